/**
 * The Origins view as a tree of plain data: components with their callbacks, threads and what else is
 * posted or called back, and last what was not understood.
 */
import type { AndroidModel, Component, Origin, Place } from '../../android/origins.js';
import { countText } from '../trace/markdown.js';
import { causeWords, coverageLine, ownCoverageLine } from './coverage.js';
import type { OriginIndex } from './origin-index.js';
import { originLensContent } from './lenses.js';
import { executorText } from '../../android/executor-words.js';
import { componentText, shortClass } from './words.js';

export type TreeIcon = 'component' | 'callback' | 'thread' | 'group' | 'coverage' | 'unknown';

export interface OriginNode {
  readonly label: string;
  readonly description: string;
  readonly tooltip: string;
  readonly icon: TreeIcon;
  readonly at: Place | undefined;
  readonly children: readonly OriginNode[];
}

export function originTree(index: OriginIndex): OriginNode[] {
  const { model } = index;
  const inComponents = new Set(model.components.flatMap(({ origins }) => origins));
  const rest = model.origins.filter(({ id }) => !inComponents.has(id));
  const isThread = ({ runsOn }: Origin) => !runsOn.kind.endsWith('looper');
  return [
    ...model.components.map((component) => componentNode(component, index)),
    ...group('Threads', rest.filter(isThread), index),
    ...group(
      'Other callbacks',
      rest.filter((origin) => !isThread(origin)),
      index,
    ),
    coverageNode(model),
  ];
}

function componentNode(component: Component, index: OriginIndex): OriginNode {
  const origins = component.origins.flatMap((id) => index.origin(id) ?? []);
  return {
    label: shortClass(component.class),
    description: componentText(component),
    tooltip: component.class,
    icon: 'component',
    at: component.at,
    children: origins.map((origin) => originNode(origin, index)),
  };
}

function originNode(origin: Origin, index: OriginIndex): OriginNode {
  const content = originLensContent(index, origin.at);
  return {
    label: origin.name,
    description: executorText(origin.runsOn),
    tooltip: content?.title ?? '',
    icon: origin.runsOn.kind === 'main-looper' ? 'callback' : 'thread',
    at: origin.at,
    children: [],
  };
}

function group(label: string, origins: readonly Origin[], index: OriginIndex): OriginNode[] {
  if (origins.length === 0) return [];
  const children = origins.map((origin) => originNode(origin, index));
  const description = countText(origins.length, 'origin');
  return [{ label, description, tooltip: '', icon: 'group', at: undefined, children }];
}

function coverageNode({ coverage }: AndroidModel): OriginNode {
  const limits = coverage.limits.map((limit) => ({
    ...LEAF,
    label: 'Stopped early',
    description: limit,
    at: undefined,
  }));
  const unresolved = coverage.unresolved.map(({ why, name, count, first }) => ({
    ...LEAF,
    label: name,
    description: `${countText(count, 'call')} ${causeWords(why)}`,
    at: first,
  }));
  const skipped = coverage.skipped.map(({ file, why }) => ({
    ...LEAF,
    label: file,
    description: why,
    at: { file, line: 1, column: 1, endLine: 1, endColumn: 1 },
  }));
  return {
    label: 'Coverage',
    description: coverageLine(coverage),
    tooltip: ownCoverageLine(coverage),
    icon: 'coverage',
    at: undefined,
    children: [...limits, ...unresolved, ...skipped],
  };
}

const LEAF = { tooltip: '', icon: 'unknown', children: [] } as const;
