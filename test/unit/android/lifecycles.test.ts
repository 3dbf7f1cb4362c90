/**
 * The lifecycle machines: the seeds' figures, order and re-entrance, and the relations against a
 * plain enumeration of all lives of small random machines.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alwaysBetween,
  callbacksOf,
  INPUT,
  mayFollow,
  movesOf,
  mustPrecede,
  nextOf,
  requires,
  type LifecycleMachine,
} from '../../../server/src/android/lifecycles/machine.js';
import { MACHINES } from '../../../server/src/android/lifecycles/machines.js';

function machine(name: string): LifecycleMachine {
  const found = MACHINES.get(name);
  if (found === undefined) throw new Error(`no machine ${name}`);
  return found;
}

/** What comes next after each callback of a figure, the other callbacks aside. */
function successors(name: string, callbacks: readonly string[]): Record<string, string[]> {
  const among = new Set(callbacks);
  return Object.fromEntries(
    callbacks.map((callback) => [callback, [...nextOf(machine(name), callback, among)].sort()]),
  );
}

describe("the seeds' figures", () => {
  it('seed 002 Figure 8 and seed 004 Figure 2.1: the activity', () => {
    const next = successors('activity', [
      'onCreate',
      'onStart',
      'onResume',
      'onPause',
      'onStop',
      'onRestart',
      'onDestroy',
    ]);
    expect(next).toEqual({
      onCreate: ['onDestroy', 'onStart'], // onDestroy, beyond the figure: finish() in onCreate
      onStart: ['onResume', 'onStop'],
      onResume: ['onPause'],
      onPause: ['onResume', 'onStop'],
      onStop: ['onDestroy', 'onRestart'],
      onRestart: ['onStart'],
      onDestroy: [],
    });
  });

  it('seed 004 Figure 2.2 a: the started service', () => {
    expect(successors('service', ['onCreate', 'onStartCommand', 'onDestroy'])).toEqual({
      onCreate: ['onDestroy', 'onStartCommand'],
      onStartCommand: ['onDestroy', 'onStartCommand'],
      onDestroy: [],
    });
  });

  it('seed 004 Figure 2.2 b, seed 001 Figure 3.2 e: the bound service and its client', () => {
    const callbacks = ['onCreate', 'onBind', 'onServiceConnected', 'onServiceDisconnected'];
    expect(successors('binding', [...callbacks, 'onUnbind', 'onRebind', 'onDestroy'])).toEqual({
      onCreate: ['onBind'],
      onBind: ['onServiceConnected', 'onUnbind'],
      onServiceConnected: ['onServiceDisconnected', 'onUnbind'],
      onServiceDisconnected: ['onServiceConnected', 'onUnbind'],
      onUnbind: ['onDestroy', 'onRebind'],
      onRebind: ['onServiceConnected', 'onUnbind'],
      onDestroy: [],
    });
    expect(requires(machine('binding'), 'onServiceDisconnected', 'onServiceConnected')).toBe(true);
  });

  it('seed 004 Figure 2.3: the receiver', () => {
    expect(successors('registered-receiver', ['register', 'onReceive', 'unregister'])).toEqual({
      register: ['onReceive', 'unregister'],
      onReceive: ['onReceive', 'unregister'],
      unregister: ['register'],
    });
  });

  it('seed 001 Code 1: the harness, with input between onResume and onPause', () => {
    const harness = ['onCreate', 'onStart', 'onResume', INPUT, 'onPause', 'onStop', 'onDestroy'];
    harness.forEach((earlier, at) => {
      for (const later of harness.slice(at + 1)) {
        expect(mayFollow(machine('activity'), earlier, later), `${earlier} ${later}`).toBe(true);
      }
    });
    for (const before of ['onCreate', 'onStart', 'onResume']) {
      expect(requires(machine('activity'), INPUT, before), before).toBe(true);
    }
    expect(alwaysBetween(machine('activity'), 'onPause', 'onResume', INPUT)).toBe(true);
    expect(mayFollow(machine('activity'), 'onDestroy', INPUT)).toBe(false);
  });

  it('seed 001 Figure 3.2 c: the parts of an AsyncTask', () => {
    const task = machine('async-task');
    expect(mustPrecede(task, 'onPreExecute', 'doInBackground')).toBe(true);
    expect(mustPrecede(task, 'doInBackground', 'onPostExecute')).toBe(true);
    expect(mustPrecede(task, 'doInBackground', 'onProgressUpdate')).toBe(false);
    expect(mustPrecede(task, 'onProgressUpdate', 'onPostExecute')).toBe(true);
    expect(requires(task, 'onCancelled', 'doInBackground')).toBe(false);
  });
});

