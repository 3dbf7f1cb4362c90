/**
 * Markdown from names that a stranger's file holds: a name shows as its own characters and can
 * neither open a link, nor a heading, nor an image, nor reorder the text around it.
 */
import { plain } from '../../trace/words/plain.js';
import type { WordStyle } from '../../trace/words/style.js';

const SPECIAL = /[\\`*_{}[\]()<>#|~&@$!]/g;

export function escapeMarkdown(text: string, longest?: number): string {
  // `http:` and `www.` would become links by themselves.
  const escaped = plain(text, longest).replace(SPECIAL, '\\$&');
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

/** Names in the hovers. */
export const MARKDOWN_STYLE: WordStyle = {
  text: (name) => escapeMarkdown(name),
  code,
  strong: bold,
};

/** `label` is Markdown already; the address may be anything. */
export function link(label: string, address: string): string {
  const safe = address.replace(/[\s<>()\\[\]]/g, (character) => encodeURIComponent(character));
  return `[${label}](${safe.replace(/\(/g, '%28').replace(/\)/g, '%29')})`;
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** By hand: the first number that the system writes costs a tenth of a second. */
export function numberText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function countText(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
