/**
 * Edits that were once answered wrong. Classes that stand in bodies are numbered through all members of
 * their class, so an edit of one method may rename those of another; a call of a library that is given
 * nothing may still end a callback; variables of an edited body have other numbers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadResources, type Resources } from '../../../server/src/workspace/model/resources.js';
import { EditSession } from '../../support/live/edit-session.js';

let resources: Resources;
let folder: string;

beforeAll(async () => {
  resources = await loadResources('dist');
  folder = mkdtempSync(join(tmpdir(), 'racelens-live-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const START = (field: string): string =>
  `new Thread(new Runnable() { @Override public void run() { ${field}++; } }).start();`;

function work(first: string, second: string, above = ''): string {
  return `package work;
${above}
class Work {
  int one;
  int two;
  void first() {
    ${first}
    one = 4;
  }
  void second() {
    ${second}
    two = 3;
  }
}
`;
}

/** Each text after the one before, against beginning anew. */
async function follow(...texts: readonly string[]): Promise<void> {
  const session = new EditSession(resources, folder);
  for (const [at, text] of texts.entries()) {
    const project = new Map([['Work.java', text]]);
    const kept = await session.answer(project);
    const fresh = await new EditSession(resources, folder).answer(project);
    expect(kept, `text ${at}`).toEqual(fresh);
  }
}

describe('a class in a body, after an edit', () => {
  it('has the next number when another one comes before it, and its own again', async () => {
    await follow(
      work('', START('two')),
      work(START('one'), START('two')),
      work('', START('two')),
      work(START('one'), ''),
    );
  });

  it('is the same while its methods change', async () => {
    const guarded = START('two').replace('two++;', 'if (two > 1) { two++; }');
    const locked = START('two').replace('two++;', 'synchronized (Work.this) { two++; }');
    await follow(...[START('two'), guarded, locked].map((text) => work(START('one'), text)));
  });

  it('takes along a variable of another type, or another variable', async () => {
    const taking = (type: string, used: string): string =>
      `final ${type} taken = null; final Object other = this;
       new Thread(new Runnable() { @Override public void run() { two = ${used}.hashCode(); } }).start();`;
    await follow(
      work('', taking('Work', 'taken')),
      work('', taking('Object', 'taken')),
      work('', taking('Object', 'other')),
      work('', taking('Work', 'other')),
    );
  });

  it('is another one when it declares something else', async () => {
    const declaring = (declared: string): string =>
      START('two').replace('{ @Override', `{ ${declared} @Override`);
    await follow(
      work('', declaring('int own;')),
      work('', declaring('Object own = Work.this;')),
      work('', declaring('void more() { one = 2; }')),
      work('', START('two').replace('new Runnable()', 'new Thread()')),
    );
  });

  it('follows the local class that it names', async () => {
    const named = (local: string): string => `class Local { ${local} }
      new Thread(new Runnable() { @Override public void run() { new Local().go(); } }).start();`;
    await follow(
      work('', named('void go() { two++; }')),
      work('', named('void go() { one++; two = 1; }')),
      work('', named('int more; void go() { two++; }')),
      work('', named('void go() { more(); } void more() { two++; }')),
    );
  });

  it('moves with the text around it', async () => {
    await follow(work('', START('two')), work('', START('two'), '// a line\n// and another'));
  });
});

describe('a call that ends a callback', () => {
  const session = (ending: string): string => `package work;
import android.app.Service;
import android.content.Intent;
import android.media.session.MediaSession;
import android.os.IBinder;
public class Work extends Service {
  private MediaSession session;
  private StringBuilder songs = new StringBuilder();
  @Override public void onCreate() {
    session = new MediaSession(this, "songs");
    session.setCallback(new MediaSession.Callback() {
      @Override public void onPlay() { songs.append("one"); }
    });
  }
  @Override public IBinder onBind(Intent intent) { return null; }
  @Override public void onDestroy() {
    ${ending}
    songs = null;
  }
}
`;

  it('comes and goes', async () => {
    await follow(...['', 'session.release();', ''].map(session));
  });

  it('is made on the field, or on what is not always of the field', async () => {
    const local = 'MediaSession last = session; ';
    const texts = ['last.release();', 'last = null; last.release();', 'last.release();'];
    await follow(...texts.map((text) => session(local + text)));
  });
});