describe('order and re-entrance', () => {
  it.each([
    ['activity', 'onCreate', 'onDestroy'],
    ['activity', 'onCreate', 'onResume'],
    ['activity', 'onCreate', INPUT],
    ['activity', 'onRestoreInstanceState', 'onPostResume'],
    ['activity', 'onRestoreInstanceState', 'onRestart'],
    ['activity', 'onPause', 'onDestroy'],
    ['fragment', 'onAttach', 'onCreate'],
    ['fragment', 'onCreate', 'onDestroyView'],
    ['fragment', 'onDestroyView', 'onDetach'],
    ['service', 'onCreate', 'onStartCommand'],
    ['service', 'onStartCommand', 'onDestroy'],
    ['intent-service', 'onCreate', 'onHandleIntent'],
    ['job-intent-service', 'onCreate', 'onHandleWork'],
    ['provider', 'onCreate', 'query'],
    ['process', 'provider.onCreate', 'application.onCreate'],
    ['process', 'application.onCreate', 'component'],
    ['view', 'onFinishInflate', 'onDetachedFromWindow'],
    ['dialog', 'onCreate', 'onDismiss'],
    ['view-model', '<init>', 'onCleared'],
    ['lifecycle-observer', 'onCreate', 'onStop'],
    ['backup-agent', 'onCreate', 'onBackup'],
  ])('%s: %s must come before %s', (name, first, second) => {
    expect(mustPrecede(machine(name), first, second)).toBe(true);
    expect(mustPrecede(machine(name), second, first)).toBe(false);
  });

  it.each([
    ['activity', 'onPause', 'onResume'],
    ['activity', 'onStart', 'onStop'],
    ['activity', 'onResume', INPUT],
    ['fragment', 'onCreateView', 'onDestroyView'],
    ['retained-fragment', 'onAttach', 'onDetach'],
    ['service', 'onBind', 'onStartCommand'],
    ['registered-receiver', 'register', 'unregister'],
    ['view', 'onAttachedToWindow', 'onDetachedFromWindow'],
    ['loader-callbacks', 'onCreateLoader', 'onLoaderReset'],
    ['service-connection', 'onServiceConnected', 'onServiceDisconnected'],
    ['lifecycle-observer', 'onStart', 'onStop'],
    ['live-data', 'onActive', 'onInactive'],
  ])('%s: %s and %s may come again', (name, first, second) => {
    expect(mayFollow(machine(name), first, second)).toBe(true);
    expect(mayFollow(machine(name), second, first)).toBe(true);
  });

  it.each([
    ['intent-service', 'onHandleIntent', 'onDestroy'],
    ['job-intent-service', 'onHandleWork', 'onDestroy'],
    ['loader', 'loadInBackground', 'onReset'],
  ])('%s: %s may still run at %s', (name, first, second) => {
    expect(mayFollow(machine(name), first, second)).toBe(true);
    expect(mustPrecede(machine(name), first, second)).toBe(false);
  });

  it('a service is bound again only after it was bound', () => {
    expect(requires(machine('service'), 'onRebind', 'onBind')).toBe(true);
  });

  it('what is freed in onPause is set again before the next input', () => {
    expect(alwaysBetween(machine('activity'), 'onPause', 'onResume', INPUT)).toBe(true);
    expect(alwaysBetween(machine('activity'), 'onStop', 'onStart', 'onResume')).toBe(true);
    expect(alwaysBetween(machine('activity'), 'onPause', 'onStart', 'onResume')).toBe(false);
    expect(alwaysBetween(machine('fragment'), 'onDestroyView', 'onCreateView', 'onResume')).toBe(
      true,
    );
  });
});

