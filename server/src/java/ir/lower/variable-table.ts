/** The variables of a body while it is lowered. Equal constants are one variable. */
import type { Type } from '../../program/types.js';
import type { Constant, Variable, VariableInfo, VariableKind } from '../statements.js';

export class VariableTable {
  readonly all: VariableInfo[] = [];
  #constants: Map<string, Variable> | undefined;

  add(kind: VariableKind, name: string, type: Type): Variable {
    return this.#push({ name, type, kind, constant: undefined });
  }

  constant(constant: Constant, type: Type, key: string): Variable {
    this.#constants ??= new Map<string, Variable>();
    const known = this.#constants.get(key);
    if (known !== undefined) return known;
    const variable = this.#push({ name: '', type, kind: 'constant', constant });
    this.#constants.set(key, variable);
    return variable;
  }

  /** Could a later statement assign it? */
  isChanging(variable: Variable): boolean {
    const { kind } = this.all[variable]!;
    return kind === 'local' || kind === 'parameter';
  }

  #push(info: VariableInfo): Variable {
    this.all.push(info);
    return (this.all.length - 1) as Variable;
  }
}
