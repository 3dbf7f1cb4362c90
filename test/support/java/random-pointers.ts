/**
 * Random Java programs that move objects about: fields, arrays, lists and maps, virtual calls,
 * recursion, lambdas, inner classes, threads that start threads. They need not make sense when run.
 */
import { chooser, type Choose } from '../chooser.js';

const CLASSES = ['A', 'B', 'C'];
const LOCALS = ['p', 'q', 'r'];

export function randomPointers(seed: number): string {
  const choose = chooser(seed * 7919);
  const classes = CLASSES.map((name, at) => classText(name, at, choose));
  return `import java.util.*;
class Main {
  static A kept; static List<A> all = new ArrayList<>(); static Map<String, A> named = new HashMap<>();
  public static void main(String[] names) { A p = new A(); A q = new B(); A r = null;
${body(choose, 7)}
  }
}
${classes.join('\n')}
class Box<T> { T value; Box(T value) { this.value = value; } T get() { return value; } void set(T t) { value = t; } }
`;
}

function classText(name: string, at: number, choose: Choose): string {
  const above = at === 0 ? 'Thread' : 'A';
  return `class ${name} extends ${above} {
  A f; A g; A[] row = new A[2]; List<A> own = new ArrayList<>(); Box<A> box = new Box<>(new C());
  ${choose(2) === 0 ? `${name}() { f = this; }` : ''}
  @Override public void run() { A p = this; A q = f; A r = new ${pick(CLASSES, choose)}();
${body(choose, 2)}
  }
  A m(A p, A q) { A r = f;
${body(choose, 3)}
    return ${pick(LOCALS, choose)};
  }
  class Inner { A get() { return f; } void put(A a) { f = a; } }
}`;
}

function body(choose: Choose, count: number): string {
  return Array.from({ length: count }, () => `    ${statement(choose)}`).join('\n');
}

function statement(choose: Choose): string {
  const x = pick(LOCALS, choose);
  const y = pick(LOCALS, choose);
  const z = pick(LOCALS, choose);
  const rules = [
    `${x} = ${y};`,
    `${x} = new ${pick(CLASSES, choose)}();`,
    `if (${y} != null) ${y}.f = ${x};`,
    `${x} = ${y}.f;`,
    `${y}.g = ${x};`,
    `${x} = ${y}.g;`,
    `${x} = ${y}.m(${z}, ${x});`,
    `${y}.row[1] = ${x};`,
    `${x} = ${y}.row[0];`,
    `${y}.own.add(${x});`,
    `for (A each : ${y}.own) ${x} = each;`,
    `Main.all.add(${x});`,
    `${x} = Main.all.get(0);`,
    `Main.named.put("n", ${x});`,
    `for (Map.Entry<String, A> each : Main.named.entrySet()) ${x} = each.getValue();`,
    `Main.kept = ${x};`,
    `${x} = Main.kept;`,
    `${x}.start();`,
    `{ A taken = ${x}; new Thread(() -> { taken.f = taken.m(taken, new B()); Main.kept = taken; }).start(); }`,
    `{ A taken = ${y}; new Thread() { public void run() { taken.g = new C(); Main.all.add(taken.f); } }.start(); }`,
    `${x} = ${y}.box.get();`,
    `${y}.box.set(${x});`,
    `${x} = (B) ${y};`,
    `Main.all.forEach(each -> { each.g = new A(); });`,
    `{ A.Inner inner = ${y}.new Inner(); inner.put(${x}); ${z} = inner.get(); }`,
  ];
  return pick(rules, choose);
}

function pick<Item>(items: readonly Item[], choose: Choose): Item {
  return items[choose(items.length)]!;
}
