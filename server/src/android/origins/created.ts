/**
 * Constructors that the platform calls by itself: of components that the manifest declares, fragments
 * (which it makes again after a rotation), views that layouts name, and view models. One that nobody
 * wrote counts only if an initialiser of a field, or what it calls, has something posted, started or registered.
 */
import { groupBy } from '../../base/multi-map.js';
import { callsIn } from '../../java/ir/selecting.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { siteOf, type Code, type CodeTable } from '../flow/code.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { LayoutFacts, NamedClass } from '../layouts/layout-facts.js';
import type { ProjectManifests } from '../manifest/manifest.js';
import type { Cause } from '../origins.js';
import { entryOf, type Entries, type Entry } from './entries.js';
import type { Doings, Handing } from './postings.js';

interface CreationInputs {
  readonly codes: CodeTable;
  readonly values: Values;
  readonly knowledge: MethodKnowledge;
  readonly manifests: ProjectManifests;
  readonly layouts: LayoutFacts;
  readonly doings: Doings;
}

export function findCreations(
  inputs: CreationInputs,
  entries: Entries,
): { code: Code; entry: Entry }[] {
  const makers = new Makers(inputs);
  return inputs.codes.codes.flatMap((code) => {
    const { kind, owner } = code.body;
    if (kind !== 'constructor' || hasModifier(owner.modifiers, 'abstract')) return [];
    const [cause, ...more] = makers.causesOf(code);
    if (cause === undefined) return [];
    const machine = entries.machineOf(owner);
    const row = { rule: `${machine?.name ?? 'component'}.create`, runs: 'main', cause: '', of: {} };
    return [{ code, entry: { ...entryOf(row, []), machine, cause, more } }];
  });
}

class Makers {
  readonly #declared: ReadonlySet<string>;
  /** By class with dots. */
  readonly #views: ReadonlyMap<string, readonly NamedClass[]>;
  readonly #active: ReadonlySet<Code>;

  constructor(private readonly inputs: CreationInputs) {
    const { manifests, layouts, doings } = inputs;
    this.#declared = new Set(manifests.components.map((component) => component.class));
    const views = layouts.classes.filter(({ kind }) => kind === 'view');
    this.#views = groupBy(views, (view) => view.class.replaceAll('$', '.'));
    const registering = doings.handings.filter(isRegistration);
    const active = [...doings.postings, ...registering];
    this.#active = new Set(active.map(({ site }) => site.code));
  }

  /** None where only code of ours calls it. */
  causesOf(code: Code): readonly Cause[] {
    const { owner, method } = code.body;
    const isWritten = method?.source !== undefined;
    if (!isWritten && !this.#startsSomething(owner)) return [];
    const types = method?.parameters.map(({ type }) =>
      type.kind === 'class' ? type.class.name : '',
    );
    const kind = this.inputs.knowledge.componentKind(owner);
    const views = this.#views.get(owner.name.replaceAll('$', '.')) ?? [];
    // What a layout names is a view, even if its superclass is not seen.
    if (kind === 'view' || (kind === undefined && views.length > 0)) {
      // Those with a style are called by this one.
      const isInflated = types?.length === 2 && types[1] === 'android.util.AttributeSet';
      return isInflated ? views.map(declaration) : [];
    }
    const isMade =
      kind === 'view-model' ||
      (types?.length === 0 && (kind === 'fragment' || this.#declared.has(owner.name)));
    if (!isMade) return [];
    return [{ kind: 'system', by: 'the system', at: undefined, from: [], timing: 'now' }];
  }

  /** In an initialiser of its own or of a superclass. */
  #startsSomething(owner: ClassSymbol): boolean {
    const { codes, knowledge } = this.inputs;
    const types = [...knowledge.hierarchy.ancestry(owner).types.keys()];
    const called = new Set(types.flatMap((type) => [...codes.initializers(type)]));
    for (const code of called) {
      if (this.#active.has(code)) return true;
      for (const target of this.#callees(code)) called.add(target);
    }
    return false;
  }

  #callees(code: Code): readonly Code[] {
    const { values } = this.inputs;
    return callsIn(code.body).flatMap((index) => [...values.targets(siteOf(code, index))]);
  }
}

/** By a row, or a function that somebody is given to call back. */
function isRegistration({ row, object }: Handing): boolean {
  const isAnonymous = object.kind === 'instance' && object.class.simpleName === '';
  return row !== undefined || object.kind === 'closure' || isAnonymous;
}

function declaration({ at, resource }: NamedClass): Cause {
  const what = resource.startsWith('layout') ? 'a view' : 'an element';
  return { kind: 'declare', by: `${what} in ${resource}`, at, from: [], timing: 'now' };
}
