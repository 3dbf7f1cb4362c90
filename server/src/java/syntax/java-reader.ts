/** Reads the files of one program: their names are numbered together. */
import { Names } from './names.js';
import type { JavaParser } from './parser.js';
import { Walker } from './walk.js';

export class JavaReader {
  readonly walker: Walker;

  constructor(
    readonly parser: JavaParser,
    readonly names: Names = new Names(),
  ) {
    this.walker = new Walker(parser.memory, parser.grammar, names);
  }
}
