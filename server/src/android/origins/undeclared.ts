/**
 * Screens, services and providers that no manifest of the project declares: the platform makes none of them. One that other
 * code names all the same may be declared by a manifest that is not here (of a flavour that is made, of who uses a library).
 */
import { lazy } from '../../base/lazy.js';
import { outermost } from '../../java/program/member-types.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Code, CodeTable } from '../flow/code.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { ProjectManifests } from '../manifest/manifest.js';

interface Inputs {
  readonly codes: CodeTable;
  readonly values: Values;
  readonly knowledge: MethodKnowledge;
  readonly manifests: ProjectManifests;
}

const DECLARED: ReadonlySet<string | undefined> = new Set(['activity', 'service', 'provider']);

/** Is the code run for such components only? */
export function undeclaredIn(inputs: Inputs): (code: Code) => boolean {
  const { codes, values, knowledge, manifests } = inputs;
  if (manifests.components.length === 0) return () => false;
  const declared = new Set(manifests.components.map((each) => lastName(each.class)));
  const named = lazy(() => namedElsewhere(codes));
  const isUnknown = (symbol: ClassSymbol): boolean =>
    DECLARED.has(knowledge.componentKind(symbol)) &&
    !declared.has(lastName(symbol.name)) &&
    !values.dispatch.isMade(symbol) &&
    !named().has(symbol);
  return ({ body: { owner } }) => {
    if (!DECLARED.has(knowledge.componentKind(owner))) return false;
    return [owner, ...values.dispatch.withSubclasses(owner)].every(isUnknown);
  };
}

/** `Foo.class`, in other code than that of Foo. */
function namedElsewhere({ codes }: CodeTable): ReadonlySet<ClassSymbol> {
  const found = new Set<ClassSymbol>();
  for (const { body } of codes) {
    for (const { constant } of body.variables) {
      if (constant?.kind !== 'class' || constant.class.kind !== 'class') continue;
      const symbol = constant.class.class;
      if (outermost(body.owner) !== outermost(symbol)) found.add(symbol);
    }
  }
  return found;
}

/** Where the package is not known, a manifest has the name alone. */
function lastName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
}
