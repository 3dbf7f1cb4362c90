/** What `@GuardedBy` names, and the annotations that speak of threads. */
import { beforeAll, describe, expect, it } from 'vitest';
import { KnowledgeIndex } from '../../../../server/src/android/knowledge/knowledge-index.js';
import { withOwnTables } from '../../../../server/src/android/knowledge/tables.js';
import type { FieldSymbol, MethodSymbol } from '../../../../server/src/java/program/symbols.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { concurrencyAnnotations } from '../../../../server/src/static/body/annotations.js';
import { guardedBy, type LockExpression } from '../../../../server/src/static/body/guarded-by.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { expectMarks, staticFixture } from '../../../support/java/static-bodies.js';
import { TestProgram } from '../../../support/java/test-program.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

function lockText(lock: LockExpression): string {
  const inner = (object: LockExpression | undefined, owner: string): string =>
    object === undefined ? owner : lockText(object);
  switch (lock.kind) {
    case 'this':
      return `this(${lock.class.simpleName})`;
    case 'class':
      return `${lock.class.simpleName}.class`;
    case 'field':
      return `${inner(lock.object, lock.field.owner.simpleName)}.${lock.field.name}`;
    case 'method':
      return `${inner(lock.object, lock.method.owner.simpleName)}.${lock.method.name}()`;
    case 'parameter':
      return `parameter ${lock.place}`;
    default:
      return lock.kind;
  }
}

function lineOf(member: FieldSymbol | MethodSymbol, text: string): number {
  return text.slice(0, member.source!.declaration.nameAt.start).split('\n').length;
}

describe('@GuardedBy', () => {
  it('is resolved from where it stands', () => {
    const { program, text } = staticFixture(reader, 'annotations/Guarded.java');
    const members = program.sourceClasses.flatMap(({ fields, methods }) => [
      ...fields.values(),
      ...[...methods.values()].flat().filter(({ source }) => source !== undefined),
    ]);
    const answers = members.flatMap((member) => {
      const locks = guardedBy(member, (name) => program.find(name));
      if (locks.length === 0) return [];
      const said = locks.map(({ lock }) => lockText(lock)).join(' and ');
      return [{ line: lineOf(member, text), text: said }];
    });
    expectMarks(text, 'guard', answers);
  });
});

describe('annotations', () => {
  it('speak of threads by their simple names', () => {
    const test = new TestProgram(reader, {
      'A.java': `@net.jcip.annotations.ThreadSafe class A {
        @ThreadConfined("UI") int a; @ThreadConfined int b; @VisibleForTesting @WorkerThread void m() {}
        @Immutable @NotThreadSafe static class B {} }`,
    });
    const index = new KnowledgeIndex(withOwnTables([]));
    const nothing = {
      threadSafe: false,
      notThreadSafe: false,
      immutable: false,
      confinedTo: undefined,
      visibleForTesting: false,
      initializes: false,
      runs: undefined,
    };
    const a = test.class('A');
    expect(concurrencyAnnotations(a, index)).toEqual({ ...nothing, threadSafe: true });
    expect(concurrencyAnnotations(a.fields.get('a')!, index).confinedTo).toBe('UI');
    expect(concurrencyAnnotations(a.fields.get('b')!, index).confinedTo).toBe('');
    expect(concurrencyAnnotations(a.methods.get('m')![0]!, index)).toEqual({
      ...nothing,
      visibleForTesting: true,
      runs: 'worker',
    });
    const inner = { ...nothing, immutable: true, notThreadSafe: true };
    expect(concurrencyAnnotations(test.class('A$B'), index)).toEqual(inner);
  });
});
