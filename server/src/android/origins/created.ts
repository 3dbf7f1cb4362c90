/**
 * Constructors that the platform calls by itself: of components that the manifest declares, fragments
 * (which it makes again after a rotation), views that layouts name, and view models. One that nobody
 * wrote counts only if an initialiser of a field has something posted, started or registered.
 */
import type { ClassSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { Code, CodeTable } from '../flow/code.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { LayoutFacts, NamedClass } from '../layouts/layout-facts.js';
import type { ProjectManifests } from '../manifest/manifest.js';
import type { Cause } from '../origins.js';
import { entryOf, type Entries, type Entry } from './entries.js';
import type { Doings } from './postings.js';

interface CreationInputs {
  readonly codes: CodeTable;
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
    const cause = makers.causeOf(code);
    if (cause === undefined) return [];
    const machine = entries.machineOf(owner);
    const row = { rule: `${machine?.name ?? 'component'}.create`, runs: 'main', cause: '', of: {} };
    return [{ code, entry: { ...entryOf(row, []), machine, cause } }];
  });
}

class Makers {
  readonly #declared: ReadonlySet<string>;
  /** By class with dots. */
  readonly #views: ReadonlyMap<string, NamedClass>;
  readonly #active: ReadonlySet<Code>;

  constructor(private readonly inputs: CreationInputs) {
    const { manifests, layouts, doings } = inputs;
    this.#declared = new Set(manifests.components.map((component) => component.class));
    const views = layouts.classes.filter(({ kind }) => kind === 'view');
    this.#views = new Map(views.map((view) => [view.class.replaceAll('$', '.'), view]));
    const registering = doings.handings.filter(({ row }) => row !== undefined);
    const active = [...doings.postings, ...registering];
    this.#active = new Set(active.map(({ site }) => site.code));
  }

  /** undefined where only code of ours calls it. */
  causeOf(code: Code): Cause | undefined {
    const { owner, method } = code.body;
    const isWritten = method?.source !== undefined;
    if (!isWritten && !this.#startsSomething(owner)) return undefined;
    const types = method?.parameters.map(({ type }) =>
      type.kind === 'class' ? type.class.name : '',
    );
    const kind = this.inputs.knowledge.componentKind(owner);
    const view = this.#views.get(owner.name.replaceAll('$', '.'));
    // What a layout names is a view, even if its superclass is not seen.
    if (kind === 'view' || (kind === undefined && view !== undefined)) {
      // Those with a style are called by this one.
      const isInflated = types?.length === 2 && types[1] === 'android.util.AttributeSet';
      if (view === undefined || !isInflated) return undefined;
      const { at, resource } = view;
      const what = resource.startsWith('layout') ? 'a view' : 'an element';
      return { kind: 'declare', by: `${what} in ${resource}`, at, from: [], timing: 'now' };
    }
    const isMade =
      kind === 'view-model' ||
      (types?.length === 0 && (kind === 'fragment' || this.#declared.has(owner.name)));
    if (!isMade) return undefined;
    return { kind: 'system', by: 'the system', at: undefined, from: [], timing: 'now' };
  }

  /** In an initialiser of its own or of a superclass. */
  #startsSomething(owner: ClassSymbol): boolean {
    const { codes, knowledge } = this.inputs;
    const types = [...knowledge.hierarchy.ancestry(owner).types.keys()];
    return types.some((type) => codes.initializers(type).some((code) => this.#active.has(code)));
  }
}
