/**
 * How much a schedule changes: how many pairs of operations happen in another order than they were recorded in. It is
 * counted by nodes, each with the operations that go with it.
 */

/** Of a schedule of all nodes; a node is its own recorded place. */
export function changesIn(order: Int32Array, weights: Uint32Array): number {
  const start = order.findIndex((node, place) => node !== place);
  if (start < 0) return 0;
  const end = 1 + order.findLastIndex((node, place) => node !== place);
  // A Fenwick tree of what was recorded from the first change on and has not happened yet.
  const tree = new Float64Array(end - start + 1);
  for (let at = 1; at < tree.length; at++) {
    tree[at]! += weights[start + at - 1]!;
    const next = at + (at & -at);
    if (next < tree.length) tree[next]! += tree[at]!;
  }
  let changes = 0;
  for (let place = start; place < end; place++) {
    const node = order[place]!;
    const weight = weights[node]!;
    let passed = 0;
    for (let at = node - start; at > 0; at &= at - 1) passed += tree[at]!;
    changes += weight * passed;
    for (let at = node - start + 1; at < tree.length; at += at & -at) tree[at]! -= weight;
  }
  return changes;
}
