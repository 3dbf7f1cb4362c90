/** A word of a trace line that means something to the editor, before it is looked up in the index. */
import type { IdKind } from '../../trace/operations.js';

/**
 * What is not an id: `verb` is what the operation does, `keyword` opens a declaration (its id is the
 * next token), `operation` and `access` are the number of another operation, `option` is the rest.
 */
export type TokenKind = IdKind | 'verb' | 'keyword' | 'operation' | 'access' | 'option';

export interface Token {
  readonly kind: TokenKind;
  /** Characters in the line, end excluded. */
  readonly start: number;
  readonly end: number;
  /** The id as the tables label it (`1` for `t1`), or the word itself. */
  readonly text: string;
}

/** Longer lines than any reader takes have no tokens. */
export const TOKEN_LINE_LIMIT = 1 << 16;
