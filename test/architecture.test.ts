/**
 * The borders of ARCHITECTURE.md, kept: which folder may import which, who may know a library, and
 * that no file imports itself in a circle. Reads every import of the sources; runs none of them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');

/** The rooms of server/src, in reading order: a room imports only rooms of earlier rows. */
const ROWS: readonly (readonly string[])[] = [
  ['base', 'protocol'],
  ['findings'],
  ['java', 'trace'],
  ['android'],
  ['static', 'causality'],
  ['detect'],
  ['workspace'],
  ['ide'],
  ['lsp'],
  ['cli'],
];

/** Who may import what from outside. */
const LIBRARY_BORDERS: readonly { library: RegExp; rooms: readonly string[] }[] = [
  { library: /^web-tree-sitter/, rooms: ['java'] },
  { library: /^saxes$/, rooms: ['android'] },
  { library: /^vscode-languageserver/, rooms: ['lsp', 'protocol'] },
  { library: /^vscode-languageclient|^vscode$/, rooms: ['client'] },
  { library: /^node:(fs|child_process|net|http)/, rooms: ['workspace', 'lsp', 'cli'] },
];

interface SourceFile {
  readonly file: string;
  readonly room: string;
  readonly imports: readonly string[];
}

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const pattern = /^\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;
  return [...text.matchAll(pattern)].map(([, target]) => target!);
}

function roomOf(file: string): string {
  const [side, , room] = file.split('/');
  return side === 'server' ? room! : side!;
}

function resolve(from: string, target: string): string {
  return path.join(path.dirname(from), target).replace(/\.js$/, '.ts');
}

const sources: readonly SourceFile[] = globSync(['server/src/**/*.ts', 'client/src/**/*.ts'], {
  cwd: ROOT,
})
  .sort()
  .map((file) => ({ file, room: roomOf(file), imports: importsOf(file) }));

const byFile = new Map(sources.map((source) => [source.file, source]));

function isOwn(target: string): boolean {
  return target.startsWith('.') && !target.endsWith('.json');
}

function rowOf(room: string): number {
  return ROWS.findIndex((row) => row.includes(room));
}

function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  if (from === 'client') return to === 'protocol';
  return rowOf(to) < rowOf(from);
}

/** A shortest way from a file back to itself, or undefined. */
function findCycle(start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting) {
    for (const target of byFile.get(file)!.imports.filter(isOwn)) {
      const next = resolve(file, target);
      if (next === start) return pathBack(file, cameFrom).concat(start);
      if (cameFrom.has(next) || !byFile.has(next)) continue;
      cameFrom.set(next, file);
      waiting.push(next);
    }
  }
  return undefined;
}

function pathBack(file: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [file];
  for (let at = cameFrom.get(file); at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way;
}

describe('the architecture', () => {
  it('is made of known rooms', () => {
    const rooms = new Set(sources.map((source) => source.room));
    for (const room of rooms) expect(room === 'client' || rowOf(room) >= 0, room).toBe(true);
    expect(sources.length).toBeGreaterThan(20);
  });

  it('imports only what comes before', () => {
    const wrong = sources.flatMap(({ file, room, imports }) =>
      imports
        .filter(isOwn)
        .map((target) => resolve(file, target))
        .filter((target) => !mayImport(room, roomOf(target)))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('imports only files that exist', () => {
    const missing = sources.flatMap(({ file, imports }) =>
      imports.filter(isOwn).filter((target) => !byFile.has(resolve(file, target))),
    );
    expect(missing).toEqual([]);
  });

  it('keeps libraries where they belong', () => {
    const wrong = sources.flatMap(({ file, room, imports }) =>
      imports
        .filter((target) =>
          LIBRARY_BORDERS.some(
            ({ library, rooms }) => library.test(target) && !rooms.includes(room),
          ),
        )
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps web-tree-sitter in java/syntax', () => {
    const users = sources.filter(({ imports }) => imports.includes('web-tree-sitter'));
    for (const { file } of users) expect(file).toMatch(/^server\/src\/java\/syntax\//);
  });

  it('has no import cycle', () => {
    const cycles = sources
      .map(({ file }) => findCycle(file))
      .filter((cycle) => cycle !== undefined);
    expect(cycles).toEqual([]);
  });
});
