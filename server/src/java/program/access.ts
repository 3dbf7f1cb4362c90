/** Who may name a member (JLS §6.6), and what a class inherits (§8.4.8). */
import { hasModifier, Modifier } from '../syntax/modifiers.js';
import type { Hierarchy } from './hierarchy.js';
import { isInterface } from './implicit-modifiers.js';
import { outermost } from './member-types.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from './symbols.js';

export type Member = FieldSymbol | MethodSymbol;

export function isStatic(member: { readonly modifiers: number }): boolean {
  return hasModifier(member.modifiers, 'static');
}

export function isAbstract(member: { readonly modifiers: number }): boolean {
  return hasModifier(member.modifiers, 'abstract');
}

export function isAccessible(member: Member, from: ClassSymbol, hierarchy: Hierarchy): boolean {
  const { modifiers, owner } = member;
  if (hasModifier(modifiers, 'public')) return true;
  if (hasModifier(modifiers, 'private')) return outermost(owner) === outermost(from);
  if (owner.package === from.package) return true;
  return hasModifier(modifiers, 'protected') && isWithinSubclass(from, owner, hierarchy);
}

/** Is the class, or one around it, a subclass of the owner? */
function isWithinSubclass(from: ClassSymbol, owner: ClassSymbol, hierarchy: Hierarchy): boolean {
  for (let at: ClassSymbol | undefined = from; at !== undefined; at = at.outer) {
    if (hierarchy.isSubclass(at, owner)) return true;
  }
  return false;
}

const VISIBLE = Modifier.public | Modifier.protected;

/** Does the class have the member of a supertype as its own? */
export function isInheritable(member: Member, by: ClassSymbol): boolean {
  const { modifiers, owner } = member;
  if ((modifiers & VISIBLE) !== 0) return isPassedOn(member, by);
  return !hasModifier(modifiers, 'private') && isWithinPackage(owner, by);
}

/** Does a class have the field that its direct supertype has? */
export function isPassedTo({ modifiers, owner }: FieldSymbol, by: ClassSymbol): boolean {
  if ((modifiers & VISIBLE) !== 0) return true;
  return !hasModifier(modifiers, 'private') && owner.package === by.package;
}

/** Members without a modifier are passed on as long as all classes between are of the package. */
function isWithinPackage(owner: ClassSymbol, by: ClassSymbol): boolean {
  const seen = new Set<ClassSymbol>();
  for (let at = by; at !== owner;) {
    if (at.package !== owner.package || seen.has(at)) return false;
    seen.add(at);
    const above = at.superclass;
    if (above?.kind !== 'class') return true;
    at = above.class;
  }
  return true;
}

/** Static methods of interfaces stay there; interfaces have the public methods of Object only. */
function isPassedOn(member: Member, by: ClassSymbol): boolean {
  if (!('descriptor' in member)) return true;
  if (isInterface(member.owner.kind)) return !isStatic(member);
  return !isInterface(by.kind) || hasModifier(member.modifiers, 'public');
}
