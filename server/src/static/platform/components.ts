/**
 * Objects that the platform makes: one for each class (seed 001 §3.2). Their constructors run on the
 * main looper before anything else is done to them.
 */
import type { Dispatch } from '../../android/flow/dispatch.js';
import type { CodeTable, Code } from '../../android/flow/code.js';
import type { Executor } from '../../android/origins.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { Solving } from '../points-to/plugin.js';
import type { ObjectId } from '../points-to/points-to.js';
import { simpleName } from '../body/annotations.js';
import type { OpenOrigin, OriginTable } from './origin-table.js';

const MAIN: Executor = { kind: 'main-looper' };

export class Components {
  readonly #objects = new Map<ClassSymbol, ObjectId>();
  /** The origins that construct an object. */
  readonly creations = new Map<ObjectId, OpenOrigin[]>();

  constructor(
    private readonly solver: Solving,
    private readonly codes: CodeTable,
    private readonly origins: OriginTable,
    private readonly dispatch: Dispatch,
  ) {}

  /** The object of the class that the platform makes, or whoever is not seen; of an open class anybody. */
  of(symbol: ClassSymbol, executor: Executor = MAIN, open?: ClassSymbol): ObjectId {
    const known = this.#objects.get(symbol);
    if (known !== undefined) return known;
    const object = this.#make(symbol, 'component');
    this.#objects.set(symbol, object);
    this.#construct(object, symbol, executor, open);
    return object;
  }

  /** A second one, for what objects of a class have in common. */
  another(symbol: ClassSymbol, executor: Executor, open?: ClassSymbol): ObjectId {
    const object = this.#make(symbol, 'another');
    if (!this.creations.has(object)) this.#construct(object, symbol, executor, open);
    return object;
  }

  #make(symbol: ClassSymbol, name: string): ObjectId {
    const place = this.solver.objects.placeNamed(`${name} ${symbol.id}`);
    const context = this.solver.contexts.startup();
    const made = { kind: 'component', class: symbol, site: undefined, closure: undefined } as const;
    return this.solver.object(place, context, () => made);
  }

  get all(): ReadonlyMap<ClassSymbol, ObjectId> {
    return this.#objects;
  }

  /** Those that can be objects: the class, or what extends it if it is abstract. */
  concrete(symbol: ClassSymbol): readonly ClassSymbol[] {
    const isOpen = symbol.kind === 'interface' || hasModifier(symbol.modifiers, 'abstract');
    return isOpen ? this.dispatch.withSubclasses(symbol) : [symbol];
  }

  #construct(
    receiver: ObjectId,
    symbol: ClassSymbol,
    executor: Executor,
    open: ClassSymbol | undefined,
  ): void {
    for (const code of this.#constructors(symbol, open !== undefined)) {
      if (!this.#acts(code)) continue;
      const origin = this.origins.begin({
        model: undefined,
        name: `new ${symbol.simpleName}`,
        kind: 'entry-callback',
        executor,
        code,
        receiver,
        bySystem: true,
        repeats: open !== undefined && !isInjected(code),
        openClass: open,
        certainty: open === undefined ? 'assumed' : 'known',
      });
      this.creations.set(receiver, [...(this.creations.get(receiver) ?? []), origin]);
    }
  }

  /** Does it more than call other constructors that do nothing? */
  #acts(code: Code, seen = new Set<Code>()): boolean {
    if (seen.has(code)) return false;
    seen.add(code);
    return code.body.statements.some((statement) => {
      if (statement.kind === 'initialize') {
        return this.codes.initializers(statement.class).some((each) => this.#acts(each, seen));
      }
      if (statement.kind !== 'call' || statement.name !== '<init>')
        return statement.kind !== 'return';
      const called = statement.method && this.codes.method(statement.method.id);
      return called === undefined ? statement.arguments.length > 0 : this.#acts(called, seen);
    });
  }

  /** The platform calls the one without parameters; if there is none, any of them. Others call all they may. */
  #constructors(symbol: ClassSymbol, isOpen: boolean): Code[] {
    const all = (symbol.methods.get('<init>') ?? [])
      .map(({ id }) => this.codes.method(id))
      .filter((code) => code !== undefined);
    const plain = all.filter(({ body }) => body.parameters.length <= 1);
    const own = isOpen ? all.filter(isVisible) : plain.length > 0 ? plain : all;
    return own.length > 0 ? own : [...this.codes.initializers(symbol)];
  }
}

/** Who makes objects for others makes one, of what it made for that. */
function isInjected({ body: { method } }: Code): boolean {
  return method?.annotations.some(({ name }) => simpleName(name) === 'Inject') === true;
}

function isVisible({ body: { method } }: Code): boolean {
  return method === undefined || !hasModifier(method.modifiers, 'private');
}
