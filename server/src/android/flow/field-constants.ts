/**
 * Constants that fields stand for: `static final` ones that are made of a literal, constants of an enum,
 * ids of resources. Each is a text that begins with its sort.
 */
import type { Constant } from '../../java/ir/statements.js';
import type { FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { constantOf, type Code } from './code.js';
import { NULL } from './known.js';

export class FieldConstants {
  readonly #literals = new Map<JavaFieldId, string>();

  constructor(codes: readonly Code[]) {
    for (const code of codes) if (code.body.kind === 'static-initializer') this.#add(code);
  }

  of(field: FieldSymbol): string | undefined {
    return this.#literals.get(field.id) ?? resourceText(field) ?? enumText(field);
  }

  #add(code: Code): void {
    for (const statement of code.body.statements) {
      if (statement.kind !== 'static-store' || !isFinal(statement.field)) continue;
      const constant = constantOf(code, statement.from);
      const text = constant === undefined ? undefined : textOfConstant(constant);
      if (text !== undefined && text !== NULL) this.#literals.set(statement.field.id, text);
    }
  }
}

/** Classes are followed as objects; of numbers written with a sign or a suffix nothing is said. */
export function textOfConstant(constant: Constant): string | undefined {
  switch (constant.kind) {
    case 'null':
      return NULL;
    case 'number':
      return /^(0|[1-9]\d*)$/.test(constant.text) ? `1${constant.text}` : undefined;
    case 'class':
      return undefined;
    default:
      return SORTS[constant.kind] + constant.text;
  }
}

const SORTS = { string: 's', character: 'c', boolean: 'b' } as const;
export const TRUE = `${SORTS.boolean}true`;
export const FALSE = `${SORTS.boolean}false`;

/** `R.id.save`: the same in the R of every module, but not in that of the platform. */
function resourceText({ owner, name }: FieldSymbol): string | undefined {
  const kind = /(?:^|\.)R\$(\w+)$/.exec(owner.name)?.[1];
  if (kind === undefined) return undefined;
  return `r${owner.package === 'android' ? 'android.' : ''}${kind}.${name}`;
}

function enumText({ owner, name, type }: FieldSymbol): string | undefined {
  const isConstant = owner.kind === 'enum' && type.kind === 'class' && type.class === owner;
  return isConstant ? `e${owner.name}.${name}` : undefined;
}

function isFinal({ modifiers }: FieldSymbol): boolean {
  return hasModifier(modifiers, 'final');
}
