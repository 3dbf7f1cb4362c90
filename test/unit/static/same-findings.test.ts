/**
 * What must not matter to the findings: in which order the files come, whether circles of inclusions
 * are made one while points-to is solved, and whether somebody listens while they are found.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { Watch } from '../../../server/src/base/watch.js';
import type { Finding } from '../../../server/src/findings/finding.js';
import { isShownUnasked } from '../../../server/src/findings/tiers.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { analyseStatically } from '../../../server/src/static/analyse.js';
import { chooser, type Choose } from '../../support/chooser.js';
import { createTestReader } from '../../support/java/java-parser.js';
import { understand } from '../../support/java/static-engine.js';
import { staticFixtures, type StaticFixture } from '../../support/java/static-fixtures.js';

const BUDGET = { seconds: 60, mebibytes: 2000 };

const fixtures = staticFixtures();
const topics = [...new Set(fixtures.map(({ topic }) => topic))];

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

type Entries = readonly (readonly [string, string])[];

function findingsOf(texts: Entries, cycleElimination = true): object {
  const project = understand(reader, Object.fromEntries(texts));
  const watch = new Watch({ budget: BUDGET });
  const report = analyseStatically(project, { watch, cycleElimination });
  const { findings, safe, limits } = report;
  return { findings: plain(findings), safe: plain(safe), limits };
}

function plain(items: readonly unknown[]): string[] {
  return items.map((item) => JSON.stringify(item)).sort();
}

function shuffled<Item>(items: readonly Item[], choose: Choose): Item[] {
  const rest = [...items];
  return items.map(() => rest.splice(choose(rest.length), 1)[0]!);
}

/** Screens that may have gone, and cuts, are looked for last. */
function isOfPair(finding: Finding): boolean {
  const { rule, accesses } = finding;
  return isShownUnasked(finding) && rule === 'data-race' && accesses[0].field.includes('.');
}

function textsOf(some: readonly StaticFixture[]): Entries {
  return some.flatMap(({ texts }) => Object.entries(texts));
}

describe.each(topics)('the findings of %s', (topic) => {
  const texts = textsOf(fixtures.filter((fixture) => fixture.topic === topic));

  it('do not hang on the order of the files', () => {
    const other = shuffled(texts, chooser(texts.length));
    expect(findingsOf(other)).toEqual(findingsOf(texts));
  });

  it('are the same while somebody listens, who hears of what is shown alone', () => {
    const project = understand(reader, Object.fromEntries(texts));
    const told: (readonly Finding[])[] = [];
    const tell = (soFar: readonly Finding[]) => told.push(soFar);
    const options = { watch: new Watch({ budget: BUDGET }), tell, tellEvery: 0 };
    const { findings, safe, limits } = analyseStatically(project, options);
    expect({ findings: plain(findings), safe: plain(safe), limits }).toEqual(findingsOf(texts));
    expect(told.flat().every(isShownUnasked)).toBe(true);
    expect(told.length > 0 || !findings.some(isOfPair)).toBe(true);
  });

  it('are the same without cycle elimination', () => {
    expect(findingsOf(texts, false)).toEqual(findingsOf(texts));
  });
});
