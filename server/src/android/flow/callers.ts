/** The calls that may run a code, found when first asked for. */
import { addTo } from '../../base/multi-map.js';
import type { StatementIndex } from '../../java/ir/statements.js';
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
      code.body.statements.forEach(({ kind }, index) => {
        if (kind !== 'call') return;
        const site = siteOf(code, index as StatementIndex);
        for (const target of this.values.targets(site)) addTo(callers, target, site);
      });
    }
    return callers;
  }
}
