/**
 * A text as the grammar can read it: of the same length, so that places stay what they are. Two
 * things of the language it does not know: that a \r alone ends a line, and with it a comment; and
 * that an annotation may stand before the dots of `Object @Nullable ... all`.
 */
const LONE_RETURN = /\r(?!\n)/g;
const DOTS_ANNOTATION = /@[\w.$]+(?=\s*\.\.\.)/g;

export function parserText(text: string): string {
  const lines = text.includes('\r') ? text.replaceAll(LONE_RETURN, '\n') : text;
  return lines.includes('...') ? lines.replaceAll(DOTS_ANNOTATION, blank) : lines;
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
