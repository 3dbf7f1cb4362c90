/** What comes where: fields, arrays, containers, closures, inner classes, recursion, unknown values. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CancellationSource, CancelledError } from '../../../../server/src/base/cancellation.js';
import { Watch } from '../../../../server/src/base/watch.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { printPointsTo } from '../../../../server/src/static/points-to/print.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { heldBy, staticProgramOf } from '../../../support/java/static-program.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

const HEAD = `import java.util.*; import java.util.concurrent.atomic.*; import java.util.function.*; class T { T f; } class U extends T {}
class Main { public static void main(String[] names) { new Main().go(); }\n`;

/** What the variable \`x\` holds, by line below the head; each context by itself. */
function x(members: string): string[] {
  const program = staticProgramOf(reader, { 'Main.java': `${HEAD}${members}\n}` });
  return heldBy(program, 'x').map((text) => text.replaceAll(/ \(main\)/g, ''));
}

describe('objects go through', () => {
  it.each([
    [
      'fields, each object by itself',
      'void go() { T a = new T();\n T b = new U(); a.f = new T(); b.f = new U();\n T x = b.f; }',
      ['U:4'],
    ],
    [
      'static fields',
      'static T s; void go() { s = new T();\n use(); } void use() { T x = s; }',
      ['T:3'],
    ],
    [
      'parameters and results',
      'T id(T t) { return t; } void go() {\n T x = id(new T()); }',
      ['T:4'],
    ],
    [
      'arrays, each by itself',
      'void go() { T[] a = {new T()};\n T[] b = new T[1]; b[0] = new U();\n T x = b[0]; }',
      ['U:4'],
    ],
    [
      'arrays of arrays',
      'void go() { T[][] a = new T[1][1]; a[0][0] = new T();\n T x = a[0][0]; }',
      ['T:3'],
    ],
    [
      'casts, by type',
      'void go() { Object o = names.length > 0 ? new T()\n : new U(); U x = (U) o; } String[] names;',
      ['U:4'],
    ],
    [
      'lists, each by itself',
      'void go() { List<T> a = new ArrayList<>(); a.add(new T());\n List<T> b = new ArrayList<>(); b.add(new U()); T x = b.get(0); }',
      ['U:4'],
    ],
    [
      'iterators',
      'void go() { List<T> a = new ArrayList<>(); a.add(new T());\n for (T x : a) {} }',
      ['T:3'],
    ],
    [
      'maps and their entries',
      'void go() { Map<String, T> a = new HashMap<>(); a.put("", new T());\n for (Map.Entry<String, T> e : a.entrySet()) { T x = e.getValue(); } }',
      ['T:3'],
    ],
    [
      'copies of containers',
      'void go() { List<T> a = new ArrayList<>(); a.add(new T());\n List<T> b = new LinkedList<>(a); T x = b.get(0); }',
      ['T:3'],
    ],
    [
      'addAll',
      'void go() { List<T> a = new ArrayList<>(); a.add(new T());\n Set<T> b = new HashSet<>(); b.addAll(a); T x = b.iterator().next(); }',
      ['T:3'],
    ],
    [
      'wrappers',
      'void go() { List<T> a = Collections.synchronizedList(new ArrayList<T>()); a.add(new T());\n T x = a.get(0); }',
      ['T:3'],
    ],
    [
      'toArray',
      'void go() { List<T> a = new ArrayList<>(); a.add(new T());\n T[] b = a.toArray(new T[0]); T x = b[0]; }',
      ['T:3'],
    ],
    [
      'Arrays.asList and streams',
      'void go() { List<T> a = Arrays.asList(new T());\n T x = a.stream().filter(t -> t != null).findFirst().get(); }',
      ['T:3'],
    ],
    [
      'functions of streams',
      'void go() { List<T> a = Arrays.asList(new T());\n a.stream().map(t -> t.f = new U()).forEach(x -> {}); }',
      ['T:3, U:4 of :4'],
    ],
    [
      'references',
      'AtomicReference<T> r = new AtomicReference<>(new T()); void go() {\n T x = r.get(); }',
      ['T:3 of :2'],
    ],
    ['requireNonNull', 'void go() { T x = Objects.requireNonNull(new T()); }', ['T:3']],
    [
      'closures, what they take along',
      'void go() { T t = new T();\n Supplier<T> s = () -> t; T x = s.get(); }',
      ['T:3'],
    ],
    [
      'method references',
      'T make() { return new T(); } void go() { Supplier<T> s = this::make;\n T x = s.get(); }',
      ['T:3'],
    ],
    [
      'inner classes',
      'T t = new T(); class In { T get() { return t; } } void go() {\n T x = new In().get(); }',
      ['T:3 of :2'],
    ],
    [
      'anonymous classes and captured locals',
      'void go() { T t = new T(); new Object() { void run() {\n T x = t; } }.run(); }',
      ['T:3'],
    ],
    [
      'recursion',
      'T deep(T t, int n) { T x = t; return n == 0 ? x : deep(new U(), n - 1); } void go() {\n deep(new T(), 3); }',
      ['T:4, U:3'],
    ],
    [
      'lists of nodes',
      'static class Node { Node next; Node add() { Node n = new Node(); n.next = this; return n; } } void go() {\n Node x = new Node(); for (;;) x = x.add(); }',
      ['Main$Node:3 of :3, Main$Node:3 of :3, Main$Node:3 of :4, Main$Node:4'],
    ],
  ])('%s', (_, members, expected) => {
    expect(x(members)).toEqual(expected);
  });

  it('constructors, the containers of which are of the object', () => {
    const text =
      'static class Bag { final List<T> all = new ArrayList<>(); Bag(T t) { all.add(t); } T get() { return all.get(0); } } void go() {\n Bag a = new Bag(new T()); Bag b = new Bag(new U());\n T x = b.get(); }';
    expect(x(text)).toEqual(['U:4']);
  });
});

