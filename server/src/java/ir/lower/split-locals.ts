/**
 * Locals that are assigned anew for something else: in `if (a) { i = x; start(i); } else { i = y; start(i); }` the
 * first `start` can only be given x. Assignments that come to no common use are variables of their own, with the
 * same name. A parameter keeps its number for what the caller gives. Numbers and the like stay as they are.
 */
import { addTo } from '../../../base/multi-map.js';
import { forEachRead } from '../reads.js';
import { renamed } from '../renamed.js';
import type { BlockIndex, Statement, StatementIndex, Variable } from '../statements.js';
import type { ClosedBlocks } from './open-block.js';
import type { VariableTable } from './variable-table.js';
import { waysInto, Webs, type Touch } from './webs.js';

/** What a statement calls its variables by now. */
interface Names {
  readonly reads: Map<Variable, Variable>;
  readonly assigns: Map<Variable, Variable>;
}

export function splitLocals(variables: VariableTable, closed: ClosedBlocks): ClosedBlocks {
  const often = assignedAgain(variables, closed.statements);
  if (often === undefined) return closed;
  const ways = waysInto(closed.blocks);
  const names = new Map<StatementIndex, Names>();
  for (const [variable, touches] of touchesOf(often, closed)) {
    const numbers = numbersOf(variable, touches, new Webs(touches, ways), variables);
    touches.forEach((touch, at) => {
      if (numbers[at] !== variable) addName(names, touch, variable, numbers[at]!);
    });
  }
  if (names.size === 0) return closed;
  return {
    ...closed,
    statements: closed.statements.map((each, at) => namedBy(each, names.get(at as StatementIndex))),
  };
}

/**
 * By variable: is it assigned several times? undefined if none is, as in most bodies. Objects alone are followed from
 * assignment to use.
 */
function assignedAgain(
  { all }: VariableTable,
  statements: readonly Statement[],
): Uint8Array | undefined {
  let often: Uint8Array | undefined;
  let isAny = false;
  for (const statement of statements) {
    if (!('to' in statement) || statement.to === undefined) continue;
    const { kind, type } = all[statement.to]!;
    if ((kind !== 'local' && kind !== 'parameter') || type.kind === 'primitive') continue;
    often ??= new Uint8Array(all.length);
    const before = often[statement.to]! + (kind === 'parameter' ? 1 : 0);
    often[statement.to] = before > 0 ? AGAIN : ONCE;
    isAny ||= before > 0;
  }
  return isAny ? often : undefined;
}

const ONCE = 1;
const AGAIN = 2;

function touchesOf(
  often: Uint8Array,
  { statements, blocks }: ClosedBlocks,
): Map<Variable, Touch[]> {
  const touches = new Map<Variable, Touch[]>();
  let statement = 0 as StatementIndex;
  let block = 0 as BlockIndex;
  const note = (variable: Variable, isAssignment: boolean): void => {
    if (often[variable] === AGAIN) addTo(touches, variable, { statement, block, isAssignment });
  };
  const read = (variable: Variable): void => {
    note(variable, false);
  };
  blocks.forEach(({ first, past }, at) => {
    block = at as BlockIndex;
    for (statement = first; statement < past; statement++) {
      const each = statements[statement]!;
      forEachRead(each, read);
      if ('to' in each && each.to !== undefined) note(each.to, true);
    }
  });
  return touches;
}

/** By touch: the variable that it is of now. */
function numbersOf(
  variable: Variable,
  touches: readonly Touch[],
  webs: Webs,
  variables: VariableTable,
): Variable[] {
  const { kind, name, type } = variables.all[variable]!;
  const known = new Map<number, Variable>();
  known.set(kind === 'parameter' ? webs.entry : webs.of(0), variable);
  return touches.map((_, at) => {
    const web = webs.of(at);
    let number = known.get(web);
    if (number === undefined) known.set(web, (number = variables.add('local', name, type)));
    return number;
  });
}

function addName(
  names: Map<StatementIndex, Names>,
  { statement, isAssignment }: Touch,
  variable: Variable,
  now: Variable,
): void {
  let of = names.get(statement);
  if (of === undefined) names.set(statement, (of = { reads: new Map(), assigns: new Map() }));
  (isAssignment ? of.assigns : of.reads).set(variable, now);
}

function namedBy(statement: Statement, names: Names | undefined): Statement {
  if (names === undefined) return statement;
  return renamed(
    statement,
    (variable) => names.reads.get(variable) ?? variable,
    (variable) => names.assigns.get(variable) ?? variable,
  );
}
