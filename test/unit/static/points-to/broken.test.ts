/** Broken sources: cut and half-typed files, classes and constructors in circles give a program too. */
import fc from 'fast-check';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { staticProgramOf, textsOfFolder } from '../../../support/java/static-program.js';

const ROOT = path.join(import.meta.dirname, '../../../..');
const sources = globSync('test/java/android/*', { cwd: ROOT, onlyDirectories: true })
  .sort()
  .flatMap((folder) => Object.entries(textsOfFolder(folder)))
  .filter(([name]) => name.endsWith('.java'))
  .map(([, text]) => text);

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

function expectWhole(texts: Record<string, string>): void {
  const { origins, order, waits, pointsTo } = staticProgramOf(reader, texts);
  for (const { entries, causes, receivers, context } of origins) {
    expect(pointsTo.contexts[context]).toBeDefined();
    for (const entry of entries) expect(pointsTo.instances[entry]).toBeDefined();
    for (const { instance } of causes) expect(pointsTo.instances[instance]).toBeDefined();
    for (const object of receivers) expect(pointsTo.objects[object]).toBeDefined();
  }
  for (const { first, second } of order) expect(origins[first] && origins[second]).toBeDefined();
  for (const { origins: ended } of waits) for (const id of ended) expect(origins[id]).toBeDefined();
}

describe('a program', () => {
  it('is made of broken sources too', () => {
    const cut = fc.tuple(
      fc.constantFrom(...sources),
      fc.nat(2000),
      fc.nat(60),
      fc.constantFrom('', '{', '}', '(', 'class X extends X', '->', 'this();', 'new Thread('),
    );
    fc.assert(
      fc.property(fc.array(cut, { minLength: 1, maxLength: 3 }), (cuts) => {
        const texts = cuts.map(([text, at, length, put], index) => {
          const start = at % text.length;
          return [`F${index}.java`, text.slice(0, start) + put + text.slice(start + length)];
        });
        expectWhole(Object.fromEntries(texts) as Record<string, string>);
      }),
      { numRuns: 40 },
    );
  });

  it('is made of what goes round in circles', () => {
    expectWhole({
      'A.java': `class A extends android.app.Activity { A() { this(1); } A(int i) { this(); } static A a = new A(); protected void onPause() { onPause(); } }
        class B extends C { Runnable r = this::go; void go() { new Thread(r).start(); r = () -> r.run(); } } class C extends B {}
        class D extends Thread { D next = new D(); D() { super(new D()); } public static void main(String[] s) { new D().start(); } }`,
    });
  });
});
