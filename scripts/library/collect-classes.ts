/**
 * The classes of many archives. Those of the packages taken from an archive go into the table; all
 * others are kept aside, as superclasses that the table needs may be among them.
 */
import { addClass } from './merge-classes.js';
import { readClassFile, type ClassFile } from './class-file.js';
import { toPublished, type PublishedApi } from './published-api.js';
import { isTaken, type Packages } from './sources.js';
import { classFilesOf } from './zip.js';

export class ClassCollection {
  readonly taken = new Map<string, ClassFile>();
  readonly #aside = new Map<string, ClassFile>();

  addArchive(archive: Buffer, packages: Packages): void {
    for (const bytes of classFilesOf(archive)) this.add(readClassFile(bytes), packages);
  }

  /** Of an archive that has hidden members too. */
  addPublished(archive: Buffer, packages: Packages, api: PublishedApi): void {
    for (const bytes of classFilesOf(archive)) {
      const file = readClassFile(bytes);
      const published = toPublished(file, api);
      if (published === undefined) this.#setAside(file);
      else this.add(published, packages);
    }
  }

  add(file: ClassFile, packages: Packages): void {
    if (isTaken(file.name.replaceAll('/', '.'), packages)) addClass(this.taken, file);
    else this.#setAside(file);
  }

  /** By internal name, those aside included. */
  all(): Map<string, ClassFile> {
    return new Map([...this.#aside, ...this.taken]);
  }

  #setAside(file: ClassFile): void {
    if (!this.#aside.has(file.name)) this.#aside.set(file.name, file);
  }
}
