/**
 * What a library of dependency injection (Dagger, JSR 330) puts into fields and parameters: by type, and by the
 * qualifier if there is one, what the methods return that provide it, or an object of the class itself whose
 * constructor is marked. Scopes, components, multibindings, `Provider` and `Lazy` are not asked.
 */
import { addTo } from '../../base/multi-map.js';
import type { ClassSymbol, MethodSymbol, Type } from '../../java/program/symbols.js';
import type { Annotation } from '../../java/syntax/declarations.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { parameterOf, type Code, type CodeTable } from './code.js';
import type { FlowNode } from './flow-graph.js';
import type { FlowParts } from './parts.js';

/** A type with its qualifier. */
type Wanted = string;

interface Marked {
  readonly annotations: readonly Annotation[];
}

/** Is it made by the library: is one of its constructors marked? */
export function isInjected(
  symbol: ClassSymbol,
  { index }: Pick<MethodKnowledge, 'index'>,
): boolean {
  const constructors = symbol.methods.get('<init>') ?? [];
  return constructors.some((each) => isMarked(each, index.general.injects));
}

export class Injection {
  readonly #qualifiers: ReadonlySet<string>;
  readonly #takers: { readonly node: FlowNode; readonly wanted: Wanted }[] = [];
  readonly #given = new Map<Wanted, FlowNode[]>();
  /** From what an abstract method promises to what it takes for it. */
  readonly #bound = new Map<Wanted, Wanted[]>();
  readonly #made = new Map<Wanted, ClassSymbol>();

  constructor(private readonly parts: FlowParts) {
    const classes = [...parts.codes.classes.values()];
    const { qualifiers } = parts.knowledge.index.general;
    const own = classes.filter((each) => isMarked(each, qualifiers));
    this.#qualifiers = new Set([...qualifiers, ...own.map(({ simpleName }) => simpleName)]);
    for (const symbol of classes) this.#addClass(symbol, parts.codes);
  }

  /** The nodes that get values from here. */
  get nodes(): readonly FlowNode[] {
    return this.#takers.map(({ node }) => node);
  }

  connect(): void {
    for (const { node, wanted } of this.#takers) this.#fill(node, wanted, new Set());
  }

  #fill(node: FlowNode, wanted: Wanted, seen: Set<Wanted>): void {
    if (seen.has(wanted)) return;
    seen.add(wanted);
    const { graph, objects, fields } = this.parts;
    for (const from of this.#given.get(wanted) ?? []) graph.connect(from, node);
    const made = this.#made.get(wanted);
    if (made !== undefined && !fields.isToldApart(made)) graph.add(node, objects.instance(made));
    for (const as of this.#bound.get(wanted) ?? []) this.#fill(node, as, seen);
  }

  #addClass(symbol: ClassSymbol, codes: CodeTable): void {
    const { general } = this.parts.knowledge.index;
    const { nodes } = this.parts;
    for (const field of symbol.fields.values()) {
      if (isMarked(field, general.injects)) this.#take(nodes.field(field), field.type, field);
    }
    for (const method of [...symbol.methods.values()].flat()) {
      const code = codes.method(method.id);
      if (isMarked(method, general.binds)) this.#bind(method);
      if (code === undefined) continue;
      if (isMarked(method, general.provides)) this.#provide(code, method);
      else if (isMarked(method, general.injects)) this.#takeAll(code, method);
    }
    if (isInjected(symbol, this.parts.knowledge)) this.#made.set(`${symbol.id} `, symbol);
  }

  #provide(code: Code, method: MethodSymbol): void {
    const wanted = this.#wanted(method.result, method);
    if (wanted !== undefined) addTo(this.#given, wanted, this.parts.nodes.result(code));
    this.#takeAll(code, method);
  }

  #bind(method: MethodSymbol): void {
    const [only] = method.parameters;
    const promised = this.#wanted(method.result, method);
    const as = only && this.#wanted(only.type, only);
    if (promised !== undefined && as !== undefined) addTo(this.#bound, promised, as);
  }

  #takeAll(code: Code, { parameters }: MethodSymbol): void {
    parameters.forEach((parameter, place) => {
      const variable = parameterOf(code, place);
      if (variable === undefined) return;
      this.#take(this.parts.nodes.variable(code, variable), parameter.type, parameter);
    });
  }

  #take(node: FlowNode, type: Type, marked: Marked): void {
    const wanted = this.#wanted(type, marked);
    if (wanted !== undefined) this.#takers.push({ node, wanted });
  }

  #wanted(type: Type, { annotations }: Marked): Wanted | undefined {
    if (type.kind !== 'class') return undefined;
    const qualifier = annotations.find(({ name }) => this.#qualifiers.has(lastName(name)));
    if (qualifier === undefined) return `${type.class.id} `;
    const values = [...qualifier.values.values()].flat().map(lastName);
    return `${type.class.id} ${lastName(qualifier.name)} ${values.join(' ')}`;
  }
}

function isMarked({ annotations }: Marked, names: readonly string[]): boolean {
  return annotations.some(({ name }) => names.includes(lastName(name)));
}

/** `DataModule.IO` and `IO` are the same constant. */
function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
