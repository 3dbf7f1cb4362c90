/** The components of records, for patterns (JLS §14.30.1). */
import type { Hierarchy } from './hierarchy.js';
import { asMemberOf, upperBound } from './substitution.js';
import { isRaw, type ClassType, type Type } from './types.js';

/**
 * The types of a record's components in order. A record named without its arguments takes those of
 * what is matched, where that is the record itself.
 */
export function componentTypes(
  type: Type,
  matched: Type | undefined,
  hierarchy: Hierarchy,
): readonly Type[] {
  if (type.kind !== 'class' || type.class.kind !== 'record') return [];
  const receiver = withArguments(type, matched);
  const members = type.class.source?.declaration.members ?? [];
  return members
    .filter(({ kind }) => kind === 'component')
    .map(({ name }) => type.class.fields.get(name)?.type ?? hierarchy.classes.object)
    .map((each) => upperBound(asMemberOf(each, receiver), hierarchy.classes.object));
}

function withArguments(type: ClassType, matched: Type | undefined): ClassType {
  const isSame = matched?.kind === 'class' && matched.class === type.class;
  return isRaw(type) && isSame ? matched : type;
}
