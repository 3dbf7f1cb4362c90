/**
 * The classes that a call is given as constants (`Other.class`), also through parameters of methods that
 * hand them on: `open(Other.class)` with `new Intent(this, type)` in `open`.
 */
import type { StatementIndex, Variable } from '../../java/ir/statements.js';
import { constantOf, parameterOf, type Code, type CodeTable, type Site } from '../flow/code.js';
import type { Values } from '../flow/values.js';
import { addTo } from '../../base/multi-map.js';

/** Helpers of helpers; circles end here. */
const MOST_HANDED_ON = 4;

export class GivenClasses {
  #callers: Map<Code, Site[]> | undefined;

  constructor(
    private readonly codes: CodeTable,
    private readonly values: Values,
  ) {}

  /** Their binary names. */
  of(code: Code, variable: Variable, depth = 0): readonly string[] {
    const constant = constantOf(code, variable);
    if (constant?.kind === 'class') {
      return constant.class.kind === 'class' ? [constant.class.class.name] : [];
    }
    const place = placeOf(code, variable);
    if (place === undefined || depth > MOST_HANDED_ON) return [];
    return this.#callersOf(code).flatMap(({ code: caller, statement }) => {
      const call = caller.body.statements[statement];
      const given = call?.kind === 'call' ? call.arguments[place] : undefined;
      return given === undefined ? [] : [...this.of(caller, given, depth + 1)];
    });
  }

  #callersOf(code: Code): readonly Site[] {
    this.#callers ??= this.#findCallers();
    return this.#callers.get(code) ?? [];
  }

  #findCallers(): Map<Code, Site[]> {
    const callers = new Map<Code, Site[]>();
    for (const code of this.codes.codes) {
      code.body.statements.forEach(({ kind }, index) => {
        if (kind !== 'call') return;
        const site = { code, statement: index as StatementIndex };
        for (const target of this.values.targets(site)) addTo(callers, target, site);
      });
    }
    return callers;
  }
}

/** The place of a parameter of type Class. */
function placeOf(code: Code, variable: Variable): number | undefined {
  const type = code.body.variables[variable]?.type;
  if (type?.kind !== 'class' || type.class.name !== 'java.lang.Class') return undefined;
  const place = code.body.parameters.findIndex((_, index) => parameterOf(code, index) === variable);
  return place < 0 ? undefined : place;
}
