/**
 * Conditions that a body insists on: whose other way does nothing but throw (`if (!open) throw …`, `assert
 * open`), and arguments of calls that throw (`Preconditions.checkState(open && count > 0)`).
 */
import { pathsOf } from '../../java/ir/facts/paths.js';
import { callsIn } from '../../java/ir/selecting.js';
import type { BlockIndex, Body, Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import { testAt } from '../body/tests.js';
import { branchSays, isOfType, nullness, valueSays } from './comparisons.js';
import { ofOne, readField, type Required } from './required.js';

export function insistedOn(body: Body): readonly Required[] {
  const calls = callsIn(body).map((at) => body.statements[at] as Call);
  const tested = calls.flatMap(testedArgument);
  return [...ofBranches(body, tested), ...calls.flatMap((call) => ofCall(body, call))];
}

/** Ways of branches that fail: the other way is the one that is insisted on. */
function ofBranches(body: Body, tested: readonly Variable[]): readonly Required[] {
  const fails = body.blocks.map(
    (_, block) =>
      onlyThrows(body, block as BlockIndex) || onlyDenies(body, block as BlockIndex, tested),
  );
  return body.blocks.flatMap(({ past, successors: [yes, no] }) => {
    const at = (past - 1) as StatementIndex;
    const branch = body.statements[at];
    if (branch?.kind !== 'branch' || yes === undefined || no === undefined) return [];
    if (fails[yes] === fails[no]) return [];
    const by = testAt(body, at) === undefined ? 'assertion' : 'check';
    return branchSays(body, branch.condition, fails[no]!, by);
  });
}

const HARMLESS: ReadonlySet<string> = new Set([
  'allocate',
  'compute',
  'copy',
  'load',
  'static-load',
]);

/** It makes an exception and throws it, out of the body. */
function onlyThrows({ blocks, statements }: Body, block: BlockIndex): boolean {
  const { first, past, handler } = blocks[block]!;
  if (handler !== undefined || past === first) return false;
  if (statements[past - 1]!.kind !== 'throw') return false;
  return statements
    .slice(first, past - 1)
    .every(({ kind }) => HARMLESS.has(kind) || kind === 'call');
}

/** It is where `a && b` is false, as an argument of a check. */
function onlyDenies(body: Body, block: BlockIndex, tested: readonly Variable[]): boolean {
  const { first, past } = body.blocks[block]!;
  const statement = body.statements[first];
  if (past !== first + 1 || statement?.kind !== 'copy' || !tested.includes(statement.to))
    return false;
  const { constant } = body.variables[statement.from]!;
  return constant?.kind === 'boolean' && constant.text === 'false';
}

const TRUTHS: ReadonlySet<string> = new Set(['checkState', 'checkArgument', 'verify']);

/** The argument that has to be true. */
function testedArgument(call: Call): readonly Variable[] {
  const [first] = call.arguments;
  return isCheck(call) && TRUTHS.has(call.name) && first !== undefined ? [first] : [];
}

/** `Preconditions` of whatever library; those of the project are followed as calls. */
function isCheck({ method }: Call): boolean {
  const { owner } = method ?? {};
  if (owner === undefined || owner.source !== undefined) return false;
  return (
    ['Preconditions', 'Verify'].includes(owner.simpleName) || owner.name === 'java.util.Objects'
  );
}

/** Whether something is null is asked with the dereferences, which come to the same. */
function ofCall(body: Body, call: Call): readonly Required[] {
  if (!isCheck(call)) return [];
  const paths = pathsOf(body);
  const [first, second] = call.arguments.map((each) => paths.of(each));
  if (first === undefined) return [];
  if (TRUTHS.has(call.name)) return valueSays(body, first, true, 'check');
  if (call.name === 'checkNotNull') return nullness(body, first, false, 'check');
  const index = readField(first, body);
  if (index === undefined || !isOfType(index, ['int', 'long'])) return [];
  const limit = second && readField(second, body);
  switch (call.name) {
    case 'checkElementIndex':
    case 'checkIndex':
      return [notNegative(index), ...below('less', index, limit)];
    case 'checkPositionIndex':
      return [notNegative(index), ...below('at-most', index, limit)];
    case 'checkArgumentNonnegative':
      return [notNegative(index)];
    default:
      return [];
  }
}

type Field = NonNullable<ReturnType<typeof readField>>;

function notNegative(index: Field): Required {
  return ofOne('range', index, 'check', [0, Infinity]);
}

function below(form: 'less' | 'at-most', x: Field, y: Field | undefined): readonly Required[] {
  if (y === undefined || x.object !== y.object) return [];
  return [
    { condition: { form, x: x.named, y: y.named, by: 'check' }, fields: [x.symbol, y.symbol] },
  ];
}
