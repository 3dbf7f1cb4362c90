/**
 * Markdown from names that a stranger's file holds: a name shows as its own characters and can
 * neither open a link, nor a heading, nor an image, nor reorder the text around it.
 */

const LONGEST = 160;

/** Control characters, line breaks, and those that turn the direction of the text. */
// eslint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
const SPECIAL = /[\\`*_{}[\]()<>#|~&@$!]/g;

/** One line of visible characters; a long text is cut, and shows that it is. */
export function plain(text: string, longest = LONGEST): string {
  const visible = text
    .slice(0, longest + 1)
    .replace(UNSEEN, ' ')
    .trim();
  return text.length > longest ? `${visible.slice(0, longest)}…` : visible;
}

export function escapeMarkdown(text: string): string {
  // `http:` and `www.` would become links by themselves.
  const escaped = plain(text).replace(SPECIAL, '\\$&');
  return escaped.replace(/:(?=\/\/)/g, '\\:').replace(/(www)\./gi, '$1\\.');
}

/** Inline code; the fence is longer than any run of backticks inside. */
export function code(text: string): string {
  const content = plain(text);
  if (content === '') return '';
  const runs = content.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const pad = content.startsWith('`') || content.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${content}${pad}${fence}`;
}

export function bold(text: string): string {
  return `**${escapeMarkdown(text)}**`;
}

/** `label` is Markdown already; the address may be anything. */
export function link(label: string, address: string): string {
  const safe = address.replace(/[\s<>()\\[\]]/g, (character) => encodeURIComponent(character));
  return `[${label}](${safe.replace(/\(/g, '%28').replace(/\)/g, '%29')})`;
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

export function numberText(count: number): string {
  return count.toLocaleString('en-US');
}

export function countText(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
