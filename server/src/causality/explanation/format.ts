/**
 * An explanation to be read: the two operations, then either the chain that orders them, step by
 * step with the rule of each, or the common cause, the way to either side and the rules that come
 * near. The same lines serve the terminal and, with another markup, the hovers of the editor.
 */
import { ruleMeaning } from './rule-meanings.js';
import type { DescribeOperation, Explanation, OpIndex, OrderEdge } from './types.js';

export interface Markup {
  /** What is not yet in this markup: near misses, meanings of rules. */
  readonly escape: (text: string) => string;
  readonly heading: (text: string) => string;
  readonly rule: (name: string) => string;
  /** Stands at the end of a line that the next one continues. */
  readonly lineBreak: string;
}

export const TERMINAL: Markup = {
  escape: (text) => text,
  heading: (text) => text,
  rule: (name) => name,
  lineBreak: '',
};

/** Program order, in the words of each model. */
const IN_ORDER: ReadonlySet<string> = new Set(['PO', 'program-order']);

/** What a rule says; other models bring their own. */
export type RuleMeaning = (rule: string) => string;

export function formatExplanation(
  explanation: Explanation,
  describe: DescribeOperation,
  markup: Markup = TERMINAL,
  meaning: RuleMeaning = ruleMeaning,
): string {
  return new Formatter(describe, markup, meaning).format(explanation);
}

class Formatter {
  constructor(
    private readonly describe: DescribeOperation,
    private readonly markup: Markup,
    private readonly meaning: RuleMeaning,
  ) {}

  format(explanation: Explanation): string {
    const { first, second } = explanation;
    const sides = this.list([this.operation(first), this.operation(second)], 0);
    return [sides, ...this.answer(explanation)].join('\n\n');
  }

  private answer(explanation: Explanation): string[] {
    const { heading, escape } = this.markup;
    switch (explanation.relation) {
      case 'same':
        return [escape(explanation.text)];
      case 'unordered':
        return this.unordered(explanation);
      case 'before':
        return [heading('The first comes before the second:'), this.way(explanation.chain, 0)];
      case 'after':
        return [heading('The second comes before the first:'), this.way(explanation.chain, 0)];
    }
  }

  private unordered({ cause, ways, near }: Explanation): string[] {
    const { heading, escape, rule } = this.markup;
    const parts = [heading('Nothing orders the two.')];
    if (near.length > 0) {
      const misses = near.map((miss) => ({
        lines: [`${rule(miss.rule)}: ${escape(miss.missing)}`],
      }));
      parts.push(heading('What comes near:'), this.list(misses, 0, '-'));
    }
    if (cause === undefined) return [...parts, escape('They have no common cause in this trace.')];
    parts.push(heading('Both go back to'), this.list([this.operation(cause)], 0, '-'));
    parts.push(heading('From there to the first:'), this.shortWay(ways[0]));
    parts.push(heading('From there to the second:'), this.shortWay(ways[1]));
    return parts;
  }

  /** Only what hands over to another task or thread: the rest a person can do without. */
  private shortWay(edges: readonly OrderEdge[]): string {
    const steps = edges.filter(({ rule }) => !IN_ORDER.has(rule));
    if (steps.length === 0) return this.list([{ lines: ['in program order'] }], 0, '-');
    const items = steps.map(({ from, rule }) => {
      return { lines: [...this.operation(from).lines, this.ruleLine(rule)] };
    });
    return this.list(items, 0);
  }

  private ruleLine(rule: string): string {
    const meaning = this.markup.escape(this.meaning(rule));
    const name = this.markup.rule(rule);
    return meaning === '' ? name : `${name}: ${meaning}`;
  }

  /** Each step: where it leads to, by which rule, and why that rule applies. */
  private way(edges: readonly OrderEdge[], depth: number): string {
    const start = edges[0];
    if (start === undefined) return '';
    const steps = edges.map((edge) => this.step(edge, depth));
    return this.list([this.operation(start.from), ...steps], depth);
  }

  private step({ to, rule, because, reason = [] }: OrderEdge, depth: number): Item {
    const lines = [...this.operation(to).lines, this.ruleLine(rule)];
    if (because === undefined) return { lines };
    const [first, second] = because.map((op) => this.describe(op).place);
    const told = `because ${first!} comes before ${second!}`;
    if (reason.length === 0) return { lines: [...lines, told] };
    return { lines: [...lines, `${told}:`], nested: this.way(reason, depth + 1) };
  }

  private operation(op: OpIndex): Item {
    const { place, what, site } = this.describe(op);
    return { lines: [`${place}: ${what}`, ...(site === '' ? [] : [`at ${site}`])] };
  }

  private list(items: readonly Item[], depth: number, bullet?: string): string {
    const indent = '   '.repeat(depth);
    const texts = items.map(({ lines, nested }, at) => {
      const mark = bullet ?? `${at + 1}.`;
      const next = `${this.markup.lineBreak}\n${indent}${' '.repeat(mark.length + 1)}`;
      const own = `${indent}${mark} ${lines.join(next)}`;
      return nested === undefined ? own : `${own}\n${nested}`;
    });
    return texts.join('\n');
  }
}

/** One entry of a list: its lines, and a list of its own that is indented already. */
interface Item {
  readonly lines: readonly string[];
  readonly nested?: string;
}
