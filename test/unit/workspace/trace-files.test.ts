import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/src/workspace/settings.js';
import { TraceFiles } from '../../../server/src/workspace/trace-files.js';

let root: string;
let files: TraceFiles;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'racelens-traces-'));
  files = new TraceFiles();
  files.configure([root], DEFAULT_SETTINGS.traces.include);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string): Promise<string> {
  const full = join(root, path);
  await mkdir(dirname(full), { recursive: true });
  await writeFile(full, '');
  return full;
}

describe('the traces of a project', () => {
  it('are found by their names, but not among what was built or fetched', async () => {
    const found = [await write('a.racetrace'), await write('log/abc_log.txt')];
    found.push(await write('x/y/b.racetrace.gz'));
    for (const path of ['c.txt', 'build/d.racetrace', 'node_modules/e.racetrace'])
      await write(path);
    await files.walk();
    expect(files.paths).toEqual([...found].sort());
  });

  it('are followed as they come and go', async () => {
    await files.walk();
    const path = await write('a.racetrace');
    expect(files.noteChange(path, 'created')).toBe(true);
    expect(files.noteChange(join(root, 'a.txt'), 'created')).toBe(false);
    expect(files.noteChange(join(root, 'build/b.racetrace'), 'created')).toBe(false);
    expect(files.noteChange('/elsewhere/a.racetrace', 'created')).toBe(false);
    expect(files.paths).toEqual([path]);
    expect(files.noteChange(path, 'deleted')).toBe(true);
    expect(files.noteChange(path, 'deleted')).toBe(false);
    expect(files.paths).toEqual([]);
  });

  it('come and go while folders are walked, too', async () => {
    const gone = await write('gone.racetrace');
    const walking = files.walk();
    const come = join(root, 'come.racetrace');
    files.noteChange(come, 'created');
    files.noteChange(gone, 'deleted');
    await walking;
    expect(files.paths).toEqual([come]);
  });

  it('are those of the patterns that were asked for last', async () => {
    await write('a.racetrace');
    const other = await write('b.other');
    const first = files.walk();
    files.configure([root], ['**/*.other']);
    await Promise.all([files.walk(), first]);
    expect(files.paths).toEqual([other]);
  });

  it('are forgotten when their folder went without a word', async () => {
    const path = await write('x/a.racetrace');
    await files.walk();
    await rm(join(root, 'x'), { recursive: true });
    expect(await files.forgetMissing()).toEqual([path]);
    expect(files.paths).toEqual([]);
  });
});
