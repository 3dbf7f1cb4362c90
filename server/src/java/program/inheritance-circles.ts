/**
 * Classes that inherit themselves, which the language forbids and half-typed code has: found by taking
 * away, again and again, classes without a supertype left and classes without a subtype left. What
 * remains is on a circle, or between two; all edges among those are cut. Linear, and the same
 * whichever class is asked first.
 */
import type { SourceClass } from './source-class.js';
import type { ClassSymbol, Type } from './symbols.js';

export function cutCircles(classes: readonly SourceClass[]): void {
  const up = new Map<ClassSymbol, ClassSymbol[]>();
  const own = new Set<ClassSymbol>(classes);
  for (const symbol of classes)
    up.set(
      symbol,
      directSupers(symbol).filter((each) => own.has(each)),
    );
  const onCircle = peel(reverse(peel(up)));
  if (onCircle.size === 0) return;
  const circle = new Set(onCircle.keys());
  for (const symbol of classes) if (circle.has(symbol)) symbol.cutSupertypes(circle);
}

type Edges = Map<ClassSymbol, ClassSymbol[]>;

function directSupers(symbol: ClassSymbol): ClassSymbol[] {
  const types: (Type | undefined)[] = [symbol.superclass, ...symbol.interfaces];
  return types.flatMap((type) => (type?.kind === 'class' ? [type.class] : []));
}

/** Without the nodes from which every way ends: those that have no edge left, repeatedly. */
function peel(edges: Edges): Edges {
  const left = new Map([...edges].map(([node, targets]) => [node, targets.length]));
  const into = reverse(edges);
  const ready = [...left].filter(([, count]) => count === 0).map(([node]) => node);
  for (let node = ready.pop(); node !== undefined; node = ready.pop()) {
    left.delete(node);
    for (const source of into.get(node) ?? []) {
      const count = left.get(source)! - 1;
      left.set(source, count);
      if (count === 0) ready.push(source);
    }
  }
  return restrict(edges, left);
}

function restrict(edges: Edges, nodes: ReadonlyMap<ClassSymbol, number>): Edges {
  const kept: Edges = new Map();
  for (const node of nodes.keys()) {
    kept.set(
      node,
      edges.get(node)!.filter((target) => nodes.has(target)),
    );
  }
  return kept;
}

function reverse(edges: Edges): Edges {
  const reversed: Edges = new Map();
  for (const node of edges.keys()) reversed.set(node, []);
  for (const [node, targets] of edges) {
    for (const target of targets) reversed.get(target)!.push(node);
  }
  return reversed;
}
