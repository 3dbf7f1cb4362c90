import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSharedFlag, raiseFlag } from '../../../server/src/base/cancellation.js';
import { analyseTrace, type AnalyseOptions } from '../../../server/src/workspace/analyse-trace.js';
import { answerJob, buffersOf } from '../../../server/src/workspace/jobs.js';
import { longTrace, PLAYER } from '../../lsp/traces.js';

const OPTIONS: AnalyseOptions = { check: true, maximumProblems: 10, fallbackFormat: 'racetrace' };
const never = () => false;

function analyse(input: string | Uint8Array, options: Partial<AnalyseOptions> = {}) {
  return analyseTrace(input, { ...OPTIONS, ...options }, never)!;
}

describe('the analysis of a trace', () => {
  it('reads, and finds nothing wrong with a good trace', () => {
    const { index, problemCount } = analyse(PLAYER);
    expect(index).toMatchObject({ format: 'racetrace', length: 9, problems: [] });
    expect(problemCount).toBe(0);
  });

  it('checks only if it shall', () => {
    const impossible = `${PLAYER}t1 end e1\n`;
    expect(analyse(impossible).problemCount).toBe(1);
    expect(analyse(impossible, { check: false }).problemCount).toBe(0);
  });

  it('counts the problems that it does not keep', () => {
    const { index, problemCount } = analyse(PLAYER + 't1 frobnicate\n'.repeat(25));
    expect(problemCount).toBe(25);
    expect(index.problems).toHaveLength(11);
  });

  it.each(['', ' \n', '\0\0', 'no trace at all\n'])(
    'has an index for %o, with a reason',
    (text) => {
      const { index } = analyse(text);
      expect(index.length).toBe(0);
      expect(index.problems.length).toBeGreaterThan(0);
    },
  );

  it('tells the same of text and of bytes, wherever a piece ends', () => {
    const piece = 1 << 18;
    const name = fc.constantFrom('a', 'ä', '漢', '😀');
    const property = fc.property(fc.nat(12), fc.array(name, { maxLength: 12 }), (before, names) => {
      const head = 'racetrace 1\nthread t1 worker w\nname n1 ';
      const padding = 'x'.repeat(piece - head.length - before);
      const text = `${head}"${names.join('')}"\n#${padding}${names.join('')}\nname n2 "${names.join('')}"\nt1 init\n`;
      const fromText = analyse(text);
      expect(fromText).toEqual(analyse(new TextEncoder().encode(text)));
      expect(fromText.index.tables.names.at(-1)?.text).toBe(names.join(''));
    });
    fc.assert(property, { numRuns: 50 });
  });

  it('stops between pieces when it is cancelled', () => {
    const text = longTrace(2_000_000);
    let looks = 0;
    expect(analyseTrace(text, OPTIONS, () => ++looks > 3)).toBeUndefined();
    expect(looks).toBe(4);
  });
});

describe('a job', () => {
  const job = { uri: 'file:///a', version: 1, text: PLAYER, options: OPTIONS };

  it('is answered with data that can be moved to another thread', () => {
    const answer = answerJob({ id: 5, job, cancelled: createSharedFlag() });
    const buffers = buffersOf(answer);
    expect(buffers.length).toBeGreaterThan(0);
    const expected = structuredClone(answer);
    expect(structuredClone(answer, { transfer: buffers })).toEqual(expected);
    expect(buffers.every((buffer) => buffer.byteLength === 0)).toBe(true);
  });

  it('reads the dependences beside an EM-Explorer trace', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'racelens-job-'));
    const text = '1 START\n2 THREADINIT tid:1\n3 NOP tid:1\n4 NOP tid:1\n';
    const lengthAt = (uri: string): number => {
      const answer = answerJob({
        id: 1,
        job: { ...job, uri, text },
        cancelled: createSharedFlag(),
      });
      return answer.kind === 'done' ? answer.analysis.index.length : -1;
    };
    try {
      writeFileSync(path.join(folder, 'dependence.txt'), 'src:3 dest:4\n');
      expect(lengthAt(pathToFileURL(path.join(folder, 'trace.txt')).href)).toBe(6);
      const elsewhere = [pathToFileURL(path.join(folder, 'other.txt')).href, 'untitled:trace.txt'];
      for (const uri of [...elsewhere, 'file://host/trace.txt', 'no uri']) {
        expect(lengthAt(uri), uri).toBe(4);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('that nobody wants any more is answered so', () => {
    const cancelled = createSharedFlag();
    raiseFlag(cancelled);
    expect(answerJob({ id: 6, job, cancelled })).toEqual({ id: 6, kind: 'cancelled' });
  });

  it('that fails is answered with the reason', () => {
    const broken = { ...job, text: undefined as unknown as string };
    const answer = answerJob({ id: 7, job: broken, cancelled: createSharedFlag() });
    expect(answer).toMatchObject({ id: 7, kind: 'failed' });
    expect(buffersOf(answer)).toEqual([]);
  });
});
