/**
 * Compares our resolution with javac's on a folder of plain Java sources: which method each call,
 * creation and reference means, whose field each name is, which interface each lambda implements.
 * scripts/compare-javac.mjs does it for any folder.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Program } from '../../../server/src/java/program/program.js';
import { createTestReader, readJava } from './java-parser.js';
import { factsOf, type Facts } from './our-facts.js';
import { testLibrary } from './test-program.js';

export interface Difference {
  readonly at: string;
  readonly javac: string;
  readonly ours: string;
}

export interface Count {
  /** How many things javac says. */
  said: number;
  /** We say the same. */
  same: number;
  /** We say that we do not know. */
  unknown: number;
}

export interface Comparison {
  readonly kinds: ReadonlyMap<string, Readonly<Count>>;
  readonly differences: readonly Difference[];
  readonly milliseconds: number;
  readonly lines: number;
}

export function hasJavac(): boolean {
  try {
    execFileSync('javac', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const EXPORTS = ['tree', 'code', 'api', 'util'].flatMap((part) => [
  '--add-exports',
  `jdk.compiler/com.sun.tools.javac.${part}=ALL-UNNAMED`,
]);

export function javacFacts(files: readonly string[], options: readonly string[] = []): Facts {
  const folder = mkdtempSync(path.join(tmpdir(), 'javac-facts-'));
  try {
    const list = path.join(folder, 'files.txt');
    writeFileSync(list, files.join('\n'));
    const tool = path.join(import.meta.dirname, 'JavacFacts.java');
    const output = execFileSync('java', [...EXPORTS, tool, list, ...options], {
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return parseFacts(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function parseFacts(output: string): Facts {
  const facts: Facts = new Map();
  for (const line of output.split('\n')) {
    const [file, kind, start, end, owner, name, parameters] = line.split('\t');
    if (name === undefined || end === undefined) continue;
    // javac gives arrays a class of their own; the class file names Object.
    const declared = owner === 'Array' ? 'java.lang.Object' : owner;
    facts.set([file, kind, start, end].join('\t'), [declared, name, parameters].join('\t'));
  }
  return facts;
}

export async function compareWithJavac(
  files: readonly string[],
  options: readonly string[] = [],
): Promise<Comparison> {
  const reader = await createTestReader();
  const parsed = files.map((file) => readJava(reader, readFileSync(file, 'utf8'), file));
  const before = performance.now();
  const ours = factsOf(Program.of(parsed, testLibrary()), reader.names);
  const milliseconds = performance.now() - before;
  const lines = parsed.reduce((sum, file) => sum + file.lines, 0);
  return { ...compareFacts(javacFacts(files, options), ours), milliseconds, lines };
}

export function compareFacts(javac: Facts, ours: Facts): Pick<Comparison, 'kinds' | 'differences'> {
  const kinds = new Map<string, Count>();
  const differences: Difference[] = [];
  for (const [at, said] of javac) {
    const kind = at.split('\t')[1]!;
    const count = kinds.get(kind) ?? { said: 0, same: 0, unknown: 0 };
    kinds.set(kind, count);
    count.said++;
    const own = ours.get(at) ?? otherAt(ours, at);
    if (own?.startsWith('?') === true) count.unknown++;
    if (own !== undefined && isSame(own, said)) count.same++;
    else differences.push({ at, javac: said, ours: own ?? 'nothing' });
  }
  return { kinds, differences };
}

/** Of a class that we do not have we cannot tell whether it is nested: `a.B.C` may be `a.B$C`. */
function isSame(ours: string, javac: string): boolean {
  return ours === javac || ours.replaceAll('$', '.') === javac.replaceAll('$', '.');
}

/** A name that one takes for a field and the other for something else. */
function otherAt(ours: Facts, at: string): string | undefined {
  for (const kind of ['field', 'local', 'name']) {
    const other = ours.get(at.replace(/\t(field|local)\t/, `\t${kind}\t`));
    if (other !== undefined) return other;
  }
  return undefined;
}
