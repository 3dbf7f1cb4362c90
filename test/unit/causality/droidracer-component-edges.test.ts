/**
 * Services and broadcasts (DROIDRACER.md section 3.1, item 11): exactly these base edges. Each task
 * comes from a binder thread and holds one trigger, so task n has its POST at 5n - 3 + n, and the
 * edges below are written with names instead: `x` is a trigger, `x'` its POST.
 */
import { describe, expect, it } from 'vitest';
import { OpKind } from '../../../server/src/trace/operations.js';
import { fromBinder, mainLog, orderOf, readLog, runTask } from '../../support/droidracer-log.js';

/** The name of each trigger, and the trigger: `A: CREATE-SERVICE`. */
type Story = readonly (readonly [name: string, trigger: string])[];

/** Edges of a rule between the named triggers and their posts; RET and CALL of tasks as `x)` and `(x`. */
function edges(story: Story, rule: string): string[] {
  const log = mainLog(
    ...story.flatMap(([, trigger], at) => [...fromBinder(at + 1), ...runTask(at + 1, trigger)]),
  );
  const trace = readLog(log);
  const order = orderOf(trace);
  const name = (index: number): string => {
    const { kind, a } = trace.operations[index]!;
    if (kind === OpKind.Post) return `${story[a - 1]![0]}'`;
    if (kind === OpKind.Begin) return `(${story[a - 1]![0]}`;
    if (kind === OpKind.End) return `${story[a - 1]![0]})`;
    const task = order.nodes.tasks[order.nodes.task[order.nodes.nodeOf[index]!]!]!;
    return story[task.id - 1]![0];
  };
  return order.baseEdges
    .filter((edge) => edge.rule === rule)
    .map(({ from, to }) => `${name(from)}>${name(to)}`)
    .sort();
}

/** What a cause adds: to the trigger and to its POST. */
function caused(...pairs: readonly string[]): string[] {
  return pairs.flatMap((pair) => [pair, `${pair}'`]).sort();
}

/** What a chain adds: between the triggers, the tasks and the posts. */
function chained(...pairs: readonly string[]): string[] {
  return pairs
    .flatMap((pair) => {
      const [one, other] = pair.split('>') as [string, string];
      return [pair, `${one})>(${other}`, `${one}'>${other}'`];
    })
    .sort();
}

describe('services', () => {
  const service = (state: string, id = 0, name = 'app.S') =>
    `TRIGGER-SERVICE tid:1 component:${name} id:${id} state:${state}`;
  const STARTED: Story = [
    ['s1', service('REQUEST_START_SERVICE', 1)],
    ['s2', service('REQUEST_START_SERVICE', 2)],
    ['c', service('CREATE-SERVICE')],
    ['a1', service('SERVICE-ARGS', 1)],
    ['a2', service('SERVICE-ARGS', 2)],
    ['x1', service('REQUEST_STOP_SERVICE')],
    ['x2', service('REQUEST_STOP_SERVICE')],
    ['stop', service('STOP-SERVICE')],
  ];
  const BOUND: Story = [
    ['b5', service('REQUEST_BIND_SERVICE', 5)],
    ['b6', service('REQUEST_BIND_SERVICE', 6)],
    ['c', service('CREATE-SERVICE')],
    ['bind', service('BIND-SERVICE')],
    ['again', service('BIND-SERVICE')],
    ['con', service('SERVICE_CONNECT', 6)],
    ['u5', service('REQUEST_UNBIND_SERVICE', 5, '')],
    ['u7', service('REQUEST_UNBIND_SERVICE', 7, '')],
    ['u6', service('REQUEST_UNBIND_SERVICE', 6, '')],
    ['unbind', service('UNBIND-SERVICE')],
    ['rebind', service('BIND-SERVICE')],
    ['stop', service('STOP-SERVICE')],
  ];

  it('started: requests', () => {
    expect(edges(STARTED, 'service-request')).toEqual(caused('s1>c', 's1>a1', 's2>a2', 'x1>stop'));
  });

  it('started: chain', () => {
    expect(edges(STARTED, 'service-chain')).toEqual(chained('c>a1', 'a1>a2', 'a2>stop', 'c>stop'));
  });

  it('bound: requests', () => {
    expect(edges(BOUND, 'service-request')).toEqual(
      caused(
        'b5>c',
        'b5>bind',
        'b5>again',
        'b5>rebind',
        'bind>con',
        'b6>con',
        'u5>unbind',
        'u6>unbind',
      ),
    );
  });

  it('bound: chain', () => {
    expect(edges(BOUND, 'service-chain')).toEqual(
      chained('c>bind', 'bind>unbind', 'unbind>rebind', 'rebind>stop'),
    );
  });

  it('a request to stop counts only for a service that was started', () => {
    const story: Story = [
      ['c', service('CREATE-SERVICE')],
      ['x', service('REQUEST_STOP_SERVICE')],
      ['stop', service('STOP-SERVICE')],
    ];
    expect(edges(story, 'service-request')).toEqual([]);
    expect(edges(story, 'service-chain')).toEqual(chained('c>stop'));
  });

  it('an unbind without a bind is not chained', () => {
    const story: Story = [
      ['c', service('CREATE-SERVICE')],
      ['unbind', service('UNBIND-SERVICE')],
    ];
    expect(edges(story, 'service-chain')).toEqual([]);
  });

  it('each request to unbind is taken once', () => {
    const story: Story = [
      ['b', service('REQUEST_BIND_SERVICE', 5)],
      ['u', service('REQUEST_UNBIND_SERVICE', 5, '')],
      ['one', service('UNBIND-SERVICE')],
      ['two', service('UNBIND-SERVICE')],
    ];
    expect(edges(story, 'service-request')).toEqual(caused('u>one'));
  });

  it('STOP forgets the service; another class is another service', () => {
    const story: Story = [
      ['s', service('REQUEST_START_SERVICE', 1)],
      ['c', service('CREATE-SERVICE')],
      ['t', service('CREATE-SERVICE', 0, 'app.T')],
      ['stop', service('STOP-SERVICE')],
      ['a', service('SERVICE-ARGS', 1)],
    ];
    expect(edges(story, 'service-request')).toEqual(caused('s>c'));
    expect(edges(story, 'service-chain')).toEqual(chained('c>stop'));
  });

  it('a bind that comes after the post of the connection is not its cause', () => {
    const log = mainLog(
      ...fromBinder(9),
      ...fromBinder(1),
      ...runTask(1, service('REQUEST_BIND_SERVICE', 5)),
      ...fromBinder(2),
      ...runTask(2, service('CREATE-SERVICE'), service('BIND-SERVICE')),
      ...runTask(9, service('SERVICE_CONNECT', 5)),
    );
    const trace = readLog(log);
    const connect = trace.operations.findLastIndex(({ kind }) => kind === OpKind.Trigger);
    const into = orderOf(trace).baseEdges.filter(({ to }) => to === connect);
    expect(into.map(({ rule }) => rule)).toEqual(['program-order']);
  });
});

