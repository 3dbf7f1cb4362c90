/** Files read in a thread of their own: the same as here, and never a hang. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DETECTIONS } from '../../../../server/src/detect/engine.js';
import { RACE_ENGINES } from '../../../../server/src/detect/engines.js';
import { EMPTY } from '../../../../server/src/detect/noise/filter-data.js';
import { ProblemLog } from '../../../../server/src/trace/problems.js';
import {
  analyseRacesWith,
  type RaceOptions,
} from '../../../../server/src/workspace/analyse-races.js';
import type { ReadingTask } from '../../../../server/src/workspace/reading/messages.js';
import {
  readTraceAside,
  type AsideOptions,
  type ReadingThread,
} from '../../../../server/src/workspace/reading/read-aside.js';
import { createRing } from '../../../../server/src/workspace/reading/ring.js';
import { readTraceFile } from '../../../../server/src/workspace/trace-source.js';
import { LONG_FORMATS, longTrace } from '../../../support/long-traces.js';
import { bundleReader, seen, type ReaderBundle } from '../../../support/reading.js';

const ROOT = path.join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'racelens-reading-'));
let reader: ReaderBundle;
let badReader: ReaderBundle;
beforeAll(async () => {
  reader = await bundleReader();
  badReader = await bundleReader('test/support/bad-reader.ts');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all([reader.remove(), badReader.remove()]);
});

function file(name: string, content: string | Uint8Array): string {
  const written = path.join(folder, name);
  writeFileSync(written, content);
  return written;
}

/** How the threads that were started ended, if they did. */
const endings: (number | undefined)[] = [];

function watched(start: (task: ReadingTask) => ReadingThread): AsideOptions['start'] & object {
  return (task) => {
    const thread = start(task);
    const at = endings.push(undefined) - 1;
    thread.on('exit', (code) => (endings[at] = code));
    return thread;
  };
}

function aside(options: Partial<AsideOptions> = {}): typeof readTraceFile {
  return (from, consumer, problems, more) =>
    readTraceAside(from, consumer, problems, {
      least: 0,
      start: watched((task) => reader.start(task)),
      ...more,
      ...options,
    });
}

function read(from: string, readFile: typeof readTraceFile) {
  const problems = new ProblemLog();
  return seen(problems, (consumer) => readFile(from, consumer, problems));
}

const OPTIONS: RaceOptions = { model: 'auto', detect: DETECTIONS, all: false, filter: EMPTY };

function races(from: string, readFile: typeof readTraceFile, options: Partial<RaceOptions> = {}) {
  const tools = { engines: RACE_ENGINES, readFile };
  return analyseRacesWith(tools, { file: from }, { ...OPTIONS, ...options }, () => false);
}

const FIXTURES = globSync(['test/traces/**/*', 'examples/*/traces/*'], { cwd: ROOT });

describe('a trace file read in a thread', () => {
  it('has the same races, of all fixtures', async () => {
    expect(FIXTURES.length).toBeGreaterThan(50);
    for (const each of FIXTURES) {
      const from = path.join(ROOT, each);
      expect(await races(from, aside()), each).toEqual(await races(from, readTraceFile));
    }
  });

  it.each(LONG_FORMATS)(
    'has the same races when it is long and makes no sense: %s',
    async (name) => {
      const from = file(`long.${name}`, longTrace(name, 3));
      for (const model of ['auto', 'threads'] as const) {
        const threaded = await races(from, aside(), { model });
        expect(threaded?.report?.operations).toBeGreaterThan(10_000);
        expect(threaded).toEqual(await races(from, readTraceFile, { model }));
      }
    },
  );

  it('is the same, batch by batch, however it is written', async () => {
    const text = longTrace('racetrace', 5);
    const zipped = gzipSync(text);
    const files = [
      file('plain', text),
      file('zipped.gz', zipped),
      file('utf-16', Buffer.from(`\ufeff${text}`, 'utf16le')),
      file('cut.gz', zipped.subarray(0, zipped.length / 2)),
      file('damaged.gz', Buffer.from(zipped).fill(7, zipped.length / 2)),
      file('empty', ''),
      file('binary', Buffer.alloc(5000)),
      file('diary', 'Dear diary,\n'),
    ];
    for (const each of files) {
      expect(await read(each, aside()), each).toEqual(await read(each, readTraceFile));
    }
  });

  it('leaves no thread behind', () => {
    expect(endings.length).toBeGreaterThan(50);
    expect(endings).not.toContain(undefined);
  });

  it('does not run away from those who do not listen', async () => {
    const from = file('waits.std', longTrace('std', 1).repeat(5));
    const thread = reader.start({ file: from, input: {}, problems: 9, ring: createRing() });
    let batches = 0;
    thread.on('message', ({ kind }) => (batches += kind === 'batch' ? 1 : 0));
    await vi.waitUntil(() => batches === 4, { timeout: 30_000 });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await thread.terminate();
    expect(batches).toBe(4);
  });
});

describe('a file that is read here', () => {
  const never = () => {
    throw new Error('no thread is wanted');
  };

  it('is small, or not there, or a folder', async () => {
    for (const from of [file('small', longTrace('std', 1)), folder, path.join(folder, 'no')]) {
      const here = await read(from, aside({ least: 1 << 24, start: never }));
      expect(here).toEqual(await read(from, readTraceFile));
    }
  });

  it.each<[string, AsideOptions['start'] & object]>([
    ['cannot be made', never],
    ['dies before it says anything', (task) => badReader.start(task)],
  ])('is one for which a thread %s', async (_what, start) => {
    const from = file('before-start.std', longTrace('std', 1));
    expect(await read(from, aside({ start }))).toEqual(await read(from, readTraceFile));
  });
});

describe('a reading thread that fails', () => {
  it.each([
    ['throws', /The reading thread stopped: .*a bug/],
    ['exits', /The reading thread stopped: it ended with code 7/],
  ])('is one failure: it %s', async (name, message) => {
    const start = watched((task) => badReader.start(task));
    await expect(races(file(name, ''), aside({ start }))).rejects.toThrow(message);
  });

  it('is one failure: it runs out of memory', async () => {
    const start = watched((task) => badReader.start(task, { maxOldGenerationSizeMb: 16 }));
    const run = races(file('eats-memory', ''), aside({ start }));
    await expect(run).rejects.toThrow(/The reading thread stopped: .*memory/);
  });

  it('is ended when it is no longer wanted, also while it says nothing', async () => {
    let isCancelled = false;
    const start = watched((task) => badReader.start(task));
    setTimeout(() => (isCancelled = true), 100);
    await readTraceAside(file('hangs', ''), () => () => undefined, new ProblemLog(), {
      least: 0,
      start,
      isCancelled: () => isCancelled,
    });
    expect(isCancelled).toBe(true);
    expect(endings.at(-1)).toBeDefined();
  });

  it('is ended between two batches', async () => {
    let batches = 0;
    const from = file('cancelled.std', longTrace('std', 1).repeat(5));
    const consumer = () => () => {
      batches++;
    };
    const isCancelled = () => batches === 2;
    await aside()(from, consumer, new ProblemLog(), { isCancelled });
    expect(batches).toBe(2);
    expect(endings.at(-1)).toBeDefined();
  });

  it('is ended when the analysis fails', async () => {
    const from = file('analysed.std', longTrace('std', 1).repeat(5));
    const consumer = () => () => {
      throw new Error('a bug of the analysis');
    };
    const run = aside()(from, consumer, new ProblemLog());
    await expect(run).rejects.toThrow('a bug of the analysis');
    expect(endings.at(-1)).toBeDefined();
  });
});
