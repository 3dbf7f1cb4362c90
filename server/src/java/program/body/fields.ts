/** A field of a type, with its type as seen through the type's arguments (JLS §15.11). */
import { isStatic } from '../access.js';
import { asMemberOf, upperBound } from '../substitution.js';
import type { FieldSymbol } from '../symbols.js';
import type { Type } from '../types.js';
import type { Body } from './body.js';

export interface FieldMember {
  readonly field: FieldSymbol;
  readonly type: Type;
}

export function findField(body: Body, receiver: Type, name: string): FieldMember | undefined {
  for (const type of body.hierarchy.receivers(receiver)) {
    if (type.kind !== 'class') continue;
    const field = body.members.field(type.class, name);
    if (field === undefined || field === 'ambiguous') continue;
    if (isStatic(field)) return { field, type: field.type };
    const owner = body.hierarchy.asSuper(type, field.owner) ?? type;
    return { field, type: upperBound(asMemberOf(field.type, owner), body.classes.object) };
  }
  return undefined;
}