describe('who posts', () => {
  const screen = (before: string): string => `package work;
public class Work extends android.app.Activity {
  private String loaded = "";
  @Override protected void onCreate(android.os.Bundle state) {
    new Thread(() -> {
      loaded = "text";
      ${before}
      runOnUiThread(() -> System.out.println(loaded));
    }).start();
  }
}
`;

  it('is the same where what is posted has another number in the body', async () => {
    await follow(...['', 'if (loaded != null) { int n = 1; }', 'loaded = null;', ''].map(screen));
  });
});

describe('code that nobody runs', () => {
  const screen = (unused: string, between = '\n    ', own = ''): string => `package work;
class Screen extends android.app.Activity {
  static final String TAG = "screen";
  Part part = new Part();
  int count;
  @Override protected void onCreate(android.os.Bundle state) {
    new Thread(() -> { count++; part.text = "ready"; part = part; }).start();
    ${own}
    count = 3;${between}part.text = "wait"; show(part);
  }
  void show(Part shown) { synchronized (shown) { shown.text = TAG; } }
  private void unused() {
    ${unused}
  }
  private void alsoUnused() { unused(); }
  static class Part { String text; }
}
`;

  it('is edited, and what others do is as before', async () => {
    await follow(
      ...['', 'alsoUnused();', 'count = 7;', 'part = null;', 'part = new Part();', ''].map((text) =>
        screen(text),
      ),
    );
  });

  it('is edited after code that is run, and before', async () => {
    const logged = 'android.util.Log.d(TAG, "now");';
    await follow(
      screen(''),
      screen('', undefined, 'if (count > 2) return;'),
      screen('alsoUnused();', undefined, 'if (count > 2) return;'),
      screen('alsoUnused();'),
      screen(logged),
      screen(`${logged} show(part);`, undefined, logged),
      screen('new Thread(this::alsoUnused).start();', undefined, logged),
      screen(''),
    );
  });

  it('moves what stands below it, and lines become one', async () => {
    await follow(
      screen(''),
      screen('// why\n'),
      screen('// why\n', ' '),
      screen('', ' '),
      screen(''),
    );
  });

  it('locks what it replaces', async () => {
    await follow(
      screen('synchronized (part) { count++; }'),
      screen('synchronized (part) { part = null; }'),
      screen('synchronized (part) { part = new Part(); }'),
      screen(''),
    );
  });
});

describe('a lock that another file makes', () => {
  const LOCKS = (above: string): string => `package work;
${above}class Locks {
  static final Object LOCK = new Object();
}
`;
  const USER = `package work;
class Work {
  int one;
  void start() {
    new Thread(() -> { synchronized (Locks.LOCK) { one++; } }).start();
    one = 4;
  }
}
`;

  it('is named by the line on which it is made now', async () => {
    const session = new EditSession(resources, folder);
    for (const above of ['', '// more\n', '// more\n// and more\n', '']) {
      const project = new Map([
        ['Locks.java', LOCKS(above)],
        ['Work.java', USER],
      ]);
      const fresh = await new EditSession(resources, folder).answer(project);
      expect(fresh.findings.join()).toContain(`Locks.java:${3 + above.split('\n').length - 1}`);
      expect(await session.answer(project)).toEqual(fresh);
    }
  });
});

describe('a text', () => {
  const says = (text: string): string => `package work;
class Work {
  Object one = new Object();
  void start(String asked) {
    new Thread(() -> { android.util.Log.d("Work", "sees " + one); one = null; }).start();
    ${text}
    if (one == null) throw new IllegalStateException("gone");
    one.hashCode();
  }
}
`;

  it('that is only said may change, and one that decides', async () => {
    await follow(
      says('android.util.Log.d("Work", "begins " + asked);'),
      says('android.util.Log.d("Work", "has begun " + asked + "!");'),
      says('android.util.Log.d("Work", "was begun " + asked + ".");'),
      says('if (asked.equals("now")) one = null;'),
      says('if (asked.equals("later")) one = null;'),
    );
  });
});
