/** `racelens learn` and `trace --spec`, as a script would use them: the built program on small traces. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const CLI = path.join(ROOT, 'dist/cli.js');
const folder = mkdtempSync(path.join(tmpdir(), 'racelens-learn-'));
const at = (name: string) => path.join(folder, name);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function racelens(...args: readonly string[]) {
  const run = spawnSync(process.execPath, [CLI, ...args], { cwd: folder });
  return { status: run.status, out: run.stdout.toString(), err: run.stderr.toString() };
}

/** The platform's onPause clears what the posted update uses. */
const HEAD = `racetrace 1
process p1 org.app
thread t0 binder system p1
thread t1 looper main p1
queue q1 looper main
field f1 org.app.Act.hub
site s1 org.app.Act.onUpdate(Act.java:20)
site s2 org.app.Act.onPause(Act.java:30)
callback c1 message org.app.Act onUpdate
callback c2 lifecycle org.app.Act onPause
t0 init
t1 init
t1 attach q1
t1 loop q1
t0 post e1 q1 c1
t0 post e2 q1 c2 delay=5
t1 begin e1
`;
const VALUES = `${HEAD}t1 read o1.f1 =o9 s1
t1 deref o1.f1 =o9 s1
t1 end e1
t1 begin e2
t1 write o1.f1 =null s2
t1 end e2
`;
const CONDITION = 'this.hub != null';

interface SpecJson {
  traces: number;
  handlers: { handler: string; preconditions: { condition: string }[]; ignored?: string[] }[];
}

function readSpec(name: string): SpecJson {
  return JSON.parse(readFileSync(at(name), 'utf8')) as SpecJson;
}

beforeEach(() => {
  writeFileSync(at('good.racetrace'), VALUES);
  writeFileSync(at('bare.racetrace'), VALUES.replaceAll(/ =\S+/g, ''));
  rmSync(at('spec.json'), { force: true });
});

describe('racelens learn', () => {
  it('writes what handlers take for granted, and says how much', () => {
    const { status, out, err } = racelens('learn', 'good.racetrace', '-o', 'spec.json');
    expect([status, err]).toEqual([0, '']);
    expect(out).toBe('spec.json: 1 precondition and no predicates of 2 handlers, from 1 trace\n');
    expect(readSpec('spec.json').handlers[1]!.preconditions[0]!.condition).toBe(CONDITION);
  });

  it('joins what was learned elsewhere', () => {
    racelens('learn', 'good.racetrace', '-o', 'a.json');
    racelens('learn', 'good.racetrace', 'good.racetrace', '-o', 'both.json');
    expect(racelens('learn', '--merge', 'a.json', 'a.json', '-o', 'joined.json').status).toBe(0);
    expect(readFileSync(at('joined.json'), 'utf8')).toBe(readFileSync(at('both.json'), 'utf8'));
  });

  it('keeps what a person has edited, and refuses edits that contradict each other', () => {
    racelens('learn', 'good.racetrace', '-o', 'spec.json');
    const spec = readSpec('spec.json');
    spec.handlers[1]!.preconditions = [{ condition: 'this.hub == null' }];
    writeFileSync(at('spec.json'), JSON.stringify(spec));
    expect(racelens('learn', 'good.racetrace', '-o', 'spec.json').status).toBe(0);
    const [, handler] = readSpec('spec.json').handlers;
    expect(handler!.preconditions).toEqual([{ condition: 'this.hub == null', edited: true }]);
    expect(handler!.ignored).toEqual([CONDITION]);

    const other = readSpec('spec.json');
    other.handlers[1]!.preconditions = [{ condition: CONDITION }];
    other.handlers[1]!.ignored = ['this.hub == null'];
    writeFileSync(at('other.json'), JSON.stringify(other));
    const { status, err } = racelens('learn', '--merge', 'spec.json', 'other.json', '-o', 'x.json');
    expect(status).toBe(2);
    expect(err).toContain('one file requires');
  });

  it('says that nothing can be learned without values', () => {
    const { status, err } = racelens('learn', 'bare.racetrace', '-o', 'spec.json');
    expect(status).toBe(2);
    expect(err).toContain('records no values');
  });

  it('writes samples for Daikon', () => {
    expect(racelens('learn', 'good.racetrace', '--daikon', '.').status).toBe(0);
    expect(readFileSync(at('racelens.decls'), 'utf8')).toContain(
      'ppt org.app.Act.onUpdate():::ENTER',
    );
    expect(readFileSync(at('racelens.dtrace'), 'utf8')).toContain('#1|org.app.Act.hub\n9\n1\n');
  });
});

