/**
 * The Findings view as a tree of plain data: groups, in them findings, in them both sides with the call
 * stack and who caused each. Groups with the worst findings come first.
 */
import { groupBy } from '../../base/multi-map.js';
import {
  storyOf,
  type CauseLink,
  type Finding,
  type FindingAccess,
} from '../../findings/finding.js';
import { doneBy, titleOf, whoText } from '../../findings/message.js';
import { fileName, methodName, simpleClass } from '../../findings/names.js';
import { compareText } from '../../findings/order.js';
import { causeText, framesFrom, originText } from '../../findings/story.js';
import { SEVERITIES, type Severity } from '../../findings/tiers.js';
import type { FindingGrouping } from '../../protocol/findings.js';
import { countText } from '../trace/markdown.js';

export interface FindingNode {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly tooltip: string;
  readonly icon: 'group' | Exclude<Severity, 'error'> | 'read' | 'write' | 'cause';
  /** The finding's id, on the finding itself. */
  readonly finding?: string;
  readonly at?: { readonly path: string; readonly line: number; readonly column: number };
  readonly children: readonly FindingNode[];
}

export function findingTree(
  findings: readonly Finding[],
  grouping: FindingGrouping,
): FindingNode[] {
  const groups = [...groupBy(findings, GROUPS[grouping])];
  return groups
    .sort(
      (one, other) => severityOf(one[1]) - severityOf(other[1]) || compareText(one[0], other[0]),
    )
    .map(([name, members]) => groupNode(grouping, name, members));
}

/** What findings of one group have in common, in words. */
const GROUPS: Readonly<Record<FindingGrouping, (finding: Finding) => string>> = {
  field: ({ accesses }) => shortField(accesses[0].field),
  component: ({ accesses, cut }) =>
    cut?.component === undefined ? ownerOf(accesses[0].origin.name) : simpleClass(cut.component),
  events: ({ accesses }) => {
    return [...new Set(accesses.map(({ origin }) => origin.name))].sort().join(' ↔ ');
  },
  file: ({ accesses }) => fileOf(accesses[0]),
  tier: ({ tier }) => TIERS[tier],
};

const TIERS: Readonly<Record<Finding['tier'], string>> = {
  confirmed: 'Confirmed',
  likely: 'Likely',
  possible: 'Possible',
};

/** `DwFileAct.isActivityDestroyed` of `com.x.DwFileAct.isActivityDestroyed`. */
function shortField(field: string): string {
  return field.split('.').slice(-2).join('.');
}

/** `DwFileAct` of `DwFileAct.onDestroy` and of `lambda in DwFileAct.onCreate`. */
function ownerOf(origin: string): string {
  const name = origin.slice(origin.lastIndexOf(' ') + 1);
  return name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : name;
}

function fileOf({ place, stack: [frame], seen }: FindingAccess): string {
  return fileName(place?.path ?? seen?.trace ?? frame?.file ?? '');
}

function severityOf(findings: readonly Finding[]): number {
  return Math.min(...findings.map(({ severity }) => SEVERITIES.indexOf(severity)));
}

function groupNode(
  grouping: FindingGrouping,
  name: string,
  findings: readonly Finding[],
): FindingNode {
  return {
    id: `${grouping} ${name}`,
    label: name,
    description: countText(findings.length, 'finding'),
    tooltip: '',
    icon: 'group',
    children: findings.map((finding) => findingNode(`${grouping} ${name}`, finding)),
  };
}

function findingNode(group: string, finding: Finding): FindingNode {
  const { severity, accesses, message, why, consequence = '', verification } = finding;
  const id = `${group} ${finding.id}`;
  return {
    id,
    finding: finding.id,
    label: titleOf(finding),
    description: `${verdictMark(finding)}${accesses.map((access) => whoText(access)).join(' ↔ ')}`,
    tooltip: [message, why, consequence, verification?.reason ?? '']
      .filter((text) => text !== '')
      .join('\n\n'),
    icon: severity === 'error' ? 'warning' : severity,
    ...placeOf(accesses[0]),
    children: [
      ...sideNodes(id, finding),
      ...(finding.cuts ?? []).map((cut) => cutNode(`${id} ${cut.id}`, cut)),
    ],
  };
}

function sideNodes(id: string, finding: Finding): FindingNode[] {
  return storyOf(finding).map((access, side) => sideNode(`${id} ${side}`, finding, access));
}

/** An atomicity violation that is part of a finding. */
function cutNode(id: string, finding: Finding): FindingNode {
  const { cut, message, why } = finding;
  return {
    ...LEAF,
    id,
    label: `cuts ${cut?.blamed ?? ''} in two`,
    tooltip: `${message}\n\n${why}`,
    ...placeOf(finding.accesses[0]),
    children: sideNodes(id, finding),
  };
}

/** What is known to hurt, or not to, stands first. */
function verdictMark({ verdict, verification }: Finding): string {
  return verification === undefined || verdict === 'unverified' ? '' : `${verdict} · `;
}

function sideNode(id: string, { rule }: Finding, access: FindingAccess): FindingNode {
  const callers = framesFrom(access).slice(1);
  return {
    id,
    label: `${doneBy(rule, access)} by ${originText(access)}`,
    description: fileOf(access) + (access.place === undefined ? '' : `:${access.place.line}`),
    tooltip: '',
    icon: access.kind,
    ...placeOf(access),
    children: [
      ...callers.map((frame, at): FindingNode => {
        const label = `called by ${methodName(frame)}`;
        return { ...LEAF, id: `${id} call ${at}`, label, ...frameAt(frame) };
      }),
      ...access.causes.map((cause, at): FindingNode => {
        return {
          ...LEAF,
          id: `${id} cause ${at}`,
          label: causeText(cause),
          ...frameAt(cause.frame),
        };
      }),
    ],
  };
}

const LEAF = { description: '', tooltip: '', icon: 'cause', children: [] } as const;

function placeOf({ place, seen }: FindingAccess): Pick<FindingNode, 'at'> {
  if (place !== undefined) return { at: place };
  return seen === undefined ? {} : { at: { path: seen.trace, line: seen.line, column: 1 } };
}

function frameAt(frame: CauseLink['frame']): Pick<FindingNode, 'at' | 'description'> {
  if (frame?.path === undefined || frame.line === 0) return { description: '' };
  const at = { path: frame.path, line: frame.line, column: 1 };
  return { at, description: `${frame.file}:${frame.line}` };
}

/** Does the finding have the words in what a person reads of it? */
export function mentions(finding: Finding, filter: string): boolean {
  const words = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const text = [
    finding.message,
    ...(finding.cuts ?? []).map(({ message }) => message),
    ...storyOf(finding).flatMap((access) => [
      access.field,
      access.place?.path ?? '',
      access.origin.name,
    ]),
  ].join('\n');
  return words.every((word) => text.toLowerCase().includes(word));
}
