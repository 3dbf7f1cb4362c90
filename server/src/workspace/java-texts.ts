/**
 * The Java files that findings stand in, with their outlines. What the editor has open counts as it
 * is there, saved or not; the rest is read from disk when first asked for, and again when the editor
 * says that it changed. Files of unusual size are not looked into: nobody has written them.
 */
import { readFile, stat } from 'node:fs/promises';
import { outlineOf, type JavaOutline } from '../java/outline.js';

export interface JavaText {
  readonly text: string;
  readonly outline: JavaOutline;
}

/** The text of a path as the editor has it, if it is open there. */
export type OpenText = (path: string) => string | undefined;

const LARGEST_BYTES = 2_000_000;

export class JavaTexts {
  private readonly known = new Map<string, JavaText>();
  private readonly onDisk = new Map<string, Promise<string | undefined>>();

  constructor(private readonly openText: OpenText = () => undefined) {}

  /** The file on disk is another, or gone. */
  forget(path: string): void {
    this.onDisk.delete(path);
  }

  /** Undefined for a file that cannot be read. */
  async textOf(path: string): Promise<JavaText | undefined> {
    const text = await this.plainText(path);
    if (text === undefined || text.length > LARGEST_BYTES) return undefined;
    const known = this.known.get(path);
    if (known?.text === text) return known;
    const fresh = { text, outline: outlineOf(text) };
    this.known.set(path, fresh);
    return fresh;
  }

  /** The text alone. */
  async plainText(path: string): Promise<string | undefined> {
    return this.openText(path) ?? (await this.diskText(path));
  }

  private diskText(path: string): Promise<string | undefined> {
    let text = this.onDisk.get(path);
    if (text === undefined) {
      text = readText(path);
      this.onDisk.set(path, text);
    }
    return text;
  }
}

async function readText(path: string): Promise<string | undefined> {
  try {
    const { size } = await stat(path);
    return size > LARGEST_BYTES ? undefined : await readFile(path, 'utf8');
  } catch {
    // Gone since it was listed, or not ours to read: then there is no line to show.
    return undefined;
  }
}
