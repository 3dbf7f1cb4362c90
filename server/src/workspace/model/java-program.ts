/**
 * The Java of a project, kept from one job to the next: files that are open keep the parser's tree,
 * so that a keystroke costs little; the others are parsed once and their trees freed.
 */
import { CancelledError, type CancellationToken } from '../../base/cancellation.js';
import { ProgramBodies, type MemberBodies } from '../../java/ir/program-bodies.js';
import type { Library, LibraryClass } from '../../java/library/library-class.js';
import { listLibrary } from '../../java/library/list-library.js';
import { Program } from '../../java/program/program.js';
import type { Suppression } from '../../findings/suppressions.js';
import type { JavaFile } from '../../java/syntax/declarations.js';
import { readSuppressions } from '../../java/syntax/read-suppressions.js';
import { OpenJava } from '../../java/syntax/open-java.js';
import { JavaReader, parseJava } from '../../java/syntax/parse-java.js';
import type { JavaParser } from '../../java/syntax/parser.js';

export class JavaProgram {
  private readonly reader: JavaReader;
  private readonly bodies: ProgramBodies;
  private readonly files = new Map<string, JavaFile>();
  private readonly open = new Map<string, OpenJava>();
  private readonly suppressed = new Map<string, readonly Suppression[]>();
  private program: Program | undefined;
  private built: { readonly text: string; readonly library: Library } | undefined;

  constructor(
    parser: JavaParser,
    private readonly library: Library,
  ) {
    this.reader = new JavaReader(parser);
    this.bodies = new ProgramBodies(this.reader.names);
  }

  get names() {
    return this.reader.names;
  }

  /** A new file, or a new text of it. Throws CancelledError when the token says so. */
  setText(path: string, text: string, isOpen: boolean, token: CancellationToken): void {
    const file = isOpen ? this.openText(path, text, token) : this.readText(path, text, token);
    if (file === undefined) throw new CancelledError();
    this.files.set(path, file);
    this.suppressed.set(path, readSuppressions(file, text));
  }

  remove(path: string): void {
    this.close(path);
    this.files.delete(path);
    this.suppressed.delete(path);
  }

  /** What the sources themselves say not to be a problem. */
  get suppressions(): Suppression[] {
    return [...this.suppressed.values()].flat();
  }

  /** The program of all files as they are now, over the classes that their build would generate. */
  current(generate: (files: readonly JavaFile[]) => readonly LibraryClass[]): Program {
    const files = [...this.files.values()];
    const built = this.builtOf(generate(files));
    this.program =
      this.program?.update(files, built) ?? Program.of(files, this.library, undefined, built);
    return this.program;
  }

  /** The same as before if nothing in it changed, since all that was resolved hangs on it. */
  private builtOf(classes: readonly LibraryClass[]): Library {
    const text = JSON.stringify(classes);
    if (this.built?.text !== text) this.built = { text, library: listLibrary(classes) };
    return this.built.library;
  }

  bodiesOf(program: Program, token: CancellationToken): MemberBodies[] {
    return this.bodies.of(program, token);
  }

  private openText(path: string, text: string, token: CancellationToken): JavaFile | undefined {
    const known = this.open.get(path);
    if (known !== undefined) return known.update(text, token);
    const opened = OpenJava.open(this.reader, path, text, token);
    if (opened !== undefined) this.open.set(path, opened);
    return opened?.file;
  }

  private readText(path: string, text: string, token: CancellationToken): JavaFile | undefined {
    this.close(path);
    return parseJava(this.reader, path, text, token);
  }

  private close(path: string): void {
    this.open.get(path)?.close();
    this.open.delete(path);
  }
}
