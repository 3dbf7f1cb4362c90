/** How a text is laid out, so that what is written into it looks like the rest. */

const DEFAULT_UNIT = '    ';

export function newlineOf(text: string): string {
  const at = text.indexOf('\n');
  return at > 0 && text[at - 1] === '\r' ? '\r\n' : '\n';
}

export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Past the last character of the line, without what ends it. */
export function lineEnd(text: string, offset: number): number {
  const at = text.indexOf('\n', offset);
  if (at < 0) return text.length;
  return at > 0 && text[at - 1] === '\r' ? at - 1 : at;
}

/** White space at the beginning of the offset's line. */
export function indentationAt(text: string, offset: number): string {
  const start = lineStart(text, offset);
  return /^[ \t]*/.exec(text.slice(start, lineEnd(text, start)))![0];
}

/** Is there nothing but white space before it on its line? */
export function isFirstOnLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === '';
}

/** One step of indentation: a tab, or the steps by which lines are indented deeper most often. */
export function indentationUnit(text: string): string {
  const counts = new Map<string, number>();
  let before = '';
  for (const line of text.split('\n')) {
    if (line.trim() === '' || /^\s*\*/.test(line)) continue;
    const indent = /^[ \t]*/.exec(line)![0];
    if (indent.length > before.length && indent.startsWith(before)) {
      const step = indent.slice(before.length);
      counts.set(step, (counts.get(step) ?? 0) + 1);
    }
    before = indent;
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? DEFAULT_UNIT;
}

/** Lines behind the first one step deeper. */
export function deeper(text: string, unit: string): string {
  return text.replace(/\n(?=[^\r\n])/g, `\n${unit}`);
}

/** With a comment that ends the line, if nothing else is behind it. */
export function withTrailingComment(text: string, end: number): number {
  const rest = text.slice(end, lineEnd(text, end));
  return /^[ \t]*\/\//.test(rest) ? end + rest.trimEnd().length : end;
}

export function lineCount(text: string): number {
  return text.split('\n').length;
}
