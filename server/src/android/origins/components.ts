/** The components of the app: what the manifest declares and what classes of the project are by what they extend. */
import { groupBy } from '../../base/multi-map.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import { placeOfClass, type CodeTable } from '../flow/code.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { DeclaredComponent, ProjectManifests } from '../manifest/manifest.js';
import type { Component, OriginId } from '../origins.js';

/** Without the origins, which are not numbered yet. */
export interface OpenComponent {
  readonly symbol: ClassSymbol;
  readonly component: Omit<Component, 'origins'>;
  readonly declarations: readonly DeclaredComponent[];
}

/** AndroidAnnotations generates the subclass `Foo_` of `Foo`, and the manifest declares that. */
export function findComponents(
  codes: CodeTable,
  knowledge: MethodKnowledge,
  manifests: ProjectManifests,
): OpenComponent[] {
  const declared = groupBy(manifests.components, (component) => component.class);
  const components: OpenComponent[] = [];
  for (const symbol of codes.classes.values()) {
    const declarations = declared.get(symbol.name) ?? declared.get(`${symbol.name}_`) ?? [];
    const kind = declarations[0]?.kind ?? kindOf(symbol, knowledge);
    const at = placeOfClass(symbol);
    if (kind === undefined || at === undefined) continue;
    components.push({ symbol, component: describe(symbol, kind, at, declarations), declarations });
  }
  return components;
}

function kindOf(symbol: ClassSymbol, knowledge: MethodKnowledge): Component['kind'] | undefined {
  for (const name of knowledge.typeNames(symbol)) {
    const group = knowledge.index.component(name);
    if (group !== undefined && group.kind !== 'other') return group.kind;
  }
  return undefined;
}

function describe(
  symbol: ClassSymbol,
  kind: Component['kind'],
  at: Component['at'],
  declarations: readonly DeclaredComponent[],
): Omit<Component, 'origins'> {
  return {
    kind,
    class: symbol.name,
    at,
    declared: declarations.length > 0,
    main: declarations.some(({ main }) => main),
    exported: declarations.length === 0 ? undefined : declarations.some(({ exported }) => exported),
    isForOthers: declarations.some(({ isForOthers }) => isForOthers),
    process: declarations.find(({ process }) => process !== '')?.process ?? '',
  };
}

export function withOrigins(
  components: readonly OpenComponent[],
  origins: ReadonlyMap<number, readonly OriginId[]>,
): Component[] {
  return components.map(({ component }, index) => ({
    ...component,
    origins: origins.get(index) ?? [],
  }));
}
