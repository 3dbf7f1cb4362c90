/**
 * Symbolic names (thesis 5.3.2): a heap object is named by its class and the context in which it was
 * allocated, and numbered in the order of creation where an event accesses several of that name. So a
 * name means the same in every run, and one object throughout an event.
 */
export interface Variable {
  /** `com.x.A new in com.x.B.make < com.x.C.onCreate`; `com.x.A` where that was not seen; '' for statics. */
  readonly object: string;
  /** Counted from 1. */
  readonly nth: number;
  /** `com.x.A.field`, `[3]`, `{key}` or `{}`. */
  readonly part: string;
}

export type VariableKey = string;

export function keyOf({ object, nth, part }: Variable): VariableKey {
  return `${object}#${nth}|${part}`;
}

/** `com.x.A.field`, without the object. */
export function partOfKey(key: VariableKey): string {
  return key.slice(key.indexOf('|') + 1);
}

const ANY_OBJECT = '*#1|';

/** The field of whatever object: of conditions that were read from source, which know no allocation. */
export function keyOfPart(part: string): VariableKey {
  return `${ANY_OBJECT}${part}`;
}

export function isOfAnyObject(key: VariableKey): boolean {
  return key.startsWith(ANY_OBJECT);
}

/** Names as a programmer would write them, distinct among the variables of one handler. */
export function sourceNames(
  variables: readonly Variable[],
  handler: string,
): ReadonlyMap<VariableKey, string> {
  const names = new Map<VariableKey, string>();
  const taken = new Map<string, number>();
  for (const variable of [...variables].sort(byKey)) {
    const name = sourceName(variable, ownerOf(handler));
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    names.set(keyOf(variable), count === 1 ? name : withNumber(name, count));
  }
  return names;
}

function byKey(one: Variable, other: Variable): number {
  const [here, there] = [keyOf(one), keyOf(other)];
  return here < there ? -1 : Number(here > there);
}

/** `this.dataHub` in the class of the handler, `DataHub.started` elsewhere. */
function sourceName({ object, part }: Variable, owner: string): string {
  const end = part.lastIndexOf('.');
  const isField = end > 0 && !/^[[{]/.test(part);
  const field = isField ? part.slice(end + 1) : part;
  const declaring = isField ? part.slice(0, end) : '';
  if (object === '') return isField ? `${simple(declaring)}.${field}` : part;
  const type = object.split(' new in ')[0]!;
  const receiver = owner !== '' && (type === owner || declaring === owner) ? 'this' : simple(type);
  return isField ? `${receiver}.${field}` : `${receiver}${field}`;
}

function ownerOf(handler: string): string {
  return handler.slice(0, Math.max(handler.lastIndexOf('.'), 0));
}

function simple(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).replaceAll('$', '.');
}

function withNumber(name: string, count: number): string {
  const end = name.search(/[.[{][^.]*$/);
  return end < 0 ? `${name}#${count}` : `${name.slice(0, end)}#${count}${name.slice(end)}`;
}
