/**
 * An object as a method's caller can name it: from the receiver, a parameter or a static field, by
 * fields. What a summary says of a method it says of these; a call turns them into paths of the caller.
 */
import type { Path, Paths } from '../../java/ir/facts/paths.js';
import type { Body, Call, Statement, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';

export interface AccessPath {
  /** Place in `Body.parameters`, the receiver being the first where there is one; or a static field. */
  readonly root: number | FieldSymbol;
  readonly fields: readonly FieldSymbol[];
}

/** Longer paths go round in circles of a list or tree: there is always another one. */
const MOST_FIELDS = 4;

/** undefined for what a caller cannot name: a local, an element, the result of a call, a long path. */
export function toAccessPath(path: Path, { parameters }: Body): AccessPath | undefined {
  const fields: FieldSymbol[] = [];
  let at = path;
  for (; at.kind === 'field'; at = at.object) fields.unshift(at.field);
  if (fields.length > MOST_FIELDS) return undefined;
  if (at.kind === 'static') return { root: at.field, fields };
  if (at.kind !== 'variable') return undefined;
  const place = parameters.indexOf(at.variable);
  return place < 0 ? undefined : { root: place, fields };
}

/** The variable that a root is for this call. */
export function rootOfCall(
  root: number,
  { receiver, arguments: given }: Call,
): Variable | undefined {
  if (receiver === undefined) return given[root];
  return root === 0 ? receiver : given[root - 1];
}

/** The variables that become parameters: the receiver first, where there is one. */
export function givenBy(statement: Statement): readonly Variable[] {
  if (statement.kind === 'initialize') return [statement.object];
  if (statement.kind !== 'call') return [];
  const { receiver, arguments: given } = statement;
  return receiver === undefined ? given : [receiver, ...given];
}

/** In the caller; undefined if the call does not give what the path begins with. */
export function pathAtCall(path: AccessPath, call: Call, paths: Paths): Path | undefined {
  let at = rootPath(path.root, call, paths);
  for (const field of path.fields) at = at && paths.field(at, field);
  return at;
}

function rootPath(root: AccessPath['root'], call: Call, paths: Paths): Path | undefined {
  if (typeof root !== 'number') return paths.static(root);
  const variable = rootOfCall(root, call);
  return variable === undefined ? undefined : paths.of(variable);
}

export function sameAccessPath(a: AccessPath, b: AccessPath): boolean {
  return accessPathKey(a) === accessPathKey(b);
}

/** Equal for equal paths of one body. */
export function accessPathKey({ root, fields }: AccessPath): string {
  const start = typeof root === 'number' ? `${root}` : `static ${root.id}`;
  return [start, ...fields.map(({ id }) => id)].join('.');
}
