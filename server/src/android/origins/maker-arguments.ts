/** What the call that makes a thread or pool says of it: its name, and whether it has one thread. */
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { Call, Variable } from '../../java/ir/statements.js';
import type { Callers } from '../flow/callers.js';
import { constantOf, placeOfParameter, type Site } from '../flow/code.js';
import { definitionsIn } from '../flow/definitions.js';

/** The first text that it is given. */
export function givenName({ code }: Site, call: Call): string | undefined {
  for (const variable of call.arguments) {
    const constant = constantOf(code, variable);
    if (constant?.kind === 'string') return constant.text.replace(/^"|"$/g, '');
  }
  return undefined;
}

/**
 * `argument 0` of `what` says how many threads it has. One that is made in a loop is one of many: what each of them runs
 * comes beside what the others run.
 */
export function isSerial(
  what: string,
  site: Site | undefined,
  call: Call | undefined,
  callers: Callers,
): boolean {
  if (site !== undefined && isInLoop(site)) return false;
  if (what === 'serial') return true;
  const place = /argument (\d+)/.exec(what)?.[1];
  const size = place === undefined ? undefined : call?.arguments[Number(place)];
  return site !== undefined && size !== undefined && isOne(site, size, callers, MOST_CONSTRUCTORS);
}

/** Constructors that call constructors; circles end here. */
const MOST_CONSTRUCTORS = 6;

/** `super(threads)` of a class that is made once, `new Jobs(1)`: several would be several pools. */
function isOne({ code }: Site, size: Variable, callers: Callers, depth: number): boolean {
  const constant = constantOf(code, size);
  if (constant !== undefined) return constant.kind === 'number' && constant.text === '1';
  const place = placeOfParameter(code, size);
  const isGiven =
    code.body.kind === 'constructor' && definitionsIn(code.body).of[size] === undefined;
  if (place === undefined || !isGiven || depth === 0) return false;
  const [maker, ...others] = callers.of(code);
  if (maker === undefined || others.length > 0 || isInLoop(maker)) return false;
  const given = (maker.code.body.statements[maker.statement] as Call).arguments[place];
  return given !== undefined && isOne(maker, given, callers, depth - 1);
}

function isInLoop({ code: { body }, statement }: Site): boolean {
  return controlFlowOf(body).reaches(statement, statement);
}
