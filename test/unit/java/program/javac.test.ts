/**
 * Our resolution against javac's, on the corpus and on the fixtures that javac accepts: every call,
 * creation, reference, field, local and lambda. Skipped where there is no JDK.
 */
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import {
  compareWithJavac,
  hasJavac,
  type Difference,
} from '../../../support/java/compare-javac.js';

const ROOT = path.join(import.meta.dirname, '../../../java');

/** Today's known differences, each with what javac says. An improvement fails: take it out. */
const KNOWN: readonly string[] = [
  // An inner class of a generic one has no arguments of its outer class in our types.
  'Ring.java java.lang.String toUpperCase: unknown',
  'Ring.java java.lang.String trim: unknown',
  'Ring.java java.lang.String isEmpty: unknown',
  // The compiler gives records these methods; we have those of java.lang.Record.
  'Shape.java shapes.Shape$Circle hashCode: java.lang.Record hashCode',
  'Shape.java shapes.Shape$Circle equals: java.lang.Record equals',
];

function textOf({ at, javac, ours }: Difference): string {
  const shorten = (text: string) => text.split('\t').slice(0, 2).join(' ');
  const file = path.basename(at.split('\t')[0]!);
  return `${file} ${shorten(javac)}: ${ours.startsWith('?') ? 'unknown' : shorten(ours)}`;
}

describe.skipIf(!hasJavac())('javac and we', () => {
  it('say the same of the corpus', { timeout: 120_000 }, async () => {
    const files = globSync('corpus/**/*.java', { cwd: ROOT, absolute: true }).sort();
    const { differences, kinds } = await compareWithJavac(files);
    expect(differences.map(textOf)).toEqual(KNOWN);
    expect(kinds.get('call')!.said).toBeGreaterThan(600);
  });

  it('say the same of the fixtures', { timeout: 120_000 }, async () => {
    const names = ['Functions', 'Numbers', 'Outer', 'Scopes'];
    const files = names.map((name) => path.join(ROOT, 'bodies', `${name}.java`));
    const { differences } = await compareWithJavac(files);
    expect(differences.map(textOf)).toEqual([]);
  });
});
