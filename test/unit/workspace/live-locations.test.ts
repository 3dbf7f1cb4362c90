/**
 * What was found of a location is kept after an edit that none of those who touch it can have part in; and is not, where
 * the edit changes what orders them: who starts them and how often, who is waited for, who sets a flag, which field is
 * a lock.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../../../server/src/findings/finding.js';
import { ModelEngine } from '../../../server/src/workspace/model/model-engine.js';
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

/** Counts what two threads may add to at the same time. */
function screen(name: string, more = ''): string {
  return `package work;
class ${name} extends android.app.Activity {
  int count${name};
  @Override protected void onCreate(android.os.Bundle state) {
    new Thread(() -> count${name}++).start();
  }
  @Override protected void onResume() {
    ${more}
    count${name}++;
  }
}
`;
}

/** What another component does by the way decides over the job and its box. */
function starting(start: string, more = ''): string {
  return `package work;
class Starting extends android.app.Service {
  static final Box box = new Box();
  static volatile boolean isReady;
  @Override public void onCreate() {
    Thread job = new Thread(new Job());
    ${start}
  }
  @Override public int onStartCommand(android.content.Intent intent, int flags, int id) {
    ${more}
    return 0;
  }
  @Override public android.os.IBinder onBind(android.content.Intent intent) { return null; }
}
class Box {
  int count;
  int late;
  String text = "";
  Object lock = new Object();
}
class Job implements Runnable {
  @Override public void run() {
    Starting.box.count++;
    Starting.box.text = "done";
    synchronized (Starting.box.lock) { Starting.box.late++; }
    Starting.isReady = true;
  }
}
class Reader extends android.app.Activity {
  @Override protected void onCreate(android.os.Bundle state) { new Thread(new Reading()).start(); }
}
class Reading implements Runnable {
  @Override public void run() {
    if (Starting.isReady) Starting.box.text.length();
    synchronized (Starting.box.lock) { Starting.box.late++; }
  }
}
`;
}

async function follow(...texts: readonly string[]): Promise<void> {
  const session = new EditSession(resources, folder);
  for (const [at, text] of texts.entries()) {
    const project = new Map([['Starting.java', text]]);
    const fresh = await new EditSession(resources, folder).answer(project);
    expect(await session.answer(project), `text ${at}`).toEqual(fresh);
  }
}

describe('what was found of a location', () => {
  it('is kept after an edit elsewhere, with what was said of it', async () => {
    const engine = new ModelEngine(resources);
    const findingsOf = async (more: string): Promise<readonly Finding[]> => {
      const texts = [screen('One'), screen('Two', more)];
      const open = texts.map((text, at) => ({ path: join(folder, `${at}.java`), text }));
      const about = { folders: [folder], exclude: [], open, changed: [] };
      const job = { ...about, budget: { seconds: 60, mebibytes: 2000 }, races: true };
      return (await engine.update(job, () => undefined))!.report!.findings;
    };
    const about = (findings: readonly Finding[], field: string): Finding => {
      return findings.find(({ accesses }) => accesses[0].field.endsWith(field))!;
    };
    const before = await findingsOf('');
    const after = await findingsOf('if (countTwo > 3) return;');
    // What is said of it is the same object; the finding around it gets its number each time.
    expect(about(before, 'countOne')).toBeDefined();
    expect(about(after, 'countOne').accesses).toBe(about(before, 'countOne').accesses);
    expect(about(after, 'countTwo').accesses).not.toBe(about(before, 'countTwo').accesses);
  });

  it('is found again when one who touches it is started more than once', async () => {
    const many = 'for (int n = 0; n < 3; n++) { job.start(); }';
    await follow(...['job.start();', many, 'job.start();'].map((start) => starting(start)));
  });

  it('is found again when one who touches it is waited for only sometimes', async () => {
    const join = 'try { job.join(); } catch (InterruptedException e) { }';
    const after = ' box.count = 4;';
    await follow(
      ...[`${join}${after}`, `if (box.late > 2) { ${join} }${after}`, `${join}${after}`].map(
        (text) => starting(`job.start(); ${text}`),
      ),
    );
  });

  it('is found again when somebody else sets the flag that orders it', async () => {
    const texts = ['', 'isReady = true;', 'isReady = false;', ''];
    await follow(...texts.map((more) => starting('job.start();', more)));
  });

  it('is found again when somebody else replaces its lock', async () => {
    const texts = ['', 'synchronized (box.lock) { box.lock = null; }', 'box.lock = null;', ''];
    await follow(...texts.map((more) => starting('job.start();', more)));
  });
});