describe('every machine', () => {
  it.each([...MACHINES.keys()])('%s: all states can be reached, and are declared', (name) => {
    const { start, states, stays = [], overlaps = {} } = machine(name);
    const moves = movesOf(machine(name));
    const reached = new Set([start, ...moves.map(({ to }) => to)]);
    expect([...reached].sort()).toEqual(Object.keys(states).sort());
    for (const { in: where } of stays)
      for (const state of where) expect(states).toHaveProperty([state]);
    const callbacks = callbacksOf(machine(name));
    for (const [callback, others] of Object.entries(overlaps)) {
      for (const one of [callback, ...others]) expect(callbacks.has(one), one).toBe(true);
    }
  });

  it.each([...MACHINES.keys()])('%s: no random life contradicts the relations', (name) => {
    const seed = fc.sample(fc.array(fc.nat(), { minLength: 25, maxLength: 25 }), {
      numRuns: 8,
      seed: 1,
    });
    for (const choices of seed) expectLifeAgrees(machine(name), lifeOf(machine(name), choices));
  });
});

function lifeOf(of: LifecycleMachine, choices: readonly number[]): string[] {
  const life: string[] = [];
  let state = of.start;
  for (const choice of choices) {
    const moves = movesOf(of).filter(({ from }) => from === state);
    if (moves.length === 0) break;
    const move = moves[choice % moves.length]!;
    life.push(move.callback);
    state = move.to;
  }
  return life;
}

function expectLifeAgrees(of: LifecycleMachine, life: readonly string[]): void {
  life.forEach((earlier, at) => {
    for (const later of life.slice(at + 1)) {
      expect(mayFollow(of, earlier, later)).toBe(true);
      expect(mustPrecede(of, later, earlier)).toBe(false);
    }
    for (const callback of callbacksOf(of)) {
      if (requires(of, earlier, callback)) expect(life.slice(0, at)).toContain(callback);
    }
  });
}

describe('the relations against all lives of small machines', () => {
  const STATES = ['s', 't', 'u'];
  const CALLBACKS = ['a', 'b', 'c'];
  const moves = fc.dictionary(
    fc.constantFrom(...CALLBACKS),
    fc.uniqueArray(fc.constantFrom(...STATES), { minLength: 1, maxLength: 2 }),
    { maxKeys: 2 },
  );
  const machines = fc
    .record({ s: moves, t: moves, u: moves })
    .map((states): LifecycleMachine => ({ name: 'random', start: 's', states }));

  /** Long enough: a shortest witness passes each of the three states once per leg, at most two legs. */
  function allLives(of: LifecycleMachine, length: number): string[][] {
    let lives: { life: string[]; state: string }[] = [{ life: [], state: of.start }];
    const all: string[][] = [];
    for (let step = 0; step < length; step++) {
      lives = lives.flatMap(({ life, state }) =>
        Object.entries(of.states[state]!).flatMap(([callback, to]) =>
          [to].flat().map((next) => ({ life: [...life, callback], state: next })),
        ),
      );
      all.push(...lives.map(({ life }) => life));
    }
    return all;
  }

  it('agree', () => {
    fc.assert(
      fc.property(machines, (random) => {
        const lives = allLives(random, 6);
        for (const a of CALLBACKS) for (const b of CALLBACKS) expectSame(random, lives, a, b);
      }),
      { numRuns: 30 },
    );
  });

  function expectSame(random: LifecycleMachine, lives: string[][], a: string, b: string): void {
    const follows = lives.some((life) => life.includes(a) && life.includes(b, life.indexOf(a) + 1));
    expect(mayFollow(random, a, b)).toBe(follows);
    const needs = lives.every(
      (life) => !life.includes(b) || life.slice(0, life.indexOf(b)).includes(a),
    );
    expect(requires(random, b, a)).toBe(needs);
    for (const c of CALLBACKS) {
      expect(alwaysBetween(random, a, c, b)).toBe(lives.every((life) => passes(life, a, c, b)));
    }
  }

  /** Every a of the life: before the first b after it there is a c. */
  function passes(life: readonly string[], a: string, c: string, b: string): boolean {
    return life.every((callback, at) => {
      if (callback !== a) return true;
      const rest = life.slice(at + 1);
      const last = rest.indexOf(b);
      return last < 0 || rest.slice(0, last).includes(c);
    });
  }
});
