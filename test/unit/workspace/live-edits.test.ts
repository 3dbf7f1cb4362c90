/**
 * Edits at random, against beginning anew: after each of them the engine that keeps what it knows says
 * the same as one that has never seen the project before. `RACELENS_SEEDS=200` tries more.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { loadResources, type Resources } from '../../../server/src/workspace/model/resources.js';
import { chooser, type Choose } from '../../support/chooser.js';
import { createTestReader, readJava } from '../../support/java/java-parser.js';
import { staticFixtures } from '../../support/java/static-fixtures.js';
import { EditSession, type Texts } from '../../support/live/edit-session.js';
import { editAtRandom } from '../../support/live/random-edits.js';

const SEEDS = Number(process.env['RACELENS_SEEDS'] ?? 6);
const FIRST = Number(process.env['RACELENS_FIRST_SEED'] ?? 1);
const EDITS = 14;

const fixtures = staticFixtures();
let resources: Resources;
let reader: JavaReader;
let folder: string;

beforeAll(async () => {
  resources = await loadResources('dist');
  reader = await createTestReader();
  folder = mkdtempSync(join(tmpdir(), 'racelens-live-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A few fixtures of one topic, in which class names are told once. */
function projectFor(choose: Choose): Map<string, string> {
  const { topic } = fixtures[choose(fixtures.length)]!;
  const ofTopic = fixtures.filter((fixture) => fixture.topic === topic);
  const texts = new Map<string, string>();
  for (let count = 0; count < 3; count++) {
    const { texts: own } = ofTopic[choose(ofTopic.length)]!;
    for (const [path, text] of Object.entries(own)) texts.set(path, text);
  }
  return texts;
}

/** Most edits change a line; some take a file away, bring it back, or undo. */
function editProject(texts: Map<string, string>, before: Texts, choose: Choose): void {
  const paths = [...before.keys()].filter((path) => path.endsWith('.java'));
  const path = paths[choose(paths.length)]!;
  const text = texts.get(path);
  const kind = choose(20);
  if (kind === 0 && paths.length > 1) texts.delete(path);
  else if (kind < 4 || text === undefined) texts.set(path, before.get(path)!);
  else texts.set(path, editAtRandom(text, choose));
}

/** What is half-typed keeps its last good members in a session: there is nothing to compare with. */
function isWhole(texts: Texts): boolean {
  return [...texts].every(
    ([path, text]) => !path.endsWith('.java') || readJava(reader, text, path).problems.length === 0,
  );
}

describe('after an edit', () => {
  const seeds = Array.from({ length: SEEDS }, (_, index) => FIRST + index);

  it.each(seeds)('everything is as if begun anew (seed %i)', async (seed) => {
    const choose = chooser(seed * 7919);
    const before = projectFor(choose);
    const texts = new Map(before);
    const session = new EditSession(resources, folder);
    await session.answer(texts);
    for (let edit = 0; edit < EDITS; edit++) {
      editProject(texts, before, choose);
      const kept = await session.answer(texts);
      expect(kept.failure).toBeUndefined();
      if (!isWhole(texts)) continue;
      expect(kept, `edit ${edit}`).toEqual(await new EditSession(resources, folder).answer(texts));
    }
  });
});
