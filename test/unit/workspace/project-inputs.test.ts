import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ModelJob } from '../../../server/src/workspace/model/job.js';
import { ProjectInputs } from '../../../server/src/workspace/model/project-inputs.js';
import { decode } from '../../../server/src/workspace/model/read-text.js';
import { DEFAULT_SETTINGS } from '../../../server/src/workspace/settings.js';

let root: string;
let inputs: ProjectInputs;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'racelens-inputs-'));
  inputs = new ProjectInputs();
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<string> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return path;
}

async function update(over: Partial<ModelJob> = {}): Promise<string[]> {
  const job = {
    folders: [root],
    open: [],
    changed: 'look again' as const,
    ...over,
  };
  const { exclude } = DEFAULT_SETTINGS.java;
  const { texts, removed } = await inputs.update({ exclude, ...job });
  const name = (path: string) => path.slice(root.length + 1);
  return [
    ...texts.map(({ path, text }) => `${name(path)}: ${text}`),
    ...removed.map((path) => `${name(path)} gone`),
  ];
}

describe('the inputs of the model', () => {
  it('are sources, manifests, resources that name code, and build scripts', async () => {
    await write('app/src/main/java/A.java', 'A');
    await write('app/src/main/AndroidManifest.xml', 'M');
    await write('app/src/main/res/layout-land/main.xml', 'L');
    await write('app/src/main/res/values/strings.xml', 'S');
    await write('app/build.gradle', 'G');
    await write('app/src/test/java/ATest.java', 'T');
    await write('app/build/generated/R.java', 'R');
    expect(await update()).toEqual([
      'app/build.gradle: G',
      'app/src/main/AndroidManifest.xml: M',
      'app/src/main/java/A.java: A',
      'app/src/main/res/layout-land/main.xml: L',
    ]);
  });

  it('are read again only where they changed', async () => {
    await write('A.java', 'A');
    const path = await write('B.java', 'B');
    await update();
    expect(await update()).toEqual([]);
    await write('B.java', 'other');
    expect(await update({ changed: [path] })).toEqual(['B.java: other']);
    await rm(path);
    expect(await update()).toEqual(['B.java gone']);
  });

  it('count as the editor has them, saved or not, and as on disk when closed', async () => {
    const path = await write('A.java', 'A');
    expect(await update({ open: [{ path, text: 'typed' }] })).toEqual(['A.java: typed']);
    expect(await update({ open: [{ path, text: 'typed' }], changed: [path] })).toEqual([]);
    expect(await update({ changed: [] })).toEqual(['A.java: A']);
  });

  it('are forgotten with their folder, and with a setting that leaves them out', async () => {
    await write('old/A.java', 'A');
    await update();
    expect(await update({ exclude: ['old/**'] })).toEqual(['old/A.java gone']);
    expect(await update()).toEqual(['old/A.java: A']);
    expect(await update({ folders: [] })).toEqual(['old/A.java gone']);
  });

  it('leave Kotlin out, and say so', async () => {
    const path = await write('A.kt', 'fun');
    expect(await update()).toEqual([]);
    expect(inputs.skipped).toEqual(new Map([[path, 'Kotlin is not read']]));
  });
});

describe('text on disk', () => {
  it('is UTF-8, what its mark says, or Latin-1', () => {
    expect(decode(Buffer.from('é'))).toBe('é');
    expect(decode(Buffer.from('\ufeffé', 'utf16le'))).toBe('é');
    expect(decode(Buffer.from('\ufeffa'))).toBe('a');
    expect(decode(Buffer.from([0xe9]))).toBe('é');
  });
});
