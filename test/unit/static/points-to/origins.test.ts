/** Who runs what: spawned origins, their objects and causes, open classes, waits, order. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { StatementIndex } from '../../../../server/src/java/ir/statements.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import type { StaticProgram } from '../../../../server/src/static/origins.js';
import type { InstanceId } from '../../../../server/src/static/points-to/points-to.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import {
  originLine,
  staticProgramOf,
  textsOfFolder,
} from '../../../support/java/static-program.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

const HEAD = `import android.app.*; import android.content.*; import android.os.*; import android.view.*; import java.util.*; import java.util.concurrent.*;\n`;

function programOf(text: string): StaticProgram {
  return staticProgramOf(reader, { 'Main.java': HEAD + text });
}

/** Those that calls start, one line each, contexts left out. */
function started(text: string): string[] {
  const program = programOf(text);
  return program.origins
    .filter(({ causes }) => causes.length > 0)
    .map((origin) => originLine(program, origin).replaceAll(/ \([^()]*\)/g, ''))
    .sort();
}

/** In a method of a program that is run by its main method. */
function inMain(statements: string, members = ''): string {
  return `class Main { public static void main(String[] names) throws Exception {\n${statements}\n}\n${members} }`;
}

describe('origins are started by', () => {
  it.each([
    [
      'threads, by the class that they are of',
      inMain(
        'new Worker().start();',
        'static class Worker extends Thread { public void run() {} }',
      ),
      ['Worker.run on thread Worker [Main$Worker:3] by :3 later in Main.main'],
    ],
    [
      'threads that are made with something to run',
      inMain('Runnable r = () -> {};\nThread t = new Thread(r, "t"); t.start();'),
      ['lambda in Main.main on thread t [lambda:3] by :4 later in Main.main'],
    ],
    [
      'executors',
      inMain(
        'ExecutorService e = Executors.newFixedThreadPool(4);\ne.execute(() -> {}); e.submit(new Job());',
        'static class Job implements Callable<String> { public String call() { return ""; } }',
      ),
      [
        'Job.call on pool newFixedThreadPool [Main$Job:4] by :4 later in Main.main',
        'lambda in Main.main on pool newFixedThreadPool [lambda:4] by :4 later in Main.main',
      ],
    ],
    [
      'timers',
      inMain('new Timer().schedule(new TimerTask() { public void run() {} }, 1000);'),
      ['TimerTask.run in Main.main on serial Timer [Main$1:3] by :3 delayed in Main.main'],
    ],
    [
      'invokeAll, of each task in the list',
      inMain(
        'List<Callable<String>> all = new ArrayList<>();\nall.add(() -> "");\nExecutors.newCachedThreadPool().invokeAll(all);',
      ),
      ['lambda in Main.main on pool newCachedThreadPool [lambda:4] by :5 later in Main.main'],
    ],
    [
      'handlers',
      `class Main extends Activity { Handler h = new Handler(Looper.getMainLooper()) {\n public void handleMessage(Message m) {} };
        protected void onCreate(Bundle b) { h.sendEmptyMessage(1);\n h.post(() -> {}); } }`,
      [
        'Handler.handleMessage in Main.h on main [Main$1:2] by :4 later in Main.onCreate',
        'lambda in Main.onCreate on main [lambda:5] by :5 later in Main.onCreate',
      ],
    ],
    [
      'registration of listeners',
      `class Main extends Activity implements View.OnClickListener { protected void onCreate(Bundle b) {
        findViewById(1).setOnClickListener(this);\n findViewById(2).setOnClickListener(v -> {}); } public void onClick(View v) {} }`,
      [
        'Main.onClick on main [component Main] by :3 later in Main.onCreate',
        'lambda in Main.onCreate on main [lambda:4] by :4 later in Main.onCreate',
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(started(text)).toEqual(expected);
  });

  it('an AsyncTask: its work gets what it is executed with, its end what the work gave', () => {
    const program =
      programOf(`class Main extends Activity { protected void onCreate(Bundle b) { new Task().execute(new P()); }
      static class P {} static class R {} static class Task extends AsyncTask<P, Void, R> {
        protected R doInBackground(P... ps) { P p = ps[0]; return new R(); } protected void onPostExecute(R r) {} } }`);
    const held = (name: string): string[] =>
      program.pointsTo.instances
        .flatMap(({ id, code }) =>
          code.body.variables.flatMap((variable, index) =>
            variable.name === name ? program.pointsTo.of(id, index as never) : [],
          ),
        )
        .map((object) => program.pointsTo.objects[object]!.class!.simpleName);
    expect([held('p'), held('r')]).toEqual([['P'], ['R']]);
  });
});

describe('threads that start threads', () => {
  it('of their own class come to an end', () => {
    const text = inMain(
      'new Worker().start();',
      'static class Worker extends Thread { public void run() {\n new Worker().start(); } }',
    );
    expect(started(text)).toEqual([
      'Worker.run on thread Worker [Main$Worker:3] by :3 later in Main.main',
      'Worker.run on thread Worker [Main$Worker:6 of :3] by :6 later in Worker.run',
      'Worker.run on thread Worker [Main$Worker:6 of :6, Main$Worker:6 of :6] by :6 later in Worker.run; :6 later in Worker.run',
      'Worker.run on thread Worker [Main$Worker:6 of :6] by :6 later in Worker.run',
    ]);
  });

  it('are told apart by where the object that made them comes from', () => {
    const text = inMain(
      'new Crew().go();\nnew Crew().go();',
      'static class Crew { int n; void go() {\n new Thread(() -> { n++; }).start(); } }',
    );
    const program = programOf(text);
    const threads = program.origins.filter(({ kind }) => kind === 'thread');
    expect(threads.length).toBe(2);
    expect(threads.map(({ receivers }) => receivers.length)).toEqual([1, 1]);
  });
});

describe('an open class', () => {
  const SAFE = `@javax.annotation.concurrent.ThreadSafe class Safe extends Base { private List<String> all = new ArrayList<>();
    public void add(Item i) { all.add(i.name); } void clear() { all.clear(); } private void hidden() {} static void help() {} }
    class Base { protected void base() {} } class Item { String name; }`;

  it('has callers that may call whatever is not private, on one object, at the same time', () => {
    const program = programOf(SAFE);
    const open = program.origins.filter(({ openClass }) => openClass !== undefined);
    expect(
      open.map(({ name, kind, repeats, receivers }) => [name, kind, repeats, receivers.length]),
    ).toEqual([
      ['new Safe', 'entry-callback', true, 1],
      ['callers of Safe', 'thread', true, 1],
    ]);
    const names = open[1]!.entries.map(
      (id) => program.pointsTo.instances[id]!.code.body.method!.name,
    );
    expect(names.sort()).toEqual(['add', 'base', 'clear', 'help']);
  });

  it('is constructed before', () => {
    const { origins, order } = programOf(SAFE);
    const named = (name: string) => origins.find((each) => each.name === name)!.id;
    expect(order).toContainEqual({
      first: named('new Safe'),
      second: named('callers of Safe'),
      strength: 'must',
      rule: 'component.create',
      ofInstance: true,
    });
  });
});

describe('waits', () => {
  /** Lines of statements that wait, and how many origins for. */
  function waits(text: string): string[] {
    const { waits: found, pointsTo, origins } = programOf(text);
    const nameOf = (instance: InstanceId, statement: StatementIndex): string => {
      const call = pointsTo.instances[instance]!.code.body.statements[statement]!;
      return call.kind === 'call' ? call.name : '';
    };
    return found.map(({ instance, statement, origins: ended, signals = [] }) => {
      const names = [
        ...ended.map((id) => origins[id]!.name),
        ...signals.map(
          ({ origin, signal }) =>
            `${nameOf(signal.instance, signal.statement)} of ${origins[origin]!.name}`,
        ),
      ];
      return `${nameOf(instance, statement)}: ${names.join(', ')}`;
    });
  }

  it.each([
    [
      'join',
      'Thread t = new Thread(() -> {}); t.start(); t.join();',
      ['join: lambda in Main.main'],
    ],
    [
      'join with a time-out is none',
      'Thread t = new Thread(() -> {}); t.start(); t.join(100);',
      [],
    ],
    [
      'join of one of two is none',
      'Thread a = new Thread(() -> {}); Thread b = new Thread(() -> {}); a.start(); b.start(); Thread t = names.length > 0 ? a : b; t.join();',
      [],
    ],
    [
      'join of all that are in a list',
      'List<Thread> all = new ArrayList<>(); all.add(new Thread(() -> {})); all.add(new Thread(() -> {})); for (Thread t : all) t.start(); for (Thread t : all) t.join();',
      ['join: lambda in Main.main, lambda in Main.main'],
    ],
    [
      'get of a future',
      'Future<?> f = Executors.newCachedThreadPool().submit(() -> {}); f.get();',
      ['get: lambda in Main.main'],
    ],
    [
      'get of a task that a thread runs',
      'FutureTask<String> f = new FutureTask<>(() -> ""); new Thread(f).start(); f.get();',
      ['get: lambda in Main.main'],
    ],
    [
      'join of what goes on from another',
      'CompletableFuture.supplyAsync(() -> "").thenAccept(s -> {}).join();',
      ['join: lambda in Main.main, lambda in Main.main'],
    ],
    [
      'awaitTermination',
      'ExecutorService e = Executors.newCachedThreadPool(); e.execute(() -> {}); e.shutdown(); e.awaitTermination(1, TimeUnit.DAYS);',
      ['awaitTermination: lambda in Main.main'],
    ],
    [
      'a latch that is counted down, wherever that is',
      'CountDownLatch l = new CountDownLatch(1); new Thread(() -> { l.countDown(); System.gc(); }).start(); l.await();',
      ['await: countDown of lambda in Main.main'],
    ],
    [
      'a latch that all count down',
      'CountDownLatch l = new CountDownLatch(2); new Thread(() -> { l.countDown(); }).start(); new Thread(() -> { l.countDown(); }).start(); l.await();',
      ['await: countDown of lambda in Main.main, countDown of lambda in Main.main'],
    ],
    [
      'all of a gathered future, and the stages above it',
      'CompletableFuture<Void> a = CompletableFuture.runAsync(() -> {}).thenRun(() -> {}); CompletableFuture.allOf(a).join();',
      ['join: lambda in Main.main, lambda in Main.main'],
    ],
    [
      'a future that one completes',
      'CompletableFuture<String> f = new CompletableFuture<>(); new Thread(() -> f.complete("")).start(); f.join();',
      ['join: complete of lambda in Main.main'],
    ],
    [
      'a latch that either of two opens is none',
      'CountDownLatch l = new CountDownLatch(1); new Thread(() -> { l.countDown(); }).start(); new Thread(() -> { l.countDown(); }).start(); l.await();',
      [],
    ],
    [
      'invokeAll',
      'List<Callable<String>> all = new ArrayList<>(); all.add(() -> ""); Executors.newCachedThreadPool().invokeAll(all);',
      ['invokeAll: lambda in Main.main'],
    ],
  ])('%s', (_, statements, expected) => {
    expect(waits(inMain(statements))).toEqual(expected);
  });
});

describe('components', () => {
  it('that the app alone starts are started by the code that does', () => {
    const program = staticProgramOf(reader, textsOfFolder('test/java/android/figure-3-2'));
    const lines = program.origins.map((origin) => originLine(program, origin));
    expect(lines.find((line) => line.startsWith('Started.onCreate'))).toContain(
      ':32 later in Parts.onCreate',
    );
  });
});

describe('order', () => {
  it('of a lifecycle is between callbacks of one object, inherited ones too', () => {
    const { origins, order } =
      programOf(`abstract class Base extends Activity { protected void onCreate(Bundle b) {} }
      class One extends Base { protected void onDestroy() {} } class Two extends Base { protected void onDestroy() {} }`);
    const edges = order
      .filter(({ rule, strength }) => rule === 'activity.lifecycle' && strength === 'must')
      .map(({ first, second }) => [origins[first]!, origins[second]!]);
    expect(edges.map(([one, other]) => `${one!.name} ${other!.name}`).sort()).toEqual([
      'Base.onCreate One.onDestroy',
      'Base.onCreate Two.onDestroy',
    ]);
    for (const [one, other] of edges) expect(one!.receivers).toEqual(other!.receivers);
  });

  it('of posts to one queue is that of the posts', () => {
    const { origins, order } = staticProgramOf(reader, textsOfFolder('test/java/android/fifo'));
    const fifo = order.filter(({ rule }) => rule === 'fifo');
    expect(fifo.length).toBeGreaterThan(0);
    for (const { first, second, ofInstance } of fifo) {
      expect(ofInstance).toBe(false);
      expect(origins[first]!.exclusive).toBe(origins[second]!.exclusive);
    }
  });
});
