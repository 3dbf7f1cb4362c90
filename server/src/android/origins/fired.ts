/**
 * Calls that run at once what was registered before: `button.performClick()` its listener, `box.setChecked(…)`
 * too; and calls of the own process's provider, which run in the thread that asks.
 *
 * Which view is meant is told by how the source names it, since views are not followed as objects: by its
 * field, its local variable or its id.
 */
import type { Watch } from '../../base/watch.js';
import { addTo, getOrMake } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { fieldsStoredIn } from '../../java/ir/selecting.js';
import type { Body, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { ClassSymbol, MethodSymbol } from '../../java/program/symbols.js';
import { capturedFrom, constantOf, type Code, type CodeTable, type Site } from '../flow/code.js';
import { definitionsIn } from '../flow/definitions.js';
import type { FieldConstants } from '../flow/field-constants.js';
import type { Values } from '../flow/values.js';
import { split } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { ProjectManifests } from '../manifest/manifest.js';
import type { Doings, Emit, Handing } from './postings.js';
import { isTakenBack } from './registrations.js';

export interface Fired extends Emit {
  readonly target: Code;
}

export interface FiredInputs {
  readonly codes: CodeTable;
  readonly values: Values;
  readonly knowledge: MethodKnowledge;
  readonly constants: FieldConstants;
  readonly manifests: ProjectManifests;
}

export function findFired({ emits, handings }: Doings, inputs: FiredInputs, watch: Watch): Fired[] {
  const fires = emits.filter(({ row }) => row.to === 'listeners');
  const asks = emits.filter(({ row }) => row.to === 'provider');
  const search = new Search(inputs);
  if (fires.length > 0) for (const handing of watch.during(handings)) search.add(handing);
  const found = [
    ...fires.flatMap((emit) => search.firedBy(emit)),
    ...asks.flatMap((emit) => search.askedBy(emit)),
  ];
  const keyOf = ({ site, target }: Fired): string =>
    `${site.code.id} ${site.statement} ${target.id}`;
  return [...new Map(found.map((each) => [keyOf(each), each])).values()];
}

class Search {
  readonly #names: Names;
  readonly #registered = new Map<string, Handing[]>();

  constructor(private readonly inputs: FiredInputs) {
    this.#names = new Names(inputs);
  }

  add(handing: Handing): void {
    const { site, call } = handing;
    if (call.receiver === undefined || isTakenBack(handing, this.inputs.knowledge)) return;
    for (const name of this.#names.of(site.code, call.receiver)) {
      addTo(this.#registered, name, handing);
    }
  }

  firedBy(emit: Emit): Fired[] {
    const { site, call, row } = emit;
    if (call.receiver === undefined) return [];
    const methods = split(row.method);
    return this.#names.of(site.code, call.receiver).flatMap((name) => {
      const all = this.#registered.get(name) ?? [];
      const there = all.filter((handing) => this.#isThere(handing, emit, name));
      const targets = there.flatMap((handing) => this.#codeOf(handing, methods));
      return targets.map((target) => ({ ...emit, target }));
    });
  }

  /** Of an object with several listeners' methods of one name those of the listener that it is registered as. */
  #codeOf({ object, call, argument }: Handing, methods: readonly string[]): readonly Code[] {
    if (object.kind === 'closure') {
      const isMeant = methods.includes(object.closure.implements?.name ?? '');
      return isMeant ? [object.code] : [];
    }
    if (object.kind !== 'instance') return [];
    const { dispatch } = this.inputs.values;
    const type = call.method?.parameters[argument]?.type;
    const wanted = type?.kind === 'class' ? methods.flatMap((name) => named(type.class, name)) : [];
    if (wanted.length === 0) return methods.flatMap((name) => dispatch.byName(object.class, name));
    return wanted
      .map((method) => dispatch.inClass(object.class, method))
      .filter((code) => code !== undefined);
  }

  /** Not if it is registered afterwards on a view that was made just before, or is taken away first. */
  #isThere({ site: at, call }: Handing, { site, call: fire }: Emit, name: string): boolean {
    const { code } = site;
    if (this.#isTakenAway(site, call.name, name)) return false;
    const isNew = isMadeIn(code.body, fire.receiver!) || name.startsWith('id ');
    if (at.code !== code || !isNew) return true;
    return controlFlowOf(code.body).reaches(at.statement, site.statement);
  }

  #isTakenAway({ code, statement }: Site, method: string, name: string): boolean {
    const flow = controlFlowOf(code.body);
    const removing = method.replace(/^add/, 'remove');
    const before = code.body.statements.flatMap((each, at) => {
      const isSame =
        each.kind === 'call' &&
        (each.name === method || each.name === removing) &&
        each.receiver !== undefined &&
        flow.dominates(at as StatementIndex, statement) &&
        this.#names.of(code, each.receiver).includes(name);
      return isSame ? [each] : [];
    });
    const last = before.at(-1);
    if (last !== undefined && last.name !== method) return true;
    return constantOf(code, last?.arguments[0])?.kind === 'null';
  }

  /** Where there is one provider, and the address is one that the project makes. */
  askedBy(emit: Emit): Fired[] {
    const { site, call, row } = emit;
    const { knowledge, values } = this.inputs;
    const own = this.#providers();
    const [uri] = knowledge.select(call, row.what);
    const [only, ...others] = own;
    if (only === undefined || others.length > 0 || uri === undefined) return [];
    if (!isOfProject(site.code.body, uri, knowledge)) return [];
    const symbol = [...this.inputs.codes.classes.values()].find(({ name }) => name === only);
    const targets = symbol && values.dispatch.byName(symbol, row.method ?? '');
    return (targets ?? []).map((target) => ({ ...emit, target }));
  }

  /** Those of the project's own code in the app's own process. */
  #providers(): string[] {
    const sources = new Set([...this.inputs.codes.classes.values()].map(({ name }) => name));
    const { components } = this.inputs.manifests;
    const own = components.filter(({ kind, process }) => kind === 'provider' && process === '');
    return [...new Set(own.map((each) => each.class))].filter((name) => sources.has(name));
  }
}

