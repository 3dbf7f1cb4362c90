/**
 * The local variables in scope, by name. A value of this never changes: to add a variable makes a new
 * one, and the old one stays good for whoever holds it. A list as long as it is short, as nearly all
 * are; then a binary tree over the hashes of names, of which adding copies one way down, so that a
 * method of ten thousand locals costs ten thousand times a little.
 */
import type { LocalVariable } from '../resolved-body.js';

export type Locals = List | Tree | undefined;

interface List {
  readonly kind: 'list';
  readonly variable: LocalVariable;
  readonly before: List | undefined;
  readonly length: number;
}

type Tree = Leaf | Fork;

interface Leaf {
  readonly kind: 'leaf';
  readonly hash: number;
  readonly variable: LocalVariable;
  /** Another name of the same hash. */
  readonly other: Leaf | undefined;
}

interface Fork {
  readonly kind: 'fork';
  readonly zero: Tree | undefined;
  readonly one: Tree | undefined;
}

const LONGEST_LIST = 16;

/** It hides those of the same name that were there before. */
export function addLocal(locals: Locals, variable: LocalVariable): Locals {
  if (locals !== undefined && locals.kind !== 'list') return planted(locals, variable);
  const length = (locals?.length ?? 0) + 1;
  if (length <= LONGEST_LIST) return { kind: 'list', variable, before: locals, length };
  return planted(toTree(locals), variable);
}

export function findLocal(locals: Locals, name: string): LocalVariable | undefined {
  if (locals === undefined) return undefined;
  if (locals.kind !== 'list') return findInTree(locals, name);
  for (let at: List | undefined = locals; at !== undefined; at = at.before) {
    if (at.variable.name === name) return at.variable;
  }
  return undefined;
}

function toTree(list: List | undefined): Tree | undefined {
  const variables: LocalVariable[] = [];
  for (let at = list; at !== undefined; at = at.before) variables.push(at.variable);
  return variables.reverse().reduce<Tree | undefined>(planted, undefined);
}

function planted(tree: Tree | undefined, variable: LocalVariable): Tree {
  return withLeaf(tree, hashOf(variable.name), variable, 0);
}

function withLeaf(
  tree: Tree | undefined,
  hash: number,
  variable: LocalVariable,
  bit: number,
): Tree {
  if (tree === undefined) return { kind: 'leaf', hash, variable, other: undefined };
  if (tree.kind === 'leaf') {
    if (tree.hash === hash) return { kind: 'leaf', hash, variable, other: tree };
    const fork: Fork = isOne(tree.hash, bit)
      ? { kind: 'fork', zero: undefined, one: tree }
      : { kind: 'fork', zero: tree, one: undefined };
    return withLeaf(fork, hash, variable, bit);
  }
  const { zero, one } = tree;
  return isOne(hash, bit)
    ? { kind: 'fork', zero, one: withLeaf(one, hash, variable, bit + 1) }
    : { kind: 'fork', zero: withLeaf(zero, hash, variable, bit + 1), one };
}

function findInTree(tree: Tree, name: string): LocalVariable | undefined {
  const hash = hashOf(name);
  let at: Tree | undefined = tree;
  for (let bit = 0; at?.kind === 'fork'; bit++) at = isOne(hash, bit) ? at.one : at.zero;
  while (at !== undefined && at.variable.name !== name) at = at.other;
  return at?.variable;
}

function isOne(hash: number, bit: number): boolean {
  return ((hash >>> bit) & 1) === 1;
}

function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
