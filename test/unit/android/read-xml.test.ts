/** The XML of manifests and layouts: places, namespaces, and what is kept of broken files. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXml } from '../../../server/src/android/xml/read-xml.js';

const ANDROID = 'xmlns:android="http://schemas.android.com/apk/res/android"';

describe('reading XML', () => {
  it('gives elements in order, with parents and places', () => {
    const text = `<?xml version="1.0"?>\r\n<a ${ANDROID}>\r\n  <b android:name = ".X"\r\n    c="1"/>\r\n  <d><e/></d></a>`;
    const { elements, problems } = readXml(text);
    expect(problems).toEqual([]);
    expect(elements.map(({ name, parent }) => [name, parent])).toEqual([
      ['a', -1],
      ['b', 0],
      ['d', 0],
      ['e', 2],
    ]);
    const b = elements[1]!;
    expect(text.slice(b.start, b.end)).toBe('<b android:name = ".X"\r\n    c="1"/>');
    const name = b.attributes.get('android:name')!;
    expect(text.slice(name.start, name.end)).toBe('android:name = ".X"');
    const c = b.attributes.get('c')!;
    expect(text.slice(c.start, c.end)).toBe('c="1"');
  });

  it('names attributes by the namespace, not by the prefix', () => {
    const { elements } = readXml(
      '<a xmlns:x="http://schemas.android.com/apk/res/android" x:name="y"/>',
    );
    expect(elements[0]!.attributes.get('android:name')?.value).toBe('y');
  });

  it('understands android: where it is not bound', () => {
    const { elements } = readXml('<a android:name="y"/>');
    expect(elements[0]!.attributes.get('android:name')?.value).toBe('y');
  });

  it('undoes entities', () => {
    const { elements } = readXml('<a b="x &lt; y &amp; z"/>');
    expect(elements[0]!.attributes.get('b')?.value).toBe('x < y & z');
  });

  it.each([
    ['an unclosed tag', `<a ${ANDROID}>\n<b android:name="x">\n<c/></a>`, ['a', 'b', 'c'], 3],
    ['a cut file', `<a ${ANDROID}>\n<b/>\n<c android:na`, ['a', 'b'], 3],
    ['a missing quote', '<a>\n<b x=y/>\n<c/>\n</a>', ['a', 'b', 'c'], 2],
    ['a stray bracket', '<a>\n<b/> < <c/>\n</a>', ['a', 'b'], 2],
    [
      'a merge conflict',
      '<a>\n<<<<<<< HEAD\n<b/>\n=======\n<c/>\n>>>>>>> x\n</a>',
      ['a', 'b', 'c'],
      2,
    ],
  ])('keeps what it can of %s', (_what, text, names, line) => {
    const { elements, problems } = readXml(text);
    for (const name of names) expect(elements.map((element) => element.name)).toContain(name);
    expect(problems[0]?.line).toBe(line);
  });

  it('is total, and its places stay in the text', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      'a',
      ':',
      '&',
      ';',
      '!',
      '-',
      '[',
      ']',
      '?',
      ' ',
      '\n',
      '\ud800',
      '<a>',
      '</a>',
      '<b x="1"/>',
      '<!--',
      '-->',
      '<![CDATA[',
      '<!DOCTYPE a [',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const { elements } = readXml(text);
        elements.forEach(({ start, end, parent }, index) => {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length + 1);
          expect(start).toBeLessThan(end);
          expect(parent).toBeLessThan(index);
        });
      }),
    );
  });

  it('reads a hundred thousand nested elements without recursion', () => {
    const { elements } = readXml('<a>'.repeat(100_000));
    expect(elements.length).toBe(100_000);
  });
});
