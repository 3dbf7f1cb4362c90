/**
 * Where a class (`Other.class`) or a text that a call is given comes from: through locals, parameters of
 * methods that hand it on (`open(Other.class)` with `new Intent(this, type)` in `open`), arrays that hold several
 * (`listen(START, STOP)`), and methods of the project that return it. Fields are not followed.
 */
import type { StatementIndex, Variable } from '../../java/ir/statements.js';
import type { Callers } from '../flow/callers.js';
import { constantOf, placeOfParameter, siteOf, type Code, type Site } from '../flow/code.js';
import { parameterBehind } from '../flow/definitions.js';
import type { Values } from '../flow/values.js';

/** A text that comes from so many places names nothing in particular. */
const MOST_ASKED = 200;

/** A variable that is no parameter and no copy: a constant, or what a statement of its code gives. */
export interface GivenValue {
  readonly code: Code;
  readonly variable: Variable;
  /** The call that hands it to a method on its way; undefined where it comes by no parameter. */
  readonly by: Site | undefined;
}

/** Binary name of a class, and who gives it. */
export interface GivenClass {
  readonly name: string;
  readonly by: Site | undefined;
}

export class GivenValues {
  constructor(
    private readonly values: Values,
    private readonly callers: Callers,
  ) {}

  classesOf(code: Code, variable: Variable): GivenClass[] {
    return this.of(code, variable).flatMap(({ by, ...given }) => {
      const constant = constantOf(given.code, given.variable);
      const type = constant?.kind === 'class' ? constant.class : undefined;
      return type?.kind === 'class' ? [{ name: type.class.name, by }] : [];
    });
  }

  /** Each once for each call that hands it on first. */
  of(code: Code, variable: Variable): GivenValue[] {
    const found: GivenValue[] = [];
    const seen = new Set<string>();
    const waiting: GivenValue[] = [{ code, variable, by: undefined }];
    for (const at of waiting) {
      const key = `${at.code.id} ${at.variable} ${at.by?.code.id} ${at.by?.statement}`;
      if (seen.has(key) || seen.size > MOST_ASKED) continue;
      seen.add(key);
      const before = this.#before(at);
      if (before === undefined) found.push(at);
      else waiting.push(...before);
    }
    return found;
  }

  /** undefined where it comes from nowhere else. */
  #before({ code, variable, by }: GivenValue): readonly GivenValue[] | undefined {
    if (constantOf(code, variable) !== undefined) return undefined;
    if (!isClassOrText(code, variable)) return [];
    const place = placeOfParameter(code, variable);
    if (place !== undefined) return this.#givenAt(code, place);
    const found = code.body.statements.flatMap((statement, index) => {
      if (statement.kind === 'array-store' && statement.array === variable)
        return [{ code, variable: statement.from, by }];
      if (!('to' in statement) || statement.to !== variable) return [];
      if (statement.kind === 'copy') return [{ code, variable: statement.from, by }];
      if (statement.kind === 'array-load') return [{ code, variable: statement.array, by }];
      if (statement.kind !== 'call') return [];
      return this.#returnedAt({ code, statement: index as StatementIndex }, by);
    });
    return found.length > 0 ? found : undefined;
  }

  /** The calls that first give the code's variable what is meant, by parameters that are handed on. */
  givingTo(code: Code, variable: Variable, isMeant: (given: GivenValue) => boolean): Site[] {
    const found = new Set<Site>();
    const seen = new Set<string>();
    const waiting: GivenValue[] = [{ code, variable, by: undefined }];
    for (const at of waiting) {
      const key = `${at.code.id} ${at.variable}`;
      const given = this.givenTo(at.code, at.variable);
      if (given === undefined && at.by !== undefined) found.add(at.by);
      if (given === undefined || seen.has(key)) continue;
      seen.add(key);
      waiting.push(...given.filter(isMeant));
    }
    return [...found];
  }

  /** By the calls of its code; undefined if it is no parameter. */
  givenTo(code: Code, variable: Variable): readonly GivenValue[] | undefined {
    const place = parameterBehind(code, variable);
    return place === undefined ? undefined : this.#givenAt(code, place);
  }

  #givenAt(code: Code, place: number): GivenValue[] {
    return this.callers.of(code).flatMap(({ code: caller, statement }) => {
      const call = caller.body.statements[statement];
      const given = call?.kind === 'call' ? call.arguments[place] : undefined;
      const by = siteOf(caller, statement);
      return given === undefined ? [] : [{ code: caller, variable: given, by }];
    });
  }

  #returnedAt(site: Site, by: Site | undefined): GivenValue[] {
    return this.values.targets(site).flatMap((target) =>
      target.body.statements.flatMap((statement) => {
        if (statement.kind !== 'return' || statement.from === undefined) return [];
        return [{ code: target, variable: statement.from, by }];
      }),
    );
  }
}

function isClassOrText({ body }: Code, variable: Variable): boolean {
  const type = body.variables[variable]?.type;
  const held = type?.kind === 'array' ? type.element : type;
  if (held?.kind !== 'class') return false;
  return held.class.name === 'java.lang.Class' || held.class.name === 'java.lang.String';
}
