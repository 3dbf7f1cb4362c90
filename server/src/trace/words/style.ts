/** How names stand out from the words around them: not at all, or as the editor's Markdown. */
import type { TraceIndex } from '../index/types.js';
import { plain } from './plain.js';

export interface WordStyle {
  /** A name as part of the text. */
  text(name: string): string;
  /** Something that stands in the source or the trace: a location, a value, a callback. */
  code(name: string): string;
  /** Who does it. */
  strong(name: string): string;
}

export const PLAIN_STYLE: WordStyle = {
  text: (name) => plain(name),
  code: (name) => plain(name),
  strong: (name) => plain(name),
};

/** What is needed to speak of a trace. */
export interface Wording {
  readonly index: TraceIndex;
  readonly style: WordStyle;
}
