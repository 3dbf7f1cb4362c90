import { describe, expect, it } from 'vitest';
import { readAidl, type AidlType } from '../../../server/src/android/aidl/read-aidl.js';

function read(text: string) {
  return readAidl([{ path: 'IPlayer.aidl', text }]);
}

function typeText({ name, arguments: given, dimensions }: AidlType): string {
  const types = given.length === 0 ? '' : `<${given.map(typeText).join(', ')}>`;
  return name + types + '[]'.repeat(dimensions);
}

describe('an AIDL file', () => {
  it('declares methods, with directions, annotations, arrays and types within types', () => {
    const [player] = read(`
      package com.example; // (c) nobody
      import com.example.data.Song;
      /* the player */ @VintfStability
      oneway interface IPlayer {
        const int MOST = 3;
        void play(in Song song, int[] order) = 1;
        @nullable Map<String, List<Song>> songs(out Map<String, List<Song>> found,
          boolean all);
      }`);
    expect(player!.name).toBe('com.example.IPlayer');
    const methods = player!.methods.map(
      ({ name, result, parameters }) =>
        `${typeText(result)} ${name}(${parameters.map(typeText).join(', ')})`,
    );
    const map = 'java.util.Map<java.lang.String, java.util.List<com.example.data.Song>>';
    expect(methods).toEqual([
      'void play(com.example.data.Song, int[])',
      `${map} songs(${map}, boolean)`,
    ]);
  });

  const MANY = 200_000;
  it.each([
    ['comments that nobody closes', '/*'.repeat(MANY)],
    ['room without end', `interface A { void${' '.repeat(MANY)}`],
    ['interfaces without end', 'interface A {'.repeat(MANY)],
    ['annotations that nobody closes', '@a('.repeat(MANY)],
    ['commas', `interface A { void f(${','.repeat(MANY)}); }`],
    ['types in types', `interface A { void f(${'A<'.repeat(MANY)}${'>'.repeat(MANY)} a); }`],
    ['types in types that nobody closes', `interface A { void f(${'A<'.repeat(MANY)}); }`],
  ])('is read in a moment if it is full of %s', (_what, text) => {
    expect(read(text).length).toBeLessThan(2);
  });
});
