/**
 * The plain twin of ownership: random programs over objects, run by the plain machine. Whatever can be
 * had from a static field or a parameter at any step is somebody else's from then on; an object that is
 * said to be owned must not be among these.
 */
import type { Body, StatementIndex } from '../../../server/src/java/ir/statements.js';
import type { ClassSymbol } from '../../../server/src/java/program/symbols.js';
import type { Ownership } from '../../../server/src/static/body/ownership/ownership.js';
import { chooser, type Choose } from '../chooser.js';
import { Machine, type JavaObject, type Value } from './run-bodies.js';
import type { StaticBodies } from './static-bodies.js';

const HEAD = `
class A {
  A f; A g;
  static A s; static int n;
  A() {}
  A(A x) { f = x; }
  A(A x, A y) { f = x; if (test()) s = this; g = y; }
  interface Work { void work(); }
  static boolean test() { n = (n * 421 + 1663) % 7875; return n % 2 == 0; }
  static void use(A x) {}
  static void keep(A x) { s = x; }
  static void keepInner(A x) { s = x.f; }
  static void look(A x) { A y = x.f; use(y); }
  static A make() { return new A(); }
  static A same(A x) { return x; }
  static A wrap(A x) { A y = new A(); y.f = x; return y; }
  static A some(A x) { A y = new A(x); if (test()) s = y; return y; }
  static void put(A x, A y) { x.f = y; }
  static void move(A x, A y) { x.f = y.g; }
  static A deep(A x, int d) { if (d == 0 || test()) return x.f == null ? x : x.f; return deep(new A(x), d - 1); }
`;

export function generateOwnership(seed: number): string {
  const writer = new OwnershipWriter(chooser(seed));
  return `${HEAD} void m(A p) { A a = new A(), b = new A(a), c = new A(); ${writer.block(0)} use(a); use(b); } }`;
}

class OwnershipWriter {
  #budget = 16;
  #names = 0;

  constructor(private readonly choose: Choose) {}

  block(depth: number): string {
    return Array.from({ length: 2 + this.choose(4) }, () => this.#statement(depth)).join('\n');
  }

  #name(): string {
    return ['a', 'b', 'c', 'a', 'b', 'c', 'p', 'this'][this.choose(8)]!;
  }

  #local(): string {
    return ['a', 'b', 'c'][this.choose(3)]!;
  }

  #statement(depth: number): string {
    if (this.#budget-- <= 0 || depth > 3) return `use(${this.#local()});`;
    const [x, y, z] = [this.#local(), this.#name(), this.#name()];
    const inner = (): string => this.block(depth + 1);
    const k = `k${this.#names++}`;
    const leaks = [
      () => `if (test()) s = ${y};`,
      () => `keep(${y});`,
      () => `keepInner(${y});`,
      () => `${x} = new A(${y}, ${z});`,
      () => `${x} = some(${y});`,
      () => `${y}.f = ${z};`,
      () => `if (s != null) ${x} = s;`,
      () =>
        `final A ${k} = ${x}; Work w${k} = () -> { use(${k}); keep(${k}); }; use(${x}); w${k}.work();`,
      () =>
        `final A ${k} = ${x}; Work w${k} = new Work() { public void work() { ${k}.f = ${k}; } }; w${k}.work();`,
    ];
    if (this.choose(5) === 0) return `${leaks[this.choose(leaks.length)]!()} use(${x});`;
    const [u, v] = [this.#local(), this.#local()];
    const rules = [
      () => `${x} = new A();`,
      () => `${x} = new A(${u});`,
      () => `${x} = ${u};`,
      () => `${u}.f = ${v};`,
      () => `${u}.${this.choose(2) ? 'f' : 'g'} = new A(${v});`,
      () => `if (${u}.f != null) ${x} = ${u}.f;`,
      () => `look(${u});`,
      () => `${x} = ${['make()', `same(${u})`, `wrap(${u})`, `deep(${u}, 3)`][this.choose(4)]!};`,
      () => `${this.choose(2) ? 'put' : 'move'}(${u}, ${v});`,
      () => `if (test()) { ${inner()} } else { ${inner()} }`,
      () => `for (int i${k} = 0; i${k} < 3; i${k}++) { ${inner()} }`,
      () => `for (int i${k} = 0; i${k} < 3; i${k}++) { ${inner()} }`,
      () => `try { ${inner()} } catch (RuntimeException e) { use(${x}); }`,
      () => `A[] ${k} = {${u}, ${x}}; use(${x}); ${x} = ${k}[0];`,
    ];
    return `${rules[this.choose(rules.length)]!()} use(${this.#local()});`;
  }
}

export class OwnershipRun {
  readonly wrong: string[] = [];
  owned = 0;
  all = 0;
  readonly #foreign = new Set<Value>();
  readonly #machine: Machine;
  readonly #class: ClassSymbol;

  constructor(
    { bodies, program }: StaticBodies,
    private readonly ownership: Ownership,
  ) {
    const whole = bodies.map(({ body }) => body).filter(({ kind }) => kind !== 'lambda');
    this.#machine = new Machine(program, whole);
    this.#class = program.find('A')!;
    this.#machine.onStatement = (body, at, values) => {
      this.#check(body, at, values);
    };
  }

  /** The method from several beginnings. */
  go(times: number): void {
    for (let seed = 0; seed < times; seed++) {
      this.#foreign.clear();
      const given = [this.#object(), this.#object()];
      for (const each of given) this.#spread(each);
      this.#machine.setStatic('n', this.#class, seed * 977);
      this.#machine.setStatic('s', this.#class, null);
      this.#machine.call(this.#class.methods.get('m')![0]!, given);
    }
  }

  #object(): JavaObject {
    return { class: this.#class, fields: new Map(), monitors: 0 };
  }

  #check(body: Body, at: StatementIndex, values: readonly Value[]): void {
    for (const each of [...this.#foreign]) this.#spread(each);
    this.#spread(this.#machine.static('s', this.#class) ?? null);
    const statement = body.statements[at]!;
    if (statement.kind !== 'call' || statement.name !== 'use') return;
    this.all++;
    const [variable] = statement.arguments;
    if (!this.ownership.isOwned(body, at, variable!)) return;
    this.owned++;
    const value = values[variable!] ?? null;
    if (this.#foreign.has(value)) this.wrong.push(`${body.method?.name ?? body.kind} ${at}`);
  }

  /** An object and all that can be had from it. */
  #spread(value: Value): void {
    const open = [value];
    for (const each of open) {
      if (each === null || typeof each !== 'object') continue;
      this.#foreign.add(each);
      for (const inner of partsOf(each)) if (!this.#foreign.has(inner)) open.push(inner);
    }
  }
}

function partsOf(value: Exclude<Value, number | boolean | string | null>): readonly Value[] {
  if ('fields' in value) return [...value.fields.values()];
  return 'elements' in value ? value.elements : value.captured;
}
