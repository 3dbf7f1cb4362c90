/**
 * Constants that fields stand for: `static final` ones that are made of literals, constants of an enum,
 * ids of resources. Each is a text that begins with its sort.
 */
import type { Constant, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { constantOf, type Code } from './code.js';
import { definitionsIn } from './definitions.js';
import { NULL } from './known.js';

export class FieldConstants {
  /** The variable that is stored into it. */
  readonly #stored = new Map<JavaFieldId, { readonly code: Code; readonly variable: Variable }>();
  readonly #kept = new Map<JavaFieldId, string | undefined>();

  constructor(codes: readonly Code[]) {
    for (const code of codes) if (code.body.kind === 'static-initializer') this.#add(code);
  }

  of(field: FieldSymbol): string | undefined {
    return this.#made(field) ?? resourceText(field) ?? enumText(field);
  }

  #add(code: Code): void {
    for (const statement of code.body.statements) {
      if (statement.kind !== 'static-store' || !isFinal(statement.field)) continue;
      this.#stored.set(statement.field.id, { code, variable: statement.from });
    }
  }

  /** Of a field that is made of itself nothing is said. */
  #made({ id }: FieldSymbol): string | undefined {
    const stored = this.#stored.get(id);
    if (stored === undefined || this.#kept.has(id)) return this.#kept.get(id);
    this.#kept.set(id, undefined);
    const text = this.#textOf(stored.code, stored.variable);
    this.#kept.set(id, text === NULL ? undefined : text);
    return this.#kept.get(id);
  }

  #textOf(code: Code, variable: Variable): string | undefined {
    const constant = constantOf(code, variable);
    if (constant !== undefined) return textOfConstant(constant);
    const [made, ...others] = definitionsIn(code.body).of[variable] ?? [];
    if (made === undefined || others.length > 0) return undefined;
    switch (made.kind) {
      case 'copy':
        return this.#textOf(code, made.from);
      case 'static-load':
        return this.of(made.field);
      case 'compute':
        return computeConstant(
          made.operator,
          made.from.map((each) => this.#textOf(code, each)),
        );
      default:
        return undefined;
    }
  }
}

/** `PACKAGE + ".open"`, `-1`, `1 << 3`; undefined for what is not said of these sorts. */
export function computeConstant(
  operator: string,
  operands: readonly (string | undefined)[],
): string | undefined {
  const known = operands.filter((each) => each !== undefined);
  if (known.length < operands.length) return undefined;
  const [left = '', right] = known;
  if (operator === '+' && right !== undefined && left.startsWith(SORTS.string)) {
    return `${left.replace(/"$/, '')}${right.replace(/^[sc1]["']?|["']$/g, '')}"`;
  }
  if (known.some((each) => !each.startsWith(NUMBER))) return undefined;
  const [one, other] = known.map((each) => Number(each.slice(1)));
  const value = other === undefined ? ofOne(operator, one!) : ofTwo(operator, one!, other);
  return value === undefined ? undefined : `${NUMBER}${value}`;
}

function ofOne(operator: string, value: number): number | undefined {
  return operator === '-' ? -value : operator === '~' ? ~value : undefined;
}

function ofTwo(operator: string, one: number, other: number): number | undefined {
  switch (operator) {
    case '+':
      return one + other;
    case '-':
      return one - other;
    case '<<':
      return one << other;
    case '|':
      return one | other;
    default:
      return undefined;
  }
}

/** Classes are followed as objects; of fractions and numbers with a suffix nothing is said. */
export function textOfConstant(constant: Constant): string | undefined {
  switch (constant.kind) {
    case 'null':
      return NULL;
    case 'number':
      return WHOLE.test(constant.text) ? `${NUMBER}${Number(constant.text)}` : undefined;
    case 'class':
      return undefined;
    default:
      return SORTS[constant.kind] + constant.text;
  }
}

const NUMBER = '1';
const WHOLE = /^(?:0|[1-9]\d{0,8}|0[xX][\da-fA-F]{1,8})$/;
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
