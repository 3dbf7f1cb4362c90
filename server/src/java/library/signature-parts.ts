/**
 * Signatures of class files (JVMS §4.7.9.1) cut into parts, and put together again: the table stores
 * each part once.
 */

/** Just past the type that starts at `at`. */
export function endOfType(text: string, at: number): number {
  let end = at;
  while (text[end] === '[') end++;
  const kind = text[end];
  if (kind === 'T') return text.indexOf(';', end) + 1;
  if (kind !== 'L') return end + 1;
  for (let depth = 0; end < text.length; end++) {
    if (text[end] === '<') depth++;
    else if (text[end] === '>') depth--;
    else if (text[end] === ';' && depth === 0) return end + 1;
  }
  return end;
}

/** Just past `<T:Ljava/lang/Object;>`; 0 where there are none. */
export function endOfTypeParameters(text: string): number {
  if (!text.startsWith('<')) return 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '<') depth++;
    else if (text[at] === '>' && --depth === 0) return at + 1;
  }
  return text.length;
}

export interface SignatureParts {
  /** `<R:Ljava/lang/Object;>`; '' for none. */
  readonly typeParameters: string;
  readonly parameters: readonly string[];
  readonly result: string;
}

export function splitSignature(signature: string): SignatureParts {
  const open = endOfTypeParameters(signature);
  const parameters: string[] = [];
  let at = open + 1;
  while (at < signature.length && signature[at] !== ')') {
    const end = endOfType(signature, at);
    parameters.push(signature.slice(at, end));
    at = end;
  }
  return { typeParameters: signature.slice(0, open), parameters, result: signature.slice(at + 1) };
}

export function joinSignature({ typeParameters, parameters, result }: SignatureParts): string {
  return `${typeParameters}(${parameters.join('')})${result}`;
}
