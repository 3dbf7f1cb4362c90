/** Maps from a key to several values, in the order in which they were added. */

export function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

/** The same for keys that are numbers from 0 on. Most get one value, for which no room is kept. */
export function addAt<Value>(lists: (Value[] | undefined)[], at: number, value: Value): void {
  const values = lists[at];
  if (values === undefined) lists[at] = [value];
  else values.push(value);
}

export function groupBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) addTo(groups, keyOf(value), value);
  return groups;
}

/** The value of a key, made when it is first asked for. */
export function getOrMake<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
