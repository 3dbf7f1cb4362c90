import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { globToRegExp, matchesAny } from '../../../server/src/base/glob.js';

describe('a glob', () => {
  it.each([
    ['**/*.racetrace*', 'a.racetrace', true],
    ['**/*.racetrace*', 'x/y/a.racetrace.gz', true],
    ['**/*.racetrace*', 'x/a.racetrace/b', false],
    ['**/abc_log.txt', 'abc_log.txt', true],
    ['**/abc_log.txt', 'my_abc_log.txt', false],
    ['traces/*.txt', 'traces/a.txt', true],
    ['traces/*.txt', 'x/traces/a.txt', false],
    ['traces/**', 'traces/x/y.log', true],
    ['a?.log', 'ab.log', true],
    ['a?.log', 'a/.log', false],
    ['*.{log,txt}', 'a.txt', true],
    ['*.{log,txt}', 'a.xml', false],
    ['run[0-9].log', 'run7.log', true],
    ['run[!0-9].log', 'run7.log', false],
    ['a+(b).log', 'a+(b).log', true],
    ['{never closed', '{never closed', true],
  ])('%s, %s: %s', (glob, path, expected) => {
    expect(globToRegExp(glob).test(path)).toBe(expected);
  });

  it('is one of several, or none', () => {
    expect(matchesAny(['a', 'b'])('b')).toBe(true);
    expect(matchesAny([])('b')).toBe(false);
  });

  it('never throws', () => {
    const piece = fc.constantFrom(
      '*',
      '**',
      '/',
      '{',
      '}',
      '[',
      ']',
      ',',
      '!',
      'a',
      '\\',
      '-',
      '(',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        globToRegExp(pieces.join('')).test('a/b');
      }),
    );
  });
});
