/** Which code runs when something is done to an object: `run` of a Runnable, of a Thread made with one. */
import type { Code } from '../flow/code.js';
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import { split } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';

/** A thread made with a task made with a callable; more nobody writes, and circles end here. */
const MOST_HANDED_ON = 6;

export class Running {
  constructor(
    private readonly values: Values,
    private readonly knowledge: MethodKnowledge,
  ) {}

  /** The code of these methods; of an object that hands them on, of the one that it was made with. */
  codeOf(object: FlowObject, methods: readonly string[], depth = 0): Set<Code> {
    const found = new Set<Code>();
    if (object.kind === 'closure') return found.add(object.code);
    if (object.kind === 'instance') {
      for (const method of methods) {
        for (const code of this.values.dispatch.byName(object.class, method)) found.add(code);
      }
    }
    if (found.size > 0 || depth > MOST_HANDED_ON) return found;
    return this.#handedOn(object, methods, depth);
  }

  #handedOn(object: FlowObject, methods: readonly string[], depth: number): Set<Code> {
    const found = new Set<Code>();
    for (const { code, statement } of this.values.makersOf(object)) {
      const call = code.body.statements[statement];
      if (call?.kind !== 'call' || call.method === undefined) continue;
      for (const row of this.knowledge.of(call.method).delegates) {
        const from = split(row.from);
        if (!methods.some((method) => from.includes(method))) continue;
        for (const variable of this.knowledge.select(call, row.to)) {
          for (const next of this.values.of(code, variable)) {
            for (const one of this.codeOf(next, split(row.method), depth + 1)) found.add(one);
          }
        }
      }
    }
    return found;
  }
}
