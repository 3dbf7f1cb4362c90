/** Values: which lambda, object or executor a variable may hold, seen by what is posted where. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { executorText, modelOf } from '../../support/java/android-model.js';
import { createTestReader } from '../../support/java/java-parser.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

const HEAD = `import android.os.*; import java.util.*; import java.util.concurrent.*;
public class A { public static void main(String[] names) { new A().go(); }\n`;

/** Who runs the lambda that says `HERE`, which stands alone on its line. */
function runsHere(members: string): string[] {
  const text = `${HEAD}${members}\n}`;
  const line = text.split('\n').findIndex((each) => each.includes('/*HERE*/')) + 1;
  const { origins } = modelOf(reader, { 'A.java': text });
  return origins.filter(({ at }) => at.line === line).map(({ runsOn }) => executorText(runsOn));
}

describe('values flow', () => {
  it.each([
    [
      'fields',
      'Executor e; void go() { e = Executors.newSingleThreadExecutor(); run(); } void run() {\n e.execute(() -> {}); /*HERE*/ }',
      ['serial newSingleThreadExecutor'],
    ],
    [
      'fields that were just stored',
      'Thread t; void go() { t = new Thread(() -> {}, "a"); t.start(); } void other() { t =\n new Thread(() -> {}, "b"); /*HERE*/ t.setDaemon(true); t.start(); }',
      ['thread b'],
    ],
    [
      'parameters',
      'void go() { on(new Handler(Looper.getMainLooper())); } void on(Handler h) {\n h.post(() -> {}); /*HERE*/ }',
      ['main'],
    ],
    [
      'results',
      'void go() {\n make().post(() -> {}); /*HERE*/ } Handler make() { return new Handler(Looper.getMainLooper()); }',
      ['main'],
    ],
    [
      'lists',
      'List<Runnable> all = new ArrayList<>(); void go() {\n all.add(() -> {}); /*HERE*/\n new Thread(all.get(0), "t").start(); }',
      ['thread t'],
    ],
    [
      'maps and iterators',
      'Map<String, Runnable> all = new HashMap<>(); void go() {\n all.put("", () -> {}); /*HERE*/\n for (Runnable r : all.values()) new Thread(r, "t").start(); }',
      ['thread t'],
    ],
    [
      'arrays',
      'void go() {\n Runnable[] all = { () -> {} }; /*HERE*/\n new Thread(all[0], "t").start(); }',
      ['thread t'],
    ],
    [
      'what lambdas take along',
      'void go() { Handler h = new Handler(Looper.getMainLooper()); new Thread(() -> {\n h.post(() -> {}); /*HERE*/\n }, "t").start(); }',
      ['main'],
    ],
    [
      'what classes take along',
      'void go() { final Handler h = new Handler(Looper.getMainLooper()); new Thread() { public void run() {\n h.post(() -> {}); /*HERE*/\n } }.start(); }',
      ['main'],
    ],
    [
      'interfaces of the project',
      'interface Run { void on(Runnable r); } static class T implements Run { public void on(Runnable r) { new Thread(r, "t").start(); } } void go() { Run run = new T();\n run.on(() -> {}); /*HERE*/ }',
      ['thread t'],
    ],
    [
      'inherited methods',
      'static abstract class B { abstract Executor e(); void on(Runnable r) { e().execute(r); } } static class C extends B { Executor e() { return Executors.newFixedThreadPool(3); } } void go() {\n new C().on(() -> {}); /*HERE*/ }',
      ['pool newFixedThreadPool'],
    ],
    [
      'conditionals',
      'void go() { boolean b = names(); Executor e = b ? Executors.newSingleThreadExecutor() : Executors.newCachedThreadPool();\n e.execute(() -> {}); /*HERE*/ } boolean names() { return true; }',
      ['serial newSingleThreadExecutor', 'pool newCachedThreadPool'],
    ],
    [
      'static fields',
      'static final Executor E = Executors.newSingleThreadExecutor(); void go() {\n E.execute(() -> {}); /*HERE*/ }',
      ['serial newSingleThreadExecutor'],
    ],
    [
      'constructors',
      'static class P { final Executor e; P(Executor e) { this.e = e; } } void go() { P p = new P(Executors.newSingleThreadExecutor());\n p.e.execute(() -> {}); /*HERE*/ }',
      ['serial newSingleThreadExecutor'],
    ],
    [
      'lists of given elements',
      'void go() {\n List<Runnable> all = Arrays.asList(() -> {}); /*HERE*/\n new Thread(all.get(0), "t").start(); }',
      ['thread t'],
    ],
    [
      'copies of lists',
      'List<Runnable> a = new ArrayList<>(); void go() {\n a.add(() -> {}); /*HERE*/\n List<Runnable> b = new LinkedList<>(a); List<Runnable> c = new ArrayList<>(); c.addAll(b); new Thread(c.get(0), "t").start(); }',
      ['thread t'],
    ],
    [
      'safe lists and checks',
      'List<Runnable> a = Collections.synchronizedList(new ArrayList<>()); void go() {\n a.add(() -> {}); /*HERE*/\n new Thread(Objects.requireNonNull(a.get(0)), "t").start(); }',
      ['thread t'],
    ],
    [
      'weak references',
      'void go() {\n Runnable r = () -> {}; /*HERE*/\n java.lang.ref.WeakReference<Runnable> w = new java.lang.ref.WeakReference<>(r); new Thread(w.get(), "t").start(); }',
      ['thread t'],
    ],
    [
      'objects of which some are not seen',
      'interface Run { void on(Runnable r); } static class T implements Run { public void on(Runnable r) { new Thread(r, "t").start(); } } static class N implements Run { public void on(Runnable r) {} } void go() { Run run = new N(); for (Run each : ServiceLoader.load(Run.class)) run = each;\n run.on(() -> {}); /*HERE*/ }',
      ['thread t'],
    ],
    [
      'handlers made of handlers',
      'void go() { HandlerThread t = new HandlerThread("w"); Handler h = new Handler(t.getLooper());\n new Handler(h.getLooper()).post(() -> {}); /*HERE*/ }',
      ['looper w'],
    ],
  ])('through %s', (_what, members, expected) => {
    expect(runsHere(members).sort()).toEqual([...expected].sort());
  });
});
