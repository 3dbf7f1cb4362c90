/**
 * A Java file that is open in the editor. It keeps the parser's tree from one version of the text to
 * the next, so that a keystroke costs little: the parser goes over what changed, and only members
 * that the edit touched are walked and read again; all others keep their trees. To be closed, since
 * the parser's tree lies in wasm memory.
 */
import { Edit, type Tree } from 'web-tree-sitter';
import type { CancellationToken } from '../../base/cancellation.js';
import type { JavaFile } from './declarations.js';
import { declare, toJavaFile } from './declare.js';
import { editBetween, type TextEdit } from './edit.js';
import { KnownMembers, type ChangedRange } from './known-members.js';
import { withLastGood } from './last-good.js';
import { editedLineStarts, lineAt, lineStartsOf } from './line-starts.js';
import type { JavaReader } from './java-reader.js';
import { parserText } from './parser-text.js';
import { parseTree } from './parser.js';
import { withBracesClosed } from './read-unclosed.js';

export class OpenJava {
  #tree: Tree | undefined;
  /** The text as the parser read it. */
  #code: string;
  #file: JavaFile;

  private constructor(
    private readonly reader: JavaReader,
    tree: Tree,
    code: string,
    file: JavaFile,
  ) {
    this.#tree = tree;
    this.#code = code;
    this.#file = file;
  }

  /** undefined where it was cancelled. */
  static open(
    reader: JavaReader,
    path: string,
    text: string,
    token?: CancellationToken,
  ): OpenJava | undefined {
    const code = parserText(text);
    const tree = parseTree(reader.parser, code, undefined, token);
    if (tree === undefined) return undefined;
    const read = declare(reader.walker.walk(tree, text), reader.names);
    const { declared, problems } = withBracesClosed(reader, text, read, token);
    const file = toJavaFile(path, lineStartsOf(text), declared, problems);
    return new OpenJava(reader, tree, code, file);
  }

  get file(): JavaFile {
    return this.#file;
  }

  /** The file with a new text; undefined where it was cancelled, and all is as before. */
  update(text: string, token?: CancellationToken): JavaFile | undefined {
    const code = parserText(text);
    const edit = editBetween(this.#code, code);
    if (edit === undefined || this.#tree === undefined) return this.#file;
    const lineStarts = editedLineStarts(this.#file.lineStarts, edit, text);
    const edited = this.#tree.copy();
    try {
      edited.edit(parserEdit(edit, this.#file.lineStarts, lineStarts));
      const tree = parseTree(this.reader.parser, code, edited, token);
      if (tree === undefined) return undefined;
      this.#file = this.#read(tree, edited, edit, text, lineStarts);
      this.#tree.delete();
      this.#tree = tree;
      this.#code = code;
      return this.#file;
    } finally {
      edited.delete();
    }
  }

  /** Frees the parser's tree. The file stays as it is. */
  close(): void {
    this.#tree?.delete();
    this.#tree = undefined;
  }

  #read(tree: Tree, edited: Tree, edit: TextEdit, text: string, lineStarts: Int32Array): JavaFile {
    const { walker, names } = this.reader;
    const previous = this.#file;
    const known = new KnownMembers(previous, edit, this.#changedRanges(edited, tree));
    const { declared, problems } = declare(walker.walk(tree, text, known), names, known);
    const isWhole = problems.length === 0;
    const whole = isWhole ? declared : withLastGood(previous, declared, edit);
    return toJavaFile(previous.path, lineStarts, whole, problems);
  }

  /**
   * Where the parser made something else of the same text. Where it could and can read all of it,
   * nowhere: a member's kind and text then say how it is read, and there is no need to compare.
   */
  #changedRanges(edited: Tree, tree: Tree): readonly ChangedRange[] {
    const isWhole = this.#file.problems.length === 0 && !tree.rootNode.hasError;
    return isWhole ? [] : edited.getChangedRanges(tree);
  }
}

function parserEdit(
  { start, oldEnd, newEnd }: TextEdit,
  before: Int32Array,
  after: Int32Array,
): Edit {
  return new Edit({
    startIndex: start,
    oldEndIndex: oldEnd,
    newEndIndex: newEnd,
    startPosition: pointAt(before, start),
    oldEndPosition: pointAt(before, oldEnd),
    newEndPosition: pointAt(after, newEnd),
  });
}

function pointAt(lineStarts: Int32Array, offset: number): { row: number; column: number } {
  const row = lineAt(lineStarts, offset);
  return { row, column: offset - lineStarts[row]! };
}
