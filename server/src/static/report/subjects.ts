/** What an access touches, in names: the field, or what holds the container or array. */
import type { Code } from '../../android/flow/code.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { sourceName } from '../../java/ir/hidden-fields.js';
import { toPlace } from '../../android/places.js';
import type { SourceSpan } from '../../findings/finding.js';
import { isSecondStep, type BodyAccess } from '../accesses/body-accesses.js';
import { spanOf } from './spans.js';

export interface Subject {
  /** For the sentence: `items`, `elements of items`. */
  readonly text: string;
  /** `com.x.A.items`; for what is no field, what it is. */
  readonly field: string;
  readonly symbol: FieldSymbol | undefined;
}

/** `holder`: the field that holds the container or array, where one is known. */
export function subjectOf(
  { body }: Code,
  access: BodyAccess,
  holder: FieldSymbol | undefined,
): Subject {
  const { field, base, container } = access;
  if (field !== undefined)
    return { text: sourceName(field), field: fieldName(field), symbol: field };
  const isWhole = container === 'state' || isSecondStep(access);
  const elements = isWhole ? '' : 'elements of ';
  if (holder !== undefined) {
    const text = `${elements}${sourceName(holder)}`;
    return { text, field: fieldName(holder), symbol: holder };
  }
  const name = base === undefined ? '' : body.variables[base]!.name;
  const text = name === '' ? (isWhole ? 'an object' : 'elements') : `${elements}${name}`;
  return { text, field: text, symbol: undefined };
}

export function fieldName({ owner, name }: FieldSymbol): string {
  return `${owner.name}.${name}`;
}

/** Of the field's name. */
export function declarationOf(field: FieldSymbol | undefined): SourceSpan | undefined {
  const source = field?.source;
  if (source === undefined) return undefined;
  const { file, declaration } = source;
  return spanOf(toPlace(file.path, file.lineStarts, declaration.nameAt));
}
