import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LibraryClass } from '../../../../server/src/java/library/library-class.js';
import { mergeLibraries } from '../../../../server/src/java/library/merge-libraries.js';
import {
  openPayload,
  readLibrary,
  type LibraryTable,
} from '../../../../server/src/java/library/read-table.js';
import { HEAD_LENGTH } from '../../../../server/src/java/library/table-format.js';
import { writeLibrary } from '../../../../server/src/java/library/write-table.js';
import { libraryClasses } from '../../../support/java/arbitrary-library.js';

const byName = (a: { name: string }, b: { name: string }): number =>
  a.name < b.name ? -1 : Number(a.name > b.name);

/** The table sorts members by name; which of two with one name comes first stays. */
function sorted(each: LibraryClass): LibraryClass {
  return {
    ...each,
    fields: [...each.fields].sort(byName),
    methods: [...each.methods].sort(byName),
  };
}

function open(classes: readonly LibraryClass[]): LibraryTable {
  const { library, problem } = readLibrary(writeLibrary(classes));
  expect(problem).toBeUndefined();
  return library;
}

function decodeAll(library: LibraryTable): void {
  for (const name of library.classNames()) library.find(name);
  library.hasPackage('java');
}

describe('a library table', () => {
  it('gives back every class as it was written', () => {
    fc.assert(
      fc.property(libraryClasses, (classes) => {
        const library = open(classes);
        expect([...library.classNames()]).toEqual(
          [...classes].sort(byName).map(({ name }) => name),
        );
        for (const each of classes) expect(library.find(each.name)).toEqual(sorted(each));
      }),
    );
  });

  it('knows packages and misses as a plain search does', () => {
    fc.assert(
      fc.property(libraryClasses, fc.array(fc.string()), (classes, texts) => {
        const library = open(classes);
        const names = classes.map(({ name }) => name);
        const parts = names.flatMap((name) =>
          name.split('.').map((_, at, all) => all.slice(0, at).join('.')),
        );
        for (const text of [...texts, ...parts, ...names, 'java', '']) {
          expect(library.hasPackage(text)).toBe(names.some((name) => name.startsWith(`${text}.`)));
          expect(library.find(text) !== undefined).toBe(names.includes(text));
        }
      }),
    );
  });

  it('is the same bytes in whatever order the classes come', () => {
    fc.assert(
      fc.property(libraryClasses, (classes) => {
        const bytes = writeLibrary(classes);
        expect(Buffer.from(writeLibrary([...classes].reverse())).equals(bytes)).toBe(true);
      }),
    );
  });

  it('decodes a class once', () => {
    const library = open([{ ...EMPTY_CLASS, name: 'a.B' }]);
    expect(library.find('a.B')).toBe(library.find('a.B'));
  });
});

const EMPTY_CLASS: LibraryClass = {
  name: '',
  kind: 'class',
  modifiers: 1,
  typeParameters: '',
  superclass: 'Ljava/lang/Object;',
  interfaces: [],
  fields: [],
  methods: [],
  types: [],
};

describe('a table that is not right', () => {
  const good = Buffer.from(writeLibrary([{ ...EMPTY_CLASS, name: 'a.B' }]));
  const problemOf = (bytes: Uint8Array): string | undefined => readLibrary(bytes).problem;

  it('is told from a table', () => {
    expect(problemOf(Buffer.from('PK and so on'))).toBe('This is not a table of library classes.');
    expect(problemOf(new Uint8Array())).toBe('This is not a table of library classes.');
  });

  it('of another version says which', () => {
    const other = Buffer.from(good);
    other[4] = 9;
    expect(problemOf(other)).toBe(
      'The table of library classes has format 9; this Racelens reads format 2.',
    );
  });

  it('is a library without classes', () => {
    const { library } = readLibrary(good.subarray(0, 20));
    expect([...library.classNames()]).toEqual([]);
    expect(library.find('a.B')).toBeUndefined();
    expect(library.hasPackage('a')).toBe(false);
  });

  it('is noticed wherever it is cut', () => {
    for (let length = 0; length < good.length; length++) {
      expect(problemOf(good.subarray(0, length))).toBeDefined();
    }
  });

  it('is noticed whatever byte is another', () => {
    for (let at = 0; at < good.length; at++) {
      const other = Buffer.from(good);
      other[at]! ^= 1;
      expect(problemOf(other), `byte ${at}`).toBeDefined();
    }
  });

  it('never throws and never hangs, whatever its bytes are', () => {
    fc.assert(
      fc.property(libraryClasses, fc.array(fc.tuple(fc.nat(), fc.nat(255))), (classes, changes) => {
        const file = Buffer.from(writeLibrary(classes));
        const payload = brotliDecompressSync(file.subarray(HEAD_LENGTH));
        for (const [at, byte] of changes) {
          file[at % file.length] = byte;
          payload[at % payload.length] = byte;
        }
        decodeAll(readLibrary(file).library);
        decodeAll(openPayload(payload).library);
      }),
    );
  });
});

describe('merged libraries', () => {
  const library = mergeLibraries(
    open([{ ...EMPTY_CLASS, name: 'a.Both', kind: 'enum' }]),
    open([
      { ...EMPTY_CLASS, name: 'a.Both' },
      { ...EMPTY_CLASS, name: 'b.Second' },
    ]),
  );

  it('answer with the first that knows', () => {
    expect(library.find('a.Both')?.kind).toBe('enum');
    expect(library.find('b.Second')?.kind).toBe('class');
    expect(library.find('c.None')).toBeUndefined();
  });

  it('have the packages of all', () => {
    expect(library.hasPackage('b')).toBe(true);
    expect(library.hasPackage('c')).toBe(false);
  });
});
