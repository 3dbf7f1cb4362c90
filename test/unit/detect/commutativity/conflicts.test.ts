/** GEN, REQ and KILL of one condition: Figures 5.3 a and b, every kind of pair, and the definitions. */
import { describe, expect, it } from 'vitest';
import {
  findConflicts,
  type Order,
  type Role,
  type Step,
} from '../../../../server/src/detect/commutativity/detect/conflicts.js';
import { chooser } from '../../../support/chooser.js';
import { conflictsByDefinition } from '../../../support/commutativity/plain-conflicts.js';

/** `'GEN a; REQ b'` in the order of the trace; `'a<b'` for what happens before what. */
function conflicts(history: string, ...edges: readonly string[]): string[] {
  const [steps, names] = stepsOf(history);
  const order = orderOf(
    names.length,
    edges.map((edge) => edge.split('<').map((name) => names.indexOf(name)) as [number, number]),
  );
  const name = (at: number) => names[steps[at]!.event]!;
  return findConflicts(steps, order).map(
    ({ kind, first, second }) => `${kind} ${name(first)} ${name(second)}`,
  );
}

function stepsOf(history: string): [Step[], string[]] {
  const words = history.split('; ').map((step) => step.split(' ') as [Role, string]);
  const names = [...new Set(words.map(([, name]) => name))];
  return [words.map(([role, name]) => ({ role, event: names.indexOf(name) })), names];
}

/** The closure of some edges from earlier to later events; each event is a chain of its own. */
function orderOf(count: number, edges: readonly (readonly [number, number])[]): Order {
  const before = Array.from({ length: count }, () => new Set<number>());
  for (let event = 0; event < count; event++) {
    for (const [from, to] of edges) {
      if (to !== event) continue;
      before[event]!.add(from);
      for (const each of before[from]!) before[event]!.add(each);
    }
  }
  return {
    precedes: (earlier, later) => earlier === later || before[later]!.has(earlier),
    chainOf: (event) => event,
  };
}

describe('one condition', () => {
  it('GEN and REQ that nothing orders', () => {
    expect(conflicts('GEN g; REQ r')).toEqual(['GEN-REQ g r']);
    expect(conflicts('GEN g; REQ r', 'g<r')).toEqual([]);
  });

  it('REQ and KILL that nothing orders', () => {
    expect(conflicts('GEN g; REQ r; KILL k', 'g<r', 'g<k')).toEqual(['REQ-KILL r k']);
    expect(conflicts('GEN g; REQ r; KILL k', 'g<r', 'r<k')).toEqual([]);
  });

  it('GEN and KILL that nothing orders, if somebody needs the condition', () => {
    expect(conflicts('KILL k; GEN g; REQ r', 'g<r', 'k<r')).toEqual(['GEN-KILL k g']);
    expect(conflicts('KILL k; GEN g')).toEqual([]);
  });

  it('two that do the same commute', () => {
    expect(conflicts('REQ r; KILL k; KILL l', 'r<k', 'r<l')).toEqual([]);
  });

  it('an event that requires and kills does not conflict with itself', () => {
    expect(conflicts('GEN g; REQ e; KILL e', 'g<e')).toEqual([]);
  });

  it('a REQ that came before and one that comes after are each compared with the KILL', () => {
    const history = 'GEN g; REQ r; KILL k; GEN h; REQ s';
    expect(conflicts(history, 'g<r', 'g<k', 'k<h', 'h<s')).toEqual(['REQ-KILL r k']);
  });
});

describe('Figure 5.3', () => {
  it('a: a GEN is minor if all who require come before it, or after a KILL behind it', () => {
    const ordered = ['r<g', 'g<k', 'k<h', 'h<s'];
    // The KILL l is not ordered with g: that is all the same to r and s.
    const history = 'REQ r; KILL l; GEN g; KILL k; GEN h; REQ s';
    expect(conflicts(history, ...ordered, 'r<l', 'l<k')).toEqual([]);
    // Without the KILL behind it, s is in its area.
    expect(conflicts('REQ r; KILL l; GEN g; REQ s', 'r<l', 'r<g', 'g<s', 'l<s')).toEqual([
      'GEN-KILL l g',
    ]);
  });

  it('b: a KILL is minor if all who require come before it, or after a GEN behind it', () => {
    expect(
      conflicts('GEN g; REQ r; KILL k; GEN h; REQ s', 'g<r', 'r<k', 'r<h', 'k<h', 'h<s'),
    ).toEqual([]);
    expect(conflicts('GEN g; REQ r; KILL k; GEN h', 'g<r', 'r<k', 'g<h')).toEqual([]);
    expect(conflicts('GEN g; KILL k; GEN h; REQ s', 'g<k', 'g<h', 'k<s', 'h<s')).toEqual([
      'GEN-KILL k h',
    ]);
  });
});

describe('random histories', () => {
  it('have the conflicts of the definitions', () => {
    let conflicting = 0;
    for (let seed = 0; seed < Number(process.env['SEEDS'] ?? 1500); seed++) {
      const [steps, order] = randomHistory(chooser(seed * 31 + 7));
      const found = findConflicts(steps, order).map(
        ({ kind, first, second }) => `${kind} ${first} ${second}`,
      );
      expect(found.sort(), `seed ${seed}`).toEqual(conflictsByDefinition(steps, order).sort());
      if (found.length > 0) conflicting++;
    }
    expect(conflicting).toBeGreaterThan(100);
  });
});

/** The condition becomes true and false in turn; who requires it does so while it is true. */
function randomHistory(choose: (limit: number) => number): [Step[], Order] {
  const steps: Step[] = [];
  let isTrue = choose(2) === 0;
  const count = 2 + choose(8);
  for (let event = 0; event < count; event++) {
    if (isTrue && choose(2) === 0) steps.push({ role: 'REQ', event });
    if (choose(2) === 0) continue;
    steps.push({ role: isTrue ? 'KILL' : 'GEN', event });
    isTrue = !isTrue;
  }
  const edges: [number, number][] = [];
  for (let to = 1; to < count; to++) {
    for (let from = 0; from < to; from++) if (choose(3) === 0) edges.push([from, to]);
  }
  return [steps, orderOf(count, edges)];
}
