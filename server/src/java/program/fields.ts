/** Fields of values: `receiver.name`, with the receiver's type arguments put in (JLS §15.11). */
import { isStatic } from './access.js';
import type { Members } from './members.js';
import { asMemberOf, upperBound } from './substitution.js';
import type { FieldSymbol } from './symbols.js';
import type { ClassType, Type } from './types.js';

export interface FieldMember {
  readonly field: FieldSymbol;
  readonly type: Type;
}

/** `array.length` is no field (JLS §10.7) and not found here. */
export function findField(
  receiver: Type,
  name: string,
  members: Members,
): FieldMember | 'ambiguous' | undefined {
  for (const type of members.hierarchy.receivers(receiver)) {
    if (type.kind !== 'class') continue;
    const field = members.field(type.class, name);
    if (field === 'ambiguous') return field;
    if (field !== undefined) return { field, type: fieldType(field, type, members) };
  }
  return undefined;
}

function fieldType(field: FieldSymbol, receiver: ClassType, { hierarchy }: Members): Type {
  if (isStatic(field)) return field.type;
  const owner = hierarchy.asSuper(receiver, field.owner);
  const type = owner === undefined ? field.type : asMemberOf(field.type, owner);
  return upperBound(type, hierarchy.classes.object);
}
