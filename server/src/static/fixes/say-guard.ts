/**
 * `@GuardedBy` on a shared field that is safe because every access holds one lock: what holds by habit is
 * then said, and Racelens warns where it is forgotten. Only with an annotation that the project imports
 * somewhere already, since nobody can see from here what else its build would find.
 */
import { outermost } from '../../android/origins/naming.js';
import { inheritsFrom } from '../../java/ir/class-queries.js';
import type { ClassSymbol, FieldSymbol } from '../../java/program/symbols.js';
import { guardedBy } from '../body/guarded-by.js';
import type { SafeField } from '../report.js';
import { isOnlyDeclarator } from './field-text.js';
import type { Fix, FixContext } from './fix.js';
import { lockKey, locksAround, type TextLock } from './held-locks.js';
import { importOf, usualImport } from './imports.js';
import { indentationAt, newlineOf } from './layout.js';
import { spotsOfField, type Spot } from './spot.js';

const SIMPLE = 'GuardedBy';

export function proposeGuardedBy(context: FixContext, safe: SafeField): Fix[] {
  const field = safe.reason === 'lock' ? fieldNamed(context, safe.field) : undefined;
  if (field?.source === undefined || field.source.declaration.stale) return [];
  if (guardedBy(field).length > 0 || !isOnlyDeclarator(field.source.declaration)) return [];
  const lock = commonLock(context, field);
  const annotation = usualImport(context, [SIMPLE]);
  const text = context.textOf(field.source.file.path);
  if (lock === undefined || annotation === undefined || text === undefined) return [];
  const { file, declaration } = field.source;
  const imported = importOf(file, text, annotation);
  if (imported === undefined) return [];
  const { start } = declaration.piece;
  const line = `@${SIMPLE}("${lock}")${newlineOf(text)}${indentationAt(text, start)}`;
  const edit = { path: file.path, start, end: start, text: line };
  const title = `Say what guards ${field.name}: @${SIMPLE}("${lock}")`;
  return [{ kind: 'annotate', title, edits: [edit, ...imported] }];
}

/** `com.x.A.b`. */
function fieldNamed({ codes }: FixContext, name: string): FieldSymbol | undefined {
  const at = name.lastIndexOf('.');
  const owner = [...codes.classes.values()].find((each) => each.name === name.slice(0, at));
  return owner?.fields.get(name.slice(at + 1));
}

/** As the class of the field would name it; undefined unless all that come after the making hold it. */
function commonLock(context: FixContext, field: FieldSymbol): string | undefined {
  const spots = spotsOfField(context, field).filter((spot) => !isMaking(spot));
  const [first, ...others] = spots.map(locksAround);
  const held = (first ?? []).filter((lock) =>
    others.every((locks) => locks.some((each) => lockKey(each) === lockKey(lock))),
  );
  return held.map((lock) => namedBy(field.owner, lock)).find((name) => name !== undefined);
}

function isMaking({ code }: Spot): boolean {
  return outermost(code).body.kind !== 'method';
}

function namedBy(owner: ClassSymbol, lock: TextLock): string | undefined {
  switch (lock.kind) {
    case 'owner':
      return 'this';
    case 'object':
      return inheritsFrom(owner, lock.class) ? 'this' : undefined;
    case 'class':
      return lock.class.simpleName === '' ? undefined : `${lock.class.simpleName}.class`;
    case 'field':
    case 'lock':
      return lock.field.owner.id === owner.id ? lock.field.name : undefined;
  }
}