describe('of what nobody is seen to give', () => {
  const ACTIVITY = `import android.app.*; import android.os.*;
class Other extends Activity { T t; }
class Part extends Fragment { @Override public void onResume() {
 Other x = (Other) getActivity(); } }
class T { @javax.inject.Inject T given; }
class Show extends Activity { T t;
 @Override public void onCreate(Bundle b) { t = make();
 } native T make(); @Override public void onPause() { T x = t; } }`;

  it('an activity that is asked for is the one that the platform made', () => {
    const program = staticProgramOf(reader, { 'Part.java': ACTIVITY });
    expect(heldBy(program, 'x')).toContain('component Other (startup)');
  });

  it('a native result is an object of its own', () => {
    const program = staticProgramOf(reader, { 'Part.java': ACTIVITY });
    expect(heldBy(program, 'x')).toContain('opaque T (main)');
  });
});

describe('an analysis', () => {
  const GO = { 'Main.java': `${HEAD} void go() { T x = new T(); x.f = x; }\n}` };

  it('stops when nobody wants it', () => {
    const source = new CancellationSource();
    source.cancel();
    expect(() =>
      staticProgramOf(reader, GO, { watch: new Watch({ token: source.token }) }),
    ).toThrow(CancelledError);
  });

  it('says where it had to stop', () => {
    const { limits } = staticProgramOf(reader, GO, { budget: 3 });
    expect(limits.at(-1)).toBe('points-to by insensitive stopped after 3 steps');
  });

  it('can be printed', () => {
    const { pointsTo } = staticProgramOf(reader, GO);
    expect(printPointsTo(pointsTo).split('\n')).toEqual([
      'Main.main (main)',
      'Main.<init> (main on Main:2)',
      '  this: Main:2 (main)',
      'Main.go (main)',
      '  this: Main:2 (main)',
      '  x: T:3 (main)',
      'T.<init> (main on T:3)',
      '  this: T:3 (main)',
    ]);
  });
});
