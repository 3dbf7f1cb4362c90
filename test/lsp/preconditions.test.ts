/** What handlers take for granted, in the editor: learned, shown, edited, stale; over a real connection. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CancellationTokenSource,
  FileChangeType,
  LSPErrorCodes,
  type Diagnostic,
} from 'vscode-languageserver-protocol/node';
import {
  LearnProgressNotification,
  LearnRequest,
  type LearnProgress,
} from '../../server/src/protocol/learn.js';
import { MODEL_WORKER, WORKER } from '../support/lsp-bundle.js';
import { useStaticProject } from './static-project.js';

const project = useStaticProject(WORKER, MODEL_WORKER);

const ACT = 'Act.java';
const SPEC = 'racelens-preconditions.json';
const GOOD = 'good.racetrace';
/** Of `hub.refresh()`, from 0. */
const USE = 5;

const SOURCE = `package org.app;
public class Act extends android.app.Activity {
  private Hub hub;
  protected void onResume() { hub = new Hub(); }
  public void onUserInteraction() {
    hub.refresh();
  }
  protected void onPause() { hub = null; }
}
class Hub { void refresh() {} }
`;

const TRACE = `racetrace 1
process p1 org.app
thread t0 binder system p1
thread t1 looper main p1
thread t2 worker loader p1
queue q1 looper main
field f1 org.app.Act.hub
site s1 org.app.Act.onResume(Act.java:4)
site s2 org.app.Act.onUserInteraction(Act.java:6)
site s3 org.app.Act.onPause(Act.java:8)
callback c1 lifecycle org.app.Act onResume
callback c2 message org.app.Act onUserInteraction
callback c3 lifecycle org.app.Act onPause
t0 init
t1 init
t1 attach q1
t1 loop q1
t0 post e1 q1 c1
t1 begin e1
t1 write o1.f1 =o9 s1
t1 fork t2
t1 enable c3
t1 end e1
t2 init
t2 post e2 q1 c2
t0 post e3 q1 c3
t1 begin e2
t1 read o1.f1 =o9 s2
t1 deref o1.f1 =o9 s2
t1 end e2
t1 begin e3
t1 write o1.f1 =null s3
t1 end e3
`;

beforeEach(async () => {
  await project.write(ACT, SOURCE);
  await project.write(
    'AndroidManifest.xml',
    '<manifest package="org.app"><application><activity android:name=".Act"/></application></manifest>',
  );
  await project.write(GOOD, TRACE);
  await project.start();
});

function learn(traces?: readonly string[]) {
  const params = traces === undefined ? {} : { traces };
  return project.client.connection.sendRequest(LearnRequest, params);
}

async function put(name: string, text: string, change: FileChangeType): Promise<void> {
  await project.write(name, text);
  await project.tellOf(name, change);
}

/** Learns, and writes what was learned, as the client does. */
async function learnAndWrite(): Promise<string> {
  await shown(({ length }) => length > 0);
  const { text } = (await learn()).file!;
  await put(SPEC, text, FileChangeType.Created);
  return text;
}

function shown(isWanted: (codes: readonly unknown[]) => boolean): Promise<unknown> {
  return project.client.until(() => isWanted(project.shown(ACT).map(({ code }) => code)));
}

function nonCommutative(): Diagnostic[] {
  return project.shown(ACT).filter(({ code }) => code === 'non-commutative');
}

describe('without a spec', () => {
  it('what the source says is told with the use after free', async () => {
    await project.client.open(project.uriOf(ACT), SOURCE, 'java');
    await project.pullUntil((items) => items.length > 1, ACT);
    const isSaid = async () =>
      (await project.hoverAt(USE + 1, 5, ACT)).includes(
        '\\(read from source: it is used without a test\\)',
      );
    await expect.poll(isSaid, { timeout: 15_000 }).toBe(true);
  });
});

describe('Learn from These Traces', () => {
  it('tells how far it is, and what is to be written', async () => {
    const told: LearnProgress[] = [];
    project.client.connection.onNotification(LearnProgressNotification, (each) => {
      told.push(each);
    });
    await shown(({ length }) => length > 0);
    const { file, problems } = await learn();
    expect(problems).toEqual([]);
    expect(file!.uri).toBe(project.uriOf(SPEC));
    expect(file!.summary).toBe('1 precondition and 0 predicates of 3 handlers, from 1 trace');
    expect(file!.text).toContain('"this.hub != null"');
    expect(told).toEqual([{ done: 0, total: 1, trace: GOOD }]);
  });

  it('takes those that are named, and says which teach nothing', async () => {
    await put('bare.racetrace', TRACE.replaceAll(/ =\S+/g, ''), FileChangeType.Created);
    const named = [project.uriOf('bare.racetrace'), project.uriOf(GOOD)];
    const { file, problems } = await learn(named);
    expect(file!.summary).toContain('from 1 trace');
    expect(problems).toEqual([expect.stringContaining('bare.racetrace: It records no values')]);
    const nothing = await learn([project.uriOf('none.racetrace')]);
    expect(nothing.file).toBeUndefined();
    expect(nothing.problems).toHaveLength(1);
  });

  it('can be called off', async () => {
    const source = new CancellationTokenSource();
    const asked = project.client.connection.sendRequest(LearnRequest, {}, source.token);
    source.cancel();
    await expect(asked).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
  });

  it('keeps what a person has edited', async () => {
    const text = await learnAndWrite();
    await put(
      SPEC,
      text.replace('"this.hub != null"', '"this.hub == null"'),
      FileChangeType.Changed,
    );
    const again = (await learn()).file!.text;
    expect(again).toContain('"condition": "this.hub == null",\n          "edited": true');
    expect(again).toContain('"ignored": [\n        "this.hub != null"');
  });
});

