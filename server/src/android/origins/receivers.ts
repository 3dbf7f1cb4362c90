/**
 * Which objects a call can be made on, of those that run the code it leads to: the objects that come there, as
 * far as they fit the type that the source says.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { Call, Variable } from '../../java/ir/statements.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Code, Site } from '../flow/code.js';
import type { Instance } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';

/** A receiver that may be of more tells nothing apart. */
const MOST_OBJECTS = 8;

export class Receivers {
  /** Answers that were given: each context of a caller asks. */
  readonly #at = new Map<Site, Map<Code, readonly Instance[] | undefined>>();

  constructor(
    private readonly values: Values,
    private readonly knowledge: MethodKnowledge,
  ) {}

  /** undefined where it may be any that runs the code. */
  objectsAt(site: Site, call: Call, to: Code): readonly Instance[] | undefined {
    const known = getOrMake(this.#at, site, () => new Map<Code, readonly Instance[] | undefined>());
    if (!known.has(to)) known.set(to, this.#findAt(site, call, to));
    return known.get(to);
  }

  #findAt(site: Site, { receiver }: Call, to: Code): readonly Instance[] | undefined {
    const { method } = to.body;
    if (receiver === undefined || method === undefined) return undefined;
    const { dispatch } = this.values;
    const found = this.#objectsOf(site, receiver).filter(
      (each) => dispatch.inClass(each.class, method) === to,
    );
    if (found.length === 0 || found.length > MOST_OBJECTS) return undefined;
    return found.length < this.#all(dispatch.runnersOf(to)).length ? found : undefined;
  }

  /** Whose code it is, where its own calls lead into a class above, which others have too. */
  ofCode(code: Code, to: Code): readonly Instance[] | undefined {
    if (code.body.owner === to.body.owner) return undefined;
    const { dispatch } = this.values;
    const found = this.#all(dispatch.withSubclasses(code.body.owner));
    if (found.length === 0 || found.length > MOST_OBJECTS) return undefined;
    return found.length < this.#all(dispatch.withSubclasses(to.body.owner)).length
      ? found
      : undefined;
  }

  /** What is seen to come there if that is all, and else all of the type. */
  #objectsOf(site: Site, variable: Variable): readonly Instance[] {
    const { code } = site;
    const { type } = code.body.variables[variable]!;
    const objects = this.values.isOpen(site) ? [] : this.values.of(code, variable);
    const seen = objects.filter((each) => each.kind === 'instance');
    if (type.kind !== 'class') return seen;
    if (seen.length === 0) return this.#all(this.values.dispatch.withSubclasses(type.class));
    return seen.filter((each) => this.knowledge.hierarchy.isSubclass(each.class, type.class));
  }

  #all(classes: readonly ClassSymbol[]): readonly Instance[] {
    return classes.flatMap((each) => [...this.values.instancesOf(each)]);
  }
}
