/**
 * Does a class inherit itself? Asked of classes in bodies only; those of files are looked at all
 * together (inheritance-circles.ts).
 */
import type { ClassSymbol } from './symbols.js';

export function inheritsItself(symbol: ClassSymbol): boolean {
  const seen = new Set<ClassSymbol>();
  const waiting = directSupers(symbol);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === symbol) return true;
    if (seen.has(at) || at.source === undefined) continue;
    seen.add(at);
    waiting.push(...directSupers(at));
  }
  return false;
}

function directSupers(symbol: ClassSymbol): ClassSymbol[] {
  return [symbol.superclass, ...symbol.interfaces].flatMap((type) =>
    type?.kind === 'class' ? [type.class] : [],
  );
}
