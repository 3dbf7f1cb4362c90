/**
 * One operation while its line is being read: the columns, and the texts that go into tables only
 * when all fields of the line are known.
 */
import { createOperation, type Operation } from '../../batch.js';
import type { OpKind } from '../../operations.js';
import type { Trouble } from './lexer.js';

export interface Draft extends Operation {
  /** Class, component or action of a callback; class of an access; path of a database. */
  owner: string;
  /** State or event of a callback, offset of a field. */
  name: string;
  /** The name as the file writes it, where that differs. */
  label: string;
}

/** What is wrong, if anything. */
export type Outcome = Trouble | undefined;

export type NumberColumn = 'thread' | 'a' | 'b' | 'c' | 'amount';

export const TABLE_FULL: Trouble = {
  code: 'too-many-names',
  message: 'The trace has more distinct names than can be told apart.',
};

/** Stores the id of a table's row; 0 says that the table had no room. */
export function storeRow(draft: Draft, column: NumberColumn, id: number): Outcome {
  draft[column] = id;
  return id === 0 ? TABLE_FULL : undefined;
}

export function createDraft(kind: OpKind, line: number, number: number): Draft {
  return {
    ...createOperation(kind, 0, line),
    number,
    owner: '',
    name: '',
    label: '',
  };
}
