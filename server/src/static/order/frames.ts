/**
 * Frames: a code as it is entered, with the locks that its callers hold, the objects that they hand over
 * for its own, and the kind of thread that runs it. What a trace records of a code and whom it calls how
 * follows from that alone, so frames are found once and walked by every origin that comes to them.
 *
 * They last from one search of a program to the next: after an edit, what was found of a code is found anew
 * only where its body, or what its steps are, is another.
 */
import { getOrMake } from '../../base/multi-map.js';
import { TripleIndex } from '../../base/triple-index.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { InstanceAccess } from '../accesses/instance-accesses.js';
import { NONE, type Sites } from '../body/ownership/sites.js';
import type { SaidThread } from '../body/said-thread.js';
import type { LocksetId } from '../locks/locksets.js';
import type { StaticOrigin } from '../origins.js';
import type { InstanceId } from '../points-to/points-to.js';
import { areSameSteps, type InstanceStep } from './steps.js';

declare const brand: unique symbol;
/** Dense, from 0. */
export type FrameId = number & { readonly [brand]: 'frame' };

export interface FrameAccess {
  readonly access: InstanceAccess;
  readonly locks: LocksetId;
}

/** One access of a frame. */
export interface FramePlace {
  readonly frame: Frame;
  readonly index: number;
}

export interface FrameStep {
  readonly step: InstanceStep;
  /** Which of the frame's accesses it is; undefined if none. */
  readonly access: number | undefined;
  readonly callees: readonly Frame[];
}

/** What frames are made of. */
export interface FrameInputs {
  steps(instance: InstanceId): readonly InstanceStep[];
  /** With the locks that the callers hold. */
  locksAt(instance: InstanceId, step: InstanceStep, held: LocksetId): LocksetId;
  /** The only threads that come to the statement, if the source asks; undefined if any may. */
  threadAt(instance: InstanceId, statement: StatementIndex): 'main' | 'worker' | undefined;
  /** The thread that the method itself says it is for. */
  saidBy(instance: InstanceId): SaidThread | undefined;
  /** With what stands for the thread. */
  onThread(held: LocksetId, thread: 'main' | 'confined'): LocksetId;
  /** Is it an access of an object that nobody else has, given what the caller has handed over? */
  isOwned(instance: InstanceId, access: InstanceAccess, given: Sites): boolean;
  /** What a call hands over to a callee that nobody else has. */
  givenTo(callee: InstanceId, caller: InstanceId, statement: StatementIndex, given: Sites): Sites;
}

/** What runs a frame; of `unknown` nothing that the source asks is known. */
const THREADS = ['main', 'worker', 'unknown'] as const;
type Thread = (typeof THREADS)[number];

interface Entry {
  readonly held: LocksetId;
  readonly given: Sites;
  readonly thread: Thread;
}

interface Contents {
  readonly steps: readonly FrameStep[];
  readonly accesses: readonly FrameAccess[];
  readonly callees: readonly Frame[];
}

export class Frame {
  #made: Contents | undefined;

  constructor(
    readonly id: FrameId,
    readonly instance: InstanceId,
    private readonly entry: Entry,
    private readonly frames: Frames,
  ) {}

  /** What its callers hold. */
  get held(): LocksetId {
    return this.entry.held;
  }

  /** The same with other locks. */
  holding(held: LocksetId): Frame {
    return held === this.held ? this : this.frames.of(this.instance, { ...this.entry, held });
  }

  /** In the order of a run; those that only other threads come to are left out. */
  get steps(): readonly FrameStep[] {
    return this.#contents().steps;
  }

  /** In the order of the steps; one in a loop that is unrolled comes twice. */
  get accesses(): readonly FrameAccess[] {
    return this.#contents().accesses;
  }

  /** Each once. */
  get callees(): readonly Frame[] {
    return this.#contents().callees;
  }

  #contents(): Contents {
    return (this.#made ??= this.frames.contentsOf(this.instance, this.entry));
  }

  /** What was found of it does not hold any more. */
  forget(): void {
    this.#made = undefined;
  }
}

