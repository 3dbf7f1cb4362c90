/**
 * Locals that are assigned anew for something else: in `if (a) { i = x; start(i); } else { i = y; start(i); }` the
 * first `start` can only be given x. Assignments that come to no common use are variables of their own, with the
 * same name. A parameter keeps its number for what the caller gives. Numbers and the like stay as they are.
 */
import { addTo } from '../../../base/multi-map.js';
import { renamed, type Rename } from '../renamed.js';
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
  const assigned = assignedAgain(variables, closed.statements);
  if (assigned.size === 0) return closed;
  const ways = waysInto(closed.blocks);
  const names = new Map<StatementIndex, Names>();
  for (const [variable, touches] of touchesOf(assigned, closed)) {
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

/** Objects alone are followed from assignment to use. */
function assignedAgain(variables: VariableTable, statements: readonly Statement[]): Set<Variable> {
  const once = new Set<Variable>();
  const again = new Set<Variable>();
  for (const statement of statements) {
    if (!('to' in statement) || statement.to === undefined) continue;
    const { kind, type } = variables.all[statement.to]!;
    if ((kind !== 'local' && kind !== 'parameter') || type.kind === 'primitive') continue;
    if (kind === 'parameter' || once.has(statement.to)) again.add(statement.to);
    else once.add(statement.to);
  }
  return again;
}

function touchesOf(
  assigned: ReadonlySet<Variable>,
  { statements, blocks }: ClosedBlocks,
): Map<Variable, Touch[]> {
  const touches = new Map<Variable, Touch[]>();
  blocks.forEach(({ first, past }, block) => {
    for (let at = first; at < past; at++) {
      const note =
        (isAssignment: boolean): Rename =>
        (variable) => {
          if (assigned.has(variable))
            addTo(touches, variable, { statement: at, block: block as BlockIndex, isAssignment });
          return variable;
        };
      renamed(statements[at]!, note(false), note(true));
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
