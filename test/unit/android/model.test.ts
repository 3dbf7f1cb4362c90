/** The rest of the model: causes, order, components, what origins reach, calls, coverage. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AndroidModel, Origin } from '../../../server/src/android/origins.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { executorText, modelOf } from '../../support/java/android-model.js';
import { createTestReader } from '../../support/java/java-parser.js';

const ROOT = path.join(import.meta.dirname, '../../..');

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

function modelOfFolder(folder: string): AndroidModel {
  const cwd = path.join(ROOT, folder);
  const files = globSync(['**/*.java', '**/*.aidl', '**/*.xml', '**/build.gradle'], { cwd }).sort();
  const texts = files.map((file) => [file, readFileSync(path.join(cwd, file), 'utf8')]);
  return modelOf(reader, Object.fromEntries(texts) as Record<string, string>);
}

function named({ origins }: AndroidModel, name: string): Origin {
  const found = origins.find((origin) => origin.name === name);
  if (found === undefined)
    throw new Error(`no ${name} in ${origins.map((o) => o.name).join(', ')}`);
  return found;
}

function causesOf(model: AndroidModel, name: string): string[] {
  return named(model, name).causes.map(({ kind, by, at, from, timing }) => {
    const line = at === undefined ? '' : `:${at.line}`;
    const origins = from.map((id) => model.origins[id]!.name).join('+');
    return `${kind} ${by}${line} ${timing} from ${origins}`.trimEnd();
  });
}

function before(model: AndroidModel, first: string, second: string): string | undefined {
  const { id } = named(model, second);
  const edge = named(model, first).order.find(
    ({ other, direction }) => other === id && direction === 'before',
  );
  return edge === undefined ? undefined : `${edge.strength} ${edge.rule}`;
}

describe('causes', () => {
  it('of what is posted, started and registered are the sites, and the origins that do it', () => {
    const model = modelOfFolder('test/java/android/figure-3-2');
    expect(causesOf(model, 'Handler.handleMessage in Parts.handler')).toEqual([
      'post Handler.sendMessage:38 now from Parts.onClick',
    ]);
    expect(causesOf(model, 'Runnable.run in Parts.onClick')).toEqual([
      'post Handler.post:39 now from Parts.onClick',
    ]);
    expect(causesOf(model, 'Parts.onClick')).toEqual([
      "system the user's input now from",
      'register View.setOnClickListener:30 now from Parts.onCreate',
    ]);
    expect(causesOf(model, 'Task.doInBackground')).toEqual([
      'start AsyncTask.execute:45 now from Parts.onClick',
    ]);
    expect(causesOf(model, 'Task.onProgressUpdate')).toEqual([
      'start AsyncTask.publishProgress:66 now from Task.doInBackground',
    ]);
    expect(causesOf(model, 'Receiver.onReceive')).toEqual([
      'system the system now from',
      'register ContextWrapper.registerReceiver:31 now from Parts.onCreate',
    ]);
    expect(causesOf(model, 'Started.onCreate')).toContain(
      'start ContextWrapper.startService:32 now from Parts.onCreate',
    );
    expect(causesOf(model, 'ServiceConnection.onServiceConnected in Parts.connection')).toContain(
      'register ContextWrapper.bindService:33 now from Parts.onCreate',
    );
  });

  it('say when', () => {
    const model = modelOfFolder('test/java/android/handlers');
    const timings = named(model, 'Runnable.run in Handlers.tick').causes.map(
      ({ timing }) => timing,
    );
    expect(timings.sort()).toEqual(['delayed', 'now']);
  });

  it('of a handler in a layout is the layout', () => {
    const model = modelOfFolder('test/java/android/layouts');
    expect(causesOf(model, 'Screens.save')).toEqual([
      'declare android:onClick in layout/main:2 now from',
    ]);
  });
});

describe('endings', () => {
  function endingsOf(folder: string, line: number): string[] {
    const { origins } = modelOfFolder(`test/java/android/${folder}`);
    const origin = origins.find(({ at }) => at.line === line)!;
    return origin.endings.map(({ kind, by, from }) => {
      return `${kind} ${by} from ${from.map((id) => origins[id]!.name).join('+')}`;
    });
  }

  it('are removals, cancellations, unregistrations and waits', () => {
    expect(endingsOf('handlers', 18)).toEqual([
      'remove Handler.removeCallbacks from Handlers.onDestroy',
    ]);
    expect(endingsOf('receivers', 14)).toEqual([
      'unregister ContextWrapper.unregisterReceiver from Receivers.onPause',
    ]);
    expect(endingsOf('async-tasks', 36)).toEqual(['cancel AsyncTask.cancel from Tasks.onPause']);
    expect(endingsOf('plain-java', 7)).toEqual(['wait Thread.join from Program.main']);
    expect(endingsOf('executors', 36)).toEqual(['wait CompletableFuture.join from Pools.main']);
  });
});

