/** DroidRacer's categories, witnesses and counters (DROIDRACER.md section 4) on hand-written logs. */
import { describe, expect, it } from 'vitest';
import { findDroidRacerRaces } from '../../../server/src/detect/droidracer/races.js';
import {
  access,
  fromBinder,
  mainLog,
  orderOf,
  readLog,
  runTask,
} from '../../support/droidracer-log.js';

function analyse(...lines: string[]) {
  const trace = readLog(mainLog(...lines));
  const { races, counters } = findDroidRacerRaces(orderOf(trace), trace.store, trace.reader.tables);
  const number = (index: number) => trace.operations[index]!.number;
  const told = races.map(({ first, second, category, ui }) => {
    return `${number(first)} ${number(second)} ${category}${ui ? ' ui' : ''}`;
  });
  return { told, counters };
}

function post(source: number, task: number, delay = 0): string {
  return `POST src:${source} msg:${task} dest:-1 delay:${delay}`;
}

function enable(...views: number[]): string[] {
  return views.map((view) => `ENABLE-EVENT tid:1 view:${view} event:0`);
}

function click(view: number): string {
  return `TRIGGER-EVENT tid:1 view:${view} event:0`;
}

/** An access of any location, and its block. */
function touch(number: number, kind: string, location: string): string[] {
  return [`rwId:${number} ${kind} tid:1 ${location}`, `ACCESS tid:1 accessId:${number}`];
}

const ENABLES = [...fromBinder(9), ...runTask(9, ...enable(5, 6, 7))];

describe('the category of a race', () => {
  it('multi-threaded: two threads, whatever else', () => {
    const { told, counters } = analyse(
      'THREADINIT tid:2',
      ...access(1, 'WRITE', 2),
      ...fromBinder(1, 10),
      ...runTask(1, ...access(2, 'READ')),
    );
    expect(told).toEqual(['2 1 multi-threaded']);
    expect(counters).toMatchObject({ multiThreaded: 1, delayed: 0, asyncRaces: 0 });
  });

  it('co-enabled: two triggers that nothing orders, before delays and posts are looked at', () => {
    const { told, counters } = analyse(
      ...ENABLES,
      ...fromBinder(1, 10),
      ...fromBinder(2),
      ...runTask(1, click(5), ...access(1, 'WRITE')),
      ...runTask(2, click(6), ...access(2, 'WRITE')),
    );
    expect(told).toEqual(['1 2 co-enabled']);
    expect(counters).toMatchObject({ coEnabledNonUi: 1, coEnabledUi: 0, asyncRaces: 1 });
  });

  it.each([
    ['Landroid/widget/ListView;', ' ui'],
    ['Landroid/view/View;', ' ui'],
    ['Landroid/widget/Toast;', ' ui'],
    ['Lapp/MyListView;', ''],
    ['Landroid/widget/AbsListView;', ''],
  ])('co-enabled on %s', (name, ui) => {
    const at = `obj:0x1 class:${name} field:8`;
    const { told } = analyse(
      ...ENABLES,
      ...fromBinder(1),
      ...fromBinder(2),
      ...runTask(1, click(5), ...touch(1, 'WRITE', at)),
      ...runTask(2, click(6), ...touch(2, 'WRITE', at)),
    );
    expect(told).toEqual([`1 2 co-enabled${ui}`]);
  });

  it('the trigger is inherited from the posting task', () => {
    const { told } = analyse(
      ...ENABLES,
      ...fromBinder(1),
      ...fromBinder(2),
      ...runTask(1, click(5), post(1, 3)),
      ...runTask(2, click(6), post(1, 4)),
      ...runTask(3, ...access(1, 'WRITE')),
      ...runTask(4, ...access(2, 'WRITE')),
    );
    expect(told).toEqual(['1 2 co-enabled']);
  });

  it('it is the trigger at the time of the post', () => {
    const { told } = analyse(
      ...ENABLES,
      ...fromBinder(1),
      ...fromBinder(2),
      // Task 3 inherits view 5, task 4 view 7; both are posted by task 1.
      ...runTask(1, click(5), post(1, 3, 20), click(7), post(1, 4, 10)),
      ...runTask(2),
      ...runTask(4, ...access(1, 'WRITE')),
      ...runTask(3, ...access(2, 'WRITE')),
    );
    // The two triggers are ordered, so the delays decide.
    expect(told).toEqual(['1 2 delayed']);
  });

  it('a task that runs an idle handler has a trigger too', () => {
    const idle = (task: number, idler: number, number: number) =>
      runTask(task, `QUEUE_IDLE tid:1 idler:${idler} queue:11`, ...access(number, 'WRITE'));
    const { told } = analyse(
      ...fromBinder(1),
      ...runTask(1, 'ADD_IDLE_HANDLER idler:7 queue:11', 'ADD_IDLE_HANDLER idler:8 queue:11'),
      post(1, 2),
      ...idle(2, 7, 1),
      ...fromBinder(3),
      ...idle(3, 8, 2),
    );
    expect(told).toEqual(['1 2 co-enabled']);
  });

  it('delayed: the nearest delayed posts differ', () => {
    const { told, counters } = analyse(
      ...fromBinder(1),
      ...runTask(1, post(1, 2, 50), post(1, 3)),
      ...runTask(3, ...access(1, 'WRITE')),
      ...runTask(2, ...access(2, 'WRITE')),
    );
    expect(told).toEqual(['1 2 delayed']);
    expect(counters).toMatchObject({ delayed: 1, crossPosted: 0 });
  });

  it('cross-posted: the nearest posts from other threads differ', () => {
    const { told } = analyse(
      ...fromBinder(1),
      ...fromBinder(2),
      ...runTask(1, ...access(1, 'WRITE')),
      ...runTask(2, ...access(2, 'WRITE')),
    );
    expect(told).toEqual(['1 2 cross-posted']);
  });

  it('unknown: neither, because a trigger forgets the post from another thread', () => {
    const { told, counters } = analyse(
      ...ENABLES,
      ...fromBinder(1),
      ...runTask(1, click(5), ...access(1, 'WRITE')),
      ...fromBinder(2),
      ...runTask(2, 'TRIGGER-WINDOW-FOCUS tid:1 windowHash:3'),
      post(1, 3),
      ...runTask(3, ...access(2, 'WRITE')),
    );
    expect(told).toEqual(['1 2 unknown']);
    expect(counters).toMatchObject({ uncategorised: 1, crossPosted: 0 });
  });

  it('requests and sends are no triggers', () => {
    const request = (id: number) =>
      `TRIGGER-SERVICE tid:1 component:S id:${id} state:REQUEST_START_SERVICE`;
    const { told } = analyse(
      ...fromBinder(1),
      ...fromBinder(2),
      ...runTask(1, request(1), ...access(1, 'WRITE')),
      ...runTask(2, request(2), ...access(2, 'WRITE')),
    );
    expect(told).toEqual(['1 2 cross-posted']);
  });
});

