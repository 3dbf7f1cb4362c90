/** Why two operations are ordered, or are not, as Markdown with links to the trace and the sources. */
import {
  formatExplanation,
  type Markup,
  type RuleMeaning,
} from '../../causality/explanation/format.js';
import { operationsOf, type Explanation } from '../../causality/explanation/types.js';
import { placeOf, whatWords, type OperationDescription } from '../../trace/words/description.js';
import { siteLink, wordingOf, type Scope } from './hover-parts.js';
import { code, escapeMarkdown, link } from './markdown.js';

const MARKUP: Markup = {
  // A whole sentence, whose names have been cut already.
  escape: (text) => escapeMarkdown(text, Infinity),
  heading: (text) => `**${text}**`,
  rule: code,
  lineBreak: '  ',
};

/** The index is of the whole trace; `meaning` for a model with rules of its own. */
export async function explanationText(
  scope: Scope,
  explanation: Explanation,
  meaning?: RuleMeaning,
): Promise<string> {
  const described = new Map<number, OperationDescription>();
  for (const op of operationsOf(explanation)) described.set(op, await describe(scope, op));
  return formatExplanation(explanation, (op) => described.get(op)!, MARKUP, meaning);
}

async function describe(scope: Scope, op: number): Promise<OperationDescription> {
  const { index, context } = scope;
  const address = `${context.uri}#L${index.columns.line[op]!}`;
  const place = link(escapeMarkdown(placeOf(index, op)), address);
  const site = await siteLink(scope, index.columns.site[op]!);
  return { place, what: whatWords(wordingOf(scope), op), site };
}
