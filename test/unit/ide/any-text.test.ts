/** No text, index or position makes a feature throw or point outside the text. */
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as features from '../../../server/src/ide/trace/features.js';
import type { Position, Range, TraceText } from '../../../server/src/ide/trace/features.js';
import type { TraceIndex } from '../../../server/src/trace/index/trace-index.js';
import type { TraceFormat } from '../../../server/src/trace/reader.js';
import { contextWith, indexText, openTrace, textAt, toText } from './open-trace.js';
import { traceLines } from './random-trace.js';

const FORMATS: readonly TraceFormat[] = ['racetrace', 'droidracer', 'em-explorer', 'std'];
const context = contextWith(['B.java']);

function isInside(text: TraceText, { start, end }: Range): boolean {
  const ordered = start.line < end.line || start.character <= end.character;
  return (
    ordered &&
    start.line >= 0 &&
    end.line < text.lineCount &&
    end.character <= text.lineText(end.line).length
  );
}

async function askAll(index: TraceIndex, text: TraceText, position: Position): Promise<void> {
  const hover = await features.traceHover(index, text, position, context);
  const definition = await features.traceDefinition(index, text, position, context);
  const ranges = [
    ...features.traceReferences(index, text, position, true),
    ...(hover === undefined ? [] : [hover.range]),
    ...(definition === undefined ? [] : [definition.origin]),
    ...(definition?.targets ?? []).flatMap((each) => (each.in === 'trace' ? [each.range] : [])),
  ];
  for (const range of ranges) expect(isInside(text, range)).toBe(true);
}

const garbage = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom(
        't1 post e1 q1',
        't1 begin e1',
        '5 POST src:1 msg:1 dest:1',
        'T0|w(V1)|1',
        'rwId:1 READ tid:1 obj:0x1 class:a; field:1',
        '2 THREADINIT tid:1',
        'thread t1 looper main',
        ' HB Graph ',
      ),
    ),
    { maxLength: 15 },
  )
  .map((lines) => lines.join('\n'));
const sources = fc.oneof(
  garbage,
  traceLines.map((lines) => lines.join('\n')),
);
const position = fc.record({
  line: fc.oneof(fc.integer({ min: -2, max: 90 }), fc.constantFrom(NaN, Infinity, 0.5)),
  character: fc.oneof(fc.integer({ min: -2, max: 60 }), fc.constantFrom(NaN, Infinity)),
});

describe('any text at any position', () => {
  it('never throws, whatever index goes with it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...FORMATS),
        sources,
        sources,
        position,
        async (format, analysed, shown, at) => {
          const index = indexText(analysed, format);
          for (const text of [
            toText(analysed),
            toText(shown),
            { lineCount: 0, lineText: () => '' },
          ]) {
            await askAll(index, text, at);
            features.traceSymbols(index, text);
            features.traceFolding(index, text);
          }
        },
      ),
      { numRuns: 600 },
    );
  });
});

const LOG = '../shared/traces/droidracer/RemindMe/abc_log.txt';
const EXPLORER = '../shared/traces/em-explorer/apps/music/trace.txt';

describe.each([
  ['droidracer' as const, LOG],
  ['em-explorer' as const, EXPLORER],
])('a published %s trace', (format, path) => {
  it.skipIf(!existsSync(path))(
    'answers on every kind of line, and begin and post lead to each other',
    async () => {
      const trace = openTrace(readFileSync(path, 'utf8'), format);
      const { index, text } = trace;
      let pairs = 0;
      for (let line = 0; line < text.lineCount; line++) {
        const content = text.lineText(line);
        const verb = /^\d+ CALL /.exec(content);
        if (verb !== null) {
          const at = { line, character: content.indexOf('CALL') };
          const target = (await features.traceDefinition(index, text, at, context))?.targets[0];
          if (target?.in !== 'trace') continue;
          expect(textAt(trace, target.range)).toMatch(/POST/);
          const back = await features.traceDefinition(
            index,
            text,
            { line: target.range.start.line, character: content.indexOf('CALL') },
            context,
          );
          const again = back?.targets[0];
          if (again?.in === 'trace') expect(again.range.start.line).toBe(line);
          pairs++;
        }
        if (line % 97 === 0) await askAll(index, text, { line, character: content.length });
      }
      expect(pairs).toBeGreaterThan(20);
      expect(
        features.traceFolding(index, text).filter((fold) => fold.kind === 'task').length,
      ).toBeGreaterThan(20);
    },
  );
});
