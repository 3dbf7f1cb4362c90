/** Names that a stranger's file holds, as one line of visible characters. */

const LONGEST = 160;

/** Control characters, line breaks, and those that turn the direction of the text. */
// eslint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;

/** A long text is cut, and shows that it is. */
export function plain(text: string, longest = LONGEST): string {
  const visible = text
    .slice(0, longest + 1)
    .replace(UNSEEN, ' ')
    .trim();
  return text.length > longest ? `${visible.slice(0, longest)}…` : visible;
}