describe('with a spec', () => {
  it('the pair is told on the handler that requires the condition', async () => {
    await learnAndWrite();
    await shown((codes) => codes.includes('non-commutative'));
    const [diagnostic, ...others] = nonCommutative();
    expect(others).toEqual([]);
    expect(diagnostic!.range.start.line).toBe(USE);
    expect(diagnostic!.message).toBe(
      'Events do not commute on this.hub != null: required here by Act.onUserInteraction (main), made false by Act.onPause (main)',
    );
    const related = diagnostic!.relatedInformation!.map(({ message }) => message);
    expect(related).toContain('made false here by Act.onPause (main)');
    expect(related).toContain('made true here by Act.onResume (main)');
  });

  it('the hover has both outcomes side by side', async () => {
    await learnAndWrite();
    await project.client.open(project.uriOf(ACT), SOURCE, 'java');
    await project.pullUntil((items) => items.some(({ code }) => code === 'non-commutative'), ACT);
    const hover = await project.hoverAt(USE + 1, 5, ACT);
    expect(hover).toContain('**Events do not commute on this.hub \\!= null**');
    expect(hover).toContain('|  | as recorded | the other way round |');
    expect(hover).toContain(
      '| order | `Act.onUserInteraction`, then `Act.onPause` | `Act.onPause`, then `Act.onUserInteraction` |',
    );
    expect(hover).toContain(
      '| Act.onUserInteraction finds | `this.hub = o9` | `this.hub = null` |',
    );
    expect(hover).toContain('- made true by `Act.onResume`, lifecycle callback');
    expect(hover).toContain('and nothing orders the two posts');
    expect(hover).toContain('the order matters');
  });

  it('is read again when it changes: what is deleted there is told no more', async () => {
    const text = await learnAndWrite();
    await shown((codes) => codes.includes('non-commutative'));
    const spec = JSON.parse(text) as { handlers: { preconditions: unknown[] }[] };
    for (const handler of spec.handlers) handler.preconditions = [];
    await put(SPEC, JSON.stringify(spec), FileChangeType.Changed);
    await shown((codes) => codes.length > 0 && !codes.includes('non-commutative'));
  });

  it('handlers that the sources have no longer are named there', async () => {
    const text = await learnAndWrite();
    await put(
      SPEC,
      text.replaceAll('Act.onUserInteraction"', 'Act.onUserActed"'),
      FileChangeType.Changed,
    );
    await project.client.until(() => project.shown(SPEC).length === 1);
    const [stale] = project.shown(SPEC);
    expect(stale!.message).toBe(
      'Stale: org.app.Act has no method onUserActed any more. Its preconditions hold for nothing.',
    );
    const line = text.slice(0, text.indexOf('Act.onUserInteraction"')).split('\n').length - 1;
    expect(stale!.range.start.line).toBe(line);
    await put(ACT, SOURCE.replaceAll('onUserInteraction', 'onUserActed'), FileChangeType.Changed);
    await project.client.until(() => project.shown(SPEC).length === 0);
  });

  it('one that cannot be read is told on its line, and one of another app', async () => {
    const text = await learnAndWrite();
    await put(SPEC, text.replace('"version": 1,', '"version": 1'), FileChangeType.Changed);
    await project.client.until(() => project.shown(SPEC).length === 1);
    expect(project.shown(SPEC)[0]!.message).toContain('cannot be used. It is not JSON');
    await put(SPEC, text.replaceAll('org.app.', 'net.other.'), FileChangeType.Changed);
    await project.client.until(() =>
      JSON.stringify(project.shown(SPEC)).includes('it may be of another app'),
    );
  });

  it('may lie where racelens.json says', async () => {
    await shown(({ length }) => length > 0);
    const { text } = (await learn()).file!;
    await project.write('own.json', text);
    await put('racelens.json', '{"traces": {"preconditions": "own.json"}}', FileChangeType.Created);
    await shown((codes) => codes.includes('non-commutative'));
    expect((await learn()).file!.uri).toBe(project.uriOf('own.json'));
    expect(await readFile(join(project.root, 'own.json'), 'utf8')).toBe(text);
  });
});
