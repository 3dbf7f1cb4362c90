/**
 * Whether anybody is given what a call returns. A PendingIntent that is asked for in order to see
 * whether there is one, or to cancel it, makes nothing run.
 */
import type { Body, Statement, Variable } from '../../java/ir/statements.js';
import type { Site } from '../flow/code.js';

/** To more than methods of these names. */
export function isHandedOn(site: Site, except: readonly string[]): boolean {
  const { body } = site.code;
  const call = body.statements[site.statement];
  if (call?.kind !== 'call' || call.to === undefined) return false;
  const holders = holdersOf(body, call.to);
  return body.statements.some((statement) => handsOn(statement, holders, except));
}

/** The variable and those that it is copied to. */
function holdersOf({ statements }: Body, first: Variable): ReadonlySet<Variable> {
  const holders = new Set([first]);
  for (let size = 0; size < holders.size;) {
    size = holders.size;
    for (const each of statements) {
      if (each.kind === 'copy' && holders.has(each.from)) holders.add(each.to);
    }
  }
  return holders;
}

function handsOn(
  statement: Statement,
  holders: ReadonlySet<Variable>,
  except: readonly string[],
): boolean {
  switch (statement.kind) {
    case 'store':
    case 'static-store':
    case 'array-store':
      return holders.has(statement.from);
    case 'return':
      return statement.from !== undefined && holders.has(statement.from);
    case 'closure':
      return statement.function.captured.some((each) => holders.has(each));
    case 'call': {
      const given = [statement.receiver, ...statement.arguments];
      const isGiven = given.some((each) => each !== undefined && holders.has(each));
      return isGiven && !except.includes(statement.name);
    }
    default:
      return false;
  }
}