describe('order', () => {
  it('is that of objects: callbacks of a class and those that it inherits', () => {
    const model = modelOfFolder('test/java/android/inherited');
    expect(before(model, 'First.onCreate', 'Base.onStart')).toBe('must activity.lifecycle');
    expect(before(model, 'Second.onCreate', 'Base.onStart')).toBeUndefined();
    expect(before(model, 'First.onCreate', 'Second.onStart')).toBeUndefined();
  });

  it('has a place for what the user does to a component', () => {
    const model = modelOfFolder('test/java/android/inherited');
    const input = 'First.onOptionsItemSelected';
    expect(before(model, 'First.onCreate', input)).toBe('must activity.lifecycle');
    expect(before(model, input, 'First.onDestroy')).toBe('must activity.lifecycle');
  });

  it('does not hang on who asks for what the system also does by itself', () => {
    const model = modelOfFolder('test/java/android/emits');
    expect(before(model, 'Screens.onCreate', 'Page.onCreate')).toBeUndefined();
    expect(before(model, 'Screens.onBackPressed', 'Player.onDestroy')).toBeUndefined();
  });

  it('keeps the same class of two flavours apart', () => {
    const { origins } = modelOfFolder('test/java/android/flavours');
    const own = origins.filter(({ name }) => name.startsWith('Main.'));
    const others = own.flatMap(({ at, order }) =>
      order.filter(({ other }) => origins[other]!.at.file !== at.file),
    );
    expect(own.length).toBe(4);
    expect(others).toEqual([]);
  });

  it('puts the making of an object before its callbacks', () => {
    const model = modelOfFolder('test/java/android/created');
    expect(before(model, 'Created.<init>', 'Created.onCreate')).toBe('must activity.lifecycle');
  });

  it('is that of Code 1 in an activity', () => {
    const model = modelOfFolder('test/java/android/code-1');
    expect(before(model, 'XXXActivity.onCreate', 'XXXActivity.onDestroy')).toBe(
      'must activity.lifecycle',
    );
    expect(before(model, 'XXXActivity.onResume', 'XXXActivity.onPause')).toBe(
      'may activity.lifecycle',
    );
    expect(before(model, 'XXXActivity.onDestroy', 'XXXActivity.onCreate')).toBeUndefined();
  });

  it('is that of the task, and puts what is posted after who posts it', () => {
    const model = modelOfFolder('test/java/android/figure-3-2');
    expect(before(model, 'Task.doInBackground', 'Task.onPostExecute')).toBe(
      'must async-task.lifecycle',
    );
    expect(before(model, 'Parts.onClick', 'Runnable.run in Parts.onClick')).toBe('must post');
    expect(before(model, 'Task.doInBackground', 'Task.onProgressUpdate')).toBe('must start');
  });
});

describe('the order of what one origin asks for', () => {
  it('is after it, however often it asks', () => {
    const { origins } = modelOf(reader, {
      'Main.java': `import android.app.Activity; import android.view.View;
      class Main extends Activity {
        protected void onStart() {
          View.OnClickListener both = view -> {};
          findViewById(1).setOnClickListener(both);
          findViewById(2).setOnClickListener(both);
        }
      }`,
    });
    const click = origins.find(({ rule }) => rule === 'view.input')!;
    const after = click.order.filter(({ direction }) => direction === 'after');
    expect(after.map(({ other }) => origins[other]!.name)).toEqual(['Main.onStart']);
  });
});

describe('the order of posts', () => {
  it('is that of one code to one queue, without delays before', () => {
    const { origins } = modelOfFolder('test/java/android/fifo');
    const pairs = origins.flatMap(({ at, order }) =>
      order
        .filter(({ rule, direction }) => rule === 'fifo' && direction === 'before')
        .map(({ other }) => `${at.line} ${origins[other]!.at.line}`),
    );
    expect(pairs.sort()).toEqual(['14 15', '14 16', '14 18']);
  });
});

describe('components', () => {
  it('are declared or not, and have their origins', () => {
    const { components, origins } = modelOfFolder('test/java/android/code-1');
    expect(components).toHaveLength(1);
    expect(components[0]).toMatchObject({
      kind: 'activity',
      class: 'fixture.XXXActivity',
      declared: true,
      main: true,
      exported: true,
    });
    expect(components[0]!.origins).toHaveLength(origins.length);
  });

  it('have the listeners that stand in their classes', () => {
    const model = modelOfFolder('test/java/android/figure-3-2');
    const { component } = named(model, 'Runnable.run in Parts.onClick');
    expect(model.components[component!]!.class).toBe('fixture.Parts');
  });

  it('are what the manifest says, whatever they implement', () => {
    const { components } = modelOf(reader, {
      'AndroidManifest.xml':
        '<manifest package="a"><application><activity android:name=".List"/></application></manifest>',
      'List.java': `package a;
        abstract class Base extends unseen.Themed {}
        class List extends Base implements android.app.LoaderManager.LoaderCallbacks<String> {}`,
    });
    expect(components).toContainEqual(
      expect.objectContaining({ kind: 'activity', class: 'a.List' }),
    );
  });

  it('have processes', () => {
    const { components } = modelOfFolder('test/java/android/services');
    const processes = components.map((each) => [each.class, each.process, each.exported]);
    expect(processes).toContainEqual(['fixture.Services$Download', ':download', false]);
  });
});

