/**
 * Finds the Java line of a site without a build: the file has the name that the site says (or that
 * of its outermost class), and lies in the folder of its package. Where the path does not decide,
 * the file's own `package` line does. A site whose package matches no file is not found: a wrong
 * line is worse than none. Several modules may hold the same class; the first path is taken.
 */
import { open } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import { JavaFiles, type FileChange } from './java-files.js';

/** As much of a site as says where it is. */
export interface SiteFile {
  readonly class: string;
  readonly file: string;
  readonly line: number;
}

/** A line of a file of the project; `line` is counted from 1, like `Site.line`. */
export interface SourcePlace {
  readonly path: string;
  readonly line: number;
}

/** The `package` line stands behind comments at most; a longer licence text than this is not read. */
const HEAD_BYTES = 16_384;

export class JavaSources {
  private readonly files = new JavaFiles();
  private readonly packages = new Map<string, Promise<string | undefined>>();

  setFolders(folders: readonly string[]): void {
    this.files.setFolders(folders);
  }

  async noteChange(path: string, change: FileChange): Promise<void> {
    this.packages.delete(path);
    await this.files.noteChange(path, change);
  }

  async locateSite(site: SiteFile): Promise<SourcePlace | undefined> {
    const wanted = fileOfSite(site);
    if (wanted === undefined) return undefined;
    const candidates = await this.files.named(wanted.fileName);
    const path = await this.choose(candidates, wanted.package);
    return path === undefined ? undefined : { path, line: Math.max(1, site.line) };
  }

  private async choose(candidates: string[], name: string | undefined) {
    // Without a class there is no package to compare: only a single candidate is certain.
    if (name === undefined) return candidates.length === 1 ? candidates[0] : undefined;
    const byPath = candidates.filter((path) => isInPackageFolder(path, name));
    if (byPath.length === 1) return byPath[0];
    const rest = byPath.length > 0 ? byPath : candidates;
    for (const path of rest) if ((await this.packageOf(path)) === name) return path;
    return undefined;
  }

  private packageOf(path: string): Promise<string | undefined> {
    let found = this.packages.get(path);
    if (found === undefined) {
      found = readHead(path).then((head) => (head === undefined ? undefined : packageIn(head)));
      this.packages.set(path, found);
    }
    return found;
  }
}

/**
 * The file and package that a site must be in. Class names come as `com.x.A$1`, `com.x.A.Inner` or
 * `Lcom/x/A;`; which parts are the package is told by the file's name, where there is one.
 */
export function fileOfSite(
  site: SiteFile,
): { readonly fileName: string; readonly package: string | undefined } | undefined {
  const parts = classParts(site.class);
  const outermost = parts.at(-1)?.split('$')[0];
  const fileName = site.file !== '' ? baseName(site.file) : `${outermost ?? ''}.java`;
  if (!fileName.endsWith('.java') || fileName === '.java') return undefined;
  if (parts.length === 0) return { fileName, package: undefined };
  const stem = parts.findIndex((part) => part.split('$')[0] === fileName.slice(0, -'.java'.length));
  return { fileName, package: parts.slice(0, stem < 0 ? -1 : stem).join('.') };
}

/** The class as the compiler names it within its package: `A$Inner` of `com.x.A.Inner` in A.java. */
export function classInFile(site: SiteFile): string {
  const wanted = fileOfSite(site);
  const depth = wanted?.package?.split('.').filter((part) => part !== '').length ?? 0;
  return classParts(site.class).slice(depth).join('$');
}

function classParts(name: string): string[] {
  const plain = name.startsWith('L') && name.endsWith(';') ? name.slice(1, -1) : name;
  return plain.split(/[./]/).filter((part) => part !== '');
}

function baseName(file: string): string {
  return file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
}

function isInPackageFolder(path: string, name: string): boolean {
  if (name === '') return false;
  return dirname(path).endsWith(sep + name.replaceAll('.', sep));
}

async function readHead(path: string): Promise<string | undefined> {
  try {
    const file = await open(path, 'r');
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch {
    // Gone since it was listed, or not readable: then it is not the file that we look for.
    return undefined;
  }
}

/** The package that a file declares; '' for the unnamed one. */
export function packageIn(head: string): string {
  const code = head.replaceAll(/\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*/g, ' ');
  const found = /^\s*(?:@[^;]*\s)?package\s+([\p{ID_Continue}$.\s]+?)\s*;/u.exec(code);
  return found === null ? '' : found[1]!.replaceAll(/\s/g, '');
}
