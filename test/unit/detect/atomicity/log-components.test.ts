/**
 * Components of DroidRacer's logs: a launch is logged under the number of its intent, a service under that of the
 * request or under none, and still all callbacks of one instance are one transaction.
 */
import { describe, expect, it } from 'vitest';
import { checkLog, type CheckOptions } from '../../../support/check-atomicity.js';

const LAUNCH = 'TRIGGER-LIFECYCLE tid:1 component: id:1 state:LAUNCH-ACT';
const INSTANCE = 'INSTANCE-INTENT tid:1 instance:700 intentId:1';
const lifecycle = (state: string) => `TRIGGER-LIFECYCLE tid:1 component:Main id:700 state:${state}`;
const service = (state: string, id = 0) =>
  `TRIGGER-SERVICE tid:1 component:org.app.Work id:${id} state:${state}`;
const WRITE = 'WRITE-STATIC tid:1 class:Lorg/app/Main; field:8';
const READ = 'READ-STATIC tid:1 class:Lorg/app/Main; field:8';

/** Tasks of the main thread, each posted by the system. */
function log(...tasks: readonly (readonly string[])[]): string {
  const posts = tasks.flatMap((_task, at) => [
    'NATIVE-ENTRY tid:3thread-name:Binder Thread #1',
    `POST src:3 msg:${at + 1} dest:-1 delay:0`,
    'NATIVE-EXIT tid:3thread-name:Binder Thread #1',
  ]);
  const runs = tasks.flatMap((task, at) => [
    `CALL tid:1\t msg:${at + 1}`,
    ...task,
    `RET tid:1\t msg:${at + 1}`,
  ]);
  const start = ['START', 'THREADINIT tid:1', 'ATTACH-Q tid:1\t queue:9'];
  const lines = [...start, ...posts, 'LOOP tid:1\t queue:9', ...runs];
  let accesses = 0;
  let operations = 0;
  const numbered = lines.map((line) =>
    /^(READ|WRITE)/.test(line) ? `rwId:${++accesses} ${line}` : `${++operations} ${line}`,
  );
  return numbered.join('\n');
}

function blamed(text: string, options: CheckOptions = {}): string[] {
  const { violations } = checkLog(text, options);
  const found = violations.filter(({ mode }) => mode === 'lifecycle').map((each) => each.blamed);
  return [...new Set(found)].sort();
}

/** A task of no component. */
const OTHER = [WRITE];

describe('components of a log', () => {
  it('an activity is what was launched under its intent', () => {
    const paused = [lifecycle('PAUSE-ACT'), READ];
    expect(blamed(log([LAUNCH, READ, INSTANCE], OTHER, paused))).toEqual(['activity Main (i700)']);
    expect(blamed(log([LAUNCH, READ], OTHER, paused))).toEqual([]);
    const outside = { pauseOutside: true };
    expect(blamed(log([LAUNCH, READ, INSTANCE], OTHER, paused), outside)).toEqual([]);
  });

  it('a service is started and bound, with blocks that share its creation', () => {
    const created = [service('CREATE-SERVICE'), WRITE];
    const started = [service('SERVICE-ARGS', 3), READ];
    const bound = [service('BIND-SERVICE'), WRITE];
    const connected = [service('SERVICE_CONNECT', 900), READ];
    expect(blamed(log(created, OTHER, started))).toEqual(['started service Work']);
    expect(blamed(log(bound, OTHER, connected))).toEqual(['bound service Work']);
    expect(blamed(log(bound, [service('SERVICE-ARGS', 3), WRITE], connected))).toEqual([
      'bound service Work',
    ]);
    expect(blamed(log(bound, connected, OTHER))).toEqual([]);
  });

  it('ends when the service is stopped', () => {
    const stopped = [service('STOP-SERVICE'), WRITE];
    const again = [service('CREATE-SERVICE'), READ];
    expect(blamed(log(stopped, OTHER, again))).toEqual([]);
  });

  it('a service belongs to the activity that asks for it, where that is wanted', () => {
    const asks = [LAUNCH, WRITE, service('REQUEST_START_SERVICE', 1), INSTANCE];
    const text = log(asks, OTHER, [service('CREATE-SERVICE'), READ]);
    expect(blamed(text)).toEqual([]);
    expect(blamed(text, { serviceWithActivity: true })).toEqual(['activity (i700)']);
  });
});
