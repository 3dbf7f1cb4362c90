/**
 * Origins of the fixtures in test/java/android: every origin is marked on the line of its name, with
 * who runs it, its kind and the rule that found it; every mark is met. Where a line says by what its
 * origin is caused, it says all but the system; where it says from which origins, or which end it, it says all
 * of them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cause, Ending, Origin } from '../../../server/src/android/origins.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { executorText, modelOf, originText } from '../../support/java/android-model.js';
import { createTestReader } from '../../support/java/java-parser.js';
import { marksNamed } from '../../support/java/marks.js';

const FIXTURES = path.join(import.meta.dirname, '../../java/android');
const files = globSync('**/*', { cwd: FIXTURES }).sort();
const topics = [...new Set(files.map((file) => path.dirname(file).split('/')[0]!))];

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

function textsOf(topic: string): Record<string, string> {
  const own = files.filter((file) => file.startsWith(`${topic}/`));
  return Object.fromEntries(
    own.map((file) => [file, readFileSync(path.join(FIXTURES, file), 'utf8')]),
  );
}

function expected(texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).flatMap(([file, text]) =>
    marksNamed(text, 'origin').map(({ line, label, rest }) => `${file}:${line} ${label}: ${rest}`),
  );
}

describe('the threads that code says it is for', () => {
  it('by annotations, assertions and tests', () => {
    const texts = textsOf('annotations');
    const { threadFacts } = modelOf(reader, texts);
    const found = threadFacts.map(({ at, says, by }) => `${at.line} ${says} ${by}`);
    const marks = Object.values(texts).flatMap((text) => marksNamed(text, 'thread'));
    expect(found.sort()).toEqual(
      marks.map(({ line, label, rest }) => `${line} ${label} ${rest}`).sort(),
    );
  });
});

describe('the origins of', () => {
  it.each(topics)('%s', (topic) => {
    const texts = textsOf(topic);
    const { origins } = modelOf(reader, texts);
    const found = origins.map(
      (origin) =>
        `${origin.at.file}:${origin.at.line} ${executorText(origin.runsOn)}: ${originText(origin)}`,
    );
    expect(found.sort()).toEqual(expected(texts).sort());
  });

  it.each(topics)('%s have the causes that are marked', (topic) => {
    const texts = textsOf(topic);
    const marks = Object.entries(texts).flatMap(([file, text]) =>
      marksNamed(text, 'caused').map((mark) => ({ ...mark, at: `${file}:${mark.line}` })),
    );
    if (marks.length === 0) return;
    const marked = new Set(marks.map(({ at }) => at));
    const { origins } = modelOf(reader, texts);
    const found = origins.flatMap(({ at, causes }) => {
      const place = `${at.file}:${at.line}`;
      const told = causes.filter(({ kind }) => kind !== 'system' && marked.has(place));
      return told.map(({ kind, by, at: from }) => `${place} ${kind} ${by}:${from?.line ?? 0}`);
    });
    const wanted = marks.map(({ at, label, rest }) => `${at} ${label} ${rest}`);
    expect(found.sort()).toEqual(wanted.sort());
  });

  it.each(topics)('%s are caused by code of the origins that are marked', (topic) => {
    expectDoers(textsOf(topic), 'from', ({ causes }) => causes);
  });

  it.each(topics)('%s are ended by code of the origins that are marked', (topic) => {
    expectDoers(textsOf(topic), 'ended', ({ endings }) => endings);
  });
});

/**
 * Each line that says of what is done to its origin who does it says all of them; `spurious` one that is told and is wrong, which
 * we know.
 */
function expectDoers(
  texts: Readonly<Record<string, string>>,
  name: 'from' | 'ended',
  doneTo: (origin: Origin) => readonly (Cause | Ending)[],
): void {
  const marks = doersMarked(texts, name);
  if (marks.length === 0) return;
  const wrong = new Set(name === 'from' ? doersMarked(texts, 'spurious') : []);
  const marked = new Set(marks.map((mark) => mark.slice(0, mark.indexOf(': '))));
  const { origins } = modelOf(reader, texts);
  const found = origins.flatMap((origin) =>
    doneTo(origin).flatMap(({ by, from }) => {
      const place = `${origin.at.file}:${origin.at.line} ${by}`;
      const names = from.map((id) => origins[id]!.name);
      const right = names.filter((each) => !wrong.delete(`${place}: ${each}`));
      return marked.has(place) ? [`${place}: ${right.join(', ')}`] : [];
    }),
  );
  expect(found.sort()).toEqual(marks.sort());
  expect([...wrong], 'known to be wrong, and no longer told').toEqual([]);
}

function doersMarked(texts: Readonly<Record<string, string>>, name: string): string[] {
  return Object.entries(texts).flatMap(([file, text]) =>
    marksNamed(text, name).map(({ line, label, rest }) => `${file}:${line} ${label}: ${rest}`),
  );
}
