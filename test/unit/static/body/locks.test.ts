/** Locks held at each call of `use` of the fixtures, and what methods do to their callers' locks. */
import { beforeAll, describe, expect, it } from 'vitest';
import { pathsOf } from '../../../../server/src/java/ir/facts/paths.js';
import { pathText } from '../../../../server/src/java/ir/facts/print-facts.js';
import type { Body } from '../../../../server/src/java/ir/statements.js';
import type {
  KnowledgeTables,
  LockGroup,
} from '../../../../server/src/android/knowledge/knowledge.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import type { AccessPath } from '../../../../server/src/static/body/access-path.js';
import type {
  AccessLock,
  LockEffect,
} from '../../../../server/src/static/body/locks/lock-effect.js';
import { permitsOf } from '../../../../server/src/static/body/locks/lock-calls.js';
import { Locks, type HeldLock } from '../../../../server/src/static/body/locks/locks.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { enumerateLocks, randomLockBody } from '../../../support/java/plain-locks.js';
import {
  callsOf,
  expectMarks,
  findStatements,
  methodNamed,
  staticBodies,
  staticFixture,
  type StaticBodies,
} from '../../../support/java/static-bodies.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

function heldText({ base, fields, mode, kind }: HeldLock, body: Body): string {
  const names = fields.map(({ name, owner }, at) =>
    base === undefined && at === 0 ? `${owner.simpleName}.${name}` : name,
  );
  const path = base === undefined ? [] : [pathText(pathsOf(body).of(base), body)];
  const words = [mode === 'shared' ? ' shared' : '', kind === 'lock' ? '' : ` ${kind}`];
  return [...path, ...names].join('.') + words.join('');
}

function held(fixture: StaticBodies, shorten: (text: string) => string) {
  const locks = new Locks(fixture.knowledge, fixture.bodiesOf);
  return findStatements(fixture, callsOf('use')).map(({ body, at, line }) => {
    const texts = locks.at(body, at).map((lock) => shorten(heldText(lock, body)));
    return { line, text: texts.join(', ') };
  });
}

function accessText({ root, fields }: AccessPath, body: Body): string {
  const first =
    typeof root === 'number'
      ? body.variables[body.parameters[root]!]!.name
      : `${root.owner.simpleName}.${root.name}`;
  return [first, ...fields.map(({ name }) => name)].join('.');
}

function effectText({ acquires, acquiresIfTrue, releases }: LockEffect, body: Body): string {
  const text = ({ path, mode }: AccessLock): string =>
    (path === undefined ? 'something' : accessText(path, body)) +
    (mode === 'shared' ? ' shared' : '');
  const takes = [...acquires.map(text), ...acquiresIfTrue.map((lock) => `${text(lock)} if true`)];
  const parts = [
    takes.length === 0 ? '' : `takes ${takes.join(', ')}`,
    releases.length === 0 ? '' : `frees ${releases.map(text).join(', ')}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

describe('locks', () => {
  it('are held as every way to a statement says', () => {
    const fixture = staticFixture(reader, 'locks/Locks.java');
    const shorten = (text: string): string => text.replace(/^this\./, '');
    expectMarks(fixture.text, 'held', held(fixture, shorten));
  });

  it('are held through methods that lock for their callers', () => {
    const fixture = staticFixture(reader, 'locks/Helpers.java');
    expectMarks(
      fixture.text,
      'held',
      held(fixture, (text) => text),
    );
    const locks = new Locks(fixture.knowledge, fixture.bodiesOf);
    const effects = fixture.bodies.flatMap(({ body, line }) => {
      const text = effectText(locks.effectOf(body), body);
      return text === '' ? [] : [{ line, text }];
    });
    expectMarks(fixture.text, 'effect', effects);
  });

  it('of a tree that is walked by its links have no name for callers', () => {
    const walk = ['a', 'b', 'c', 'd'].map((link) => `if (${link} != null) ${link}.leave();`);
    const text = `import java.util.concurrent.locks.*; class Tree { Tree a, b, c, d;
      Lock lock = new ReentrantLock(); void leave() { lock.unlock(); ${walk.join(' ')} } }`;
    const fixture = staticBodies(reader, text);
    const locks = new Locks(fixture.knowledge, fixture.bodiesOf);
    const { releases } = locks.effectOf(methodNamed(fixture, 'leave').body);
    expect(releases.map(({ path, kind }) => ({ path, kind }))).toEqual([
      { path: undefined, kind: 'lock' },
    ]);
  });

  it('are those of the tables, to which a project adds its own', () => {
    const text = `class A { final java.util.Observable gate = null; void use() {}
      void f() { gate.notifyObservers(); use(); gate.deleteObservers(); use(); } }`;
    const texts = (rows: readonly KnowledgeTables[]): string[] =>
      held(staticBodies(reader, text, rows), (each) => each).map((each) => each.text);
    expect(texts([])).toEqual(['', '']);
    const gate = 'java.util.Observable';
    const acquire: LockGroup = { does: 'acquire', of: { [gate]: 'notifyObservers' } };
    const release: LockGroup = { does: 'release', of: { [gate]: 'deleteObservers' } };
    expect(texts([{ locks: [acquire, release] }])).toEqual(['this.gate', '']);
  });

  it('that are semaphores say how many may hold them', () => {
    const text = `import java.util.concurrent.Semaphore; class A { void f(int n) {
      Object[] all = {new Semaphore(1), new Semaphore(3, true), new Semaphore(n), new Object()}; } }`;
    const fixture = staticBodies(reader, text);
    const made = findStatements(fixture, ({ kind }) => kind === 'allocate');
    const permits = made.map(({ body, at }) => permitsOf(body, at));
    expect(permits.filter((each) => each !== undefined)).toEqual([1, 3]);
  });

  it('agree with an enumeration of all ways through random bodies', () => {
    let [same, all] = [0, 0];
    for (let seed = 1; seed <= 150; seed++) {
      const fixture = staticBodies(reader, randomLockBody(seed));
      const locks = new Locks(fixture.knowledge, fixture.bodiesOf);
      const plainly = enumerateLocks(methodNamed(fixture, 'f').body);
      for (const { body, at } of findStatements(fixture, callsOf('use'))) {
        const found = locks.at(body, at).map((lock) => heldText(lock, body));
        const plain = plainly.get(at) ?? found;
        for (const lock of found) expect(plain, `seed ${seed}`).toContain(lock);
        all++;
        if (new Set(found).size === new Set(plain).size) same++;
      }
    }
    expect(all).toBeGreaterThan(300);
    expect(same / all).toBeGreaterThan(0.95);
  });
});
