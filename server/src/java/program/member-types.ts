/**
 * Member types of a class, inherited ones included (JLS §8.5): its own hide those of its supertypes;
 * those of the superclass come before those of the interfaces. A name that two interfaces give (an
 * error when used) is taken from the first.
 */
import { hasModifier } from '../syntax/modifiers.js';
import type { ClassSymbol, Type } from './symbols.js';

export function findMemberType(start: ClassSymbol, name: string): ClassSymbol | undefined {
  const seen = new Set<ClassSymbol>();
  const waiting: ClassSymbol[] = [start];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const found = at.types.get(name);
    if (found !== undefined && (at === start || isInherited(found, start))) return found;
    for (let i = at.interfaces.length - 1; i >= 0; i--) push(waiting, at.interfaces[i]);
    push(waiting, at.superclass);
  }
  return undefined;
}

function push(waiting: ClassSymbol[], type: Type | undefined): void {
  if (type?.kind === 'class') waiting.push(type.class);
}

/** Private members stay with their class, unless both are of one top-level class (nested privates). */
function isInherited(member: ClassSymbol, by: ClassSymbol): boolean {
  if (hasModifier(member.modifiers, 'private')) return outermost(member) === outermost(by);
  if (hasModifier(member.modifiers, 'public') || hasModifier(member.modifiers, 'protected')) {
    return true;
  }
  return member.package === by.package;
}

export function outermost(symbol: ClassSymbol): ClassSymbol {
  let at = symbol;
  while (at.outer !== undefined) at = at.outer;
  return at;
}