describe('witnesses', () => {
  it('a second delayed and cross-posted pair makes a location cross-posted as well', () => {
    const tasks = (first: string[]) =>
      analyse(
        ...fromBinder(1, 10),
        ...fromBinder(2, 20),
        ...runTask(1, ...first),
        ...runTask(2, ...access(3, 'WRITE')),
      ).told;
    expect(tasks(access(1, 'WRITE'))).toEqual(['1 3 delayed']);
    // Two accesses of one block give two pairs.
    const twice = [access(1, 'WRITE')[0]!, access(2, 'WRITE')[0]!, 'ACCESS tid:1 accessId:1'];
    expect(tasks(twice)).toEqual(['1 3 delayed', '2 3 cross-posted']);
  });

  it('come by address, then offset, statics last; reads with writes before writes', () => {
    const locations = [
      'obj:0x20 class:La; field:4',
      'obj:0x3 class:La; field:12',
      'obj:0x3 class:La; field:8',
    ];
    const all = (start: number) => [
      ...touch(start, 'WRITE-STATIC', 'class:La; field:1'),
      ...locations.flatMap((location, at) => touch(start + 1 + at, 'WRITE', location)),
      ...touch(start + 4, 'READ', locations[1]!),
    ];
    const { told } = analyse(
      ...fromBinder(1),
      ...fromBinder(2),
      ...runTask(1, ...all(10)),
      ...runTask(2, ...all(20)),
    );
    expect(told).toEqual([
      '13 23 cross-posted',
      '14 22 cross-posted',
      '11 21 cross-posted',
      '10 20 cross-posted',
    ]);
  });

  it('an access after the last block of its thread is in none and does not race', () => {
    const { told } = analyse(
      ...fromBinder(1),
      ...fromBinder(2),
      ...runTask(1, ...access(1, 'WRITE')),
      'CALL tid:1 msg:2',
      'ACCESS tid:1 accessId:2',
      access(2, 'WRITE')[0]!,
    );
    expect(told).toEqual([]);
  });

  it('an address with two classes is one location', () => {
    const { told } = analyse(
      ...fromBinder(1),
      ...fromBinder(2),
      ...runTask(1, ...touch(1, 'WRITE', 'obj:0x1 class:La; field:8')),
      ...runTask(2, ...touch(2, 'WRITE', 'obj:0x1 class:Lb; field:8')),
    );
    expect(told).toEqual(['1 2 cross-posted']);
  });
});

describe('counters', () => {
  it('a field has the class of its first write, or of its first read', () => {
    const { counters } = analyse(
      ...fromBinder(1),
      ...runTask(
        1,
        ...touch(1, 'READ', 'obj:0x1 class:La; field:8'),
        ...touch(2, 'WRITE', 'obj:0x1 class:Lb; field:8'),
        ...touch(3, 'READ', 'obj:0x2 class:Lc; field:8'),
        ...touch(4, 'WRITE', 'obj:0x3 class:Lb; field:8'),
        ...touch(5, 'WRITE', 'database:/a.db'),
      ),
    );
    expect(counters).toMatchObject({ fields: 2, locations: 4 });
  });

  it('blocks that the tool closed at the end do not count', () => {
    const open = ['CALL tid:1 msg:1', access(1, 'READ')[0]!];
    const closed = analyse(...fromBinder(1), ...open, 'ACCESS tid:1 accessId:1');
    // The next numbers are 9, 2 and 2 when the tool samples: the block's own is not yet taken.
    expect(closed.counters.trace).toBe(9);
    const within = analyse(...fromBinder(1), ...open, 'ACCESS tid:1 accessId:1', 'RET tid:1 msg:1');
    expect(within.counters.trace).toBe(11);
  });

  it('databases race in #asyncRaces alone', () => {
    const { told, counters } = analyse(
      ...fromBinder(1),
      ...fromBinder(2),
      ...runTask(1, ...touch(1, 'WRITE', 'database:/a.db')),
      ...runTask(2, ...touch(2, 'WRITE', 'database:/a.db')),
    );
    expect(told).toEqual([]);
    expect(counters).toMatchObject({ asyncRaces: 1, crossPosted: 0 });
  });
});
