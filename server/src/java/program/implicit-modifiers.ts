/** Modifiers that a declaration has without writing them (JLS §8.5.1, §8.9, §8.10, §9.3 to §9.5). */
import type { MemberDeclaration, TypeDeclaration } from '../syntax/declarations.js';
import { hasModifier, Modifier } from '../syntax/modifiers.js';
import type { ClassSymbol } from './symbols.js';

export function isInterface(kind: ClassSymbol['kind']): boolean {
  return kind === 'interface' || kind === 'annotation';
}

export function classModifiers(
  declaration: TypeDeclaration,
  outer: ClassSymbol | undefined,
  isMember: boolean,
): number {
  let modifiers = declaration.modifiers;
  if (isInterface(declaration.kind)) modifiers |= Modifier.abstract;
  if (declaration.kind === 'record') modifiers |= Modifier.final;
  if (outer === undefined) return modifiers;
  if (declaration.kind !== 'class') modifiers |= Modifier.static;
  if (isMember && isInterface(outer.kind)) modifiers |= Modifier.public | Modifier.static;
  return modifiers;
}

export function fieldModifiers(declaration: MemberDeclaration, owner: ClassSymbol): number {
  if (isInterface(owner.kind) || declaration.kind === 'enum-constant') {
    return declaration.modifiers | Modifier.public | Modifier.static | Modifier.final;
  }
  if (declaration.kind === 'component') {
    return declaration.modifiers | Modifier.private | Modifier.final;
  }
  return declaration.modifiers;
}

export function methodModifiers(declaration: MemberDeclaration, owner: ClassSymbol): number {
  const { modifiers } = declaration;
  if (declaration.kind !== 'method' && declaration.kind !== 'element') {
    return owner.kind === 'enum' ? modifiers | Modifier.private : modifiers;
  }
  if (!isInterface(owner.kind) || hasModifier(modifiers, 'private')) return modifiers;
  const hasBody = hasModifier(modifiers, 'default') || hasModifier(modifiers, 'static');
  return modifiers | Modifier.public | (hasBody ? 0 : Modifier.abstract);
}
