import { it } from 'vitest';
import { checkOperations } from '../../support/check-trace.js';
import { simulateTrace } from '../../support/trace-simulator.js';
import { OpKind } from '../../../server/src/trace/operations.js';
it('x', () => {
  let bad = 0; const counts: Record<string, number> = {};
  for (let seed = 0; seed < 2000 && bad < 3; seed++) for (const times of ['none','coarse','exact'] as const) {
    const t = simulateTrace({ seed, turns: 500, times });
    for (const o of t.operations) counts[OpKind[o.kind]] = (counts[OpKind[o.kind]] ?? 0) + 1;
    const p = checkOperations(t.tables, t.operations);
    if (p.length) { bad++; console.log(seed, times, p.slice(0,3));
      for (const o of t.operations) console.log(o.line, 't'+o.thread, OpKind[o.kind], o.a, o.b, o.flags, o.amount, o.time);
    break; }
  }
  console.log('bad', bad, JSON.stringify(counts));
});
