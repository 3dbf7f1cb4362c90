/**
 * Java text with everything that is not code blanked out: comments, strings, characters and text
 * blocks become spaces, line breaks stay. So offsets and lines are those of the text, and a brace
 * or a name that is found stands in code. What is never closed ends where Java would end it: a
 * string at the end of its line, a comment or text block at the end of the file.
 */

// A text block is tried before a string, a string before its quote alone.
const NOT_CODE = new RegExp(
  [
    String.raw`\/\*[^]*?(?:\*\/|$(?![^]))`,
    String.raw`\/\/[^\r\n]*`,
    String.raw`"""(?:\\[^]|(?!""")[^])*(?:"""|$(?![^]))`,
    String.raw`"(?:\\[^\r\n]|[^"\\\r\n])*"?`,
    String.raw`'(?:\\[^\r\n]|[^'\\\r\n])*'?`,
  ].join('|'),
  'g',
);

export function blankOut(text: string): string {
  return text.replace(NOT_CODE, (piece) => piece.replace(/[^\r\n]/g, ' '));
}
