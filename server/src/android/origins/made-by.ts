/**
 * From which calls of a method that makes something a variable has it: of `newIntent(context, Other.class)` each call
 * names another class. Followed through copies, calls that return what they are made on, and methods of the project that
 * return it.
 */
import type { StatementIndex, Variable } from '../../java/ir/statements.js';
import { siteOf, type Code, type Site } from '../flow/code.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';

/** Methods that return what another returns; more are not followed. */
const DEEPEST = 4;

export class MadeBy {
  constructor(
    private readonly values: Values,
    private readonly knowledge: MethodKnowledge,
  ) {}

  /** undefined where it may come from elsewhere. */
  callsOf(maker: Code, code: Code, variable: Variable, depth = 0): readonly Site[] | undefined {
    const seen = new Set([variable]);
    for (const at of seen) {
      const [index, ...others] = assignmentsOf(code, at);
      const made = index === undefined ? undefined : code.body.statements[index];
      if (index === undefined || others.length > 0) return undefined;
      if (made?.kind === 'copy') seen.add(made.from);
      if (made?.kind !== 'call' || made.method === undefined) continue;
      const site = siteOf(code, index);
      const targets = this.values.targets(site);
      if (targets.includes(maker)) return [site];
      const returns = this.knowledge.of(made.method).fluent?.returns;
      const from = returns === undefined ? [] : this.knowledge.select(made, returns);
      if (from.length === 0) return this.#returnedBy(targets, maker, depth + 1);
      for (const each of from) seen.add(each);
    }
    return undefined;
  }

  #returnedBy(codes: readonly Code[], maker: Code, depth: number): readonly Site[] | undefined {
    if (codes.length === 0 || depth > DEEPEST) return undefined;
    const found: Site[] = [];
    for (const code of codes) {
      for (const statement of code.body.statements) {
        if (statement.kind !== 'return' || statement.from === undefined) continue;
        const calls = this.callsOf(maker, code, statement.from, depth);
        if (calls === undefined) return undefined;
        found.push(...calls);
      }
    }
    return found.length > 0 ? found : undefined;
  }
}

function assignmentsOf({ body }: Code, variable: Variable): StatementIndex[] {
  return body.statements.flatMap((statement, index) =>
    'to' in statement && statement.to === variable ? [index as StatementIndex] : [],
  );
}