describe('what is reached', () => {
  it('is told per method, with the calls between', () => {
    const model = modelOfFolder('test/java/android/figure-3-2');
    const show = model.methods.findIndex(({ method }) => method === 'show');
    const origins = model.originSets[model.methods[show]!.originSet]!;
    expect(origins.map((id) => model.origins[id]!.name).sort()).toEqual([
      'Handler.handleMessage in Parts.handler',
      'Parts.onClick',
      'Runnable.run in Parts.onClick',
    ]);
    const callers: string[] = [];
    for (let row = 0; row < model.calls.length; row += 5) {
      if (model.calls[row + 1] === show) callers.push(model.methods[model.calls[row]!]!.method);
    }
    expect(callers.sort()).toEqual(['handleMessage', 'onPreExecute', 'run']);
  });

  it('of lambdas run at once belongs to the caller', () => {
    const model = modelOfFolder('test/java/android/at-once');
    const load = model.methods.find(({ method }) => method === 'load')!;
    expect(model.originSets[load.originSet]!.map((id) => model.origins[id]!.name)).toEqual([
      'Lambdas.onStart',
    ]);
  });

  it('of a function that a helper is given belongs to who gives it', () => {
    const model = modelOf(reader, {
      'Main.java': `import android.app.Activity;
      class Main extends Activity {
        protected void onStart() { locked(() -> started()); each(() -> listed()); }
        protected void onStop() { again(new Runnable() { public void run() { stopped(); } }); }
        void again(Runnable work) { locked(work); }
        synchronized void locked(Runnable work) { work.run(); }
        void each(Runnable work) { java.util.List.of(1).forEach(one -> work.run()); }
        void started() {} void stopped() {} void listed() {}
      }`,
    });
    const reachedFrom = (name: string): string[] => {
      const { originSet } = model.methods.find(({ method }) => method === name)!;
      return model.originSets[originSet]!.map((id) => model.origins[id]!.name);
    };
    expect(reachedFrom('started')).toEqual(['Main.onStart']);
    expect(reachedFrom('stopped')).toEqual(['Main.onStop']);
    expect(reachedFrom('listed')).toEqual(['Main.onStart']);
    expect(reachedFrom('locked')).toEqual(['Main.onStart', 'Main.onStop']);
  });

  it('of a method that nobody runs is nothing', () => {
    const model = modelOfFolder('test/java/android/plain-java');
    expect(model.methods.find(({ method }) => method === 'unused')!.originSet).toBe(0);
  });
});

describe('coverage', () => {
  it('counts, and lists what could not be resolved by cause', () => {
    const { coverage } = modelOf(reader, {
      'A.java': `class A { void f(com.acme.Thing t) { t.go(); g(); h(); }\n void g() {} }`,
    });
    expect(coverage).toMatchObject({ files: 1, classes: 1, methods: 3, calls: 3, resolved: 1 });
    expect(coverage.unresolved.map(({ why, count }) => [why, count])).toContainEqual([
      'member-not-found',
      1,
    ]);
    expect([coverage.ownCalls, coverage.ownResolved]).toEqual([2, 1]);
  });

  it('takes no call on a class of a library that is not there for one of the project', () => {
    const { coverage } = modelOf(reader, {
      'A.java': `package a.b; class A {
        void f(com.acme.Thing t, a.b.c.Other o, java.io.PrintStream out) {
          t.g().g();
          o.g();
          out.println(t.g());
        }
        void g() {}
        void println() {}
      }`,
    });
    expect([coverage.ownCalls, coverage.ownResolved]).toEqual([1, 0]);
  });
});

describe('the examples', () => {
  it('the music player of seed 002 is understood', () => {
    const model = modelOfFolder('examples/music-player');
    const task = model.origins.filter(({ name }) => name.startsWith('FileDwTask.'));
    expect(task.map(({ name, runsOn }) => `${name} on ${executorText(runsOn)}`).sort()).toEqual([
      'FileDwTask.doInBackground on serial AsyncTask',
      'FileDwTask.onPostExecute on main',
      'FileDwTask.onProgressUpdate on main',
    ]);
    expect(named(model, 'DwFileAct.onPlayClick').rule).toBe('layout.onClick');
    expect(model.components.filter(({ main }) => main)).toHaveLength(1);
  });
});
