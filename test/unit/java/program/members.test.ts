/** Members of classes, against the words of the language on random hierarchies. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { findField } from '../../../../server/src/java/program/fields.js';
import { Subclasses } from '../../../../server/src/java/program/subclasses.js';
import { methodText, typeText } from '../../../../server/src/java/program/type-text.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import {
  fieldsOf,
  methodsOf,
  nameOf,
  randomHierarchy,
  sourcesOf,
  type ModelClass,
} from '../../../support/java/random-hierarchy.js';
import { EMPTY_LIBRARY, fixture, TestProgram } from '../../../support/java/test-program.js';

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

describe('on random hierarchies', () => {
  it('fields are those that the language says', () => {
    fc.assert(
      fc.property(randomHierarchy, (classes) => {
        const test = new TestProgram(reader, sourcesOf(classes), EMPTY_LIBRARY);
        for (const symbol of classes) {
          expect(fieldText(test, symbol)).toEqual(plainFieldText(symbol, classes));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('methods are those that the language says', () => {
    fc.assert(
      fc.property(randomHierarchy, (classes) => {
        const test = new TestProgram(reader, sourcesOf(classes), EMPTY_LIBRARY);
        for (const symbol of classes) checkMethods(test, symbol, classes);
      }),
      { numRuns: 300 },
    );
  });
});

function fieldText(test: TestProgram, symbol: ModelClass): string[] {
  const { members } = test.program.resolution;
  return ['a', 'b'].map((name) => {
    const field = members.field(test.class(nameOf(symbol)), name);
    return typeof field === 'object' ? field.owner.name : (field ?? 'none');
  });
}

function plainFieldText(symbol: ModelClass, classes: readonly ModelClass[]): string[] {
  return ['a', 'b'].map((name) => {
    const [first, ...others] = fieldsOf(symbol, name, classes);
    if (first === undefined) return 'none';
    return others.length > 0 ? 'ambiguous' : nameOf(classes[first.owner]!);
  });
}

/** Of each signature one, and one of those that the language leaves. */
function checkMethods(test: TestProgram, symbol: ModelClass, classes: readonly ModelClass[]): void {
  const { members } = test.program.resolution;
  for (const name of ['a', 'b']) {
    const found = members.methods(test.class(nameOf(symbol)), name);
    const allowed = [...methodsOf(symbol, name, classes)].map(
      ({ owner, parameters }) =>
        `${nameOf(classes[owner]!)}.${name}(${parameters.replace(' p', '')})`,
    );
    const said = found.map(methodText);
    expect(allowed).toEqual(expect.arrayContaining(said));
    const signatures = (texts: readonly string[]) =>
      [...new Set(texts.map((text) => text.slice(text.indexOf('('))))].sort();
    expect(signatures(said)).toEqual(signatures(allowed));
    expect(new Set(said).size).toBe(found.length);
  }
}

describe('fields', () => {
  it('are seen through the receiver, hidden, inherited or ambiguous', () => {
    const test = new TestProgram(reader, {
      'F.java': fixture('resolution/inheritance/Fields.java'),
    });
    const { members } = test.program.resolution;
    const seen = (type: string, name: string) => {
      const found = findField(test.type(type, 'over.Fields'), name, members);
      if (typeof found !== 'object') return found;
      return `${found.field.owner.name} ${typeText(found.type)}`;
    };
    expect(seen('Fields<Integer>', 'value')).toBe('over.Fields java.lang.Integer');
    expect(seen('Fields', 'value')).toBe('over.Fields java.lang.Object');
    expect(seen('Fields<?>', 'value')).toBe('over.Fields java.lang.Object');
    expect(seen('SubFields', 'value')).toBe('over.Fields java.lang.String');
    expect(seen('SubFields', 'shadowed')).toBe('over.SubFields long');
    expect(seen('SubFields', 'counter')).toBe('over.Fields int');
    expect(seen('SubFields', 'hidden')).toBeUndefined();
    expect(seen('SubFields', 'NAME')).toBe('over.Limits java.lang.String');
    expect(seen('SubFields', 'LIMIT')).toBe('ambiguous');
    expect(seen('Both', 'LIMIT')).toBe('ambiguous');
    expect(seen('Diamond', 'LIMIT')).toBe('over.Limits int');
    expect(seen('R.id', 'button')).toBe('over.R$id int');
    expect(seen('R.styleable', 'Knob')).toBe('over.R$styleable int[]');
    expect(seen('BuildConfig', 'DEBUG')).toBe('over.BuildConfig boolean');
  });
});

describe('implementations', () => {
  it('are what classes below have in a method’s place', () => {
    const test = new TestProgram(reader, {
      'O.java': fixture('resolution/inheritance/Overriding.java'),
    });
    const { program } = test;
    const subclasses = new Subclasses(program.resolution.members, program.sourceClasses);
    const reached = (owner: string, name: string) =>
      subclasses
        .implementations(program.find(owner)!.methods.get(name)![0]!)
        .map(methodText)
        .sort();
    expect(reached('over.Source', 'next')).toEqual(['over.Reader.next()']);
    expect(reached('java.lang.Runnable', 'run')).toEqual([
      'over.MoreWords.run()',
      'over.Words.run()',
    ]);
    expect(reached('over.Overriding', 'result')).toEqual([
      'over.MoreWords.result()',
      'over.Overriding.result()',
      'over.Words.result()',
    ]);
    expect(reached('over.Overriding', 'own')).toEqual(['over.Overriding.own()']);
    expect(subclasses.of(program.find('over.Overriding')!).map(({ name }) => name)).toEqual([
      'over.Words',
      'over.MoreWords',
      'over.RawWords',
    ]);
  });
});

describe('access', () => {
  it('keeps to private, package and protected', () => {
    const test = new TestProgram(reader, {
      'p/A.java': `package p; public class A {
        private void a(int x) {} void a(long x) {} protected void a(float x) {} public void a(double x) {}
        class In { } static class Heir extends A { } }`,
      'p/B.java': 'package p; class B {}',
      'q/C.java': 'package q; class C extends p.A { class In {} }',
      'q/D.java': 'package q; class D {}',
    });
    const from = (name: string) => test.callText('p.A', 'a', ['int'], name);
    expect(from('p.A')).toBe('p.A.a(int)');
    expect(from('p.A$In')).toBe('p.A.a(int)');
    expect(from('p.B')).toBe('p.A.a(long)');
    expect(from('q.C')).toBe('p.A.a(float)');
    expect(from('q.C$In')).toBe('p.A.a(float)');
    expect(from('q.D')).toBe('p.A.a(double)');
    // Inherited, but not the private one.
    expect(test.callText('p.A.Heir', 'a', ['int'], 'p.A')).toBe('p.A.a(long)');
  });
});