describe('racelens trace --spec', () => {
  it('reports the pair, in text and in JSON', () => {
    racelens('learn', 'good.racetrace', '-o', 'spec.json');
    const { status, out } = racelens('trace', 'good.racetrace', '--spec', 'spec.json');
    expect(status).toBe(1);
    expect(out).toContain(`Events do not commute on ${CONDITION} (REQ-KILL)`);
    const json = racelens('trace', 'good.racetrace', '--spec', 'spec.json', '--format', 'json').out;
    const [trace] = (JSON.parse(json) as { traces: { nonCommutative: object[] }[] }).traces;
    expect(trace!.nonCommutative).toMatchObject([{ condition: CONDITION, conflict: 'REQ-KILL' }]);
  });

  it.each([
    ['nothing', '', 'It is not JSON'],
    ['another file', '{"version": 1}', 'not a file of learned preconditions'],
    [
      'a garbled one',
      '{"racelens":"preconditions","version":1,"traces":1,"handlers":[{"handler":3}]}',
      '"handlers[0].handler" is not a text',
    ],
    ['another version', '{"racelens":"preconditions","version":7}', 'version 1'],
  ])('refuses %s in one line', (_, content, message) => {
    writeFileSync(at('bad.json'), content);
    const { status, err } = racelens('trace', 'good.racetrace', '--spec', 'bad.json');
    expect(status).toBe(2);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('says that a spec is of another app', () => {
    writeFileSync(at('else.racetrace'), VALUES.replaceAll('org.app', 'org.else'));
    racelens('learn', 'else.racetrace', '-o', 'spec.json');
    const { out } = racelens('trace', 'good.racetrace', '--spec', 'spec.json');
    expect(out).toContain('it may be of another app');
  });

  it('needs a spec', () => {
    const { status, err } = racelens('trace', 'good.racetrace', '--detect', 'commutativity');
    expect([status, err]).toEqual([
      2,
      'racelens: --detect commutativity needs --spec FILE: learned preconditions\n',
    ]);
  });
});

describe('racelens check', () => {
  const ACT = `package org.app;
public class Act extends android.app.Activity {
  Hub hub;
  public void onUserInteraction() { if (hub.isLive) setTitle("live"); }
  protected void onPause() { hub = null; }
}
class Hub { boolean isLive; }
`;
  const MANIFEST =
    '<manifest package="org.app"><application><activity android:name=".Act"/></application></manifest>';
  /** The hub comes late instead of going. */
  const LATE = VALUES.replaceAll('onUpdate(Act.java:20)', 'onUserInteraction(Act.java:4)')
    .replaceAll('onUpdate', 'onUserInteraction')
    .replace('=null s2', '=o9 s2')
    .replace(/(t1 begin e1\n[^]*?t1 end e1\n)(t1 begin e2\n[^]*)/, '$2$1');

  function check(...more: readonly string[]) {
    const args = ['app', '--no-static', '--fail-on', 'never', '--format', 'json', ...more];
    const { out, err } = racelens('check', ...args);
    const { findings } = JSON.parse(out) as {
      findings: { rule: string; message: string; why: string }[];
    };
    return { pairs: findings.filter(({ rule }) => rule.endsWith('non-commutative')), err };
  }

  beforeEach(() => {
    rmSync(at('app'), { recursive: true, force: true });
    mkdirSync(at('app'));
    writeFileSync(at('app/Act.java'), ACT);
    writeFileSync(at('app/AndroidManifest.xml'), MANIFEST);
    writeFileSync(at('app/late.racetrace'), LATE);
  });

  it('knows from the sources what a handler takes for granted', () => {
    const { pairs, err } = check();
    expect(err).toBe('');
    expect(pairs.map(({ message }) => message)).toEqual([
      'Events do not commute on this.hub != null: required by Act.onUserInteraction (main), made true by Act.onPause (main)',
    ]);
    expect(pairs[0]!.why).toContain('(read from source: it is used without a test)');
  });

  it('takes the spec of the project, in which edits win over the sources', () => {
    const spec = 'app/racelens-preconditions.json';
    racelens('learn', 'app/late.racetrace', '-o', spec);
    expect(check().pairs).toHaveLength(1);
    const json = readSpec(spec);
    for (const handler of json.handlers) handler.preconditions = [];
    writeFileSync(at(spec), JSON.stringify(json));
    expect(check().pairs).toEqual([]);
    // Whoever names another file gets that one.
    racelens('learn', 'app/late.racetrace', '-o', 'spec.json');
    expect(check('--spec', 'spec.json').pairs).toHaveLength(1);
  });

  it('names handlers that the sources have no longer', () => {
    racelens('learn', 'app/late.racetrace', '-o', 'app/own.json');
    writeFileSync(at('app/racelens.json'), '{"traces": {"preconditions": "own.json"}}');
    expect(check().err).toBe('');
    // It inherits one.
    writeFileSync(at('app/Act.java'), ACT.replace('onPause', 'onStop'));
    expect(check().err).toBe('');
    const gone = ACT.replaceAll('class Act ', 'class Other ');
    writeFileSync(at('app/Act.java'), gone);
    const { err } = check();
    expect(err).toContain(
      'own.json:7: Stale: There is no class org.app.Act in the sources any more.',
    );
  });

  it('says that a spec is of another app, or cannot be read', () => {
    racelens('learn', 'app/late.racetrace', '-o', 'app/racelens-preconditions.json');
    const text = readFileSync(at('app/racelens-preconditions.json'), 'utf8');
    const other = text.replaceAll('org.app.', 'net.other.');
    writeFileSync(at('app/racelens-preconditions.json'), other);
    expect(check().err).toContain('it may be of another app');
    writeFileSync(at('app/racelens-preconditions.json'), text.slice(0, 90));
    expect(check().err).toContain('The learned preconditions cannot be used. It is not JSON');
  });
});

describe('racelens shuffle', () => {
  const APART = VALUES.replace(
    't0 post e1 q1 c1\nt0 post e2 q1 c2 delay=5',
    't2 init\nt2 post e1 q1 c1\nt0 post e2 q1 c2',
  ).replace('queue q1', 'thread t2 worker loader p1\nqueue q1');

  it('writes other orders of a run', () => {
    writeFileSync(at('apart.racetrace'), APART.replace('t1 deref o1.f1 =o9 s1\n', ''));
    const args = ['apart.racetrace', '-o', 'other.racetrace', '--count', '2'];
    expect(racelens('shuffle', ...args)).toEqual({ status: 0, out: '', err: '' });
    const other = readFileSync(at('other-2.racetrace'), 'utf8');
    expect(other.indexOf('begin e2')).toBeLessThan(other.indexOf('begin e1'));
    expect(racelens('stats', 'other-1.racetrace').status).toBe(0);
  });

  it('says so where the other order would fail', () => {
    writeFileSync(at('apart.racetrace'), APART);
    const { status, err } = racelens('shuffle', 'apart.racetrace', '-o', 'none.racetrace');
    expect(status).toBe(2);
    expect(err).toContain('no other order was found');
  });
});
