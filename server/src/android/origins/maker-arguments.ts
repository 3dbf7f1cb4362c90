/** What the call that makes a thread or pool says of it: its name, and whether it has one thread. */
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { Call } from '../../java/ir/statements.js';
import { constantOf, type Site } from '../flow/code.js';

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
export function isSerial(what: string, site: Site | undefined, call: Call | undefined): boolean {
  if (site !== undefined && isInLoop(site)) return false;
  if (what === 'serial') return true;
  const place = /argument (\d+)/.exec(what)?.[1];
  const size = place === undefined ? undefined : call?.arguments[Number(place)];
  const constant = site && constantOf(site.code, size);
  return constant?.kind === 'number' && constant.text === '1';
}

function isInLoop({ code: { body }, statement }: Site): boolean {
  return controlFlowOf(body).reaches(statement, statement);
}
