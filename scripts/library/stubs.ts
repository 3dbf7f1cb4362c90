/**
 * Classes that no public jar has, from the hand-written stubs: compiled with javac, and again under
 * the names that the support library had for the same classes.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Flag } from './class-facts.js';
import { readClassFile, type ClassFile } from './class-file.js';
import { toJavaSources } from './stub-sources.js';
import { toSupportName } from '../../server/src/java/library/support-names.js';
import { renameClass } from './rename-class.js';

function writeSources(stubs: string, folder: string): string[] {
  const files = readdirSync(stubs).sort();
  const sources = files.flatMap((file) =>
    toJavaSources(readFileSync(path.join(stubs, file), 'utf8')),
  );
  return sources.map(({ path: name, text }) => {
    const file = path.join(folder, 'java', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
}

function compile(sources: readonly string[], folder: string, classpath: readonly string[]): void {
  const list = path.join(folder, 'sources.txt');
  writeFileSync(list, sources.map((each) => `"${each}"`).join('\n'));
  const options = ['-proc:none', '-nowarn', '-XDsuppressNotes'];
  const run = spawnSync(
    'javac',
    [
      ...options,
      '-cp',
      classpath.join(path.delimiter),
      '-d',
      path.join(folder, 'classes'),
      `@${list}`,
    ],
    { stdio: 'inherit' },
  );
  if (run.status !== 0) throw new Error('javac does not take the stubs.');
}

function readClasses(folder: string): ClassFile[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.class'))
    .sort()
    .map((file) => withoutNative(readClassFile(readFileSync(path.join(folder, file)))));
}

/** `native` only stood for a body. */
function withoutNative(file: ClassFile): ClassFile {
  const methods = file.methods.map((each) => ({ ...each, flags: each.flags & ~Flag.native }));
  return { ...file, methods };
}

export function readStubs(stubs: string, classpath: readonly string[]): ClassFile[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'racelens-stubs-'));
  try {
    compile(writeSources(stubs, folder), folder, classpath);
    const classes = readClasses(path.join(folder, 'classes'));
    const renamed = classes.filter(({ name }) => toSupportName(name) !== name);
    return [...classes, ...renamed.map((file) => renameClass(file, toSupportName))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
