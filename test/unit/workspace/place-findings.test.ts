import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Race, RaceAccess } from '../../../server/src/detect/report.js';
import { JavaSources } from '../../../server/src/workspace/java-sources.js';
import { JavaTexts } from '../../../server/src/workspace/java-texts.js';
import { mergeReports, placeSeen } from '../../../server/src/workspace/place-reports.js';
import { access, frame, race, report } from '../../support/reports.js';

const A = `package com.x;
class A {
  List<String> items;
  class Inner { int count; }
  void add() {
    items.add("x");
    new ArrayList<>(3);
  }
  void show() {
    int n = items.size();
  }
}
`;

let root: string;
let files: JavaSources;
let texts: JavaTexts;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'racelens-place-'));
  files = new JavaSources();
  files.setFolders([root]);
  texts = new JavaTexts();
  await write('app/src/main/java/com/x/A.java', A);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<string> {
  const full = join(root, path);
  await mkdir(dirname(full), { recursive: true });
  await writeFile(full, text);
  return full;
}

async function place(one: RaceAccess, other: RaceAccess, more: Partial<Race> = {}) {
  const location = { class: 'com.x.A', field: 'items' };
  const races = [race(one, other, { location, ...more })];
  const { findings } = await placeSeen(mergeReports(new Map([['t', report(races)]])), files, texts);
  return findings[0]!;
}

const SIZE = access({ op: 2, kind: 'write', stack: [frame('com.x.A', 'show', 10)] });

describe('a finding in the sources', () => {
  it('stands on the name of the field, and knows where that is declared', async () => {
    const finding = await place(access({ stack: [frame('com.x.A', 'add', 6)] }), SIZE);
    const path = join(root, 'app/src/main/java/com/x/A.java');
    expect(finding.accesses[0].place).toEqual({
      path,
      line: 6,
      column: 5,
      endColumn: 10,
      match: 'exact',
      frame: 0,
      method: { path, line: 5, column: 8, endColumn: 11 },
    });
    expect(finding.declaration).toEqual({ path, line: 3, column: 16, endColumn: 21 });
  });

  it('stands on the call that led into a library', async () => {
    const inList = [frame('java.util.ArrayList', 'add', 400), frame('com.x.A', 'add', 6)];
    const inConstructor = [frame('java.util.ArrayList', '<init>', 90), frame('com.x.A', 'add', 7)];
    const location = { class: 'java.util.ArrayList', field: 'size' };
    const finding = await place(
      access({ stack: inList }),
      access({ stack: inConstructor, op: 3 }),
      {
        location,
      },
    );
    const places = finding.accesses.map(({ place: at }) => [at?.line, at?.column, at?.frame]);
    expect(places.sort()).toEqual([
      [6, 11, 1],
      [7, 9, 1],
    ]);
    expect(finding.message).toContain('A.add');
    expect(finding.declaration).toBeUndefined();
  });

  it('is nowhere if the project has no such file', async () => {
    const finding = await place(access({ stack: [frame('com.y.B', 'm', 1)] }), SIZE);
    const found = finding.accesses.map(({ place: at }) => at?.line);
    expect(found).toEqual([undefined, 10]);
  });

  it('stands on the whole line where no name is known', async () => {
    const table = { location: { resource: 'table tracks' } };
    const finding = await place(access({ stack: [frame('com.x.A', 'add', 6)] }), SIZE, table);
    expect(finding.accesses[0].place).toMatchObject({ line: 6, column: 5, endColumn: 20 });
  });

  it('finds the fields of nested classes', async () => {
    const location = { class: 'com.x.A$Inner', field: 'count' };
    const finding = await place(access({ stack: [frame('com.x.A', 'add', 6)] }), SIZE, {
      location,
    });
    expect(finding.declaration).toMatchObject({ line: 4, column: 21 });
  });

  it('takes the first of several flavours, whichever was found first', async () => {
    const path = await write('app/src/demo/java/com/x/A.java', A);
    const finding = await place(access({ stack: [frame('com.x.A', 'add', 6)] }), SIZE);
    expect(finding.accesses[0].place?.path).toBe(path);
  });

  it('sees what the editor has open instead of the file', async () => {
    texts = new JavaTexts(() => `// a line more\n${A}`);
    const finding = await place(access({ stack: [frame('com.x.A', 'add', 6)] }), SIZE);
    expect(finding.accesses[0].place).toMatchObject({ line: 7, match: 'moved' });
  });
});
