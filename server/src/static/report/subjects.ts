/** What an access touches, in names: the field, or what holds the container or array. */
import type { Code } from '../../android/flow/code.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body, Statement, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { toPlace } from '../../android/places.js';
import type { SourceSpan } from '../../findings/finding.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import { spanOf } from './spans.js';

export interface Subject {
  /** For the sentence: `items`, `elements of items`. */
  readonly text: string;
  /** `com.x.A.items`; for what is no field, what it is. */
  readonly field: string;
  readonly symbol: FieldSymbol | undefined;
}

export function subjectOf({ body }: Code, { field, base }: BodyAccess): Subject {
  if (field !== undefined) return { text: field.name, field: fieldName(field), symbol: field };
  const holder = base === undefined ? undefined : loadedField(body, base);
  if (holder !== undefined) {
    return { text: `elements of ${holder.name}`, field: fieldName(holder), symbol: holder };
  }
  const name = base === undefined ? '' : body.variables[base]!.name;
  const text = name === '' ? 'elements' : `elements of ${name}`;
  return { text, field: text, symbol: undefined };
}

export function fieldName({ owner, name }: FieldSymbol): string {
  return `${owner.name}.${name}`;
}

/** The field that a value was read from, followed through copies and views within the body. */
export function loadedField(body: Body, variable: Variable): FieldSymbol | undefined {
  const { definitions } = pathsOf(body);
  const seen = new Set<Variable>();
  let at: Variable | undefined = variable;
  while (at !== undefined && !seen.has(at)) {
    seen.add(at);
    const made: Statement | undefined = definitions[at];
    if (made?.kind === 'load' || made?.kind === 'static-load') return made.field;
    if (made?.kind === 'copy') at = made.from;
    else at = made?.kind === 'call' && made.dispatch === 'virtual' ? made.receiver : undefined;
  }
  return undefined;
}

/** Of the field's name. */
export function declarationOf(field: FieldSymbol | undefined): SourceSpan | undefined {
  const source = field?.source;
  if (source === undefined) return undefined;
  const { file, declaration } = source;
  return spanOf(toPlace(file.path, file.lineStarts, declaration.nameAt));
}
