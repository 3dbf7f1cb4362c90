/** Every type and method that the tables name is in the library tables, where these have the package. */
import { describe, expect, it } from 'vitest';
import type { Library } from '../../../server/src/java/library/library-class.js';
import type { MembersOf } from '../../../server/src/android/knowledge/knowledge.js';
import { split } from '../../../server/src/android/knowledge/knowledge-index.js';
import { OWN_TABLES } from '../../../server/src/android/knowledge/tables.js';
import { testLibrary } from '../../support/java/test-program.js';

/** Newer than the tables' JDK, or older than their Guava; of some libraries they have a part. */
const ELSEWHERE = new Set([
  ...['getFirst', 'getLast', 'reversed', 'addFirst', 'addLast', 'removeFirst', 'removeLast'].map(
    (name) => `java.util.List.${name}`,
  ),
  'java.lang.Thread.startVirtualThread',
  'java.lang.Thread$Builder',
  'java.util.concurrent.ExecutorService.close',
  'java.util.concurrent.Future.resultNow',
  'java.util.concurrent.Executors.newThreadPerTaskExecutor',
  'java.util.concurrent.Executors.newVirtualThreadPerTaskExecutor',
  'com.google.common.util.concurrent.MoreExecutors.sameThreadExecutor',
  'androidx.core.view.OnReceiveContentListener',
  'butterknife.Unbinder',
  'com.android.billingclient.api.ProductDetailsResponseListener',
  'com.android.billingclient.api.PurchaseHistoryResponseListener',
  'com.android.volley.toolbox.BaseHttpStack',
  ...['getFirst', 'getLast', 'removeFromStart', 'removeFromEnd'].map(
    (name) => `androidx.collection.CircularArray.${name}`,
  ),
]);

const library = testLibrary();
const tables = Object.values(OWN_TABLES);

function packageOf(type: string): string {
  return type.slice(0, Math.max(type.lastIndexOf('.'), 0));
}

/** Inherited ones too: a row may narrow where a supertype's method runs. */
function hasMethod(from: Library, type: string, method: string): boolean {
  const waiting = [type, 'java.lang.Object'];
  for (const name of waiting) {
    const found = from.find(name);
    if (found === undefined) continue;
    if (found.methods.some((each) => each.name === method)) return true;
    for (const each of [found.superclass, ...found.interfaces]) {
      const erased = /^L([^<;]+)/.exec(each)?.[1];
      if (erased !== undefined) waiting.push(erased.replaceAll('/', '.'));
    }
  }
  return false;
}

function missing(of: MembersOf): string[] {
  return Object.entries(of).flatMap(([type, methods]) => {
    if (type === '*' || type.startsWith('android.support.')) return [];
    if (!library.hasPackage(packageOf(type))) return [];
    if (library.find(type) === undefined) return [type];
    return split(methods)
      .filter((method) => method !== '*' && !hasMethod(library, type, method))
      .map((method) => `${type}.${method}`);
  });
}

describe('the names in the tables', () => {
  it('of members are right', () => {
    const all = tables.flatMap((table) => [
      ...(table.callbacks ?? []).map(({ of }) => of),
      ...(table.calls ?? []).map(({ of }) => of),
      ...(table.executors ?? []).map(({ of }) => of ?? {}),
      ...(table.threads ?? []).map(({ of }) => of),
      ...(table.wrappers ?? []).map(({ of }) => of),
      ...(table.locks ?? []).map(({ of }) => of),
      ...(table.frees ?? []).map(({ of }) => of),
      ...(table.states ?? []).map(({ of }) => of),
      ...(table.keeping ?? []).map(({ of }) => of),
    ]);
    expect(all.flatMap(missing).filter((name) => !ELSEWHERE.has(name))).toEqual([]);
  });

  it('of containers are right: each method is one of some type of its row', () => {
    const wrong = tables.flatMap(({ containers = [] }) =>
      containers.flatMap((row) => {
        const types = split(row.types).filter((type) => library.find(type) !== undefined);
        if (types.length === 0) return [];
        const methods = [row.reads, row.writes, row.both, row.views, row.returns].flatMap(split);
        return methods
          .filter((method) => !types.some((type) => hasMethod(library, type, method)))
          .map((method) => `${types[0]!}.${method}`);
      }),
    );
    expect(wrong.filter((name) => !ELSEWHERE.has(name))).toEqual([]);
  });

  it('of components and of what may be shared are right', () => {
    const types = tables.flatMap(({ components = [], shareable = [] }) =>
      [...components, ...shareable].flatMap((row) => split(row.types)),
    );
    const known = types.filter((type) => library.hasPackage(packageOf(type)));
    const wrong = known.filter((type) => library.find(type) === undefined);
    expect(wrong.filter((type) => !type.startsWith('android.support.'))).toEqual([]);
  });
});
