import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAccess, findField, type WantedAccess } from '../../../server/src/java/find-access.js';
import { outlineOf } from '../../../server/src/java/outline.js';
import { spanOf } from '../../../server/src/java/position.js';

const TEXT = `package com.x;
class Act {
  boolean done = false;
  void onCreate() {
    new Thread(new Runnable() {
      public void run() { done = true; }
    }).start();
    later(() -> {
      done = !done;
    });
  }
  void onStop() {
    // done
    show(first,
        done);
  }
  void onStop(int why) {
    int x = why;
  }
}
`;
const OUTLINE = outlineOf(TEXT);

function find(wanted: Partial<WantedAccess>): string | undefined {
  const full = { class: 'Act', method: 'onStop', line: 0, word: 'done', writes: false, ...wanted };
  const access = findAccess(OUTLINE, full);
  if (access === undefined) return undefined;
  const { line, column, endColumn } = spanOf(TEXT, access.at);
  return `${access.match} ${line}:${column}-${endColumn}`;
}

describe('an access in the sources as they are now', () => {
  it.each<[string, Partial<WantedAccess>, string | undefined]>([
    ['on its line', { class: 'Act$1', method: 'run', line: 6, writes: true }, 'exact 6:27-31'],
    ['in a lambda of its method', { method: 'onCreate', line: 9, writes: true }, 'exact 9:7-11'],
    ['the reading one of two', { method: 'onCreate', line: 9 }, 'exact 9:15-19'],
    ['in the initialiser of its field', { method: '<init>', line: 3 }, 'exact 3:11-15'],
    ['later in the same statement', { line: 14 }, 'exact 15:9-13'],
    ['not in a comment of the line', { line: 13 }, 'moved 15:9-13'],
    ['on another line of the method', { line: 4 }, 'moved 15:9-13'],
    ['beyond the end of the file', { line: 99 }, 'moved 15:9-13'],
    ['without a recorded line', { line: 0 }, 'moved 15:9-13'],
    ['on the line of another method', { line: 6 }, 'moved 15:9-13'],
    ['no longer in the method', { line: 14, word: 'gone' }, 'method 12:8-14'],
    ['in a method that is gone', { method: 'onPause', line: 14 }, 'class 2:7-10'],
    ['in a class with another number', { class: 'Act$7', method: 'run', line: 6 }, 'exact 6:27-31'],
    ['in a class that is gone', { class: 'Other', method: 'x', line: 6 }, undefined],
    ['without a word', { line: 18, word: undefined }, 'exact 18:5-17'],
    ['without a word, elsewhere', { line: 2, word: undefined }, 'method 12:8-14'],
    ['without a method', { class: '', method: '', line: 9, writes: true }, 'exact 9:7-11'],
  ])('%s', (_name, wanted, expected) => {
    expect(find(wanted)).toBe(expected);
  });

  it('finds the declaration of a field in its class only', () => {
    expect(findField(OUTLINE, 'Act', 'done')?.name).toBe('done');
    expect(findField(OUTLINE, 'Act$1', 'done')).toBeUndefined();
    expect(findField(OUTLINE, 'Act', 'onStop')).toBeUndefined();
  });

  it('never throws', () => {
    const wanted = fc.record({
      class: fc.constantFrom('', 'Act', 'Act$1', 'B'),
      method: fc.constantFrom('', 'onStop', '<init>', 'x'),
      line: fc.integer({ min: -1, max: 30 }),
      word: fc.option(fc.constantFrom('done', '', '(', 'x'), { nil: undefined }),
      writes: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TEXT.length }), wanted, (cut, each) => {
        findAccess(outlineOf(TEXT.slice(0, cut)), each);
      }),
    );
  });
});
