/**
 * The fields that a compiler adds to a class (JLS 15.9.2, 8.1.3): `this$0`, the instance of the class
 * around it, and `val$x`, a local variable that a local or anonymous class uses. They are final, set
 * before the constructor runs and never changed, so nothing can race on them. Two captured variables
 * of one class cannot have the same name, since the inner one would hide the outer one.
 */
import { sameType } from '../program/substitution.js';
import type { ClassId, ClassSymbol, FieldSymbol, JavaFieldId } from '../program/symbols.js';
import { rawType, type Type } from '../program/types.js';
import { Modifier } from '../syntax/modifiers.js';

/** `Ids` of the program is one. */
export interface FieldIds {
  field(owner: ClassId, name: string): JavaFieldId;
}

const OUTER_INSTANCE = 'this$0';
const CAPTURED = 'val$';

export function outerInstanceField(owner: ClassSymbol, ids: FieldIds): FieldSymbol {
  return hiddenField(owner, OUTER_INSTANCE, rawType(owner.outer ?? owner), ids);
}

export function capturedField(
  owner: ClassSymbol,
  variable: string,
  type: Type,
  ids: FieldIds,
): FieldSymbol {
  return hiddenField(owner, CAPTURED + variable, type, ids);
}

export function isHiddenField({ name, source }: FieldSymbol): boolean {
  return source === undefined && (name === OUTER_INSTANCE || name.startsWith(CAPTURED));
}

/** As the source calls it: a captured variable by its own name. */
export function sourceName(field: FieldSymbol): string {
  return isHiddenField(field) && field.name.startsWith(CAPTURED)
    ? field.name.slice(CAPTURED.length)
    : field.name;
}

const known = new WeakMap<ClassSymbol, Map<string, FieldSymbol>>();

function hiddenField(owner: ClassSymbol, name: string, type: Type, ids: FieldIds): FieldSymbol {
  let fields = known.get(owner);
  if (fields === undefined) known.set(owner, (fields = new Map<string, FieldSymbol>()));
  let field = fields.get(name);
  // After an edit a variable of the same name may have another type.
  if (field === undefined || !sameType(field.type, type)) {
    const id = ids.field(owner.id, name);
    const modifiers = Modifier.private | Modifier.final;
    field = { id, owner, name, modifiers, annotations: [], type, source: undefined };
    fields.set(name, field);
  }
  return field;
}
