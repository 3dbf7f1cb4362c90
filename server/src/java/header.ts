/**
 * What stands before a brace or a semicolon in Java, read from its tokens: the name of a class, of a
 * method, of fields, and whether an expression goes on after the brace. Tolerant: what is not
 * recognised is nothing.
 */

export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const CLASS_WORDS: ReadonlySet<string> = new Set(['class', 'interface', 'enum', 'record']);

/** The name in `class NAME`; `X.class` is none, and a method may be called `record`. */
export function classNameIn(header: readonly Token[]): Token | undefined {
  let depth = 0;
  for (const [at, { text }] of header.entries()) {
    if (text === '(') depth++;
    if (text === ')') depth--;
    const next = header[at + 1];
    if (depth !== 0 || !isName(next) || header[at - 1]?.text === '.') continue;
    if (!CLASS_WORDS.has(text) && !text.startsWith('@')) continue;
    if (text === '@') continue;
    if (text === 'record' && header[at + 2]?.text !== '(' && header[at + 2]?.text !== '<') continue;
    return next;
  }
  return undefined;
}

/** Does the header end in `new Type(…)`? */
export function isAnonymous(header: readonly Token[]): boolean {
  if (header.at(-1)?.text !== ')') return false;
  let at = matching(header, header.length - 1, '(', ')') - 1;
  if (header[at]?.text === '>') at = matching(header, at, '<', '>') - 1;
  while (isName(header[at]) || header[at]?.text === '.' || header[at]?.text === '@') {
    if (header[at]!.text === 'new') return true;
    at--;
  }
  return false;
}

/** Does a statement go on after the brace: `f(() -> {`, `x = y -> {`, `new int[] {`, `= switch (y) {`? */
export function isExpression(header: readonly Token[]): boolean {
  const last = header.at(-1)?.text;
  if (last === '->' && header[0]?.text !== 'case' && header[0]?.text !== 'default') return true;
  if (last === ']' || last === '=' || last === ',') return true;
  return (
    last === ')' && header.some(({ text }) => text === 'switch') && header[0]?.text !== 'switch'
  );
}

/** The position of the bracket that the one at `from` closes; -1 if there is none. */
function matching(tokens: readonly Token[], from: number, open: string, close: string): number {
  let depth = 0;
  for (let at = from; at >= 0; at--) {
    const { text } = tokens[at]!;
    if (text === close) depth++;
    if (text === open && --depth === 0) return at;
  }
  return -1;
}

/** The name before the parameters: `void NAME(…) throws X`. */
export function methodNameIn(header: readonly Token[]): Token | undefined {
  const open = header.findIndex(({ text }) => text === '(');
  const name = header[open - 1];
  return open > 0 && isName(name) && name !== undefined ? name : undefined;
}

/** The names of `int a = 1, b[];`: each before an `=`, a `,` or the end, outside of brackets. */
export function fieldNamesIn(header: readonly Token[]): Token[] {
  const names: Token[] = [];
  let depth = 0;
  let inValue = false;
  for (const [at, token] of header.entries()) {
    // In a value, `<` may as well be a comparison.
    if ('(['.includes(token.text) || (token.text === '<' && !inValue)) depth++;
    if (')]'.includes(token.text) || (token.text === '>' && !inValue))
      depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    if (token.text === '=') inValue = true;
    else if (token.text === ',') inValue = false;
    else if (!inValue && isName(token) && at > 0 && endsName(header, at + 1)) names.push(token);
  }
  return names;
}

function endsName(header: readonly Token[], from: number): boolean {
  let at = from;
  while (header[at]?.text === '[' && header[at + 1]?.text === ']') at += 2;
  const next = header[at]?.text;
  return next === undefined || next === '=' || next === ',';
}

export function isName(token: Token | undefined): boolean {
  return token !== undefined && /^[\p{ID_Start}_$]/u.test(token.text);
}

/** Without `@Name` and `@Name(…)`. */
export function withoutAnnotations(header: readonly Token[]): Token[] {
  const plain: Token[] = [];
  for (let at = 0; at < header.length; at++) {
    if (header[at]!.text === '@') at = endOfAnnotation(header, at);
    else plain.push(header[at]!);
  }
  return plain;
}

function endOfAnnotation(header: readonly Token[], from: number): number {
  let at = from + 1;
  while (header[at + 1]?.text === '.' && isName(header[at + 2])) at += 2;
  if (header[at + 1]?.text !== '(') return at;
  let depth = 0;
  for (at++; at < header.length; at++) {
    if (header[at]!.text === '(') depth++;
    if (header[at]!.text === ')' && --depth === 0) break;
  }
  return at;
}

/** Where the last constant before this one ended: a comma outside of parentheses. */
export function lastConstant(header: readonly Token[]): number {
  let depth = 0;
  let last = -1;
  for (const [at, { text }] of header.entries()) {
    if (text === '(') depth++;
    if (text === ')') depth--;
    if (text === ',' && depth === 0) last = at;
  }
  return last;
}
