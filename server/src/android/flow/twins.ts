/**
 * Classes that a module has once for each flavour or build type, under the same name: where code names such a class,
 * any of them may be meant, or the one of its own flavour. What is resolved names the first of them.
 */
import { addTo, groupBy } from '../../base/multi-map.js';
import type { ClassSymbol, MethodSymbol } from '../../java/program/symbols.js';
import type { Code, CodeTable } from './code.js';

export class Twins {
  readonly #classes = new Map<ClassSymbol, readonly ClassSymbol[]>();
  /** Of classes that have twins, by class and method. */
  readonly #methods = new Map<string, Code[]>();

  constructor({ classes, codes }: CodeTable) {
    const byName = groupBy(classes.values(), ({ name, source }) =>
      source === undefined ? '' : `${moduleOf(source.file.path)} ${name}`,
    );
    for (const [name, same] of byName) {
      if (name !== '' && same.length > 1) for (const each of same) this.#classes.set(each, same);
    }
    if (this.#classes.size === 0) return;
    for (const code of codes) {
      const { method, owner } = code.body;
      if (method !== undefined && this.#classes.has(owner))
        addTo(this.#methods, keyOf(owner, method), code);
    }
  }

  /** The codes that run where this one is called, itself if it has no twins. */
  of(target: Code, caller: Code): readonly Code[] {
    if (!this.#classes.has(target.body.owner)) return [target];
    const all = this.all(target);
    const own = all.filter((each) => setOf(pathOf(each)) === setOf(pathOf(caller)));
    return own.length > 0 ? own : all;
  }

  /** All classes of the name, itself among them. */
  classesLike(symbol: ClassSymbol): readonly ClassSymbol[] {
    return this.#classes.get(symbol) ?? [symbol];
  }

  /** Whoever calls. */
  all(target: Code): readonly Code[] {
    const { owner, method } = target.body;
    if (method === undefined || !this.#classes.has(owner)) return [target];
    return this.#methods.get(keyOf(owner, method)) ?? [target];
  }

  /** What a class has under the name of the method of another twin. */
  inClass(symbol: ClassSymbol, { owner, name, descriptor }: MethodSymbol): Code | undefined {
    if (this.#classes.get(symbol)?.includes(owner) !== true) return undefined;
    const same = this.#methods.get(keyOf(symbol, { name, descriptor })) ?? [];
    return same.find(({ body }) => body.owner === symbol);
  }

  /** The classes that are meant by this one where the code names it. */
  classesFor(symbol: ClassSymbol, { member }: Code): readonly ClassSymbol[] {
    const all = this.#classes.get(symbol) ?? [symbol];
    const set = setOf(member?.file.path ?? '');
    const own = all.filter(({ source }) => setOf(source!.file.path) === set);
    return own.length > 0 && all.length > 1 ? own : all;
  }
}

function keyOf(
  { name, source }: ClassSymbol,
  method: Pick<MethodSymbol, 'name' | 'descriptor'>,
): string {
  return `${moduleOf(source?.file.path ?? '')} ${name} ${method.name}${method.descriptor}`;
}

function pathOf({ member }: Code): string {
  return member?.file.path ?? '';
}

/** `app/src/free/java/p/Store.java`: the part before `src`, and that with the name of the flavour. */
const SOURCE_SET = /^((?:.*\/)?)src\/[^/]+\//;

function moduleOf(path: string): string {
  return SOURCE_SET.exec(path)?.[1] ?? path;
}

function setOf(path: string): string {
  return SOURCE_SET.exec(path)?.[0] ?? path;
}