function named({ methods }: ClassSymbol, name: string): readonly MethodSymbol[] {
  return methods.get(name) ?? [];
}

/** What a call of the body gives or a field that it fills holds, and what is a part of such: `binding.save`. */
function isMadeIn(body: Body, variable: Variable): boolean {
  const seen = new Set([variable]);
  for (const at of seen) {
    for (const made of definitionsIn(body).of[at] ?? []) {
      if (made.kind === 'call' || made.kind === 'allocate') return true;
      if (made.kind === 'copy') seen.add(made.from);
      if (made.kind !== 'load' && made.kind !== 'static-load') continue;
      if (fieldsStoredIn(body).includes(made.field)) return true;
      if (made.kind === 'load') seen.add(made.object);
    }
  }
  return false;
}

/** `Tracks.CONTENT_URI`, or an address that is made of it. */
function isOfProject(body: Body, variable: Variable, knowledge: MethodKnowledge): boolean {
  const { of } = definitionsIn(body);
  const seen = new Set([variable]);
  for (const at of seen) {
    for (const made of of[at] ?? []) {
      if (made.kind === 'static-load' && made.field.owner.source !== undefined) return true;
      for (const from of madeOf(made, knowledge)) seen.add(from);
    }
  }
  return false;
}

function madeOf(statement: Statement, knowledge: MethodKnowledge): readonly Variable[] {
  if (statement.kind === 'copy') return [statement.from];
  if (statement.kind !== 'call' || statement.method === undefined) return [];
  const fluent = knowledge.of(statement.method).fluent;
  return fluent === undefined ? [] : knowledge.select(statement, fluent.returns);
}

/** How the source names a view. */
class Names {
  readonly #kept = new Map<Code, Map<Variable, readonly string[]>>();

  constructor(private readonly inputs: FiredInputs) {}

  of(code: Code, variable: Variable): readonly string[] {
    const ofCode = getOrMake(this.#kept, code, () => new Map<Variable, readonly string[]>());
    return getOrMake(ofCode, variable, () => this.#find(code, variable));
  }

  #find(code: Code, variable: Variable): readonly string[] {
    const { body } = code;
    const names = new Set<string>();
    const seen = new Set([variable]);
    for (const at of seen) {
      for (const name of this.#ownNames(code, at)) names.add(name);
      for (const made of definitionsIn(body).of[at] ?? []) {
        if (made.kind === 'copy') seen.add(made.from);
        else for (const name of this.#namesOf(code, made)) names.add(name);
      }
    }
    for (const each of body.statements) {
      const isStore = each.kind === 'store' || each.kind === 'static-store';
      if (isStore && seen.has(each.from)) names.add(`field ${each.field.id}`);
    }
    return [...names];
  }

  #ownNames(code: Code, variable: Variable): readonly string[] {
    const { kind } = code.body.variables[variable]!;
    if (kind === 'this') return [`this ${code.body.owner.id}`];
    const outer = kind === 'captured' ? capturedFrom(code, variable) : undefined;
    if (outer !== undefined && code.enclosing !== undefined) return this.of(code.enclosing, outer);
    return [`local ${code.id} ${variable}`];
  }

  /** A field, or the id by which it was found. */
  #namesOf({ body }: Code, statement: Statement): string[] {
    if (statement.kind === 'load' || statement.kind === 'static-load') {
      const { id, owner } = statement.field;
      // Each screen has a binding class's views for itself.
      return [owner.source === undefined ? `${outermostOf(body.owner).id} ${id}` : `field ${id}`];
    }
    const { knowledge, constants } = this.inputs;
    if (statement.kind !== 'call' || statement.method === undefined) return [];
    const by = knowledge.of(statement.method).toldApartBy;
    const told = by === undefined ? [] : knowledge.select(statement, by);
    return told
      .flatMap((variable) => definitionsIn(body).of[variable] ?? [])
      .flatMap((made) => (made.kind === 'static-load' ? [constants.of(made.field)] : []))
      .flatMap((id) => (id === undefined ? [] : [`id ${outermostOf(body.owner).id} ${id}`]));
  }
}

function outermostOf(symbol: ClassSymbol): ClassSymbol {
  return symbol.outer === undefined ? symbol : outermostOf(symbol.outer);
}
