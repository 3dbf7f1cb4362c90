/** One trace that uses all that docs/trace-format.md offers, taken through all that handles traces. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { traceHover } from '../../../server/src/ide/trace/hover.js';
import { traceSymbols } from '../../../server/src/ide/trace/symbols.js';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import { createRacetraceWriter } from '../../../server/src/trace/formats/racetrace/writer.js';
import { BRANCH_TESTS, SIGILS } from '../../../server/src/trace/operations.js';
import { SHAPES } from '../../../server/src/trace/shapes.js';
import {
  CALLBACK_KINDS,
  COMPONENT_KINDS,
  QUEUE_KINDS,
  RESOURCE_KINDS,
  THREAD_KINDS,
} from '../../../server/src/trace/tables.js';
import { checkText } from '../../support/check-trace.js';
import { readText } from '../../support/read-trace.js';
import { contextWith, openTrace, positionOf } from '../ide/open-trace.js';

const TEXT = readFileSync(
  new URL('../../traces/racetrace/everything.racetrace', import.meta.url),
  'utf8',
);
const lines = TEXT.split('\n');
const declared = (kind: string): string[] =>
  lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.split(' ')[2]!);

describe('the trace with everything', () => {
  it('has every operation, with every option', () => {
    for (const { verb, options } of SHAPES) {
      const written = lines.filter((line) => new RegExp(`^(t\\d+ )?${verb}( |$)`).test(line));
      expect(written, verb).not.toHaveLength(0);
      for (const { word } of options) {
        const used = written.some((line) => new RegExp(` ${word}(=| |$)`).test(line));
        expect(used, `${verb} ${word}`).toBe(true);
      }
    }
  });

  it('has every kind of id, of row and of branch', () => {
    for (const letter of Object.values(SIGILS)) {
      expect(TEXT, letter).toMatch(new RegExp(`[ =]${letter}\\d`));
    }
    const kinds = {
      ...{ thread: THREAD_KINDS, queue: QUEUE_KINDS, callback: CALLBACK_KINDS },
      ...{ component: COMPONENT_KINDS, resource: RESOURCE_KINDS },
    };
    for (const [kind, choices] of Object.entries(kinds)) {
      expect(new Set(declared(kind)), kind).toEqual(new Set(choices));
    }
    for (const test of BRANCH_TESTS) {
      expect(TEXT).toMatch(new RegExp(`branch [^\\n]* ${test}( |\\n)`));
    }
  });

  it('is read, and can have happened', () => {
    expect(checkText(createRacetraceReader, TEXT)).toEqual({ reading: [], problems: [] });
  });

  it('is the same when it is written and read again', () => {
    const read = readText(createRacetraceReader, TEXT);
    let written = '';
    const writer = createRacetraceWriter(read.tables, (piece) => (written += piece));
    writer.sink({ ...read.store.columns, length: read.store.length });
    writer.end();
    const again = readText(createRacetraceReader, written);
    const strip = (trace: typeof read) =>
      trace.operations.map((each) => ({ ...each, line: 0, number: 0 }));
    expect(again.problems).toEqual([]);
    expect(strip(again)).toEqual(strip(read));
    expect(again.tables).toEqual(read.tables);
  });

  it('has a hover on every operation and every declaration', async () => {
    const trace = openTrace(TEXT);
    for (const [line, text] of lines.entries()) {
      if (text === '' || /^(#|racetrace|about|time)/.test(text)) continue;
      const position = { line, character: Math.max(0, text.indexOf(' ') + 1) };
      const hover = await traceHover(trace.index, trace.text, position, contextWith());
      expect(hover?.markdown ?? 'nothing', text).toMatch(/\w/);
      expect(hover?.markdown, text).not.toMatch(/not recorded\)|undefined|NaN ms/);
    }
  });

  it.each([
    ['t1 schedule h2', 'sets timer h2, with a delay of 100 ms, then every 500 ms'],
    ['t8 input', 'comes from outside the app: from touchscreen, sequence 7'],
    ['t1 instance', 'creates activity `Player` (i1) for intent 5'],
    ['t1 trigger c5', 'is in `onReceive` (Headset), which the platform calls for intent 6'],
    ['t1 branch o4.f1', 'the test `nonnull` holds; lines 42 to 57 run only then'],
    ['t1 branch o4.f2 =-12.5 comp', 'does not hold; what follows from line 50 on runs only then'],
  ])('says of %s what its options say', async (line, said) => {
    const trace = openTrace(TEXT);
    const position = positionOf(trace, line, line.split(' ')[1]!);
    const hover = await traceHover(trace.index, trace.text, position, contextWith());
    expect(hover?.markdown.split('\n')[0]).toContain(said);
  });

  it('has an outline with every thread and task', () => {
    const { index, text } = openTrace(TEXT);
    const symbols = traceSymbols(index, text);
    const tasks = symbols.flatMap(({ children }) => children.map(({ detail }) => detail));
    expect(symbols).toHaveLength(8);
    expect(tasks.map((detail) => detail.split(',')[0])).toEqual(
      expect.arrayContaining(['e1', 'e2', 'e3', 'e4', 'e5', 'e7', 'e8', 'e9', 'e10']),
    );
  });
});
