/**
 * Handlers that a spec names and the sources have no longer. Only what the project would have is
 * looked for: a class of one of its packages, and a method of a class whose supertypes are all known. Handlers
 * of libraries are none of ours.
 */
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { writtenMethod } from '../../findings/names.js';
import type { ClassSymbol } from '../../java/program/symbols.js';

export interface FoundHandlers {
  /** `com.x.A.onPause`, each with what is missing. */
  readonly stale: ReadonlyMap<string, string>;
  /** How many have their class in the sources. */
  readonly own: number;
}

export function lookForHandlers(
  handlers: Iterable<string>,
  { codes, knowledge }: Pick<UnderstoodProject, 'codes' | 'knowledge'>,
): FoundHandlers {
  const classes = new Map([...codes.classes.values()].map((symbol) => [symbol.name, symbol]));
  const packages = new Set([...classes.values()].map((symbol) => symbol.package));
  const stale = new Map<string, string>();
  let own = 0;
  for (const handler of handlers) {
    const { owner, method } = partsOf(handler);
    const symbol = classes.get(owner);
    if (symbol !== undefined) own++;
    if (symbol === undefined && packages.has(packageOf(owner))) {
      stale.set(handler, `There is no class ${owner} in the sources any more.`);
    } else if (symbol !== undefined && !hasMethod(symbol, method, knowledge)) {
      stale.set(handler, `${owner} has no method ${method} any more.`);
    }
  }
  return { stale, own };
}

/** Compilers make classes of lambdas, and methods of their bodies: the text has what is around them. */
function partsOf(handler: string): { owner: string; method: string } {
  const end = handler.lastIndexOf('.');
  const owner = handler.slice(0, Math.max(end, 0));
  const made = /^(.*?)\$\$(?:Lambda|ExternalSynthetic)/.exec(owner)?.[1];
  if (made !== undefined) return { owner: made.replace(/\.-$/, ''), method: '' };
  return { owner, method: writtenMethod(handler.slice(end + 1)) };
}

function packageOf(owner: string): string {
  return owner.slice(0, Math.max(owner.lastIndexOf('.'), 0));
}

function hasMethod(
  symbol: ClassSymbol,
  method: string,
  { hierarchy }: UnderstoodProject['knowledge'],
): boolean {
  if (method === '' || method.startsWith('<')) return true;
  const { classes, unknown } = hierarchy.ancestry(symbol);
  return unknown.length > 0 || classes.some(({ methods }) => methods.has(method));
}
