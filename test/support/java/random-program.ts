/**
 * Random Java methods over int, boolean, arrays, objects and strings of a fixed set, full of control
 * flow: nested try and finally with jumps out of them, labelled loops, switches, lambdas, anonymous
 * classes, synchronized blocks. Every method ends: loops ask `go()`, which says no after a while. All
 * that happens goes into one number, `hash`, through `log`.
 */
import { chooser, type Choose } from '../chooser.js';

const HEAD = `
class Gen {
  static int hash;
  static int fuel;
  static int shared;
  static int[] cells = {3, 1, 2};
  int own = 5;
  Gen other;
  int[] row = new int[3];
  { own += 2; }

  static class Broken extends RuntimeException { final int code; Broken(int code) { this.code = code; } }
  static class Worse extends Broken { Worse(int code) { super(code + 1); } }
  enum Color { RED, GREEN, BLUE }
  interface Work { int work(int x); }
  static class Res implements AutoCloseable {
    final int id;
    Res(int id) { this.id = id; log(id); }
    public void close() { log(-id); if (id % 5 == 4) throw new Worse(id); }
  }
  static class Range implements Iterable<Integer>, java.util.Iterator<Integer> {
    int at; final int end;
    Range(int end) { this.end = end; }
    public java.util.Iterator<Integer> iterator() { return this; }
    public boolean hasNext() { return at < end; }
    public Integer next() { return at++; }
  }
  class Inner {
    int mine = own + 1;
    int sum(int x) { own += x; return own + mine + Gen.this.row[0]; }
  }
  static void log(int v) { hash = hash * 31 + v; }
  static boolean go() { return --fuel > 0; }
  static int id(int v) { log(v); return v; }
  static boolean odd(int v) { log(v + 1); return (v & 1) != 0; }
  static Gen gen(int v) { return (v & 3) == 0 ? null : new Gen(); }
  static Broken broken(int v) { return (v & 1) == 0 ? new Broken(v) : new Worse(v); }
  static String str(int v) { return switch (v & 3) { case 0 -> "a"; case 1 -> "b"; default -> "c"; }; }
  static Color color(int v) { return switch (v & 3) { case 0, 1 -> Color.RED; case 2 -> Color.GREEN; default -> Color.BLUE; }; }
  static int sum(int... all) { int s = 0; for (int each : all) s += each; return s; }
  static int twice(int x) { return x * 2; }
  synchronized int locked(int x) { if (x > 3) return own; if (x == 2) throw new Broken(x); own += x; return x; }
  static synchronized int lockedStatic(int x) { shared += x; if (x > 4) throw new Broken(x); return shared; }
`;

export interface GeneratedProgram {
  readonly text: string;
  readonly count: number;
}

export function generateProgram(seed: number, count: number): GeneratedProgram {
  const choose = chooser(seed);
  const methods = Array.from({ length: count }, (_, at) => new MethodWriter(choose).write(at));
  const calls = methods.map((_, at) => `run(${at});`).join(' ');
  const cases = methods.map((_, at) => `case ${at}: return m${at}(3, 5);`).join('\n      ');
  return {
    count,
    text: `${HEAD}${methods.join('\n')}
  static int call(int at) {
    switch (at) {
      ${cases}
      default: return 0;
    }
  }
  static void run(int at) {
    hash = 7; fuel = 60; shared = 1; cells = new int[] {3, 1, 2};
    String end;
    try { end = String.valueOf(call(at)); } catch (RuntimeException e) { end = e.getClass().getName(); }
    System.out.println(hash + " " + shared + " " + end);
  }
  public static void main(String[] args) { ${calls} }
}
`,
  };
}

class MethodWriter {
  /** Names in scope that can be assigned. */
  readonly #ints = ['a', 'b', 'shared'];
  #names = 0;
  #budget = 40;
  /** Labels and whether they may be continued; '' for a plain loop or switch. */
  readonly #jumps: { label: string; loop: boolean }[] = [];

  constructor(private readonly choose: Choose) {}

  write(at: number): string {
    const body = this.#block(0);
    return `  static int m${at}(int a, int b) {
    Gen g = new Gen();
    int[] xs = {1, 2, 3};
    ${body}
    return a * 7 + b + shared + g.own + xs[0];
  }`;
  }

  #block(depth: number): string {
    const known = this.#ints.length;
    const count = 1 + this.choose(4);
    const statements = Array.from({ length: count }, () => this.#statement(depth));
    this.#ints.length = known;
    return `{ ${statements.join('\n')} }`;
  }