describe('broadcasts', () => {
  const broadcast = (state: string, receiver = 50, intent = 1, action = 'app.DONE') =>
    `TRIGGER-BROADCAST tid:1 action:${action} component:${receiver} intent:${intent} onRecLater:-1 state:ABC_${state}`;

  it('the send of the same intent, the latest registration of the same receiver and action', () => {
    const story: Story = [
      ['old', broadcast('REGISTER_RECEIVER')],
      ['reg', broadcast('REGISTER_RECEIVER')],
      ['other', broadcast('REGISTER_RECEIVER', 51)],
      ['action', broadcast('REGISTER_RECEIVER', 50, 1, 'app.FAILED')],
      ['send', broadcast('SEND_BROADCAST')],
      ['wrong', broadcast('SEND_BROADCAST', 50, 2)],
      ['on', broadcast('ONRECEIVE')],
      ['off', broadcast('UNREGISTER_RECEIVER')],
      ['late', broadcast('ONRECEIVE')],
    ];
    expect(edges(story, 'broadcast')).toEqual(caused('reg>on', 'send>on', 'send>late'));
  });

  it('a sticky intent takes the oldest registration made since, each once', () => {
    const story: Story = [
      ['before', broadcast('REGISTER_RECEIVER')],
      ['send', broadcast('SEND_STICKY_BROADCAST')],
      ['r1', broadcast('REGISTER_RECEIVER')],
      ['r2', broadcast('REGISTER_RECEIVER')],
      ['gone', broadcast('REMOVE_STICKY_BROADCAST')],
      ['r3', broadcast('REGISTER_RECEIVER')],
      ['r4', broadcast('REGISTER_RECEIVER')],
      ['on1', broadcast('ONRECEIVE')],
      ['on2', broadcast('ONRECEIVE')],
      ['on3', broadcast('ONRECEIVE')],
    ];
    expect(edges(story, 'broadcast')).toEqual(
      caused('r1>on1', 'r2>on2', 'r4>on3', 'send>on1', 'send>on2', 'send>on3'),
    );
  });

  it('the task that bound the application is posted before every reception, ticks in a row', () => {
    const tick = broadcast('ONRECEIVE', 50, 0, 'android.intent.action.TIME_TICK');
    const story: Story = [
      ['bind', 'ENABLE-LIFECYCLE tid:1 component: id:0 state:BINDAPP-DONE'],
      ['on', broadcast('ONRECEIVE')],
      ['t1', tick],
      ['t2', tick],
    ];
    expect(edges(story, 'broadcast')).toEqual(
      ["bind'>on'", "bind'>t1'", "bind'>t2'", "t1'>t2'"].sort(),
    );
  });
});
