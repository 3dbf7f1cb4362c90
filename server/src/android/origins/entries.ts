/**
 * Entry callbacks (seed 001 §3.3): methods and lambdas that the platform or a library calls by itself.
 * Lifecycle callbacks are found by the component's machine, others by the tables; an override of a
 * type of the platform that no row names is taken to run on the main looper, and marked as assumed.
 */
import type { Members } from '../../java/program/members.js';
import type { ClassSymbol, MethodSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { Code } from '../flow/code.js';
import type { Dispatch } from '../flow/dispatch.js';
import type { FlowObject } from '../flow/objects.js';
import { returnsItself } from '../flow/returned-self.js';
import type { CallbackGroup, Where } from '../knowledge/knowledge.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { nestedName } from '../knowledge/nested-name.js';
import { callbacksOf, type LifecycleMachine } from '../lifecycles/machine.js';
import { MACHINES } from '../lifecycles/machines.js';
import type { Cause, OriginKind } from '../origins.js';

export interface Entry {
  readonly rule: string;
  readonly kind: OriginKind;
  readonly runs: Where;
  readonly cause: Cause;
  /** Where several things declare it: the others. */
  readonly more?: readonly Cause[];
  readonly certainty: 'known' | 'assumed';
  /** Of a lifecycle callback: the machine, in which the method's name is a step. */
  readonly machine: LifecycleMachine | undefined;
  readonly repeats: boolean;
  /** It comes when what somebody has asked for is done. */
  readonly answers: boolean;
  /** Do the callbacks of one object come one after the other? */
  readonly inTurn: boolean;
  /** The types of libraries whose method it is: what a listener is registered as. */
  readonly types: readonly ClassSymbol[];
}

interface Life {
  readonly machine: LifecycleMachine;
  /** undefined where the supertype is not seen. */
  readonly type: ClassSymbol | undefined;
  readonly certainty: 'known' | 'assumed';
}

export class Entries {
  constructor(
    private readonly members: Members,
    private readonly knowledge: MethodKnowledge,
    /** From class to the name of the machine that the manifest tells. */
    private readonly declared: ReadonlyMap<string, string>,
    private readonly dispatch: Dispatch,
    /** Does the manifest name the class itself? */
    private readonly isNamed: (symbol: ClassSymbol) => boolean,
  ) {}

  /** Of a method's code; undefined if nobody but code of ours calls it. */
  ofMethod(code: Code): Entry | undefined {
    const entry = this.#called(code);
    return entry === undefined || this.#isRun(code) ? entry : undefined;
  }

  /** Is it a callback, but of objects that all have one of their own? */
  isOverridden(code: Code): boolean {
    return this.#called(code) !== undefined && !this.#isRun(code);
  }

  #called(code: Code): Entry | undefined {
    const { body } = code;
    const { method, owner } = body;
    if (method === undefined || body.kind !== 'method') return undefined;
    if (isMain(method)) return MAIN_METHOD;
    if (hasModifier(method.modifiers, 'static') || this.#isPlain(method.name)) return undefined;
    const above = this.members.overridden(method);
    if (above.some((each) => this.#isForUs(each))) return undefined;
    const owners = above.length === 0 ? this.#ofOtherVersion(method) : librariesOf(above);
    return (
      this.#lifecycle(owner, method.name, owners) ??
      this.#stub(method, above) ??
      this.#callback(owner, method.name, owners, isOfItsOwn(method)) ??
      this.#unseen(code, method, above)
    );
  }

  /** A method that posts, starts or takes a listener is there for the app to call, overridden or not: `View.post`. */
  #isForUs(method: MethodSymbol): boolean {
    if (method.owner.source !== undefined) return false;
    if (/^setOn[A-Z]/.test(method.name)) return true;
    return this.knowledge
      .of(method)
      .calls.some(({ does, when }) => does === 'run' && when !== 'now');
  }

  /** An override of a method that the library has with other parameters in the version that is known. */
  #ofOtherVersion(method: MethodSymbol): ClassSymbol[] {
    if (!isOverride(method)) return [];
    const types = [...this.members.hierarchy.ancestry(method.owner).types.keys()];
    return types.filter((type) => type.source === undefined && type.methods.has(method.name));
  }

  /** Where every class that has objects overrides it, it is called as `super` only. */
  #isRun(code: Code): boolean {
    const { owner } = code.body;
    if (this.dispatch.withSubclasses(owner).length === 0) return true;
    const runners = this.dispatch.runnersOf(code);
    return runners.some((each) => each !== owner || this.#hasObjects(owner));
  }

  /** Where objects are made, or declared in the manifest, only of its subclasses, a class is as good as abstract. */
  #hasObjects(owner: ClassSymbol): boolean {
    const { dispatch } = this;
    if (this.isNamed(owner) || dispatch.isMade(owner)) return true;
    const all = dispatch.withSubclasses(owner);
    if (all.some((each) => this.isNamed(each))) return false;
    return this.machineOf(owner) !== undefined || !all.some((each) => dispatch.isMade(each));
  }

  /** The lifecycle that objects of the class have. */
  machineOf(owner: ClassSymbol): LifecycleMachine | undefined {
    return this.#machinesOf(owner)[0]?.machine;
  }

  /** Of a lambda or method reference: by the interface that it implements. */
  ofClosure({ closure }: Extract<FlowObject, { kind: 'closure' }>): Entry | undefined {
    const { implements: method, interface: type } = closure;
    if (method === undefined || type === undefined || this.#isPlain(method.name)) return undefined;
    if (method.owner.source !== undefined) return undefined;
    return this.#callback(type, method.name, [method.owner]);
  }

  #isPlain(name: string): boolean {
    return this.knowledge.index.general.plain.includes(name);
  }

  #lifecycle(owner: ClassSymbol, name: string, types: readonly ClassSymbol[]): Entry | undefined {
    for (const { machine, type, certainty } of this.#machinesOf(owner)) {
      if (!callbacksOf(machine).has(name)) continue;
      if (type !== undefined && !types.some((each) => this.#areRelated(each, type))) continue;
      const row = this.#row(owner, name, types);
      if (row?.runs === 'caller') continue;
      const rule = `${machine.name}.lifecycle`;
      const kind = machine.name === 'async-task' ? 'async-task' : 'entry-callback';
      const runs = row?.runs ?? 'main';
      const made = entryOf({ rule, runs, cause: LIFECYCLE_CAUSE, of: {} }, types);
      return { ...made, kind: made.kind === 'binder' ? 'binder' : kind, machine, certainty };
    }
    return undefined;
  }

  /**
   * The lifecycles that objects of a class have. A supertype that is not seen is told by its name, unless a
   * class above it is told already; a class that the manifest declares is what it says.
   */
  #machinesOf(owner: ClassSymbol): Life[] {
    const { types, unknown } = this.members.hierarchy.ancestry(owner);
    const { index } = this.knowledge;
    const lives: Life[] = [];
    const declared = this.declared.get(owner.name);
    if (declared !== undefined && (unknown.length > 0 || declared === 'manifest-receiver')) {
      addLife(lives, { lifecycle: declared }, undefined, 'known');
    }
    for (const type of types.keys()) addLife(lives, index.component(type.name), type, 'known');
    for (const { cause } of unknown) {
      addLife(lives, index.component(cause.name), undefined, 'known');
      if (lives.some(({ type }) => type?.kind !== 'interface')) continue;
      addLife(lives, index.componentBySuffix(cause.name), undefined, 'assumed');
    }
    return lives;
  }

  #callback(
    owner: ClassSymbol,
    name: string,
    types: readonly ClassSymbol[],
    isOwn = false,
  ): Entry | undefined {
    const row = this.#row(owner, name, types, isOwn);
    if (row !== undefined) return row.runs === 'caller' ? undefined : entryOf(row, types);
    if (!types.some((type) => this.#isPlatform(type.name))) return this.#ofLife(owner, name, types);
    return { ...entryOf(GENERAL, types), certainty: 'assumed' };
  }

  /** Of a component whose superclass is not seen: what the platform's has, `onBackPressed` of an activity. */
  #ofLife(owner: ClassSymbol, name: string, types: readonly ClassSymbol[]): Entry | undefined {
    if (types.length > 0 || !this.members.hierarchy.hasUnseenSuperclass(owner)) return undefined;
    const { index } = this.knowledge;
    for (const { machine, type, certainty } of this.#machinesOf(owner)) {
      const above = type === undefined ? index.typesOfLife(machine.name) : [];
      const rows = above.map((each) => index.namedCallback(each, name));
      const row = rows.find((each) => each !== undefined && each.runs !== 'caller');
      if (row !== undefined) return { ...entryOf(row, []), certainty };
    }
    return undefined;
  }

  /**
   * The nearest row that names the method, or that means all methods of a type that has it. `isOwn`: a type that is not
   * seen does not have it.
   */
  #row(
    owner: ClassSymbol,
    name: string,
    types: readonly ClassSymbol[],
    isOwn = false,
  ): CallbackGroup | undefined {
    const { index } = this.knowledge;
    const { types: above, unknown } = this.members.hierarchy.ancestry(owner);
    for (const type of above.keys()) {
      if (type.source !== undefined || !types.some((each) => this.#areRelated(each, type)))
        continue;
      const named = index.namedCallback(type.name, name);
      if (named !== undefined) return named;
      if (types.some((each) => this.members.hierarchy.isSubclass(type, each))) {
        const row = index.callback(type.name, name);
        if (row !== undefined) return row;
      }
    }
    const ofUnknown = unknown.map(({ cause }) => {
      const type = nestedName(cause.name);
      return isOwn ? index.namedCallback(type, name) : index.callback(type, name);
    });
    return ofUnknown.find((row) => row !== undefined);
  }

  /** A method of an AIDL interface, whose stub is generated or, here, not to be seen. */
  #stub(method: MethodSymbol, above: readonly MethodSymbol[]): Entry | undefined {
    if (!hasModifier(method.modifiers, 'public')) return undefined;
    const owners = above.length > 0 ? above.map(({ owner }) => owner) : this.#remotesWith(method);
    const ofBinder = this.knowledge.typeNames(method.owner).includes('android.os.Binder');
    if (owners.some((each) => this.#isRemote(each))) {
      const entry = entryOf(AIDL, owners);
      // Called through a binder that is made elsewhere, if it is handed to somebody.
      return ofBinder ? entry : { ...entry, kind: 'entry-callback', certainty: 'assumed' };
    }
    return this.#isOfUnseenStub(method, owners)
      ? { ...entryOf(AIDL, owners), certainty: isOverride(method) ? 'known' : 'assumed' }
      : undefined;
  }

  /** A type that its file does not import is the platform's: then the name and the number of parameters tell the method. */
  #remotesWith({ owner, name, parameters }: MethodSymbol): ClassSymbol[] {
    const types = [...this.members.hierarchy.ancestry(owner).types.keys()];
    return types.filter(
      (type) =>
        type.source === undefined &&
        this.#isRemote(type) &&
        type.methods.get(name)?.some((each) => each.parameters.length === parameters.length),
    );
  }

  /** What an interface declares that is seen, and not a remote one, is not the stub's. */
  #isOfUnseenStub({ owner }: MethodSymbol, above: readonly ClassSymbol[]): boolean {
    const { stubs } = this.knowledge.index.general;
    const { unknown } = this.members.hierarchy.ancestry(owner);
    return (
      unknown.some(({ cause }) => stubs.includes(lastName(cause.name))) &&
      !above.some((each) => each.kind === 'interface' && !this.#isRemote(each))
    );
  }

  #isRemote(type: ClassSymbol): boolean {
    return this.knowledge.typeNames(type).includes('android.os.IInterface');
  }

  /** Of a method that overrides nothing that is seen. */
  ofUnmarked(method: MethodSymbol): Entry | undefined {
    if (this.members.overridden(method).length > 0) return undefined;
    return this.#ofUnseenType(method.owner);
  }

  /** On the main looper, unless the libraries that it is for know nothing of Android. */
  #ofUnseenType(owner: ClassSymbol): Entry {
    const { unknown } = this.members.hierarchy.ancestry(owner);
    const isPlain = unknown.every(({ cause }) => this.#isPlainJava(cause.name));
    return { ...entryOf(isPlain ? OF_LIBRARY : GENERAL, []), certainty: 'assumed' };
  }

  #isPlainJava(type: string): boolean {
    return this.knowledge.index.general.plainJava.some((name) => type.startsWith(`${name}.`));
  }

  /** An override of something that is not seen, named like a callback. */
  #unseen({ body }: Code, method: MethodSymbol, above: readonly MethodSymbol[]): Entry | undefined {
    const { unknown } = this.members.hierarchy.ancestry(method.owner);
    if (unknown.length === 0 || above.length > 0 || !/^on[A-Z]/.test(method.name)) return undefined;
    if (!isOverride(method) || returnsItself(body)) return undefined;
    return this.#ofUnseenType(method.owner);
  }

  #areRelated(one: ClassSymbol, other: ClassSymbol): boolean {
    const { hierarchy } = this.members;
    return hierarchy.isSubclass(one, other) || hierarchy.isSubclass(other, one);
  }

  #isPlatform(type: string): boolean {
    return this.knowledge.index.general.platform.some((name) => type.startsWith(`${name}.`));
  }
}

