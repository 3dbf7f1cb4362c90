/**
 * What code takes along from where it is made: the variables around a lambda, and those around an anonymous or
 * local class, which its objects keep in hidden fields.
 */
import { isHiddenField } from '../../java/ir/hidden-fields.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Body, Statement, Variable } from '../../java/ir/statements.js';
import type { JavaFieldId } from '../../java/program/symbols.js';
import { capturedFrom, isThis, type Code, type CodeTable } from './code.js';
import { definitionsIn } from './definitions.js';

interface Taken {
  /** Who makes it, and the variable there. */
  readonly code: Code;
  readonly variable: Variable;
}

export class TakenAlong {
  /** By hidden field; undefined where several store it. */
  #stores: Map<JavaFieldId, Taken | undefined> | undefined;

  constructor(private readonly codes: CodeTable) {}

  from(code: Code, variable: Variable): Taken | undefined {
    if (code.body.captured.includes(variable)) {
      const outer = capturedFrom(code, variable);
      return outer === undefined ? undefined : { code: code.enclosing!, variable: outer };
    }
    const [made, ...others] = definitionsIn(code.body).of[variable] ?? [];
    if (made?.kind !== 'load' || others.length > 0 || !isThis(made.object, code)) return undefined;
    if (!isHiddenField(made.field)) return undefined;
    return (this.#stores ??= this.#find()).get(made.field.id);
  }

  #find(): Map<JavaFieldId, Taken | undefined> {
    const found = new Map<JavaFieldId, Taken | undefined>();
    for (const code of this.codes.codes) {
      for (const { field, from } of hiddenStores(code.body)) {
        found.set(field.id, found.has(field.id) ? undefined : { code, variable: from });
      }
    }
    return found;
  }
}

type Store = Extract<Statement, { kind: 'store' }>;

function hiddenStores(body: Body): Store[] {
  return hiddenIn(body).map((index) => body.statements[index] as Store);
}

const hiddenIn = selecting(['store'], ({ field }) => isHiddenField(field));