  #fresh(): string {
    return `v${this.#names++}`;
  }

  #statement(depth: number): string {
    if (this.#budget-- <= 0 || depth > 5) return `log(${this.#int(2)});`;
    const rules = [
      () => `${this.#place()} ${this.#operator()} ${this.#int(0)};`,
      () => `${this.#place()}${this.choose(2) ? '++' : '--'};`,
      () => this.#local(),
      () => `log(${this.#int(0)});`,
      () => this.#if(depth),
      () => this.#if(depth),
      () => this.#loop(depth),
      () => this.#loop(depth),
      () => this.#try(depth),
      () => this.#try(depth),
      () => this.#try(depth),
      () => this.#switch(depth),
      () => this.#jump(),
      () => this.#jump(),
      () => `synchronized (g) ${this.#block(depth + 1)}`,
      () => this.#labelled(depth),
      () => this.#work(),
    ];
    return rules[this.choose(rules.length)]!();
  }

  #local(): string {
    const value = this.#int(0);
    const name = this.#fresh();
    this.#ints.push(name);
    return `int ${name} = ${value};`;
  }

  #if(depth: number): string {
    const test = this.#condition(0);
    const rest = this.choose(2) ? ` else ${this.#block(depth + 1)}` : '';
    return `if (${test}) ${this.#block(depth + 1)}${rest}`;
  }

  #loop(depth: number, label = ''): string {
    const test = `go() && ${this.#condition(1)}`;
    const head = [
      () => [`while (${test})`, ''],
      () => ['do', `while (${test});`],
      () => [`for (int i${this.#names++} = 0; ${test}; ${this.#place()}++)`, ''],
      () => [`for (int ${this.#fresh()} : xs)`, ''],
      () => [`for (int ${this.#fresh()} : new Range(${this.choose(4)}))`, ''],
    ][this.choose(5)]!();
    this.#jumps.push({ label, loop: true });
    const body = this.#block(depth + 1);
    this.#jumps.pop();
    return `${head[0]!} ${body} ${head[1]!}`;
  }

  #labelled(depth: number): string {
    const label = `L${this.#names++}`;
    if (this.choose(2)) return `${label}: ${this.#loop(depth, label)}`;
    this.#jumps.push({ label, loop: false });
    const body = this.#block(depth + 1);
    this.#jumps.pop();
    return `${label}: ${body}`;
  }

  #try(depth: number): string {
    const resources = this.choose(4) === 0 ? ` (${this.#resources()})` : '';
    const body = this.#block(depth + 1);
    const clauses: string[] = [];
    if (this.choose(3) > 0) {
      const types = [
        'Worse',
        'Broken',
        'ArithmeticException',
        'RuntimeException',
        'Broken | NullPointerException',
      ];
      const type = types[this.choose(types.length)]!;
      const name = this.#fresh();
      const told = type === 'Worse' || type === 'Broken' ? `log(${name}.code);` : 'log(99);';
      clauses.push(`catch (${type} ${name}) { ${told} ${this.#block(depth + 1)} }`);
    }
    const needsFinally = clauses.length === 0 && resources === '';
    if (needsFinally || this.choose(2)) clauses.push(`finally ${this.#block(depth + 1)}`);
    return `try${resources} ${body} ${clauses.join(' ')}`;
  }

  #resources(): string {
    const first = `Res ${this.#fresh()} = new Res(${this.choose(9)})`;
    return this.choose(2)
      ? first
      : `${first}; Res ${this.#fresh()} = ${this.choose(2) ? 'null' : `new Res(${this.choose(9)})`}`;
  }

  #switch(depth: number): string {
    const kinds = [
      [`(${this.#int(1)}) & 3`, '0', '1', '2'],
      [`str(${this.#int(1)})`, '"a"', '"b"', '"c"'],
      [`color(${this.#int(1)})`, 'RED', 'GREEN', 'BLUE'],
    ];
    const [selector, ...cases] = kinds[this.choose(3)]!;
    if (this.choose(3) === 0) {
      const arms = cases.map((each) => `case ${each} -> ${this.#block(depth + 1)}`);
      return `switch (${selector!}) { ${arms.join(' ')} default -> log(5); }`;
    }
    this.#jumps.push({ label: '', loop: false });
    const arms = cases.map((each) => {
      const leave = this.choose(2) ? 'break;' : '';
      return `case ${each}: ${this.#block(depth + 1)} ${leave}`;
    });
    this.#jumps.pop();
    return `switch (${selector!}) { ${arms.join(' ')} ${this.choose(2) ? 'default: log(6);' : ''} }`;
  }

  /** Always behind a test, so that Java finds what follows reachable. */
  #jump(): string {
    const ways = [
      `return ${this.#int(1)};`,
      `throw broken(${this.#int(1)});`,
      `throw new Worse(${this.#int(1)});`,
    ];
    const inner = this.#jumps.at(-1);
    if (inner !== undefined && (inner.loop || inner.label === '')) ways.push('break;', 'break;');
    if (this.#jumps.some(({ loop }) => loop)) ways.push('continue;', 'continue;');
    for (const { label, loop } of this.#jumps) {
      if (label !== '') ways.push(`break ${label};`);
      if (label !== '' && loop) ways.push(`continue ${label};`);
    }
    return `if (${this.#condition(1)}) { ${ways[this.choose(ways.length)]!} }`;
  }

  /** Lambdas and classes that take locals along. */
  #work(): string {
    const name = `k${this.#names++}`;
    const kept = `final int ${name} = ${this.#int(1)};`;
    const work = this.#fresh();
    const made = [
      `x -> x + ${name}`,
      `x -> { if (x > ${name}) return ${name}; g.own += x; return x; }`,
      `new Work() { int seen = ${name}; public int work(int x) { seen += x; g.own++; return seen + ${name}; } }`,
      'Gen::twice',
      'g::locked',
      `x -> { Work w = y -> y + x + ${name}; return w.work(x); }`,
    ][this.choose(6)]!;
    return `${kept} Work ${work} = ${made}; log(${work}.work(${this.#int(1)})); log(${work}.work(2));`;
  }

  #place(): string {
    const places = [...this.#ints, 'g.own', 'xs[1]', 'cells[a & 1]', `g.row[${this.choose(4)}]`];
    return places[this.choose(places.length)]!;
  }

  #operator(): string {
    return ['=', '+=', '-=', '*=', '^=', '='][this.choose(6)]!;
  }

  #int(depth: number): string {
    const { choose } = this;
    if (depth > 2) return choose(2) ? this.#ints[choose(this.#ints.length)]! : String(choose(7));
    const inner = (): string => this.#int(depth + 1);
    const rules = [
      () => String(choose(7)),
      () => this.#ints[choose(this.#ints.length)]!,
      () => this.#place(),
      () => `(${inner()} ${['+', '-', '*', '/', '%', '&', '|', '^', '>>'][choose(9)]!} ${inner()})`,
      () => `(${this.#condition(depth + 1)} ? ${inner()} : ${inner()})`,
      () => `id(${inner()})`,
      () => `(${this.#ints[choose(this.#ints.length)]!} = ${inner()})`,
      () => `${this.#ints[choose(this.#ints.length)]!}++`,
      () => `--${this.#ints[choose(this.#ints.length)]!}`,
      () => `sum(${inner()}, ${inner()}, ${inner()})`,
      () => `gen(${inner()}).own`,
      () => `g.locked(${inner()})`,
      () => `lockedStatic(${inner()})`,
      () => `new int[] {${inner()}, ${inner()}}[${choose(3)}]`,
      () => `new int[2][${choose(3)}][1].length`,
      () => `g.new Inner().sum(${inner()})`,
      () => `(-(${inner()}))`,
      () => this.#switchValue(depth),
    ];
    return rules[choose(rules.length)]!();
  }

  #switchValue(depth: number): string {
    const inner = (): string => this.#int(depth + 1);
    return `switch ((${inner()}) & 3) { case 0 -> ${inner()}; case 1 -> { log(4); yield 0 + ${inner()}; } case 2 -> throw broken(${inner()}); default -> ${inner()}; }`;
  }

  #condition(depth: number): string {
    const { choose } = this;
    const int = (): string => this.#int(depth + 1);
    if (depth > 2) return `a ${['<', '>', '==', '!='][choose(4)]!} ${int()}`;
    const inner = (): string => this.#condition(depth + 1);
    const rules = [
      () => `${int()} ${['<', '<=', '>', '>=', '==', '!='][choose(6)]!} ${int()}`,
      () => `odd(${int()})`,
      () => `(${inner()} && ${inner()})`,
      () => `(${inner()} || ${inner()})`,
      () => `!(${inner()})`,
      () => `(odd(${int()}) | ${inner()})`,
      () => `(odd(a) ? ${inner()} : ${inner()})`,
      () => `gen(${int()}) ${choose(2) ? '==' : '!='} null`,
      () => `(Object) broken(${int()}) instanceof Worse`,
      () => {
        const name = `w${this.#names++}`;
        return `((Object) broken(${int()}) instanceof Worse ${name} && ${name}.code > ${int()})`;
      },
    ];
    return rules[choose(rules.length)]!();
  }
}
