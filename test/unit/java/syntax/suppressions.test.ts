/** Suppressions that stand in Java, by the words of docs/rules/suppression.md. */
import { describe, expect, it } from 'vitest';
import type { Suppression } from '../../../../server/src/findings/suppressions.js';
import { readSuppressions } from '../../../../server/src/java/syntax/read-suppressions.js';
import { createTestReader, readJava } from '../../../support/java/java-parser.js';

async function suppressions(text: string): Promise<Suppression[]> {
  return readSuppressions(readJava(await createTestReader(), text, 'A.java'), text);
}

const lines = (from: number, to = from) => ({ kind: 'lines', path: 'A.java', from, to });

describe('suppressions by comment', () => {
  it('cover the next line of code, or their own', async () => {
    const text = `class A {
  int x;
  void f() {
    //noinspection racelens/data-race: only for the log

    // another comment
    x = 1;
    x = 2; // noinspection racelens -- measured
  }
}
`;
    const [before, behind] = await suppressions(text);
    expect(before).toMatchObject({
      rules: ['data-race'],
      reason: 'only for the log',
      covers: lines(7),
      place: { path: 'A.java', line: 4, column: 5 },
    });
    expect(behind).toMatchObject({ rules: [], reason: 'measured', covers: lines(8) });
  });

  it('take several names, and leave those of others alone', async () => {
    const text = `class A { void f() {
  //noinspection FieldMayBeFinal, racelens/data-race, racelens/use-after-free
  g();
  //noinspection UnusedAssignment
  h("racelens");
  //noinspection racelens/nonsense
  i();
} }`;
    const found = await suppressions(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ rules: ['data-race', 'use-after-free'], reason: '' });
  });
});

describe('suppressions by annotation', () => {
  it('cover the method, the class or the field that they stand on', async () => {
    const text = `package app;
@SuppressWarnings({"unchecked", "racelens"})
class A {
  @SuppressLint("racelens/data-race") // set once
  int x;
  static class B {
    @android.annotation.SuppressLint("racelens/atomicity")
    int y, z;
  }
  @SuppressWarnings("racelens/use-after-free")
  void f() {
    x = 1;
  }
}
`;
    const found = await suppressions(text);
    expect(found.map(({ covers }) => covers)).toEqual([
      lines(2, 14),
      { kind: 'field', field: 'app.A.x' },
      lines(10, 13),
      { kind: 'field', field: 'app.A$B.y' },
      { kind: 'field', field: 'app.A$B.z' },
    ]);
    expect(found[1]).toMatchObject({ rules: ['data-race'], reason: 'set once' });
    expect(found[3]!.place.line).toBe(7);
  });

  it('survive what is half typed', async () => {
    await expect(suppressions('@SuppressWarnings("racelens"')).resolves.toBeDefined();
    await expect(suppressions('class A { //noinspection racelens')).resolves.toHaveLength(1);
  });
});