function addLife(
  lives: Life[],
  group: { readonly lifecycle: string } | undefined,
  type: ClassSymbol | undefined,
  certainty: Life['certainty'],
): void {
  const machine = group && MACHINES.get(group.lifecycle);
  if (machine === undefined || lives.some((life) => life.machine === machine)) return;
  lives.push({ machine, type, certainty });
}

const LIFECYCLE_CAUSE = 'the system';
const GENERAL = { rule: 'general', runs: 'main', cause: 'the platform', of: {} };
const OF_LIBRARY = { ...GENERAL, runs: 'unknown', cause: 'the library, on a thread of its own' };
const AIDL = { rule: 'aidl', runs: 'binder', cause: 'a call from another process', of: {} };

const MAIN_METHOD: Entry = {
  ...entryOf(
    { rule: 'java.main', runs: 'thread main', cause: 'the start of the program', of: {} },
    [],
  ),
  kind: 'main',
  repeats: false,
};

export function entryOf(row: CallbackGroup, types: readonly ClassSymbol[]): Entry {
  return {
    rule: row.rule,
    kind: row.runs === 'binder' ? 'binder' : 'entry-callback',
    runs: row.runs,
    cause: { kind: 'system', by: row.cause, at: undefined, from: [], timing: 'now' },
    certainty: 'known',
    machine: undefined,
    repeats: row.once !== true,
    answers: row.answers === true,
    inTurn: row.inTurn === true,
    types,
  };
}

function isMain({ name, modifiers, descriptor, result }: MethodSymbol): boolean {
  return (
    name === 'main' &&
    hasModifier(modifiers, 'static') &&
    hasModifier(modifiers, 'public') &&
    descriptor === '(java.lang.String[])' &&
    result.kind === 'primitive'
  );
}

function librariesOf(methods: readonly MethodSymbol[]): ClassSymbol[] {
  return methods.map(({ owner }) => owner).filter(({ source }) => source === undefined);
}

function isOverride({ annotations }: MethodSymbol): boolean {
  return annotations.some(({ name }) => name.endsWith('Override'));
}

/** A class that says of others that they override leaves it out where there is nothing to override. */
function isOfItsOwn(method: MethodSymbol): boolean {
  if (isOverride(method)) return false;
  if (hasModifier(method.modifiers, 'private')) return true;
  return [...method.owner.methods.values()].flat().some(isOverride);
}

function lastName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
}
