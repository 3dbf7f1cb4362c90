/** The calls that may run a code, found when first asked for. */
import { addTo } from '../../base/multi-map.js';
import { callsIn } from '../../java/ir/selecting.js';
import { siteOf, type Code, type CodeTable, type Site } from './code.js';
import type { Values } from './values.js';

export class Callers {
  #callers: Map<Code, Site[]> | undefined;

  constructor(
    private readonly codes: CodeTable,
    private readonly values: Values,
  ) {}

  of(code: Code): readonly Site[] {
    this.#callers ??= this.#find();
    return this.#callers.get(code) ?? [];
  }

  #find(): Map<Code, Site[]> {
    const callers = new Map<Code, Site[]>();
    for (const code of this.codes.codes) {
      for (const statement of callsIn(code.body)) {
        for (const target of this.values.targets({ code, statement })) {
          addTo(callers, target, siteOf(code, statement));
        }
      }
    }
    return callers;
  }
}