export class Frames {
  readonly all: Frame[] = [];
  readonly #index = new TripleIndex();
  readonly #given = new Map<Sites, number>([[NONE, 0]]);
  /** By instance: of which the contents of its frames were made. */
  readonly #steps = new Map<InstanceId, readonly InstanceStep[]>();
  #inputs: FrameInputs | undefined;

  /**
   * For a search of the program as it is now. The instances of which something may be another than before, of
   * those that have frames; `isAsBefore`: are the facts about its body those of before?
   */
  renew(inputs: FrameInputs, isAsBefore: (instance: InstanceId) => boolean): Set<InstanceId> {
    this.#inputs = inputs;
    const renewed = new Set<InstanceId>();
    for (const [instance, before] of this.#steps) {
      if (isAsBefore(instance) && areSameSteps(before, inputs.steps(instance))) continue;
      renewed.add(instance);
      this.#steps.delete(instance);
    }
    for (const frame of this.all) if (renewed.has(frame.instance)) frame.forget();
    return renewed;
  }

  /** In which an origin begins. */
  ofEntry({ executor: { kind } }: StaticOrigin, entry: InstanceId, held: LocksetId): Frame {
    const thread = kind === 'unknown' ? 'unknown' : kind === 'main-looper' ? 'main' : 'worker';
    return this.#entered(this.#inputs!, entry, { held, given: NONE, thread });
  }

  /** If nobody knows who calls a method, what it says of that is believed. */
  #entered(inputs: FrameInputs, instance: InstanceId, entry: Entry): Frame {
    const said = entry.thread === 'unknown' ? inputs.saidBy(instance) : undefined;
    if (said !== 'main' && said !== 'confined') return this.of(instance, entry);
    const held = inputs.onThread(entry.held, said);
    return this.of(instance, { ...entry, held, thread: said === 'main' ? said : entry.thread });
  }

  of(instance: InstanceId, entry: Entry): Frame {
    const given = getOrMake(this.#given, entry.given, () => this.#given.size);
    const handed = given * THREADS.length + THREADS.indexOf(entry.thread);
    const at = this.#index.add(instance, entry.held, handed) - 1;
    return (this.all[at] ??= new Frame(at as FrameId, instance, entry, this));
  }

  contentsOf(instance: InstanceId, entry: Entry): Contents {
    const inputs = this.#inputs!;
    const accesses: FrameAccess[] = [];
    const known = getOrMake(this.#steps, instance, () => inputs.steps(instance));
    const steps = known.flatMap((step) => {
      const here = this.#entryAt(inputs, instance, step, entry);
      if (here === undefined) return [];
      const locks = inputs.locksAt(instance, step, here.held);
      const isRecorded = this.#isRecorded(inputs, instance, step, entry);
      const access = isRecorded ? accesses.push({ access: step.access!, locks }) - 1 : undefined;
      const callees = step.callees.map((callee) => {
        const given = inputs.givenTo(callee, instance, step.statement, entry.given);
        return this.#entered(inputs, callee, { ...here, held: locks, given });
      });
      return [{ step, access, callees }];
    });
    const callees = [...new Set(steps.flatMap((each) => each.callees))];
    return { steps, accesses, callees };
  }

  /** As the statement is entered; undefined if it is for other threads than this one. */
  #entryAt(
    inputs: FrameInputs,
    instance: InstanceId,
    { statement }: InstanceStep,
    entry: Entry,
  ): Entry | undefined {
    const asked = inputs.threadAt(instance, statement);
    if (asked === undefined || asked === entry.thread) return entry;
    if (entry.thread !== 'unknown') return undefined;
    const held = asked === 'main' ? inputs.onThread(entry.held, asked) : entry.held;
    return { ...entry, thread: asked, held };
  }

  /** What is owned without the caller's help was left out before. */
  #isRecorded(
    inputs: FrameInputs,
    instance: InstanceId,
    { access }: InstanceStep,
    { given }: Entry,
  ): boolean {
    if (access === undefined) return false;
    return given === NONE || !inputs.isOwned(instance, access, given);
  }
}
