/**
 * Glob patterns as editors write them: `*` and `?` within a name, `**` across folders, `{a,b}` and
 * `[a-z]`. Paths have forward slashes. A pattern that is not well formed is taken character by
 * character, so it matches little and breaks nothing.
 */

export function globToRegExp(glob: string): RegExp {
  try {
    return new RegExp(`^${translate(glob)}$`, 'u');
  } catch {
    return new RegExp(`^${escaped(glob)}$`, 'u');
  }
}

const PIECE = /\*\*\/|\*\*|\*|\?|\{[^{}]*\}|\[!?[^\][/]+\]|[^]/gu;

function translate(glob: string): string {
  return [...glob.matchAll(PIECE)].map(([piece]) => translatePiece(piece)).join('');
}

function translatePiece(piece: string): string {
  if (piece === '**/') return '(?:[^/]+/)*';
  if (piece === '**') return '.*';
  if (piece === '*') return '[^/]*';
  if (piece === '?') return '[^/]';
  if (piece.startsWith('{') && piece.length > 1) {
    return `(?:${piece.slice(1, -1).split(',').map(translate).join('|')})`;
  }
  if (piece.startsWith('[') && piece.length > 1) {
    return piece.replace(/^\[!/, '[^').replaceAll('\\', '\\\\');
  }
  return escaped(piece);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Does one of the patterns match the path? */
export function matchesAny(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.map(globToRegExp);
  return (path) => patterns.some((pattern) => pattern.test(path));
}
