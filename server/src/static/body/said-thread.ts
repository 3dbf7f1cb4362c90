/**
 * Which thread a method says it is for: by its own annotations, else by those of its class and of what that
 * extends. `confined`: one thread, whichever (`@ThreadConfined("io")`). Whoever calls it without being known
 * keeps to that; of threads that are known the call tells more.
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import type { ClassSymbol, MethodSymbol } from '../../java/program/symbols.js';
import { concurrencyAnnotations } from './annotations.js';

export type SaidThread = 'main' | 'worker' | 'binder' | 'any' | 'confined';

type Annotated = Pick<MethodSymbol | ClassSymbol, 'annotations'>;

export function saidThread(
  method: MethodSymbol | undefined,
  knowledge: MethodKnowledge,
): SaidThread | undefined {
  if (method?.source === undefined) return undefined;
  const own = saidBy(method, knowledge);
  if (own !== undefined) return own;
  const types = [...knowledge.hierarchy.ancestry(method.owner).types.keys()];
  return types.map((type) => saidBy(type, knowledge)).find((said) => said !== undefined);
}

function saidBy(annotated: Annotated, { index }: MethodKnowledge): SaidThread | undefined {
  if (annotated.annotations.length === 0) return undefined;
  const { runs, confinedTo } = concurrencyAnnotations(annotated, index);
  if (runs !== undefined || confinedTo === undefined) return runs;
  return MAIN.test(confinedTo) ? 'main' : 'confined';
}

/** `ThreadConfined.UI`, `"main"`. */
const MAIN = /(^|\W)(ui|main)(\W|_?thread|$)/i;
