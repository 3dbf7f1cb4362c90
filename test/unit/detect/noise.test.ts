/** The noise filter (thesis 4.4): each kind of entry, whose code is the user's, and groups of races. */
import { describe, expect, it } from 'vitest';
import { builtInFilter } from '../../../server/src/detect/noise/built-in-filter.js';
import {
  joinFilters,
  parseFilter,
  type FilterData,
  type FilterEntry,
} from '../../../server/src/detect/noise/filter-data.js';
import { analyseText, type FindOptions } from '../../support/find-races.js';

const HEAD = `racetrace 1
about app com.android.player
thread t1 looper main
thread t2 worker A
thread t3 worker B
queue q1 looper main
class k1 java.util.ArrayList
field f1 org.app.Act.count
field f2 java.util.ArrayList.size
field f3 android.view.View.mPrivateFlags
field f4 java.lang.String.hash
callback c1 message org.app.Act run
callback c2 message android.view.Choreographer doFrame
site s1 org.app.Act.load(Act.java:10)
site s2 org.app.Act.show(Act.java:20)
site s3 java.util.ArrayList.add(ArrayList.java:100)
site s4 java.util.ArrayList.remove(ArrayList.java:200)
site s5 android.os.Handler.dispatchMessage(Handler.java:1)
site s6 com.android.player.Main.play(Main.java:5)
site s7 org.app.Act.load(Act.java:11)
site s8 java.util.ArrayList.grow(ArrayList.java:300)
stack x1 s3 s1
stack x2 s3 s2
stack x3 s4 s2
stack x4 s5
stack x5 s1 s5
stack x6 s8 s3 s7
stack x7 s3 s5
t1 init
t1 attach q1
t1 loop q1
t2 init
t3 init
`;

/** Two accesses by unordered events of main, or by two threads. */
function events(first: string, second: string, callbacks = ['c1', 'c1']): string {
  return `${HEAD}t2 post e1 q1 ${callbacks[0]!}
t3 post e2 q1 ${callbacks[1]!}
t1 begin e1
t1 ${first}
t1 end e1
t1 begin e2
t1 ${second}
t1 end e2`;
}

function threads(first: string, second: string): string {
  return `${HEAD}t2 ${first}\nt3 ${second}`;
}

function filteredIn(text: string, options: FindOptions = {}): (string | undefined)[] {
  return analyseText(text, options).races.map(({ filterReason, filtered }) =>
    filtered ? filterReason : undefined,
  );
}

const withEntry = (entry: FilterEntry): FindOptions => ({
  filter: { library: [], user: [], entries: [entry] },
});

describe('accesses that user code does not induce', () => {
  const NOT_USER = 'One side is not induced by user code.';

  it('are noise, from either side', () => {
    expect(filteredIn(events('write o1.f1 x4 s5', 'write o1.f1 s1'))).toEqual([NOT_USER]);
    expect(filteredIn(events('write o1.f1 s1', 'write o1.f1 s5'))).toEqual([NOT_USER]);
  });

  it('are not those of libraries that user code calls, or where nothing is recorded', () => {
    expect(filteredIn(events('write o1.f1 x3', 'write o1.f1 s1'))).toEqual([undefined]);
    expect(filteredIn(events('write o1.f1 x5', 'write o1.f1 s1'))).toEqual([undefined]);
    expect(filteredIn(events('write o1.f1', 'write o1.f1'))).toEqual([undefined]);
  });

  it('see the methods that were entered', () => {
    const entered = (site: string) => `enter ${site}\nt1 write o1.f1 s4\nt1 leave`;
    expect(filteredIn(events(entered('s1'), 'write o1.f1 s1'))).toEqual([undefined]);
    expect(filteredIn(events(entered('s5'), 'write o1.f1 s1'))).toEqual([NOT_USER]);
  });

  it('are not those of the app that the trace is about, or of what a file calls the user`s', () => {
    expect(filteredIn(events('write o1.f1 s6', 'write o1.f1 s1'))).toEqual([undefined]);
    const user = { ...builtInFilter(), user: ['android.os.'] };
    expect(filteredIn(events('write o1.f1 s5', 'write o1.f1 s1'), { filter: user })).toEqual([
      undefined,
    ]);
  });

  it('count if nothing is to be filtered', () => {
    expect(filteredIn(events('write o1.f1 s5', 'write o1.f1 s1'), { filter: false })).toEqual([
      undefined,
    ]);
  });

  it('do not hide a race behind them', () => {
    const text = `${HEAD}t2 write o1.f1 s1\nt2 write o1.f1 s5\nt3 write o1.f1 s2`;
    expect(filteredIn(text)).toEqual([undefined]);
    const before = `${HEAD}t2 write o1.f1 s5\nt2 write o1.f1 s1\nt3 write o1.f1 s5\nt3 write o1.f1 s2`;
    expect(filteredIn(before)).toEqual([undefined]);
  });
});

describe('entries of the filter', () => {
  const method: FilterEntry = {
    kind: 'method',
    class: 'java.util.ArrayList',
    methods: ['add', 'grow*'],
    reason: 'Both add.',
  };

  it('of methods want both sides inside such a method', () => {
    const options = withEntry(method);
    expect(filteredIn(events('write o1.f2 x1', 'write o1.f2 x2'), options)).toEqual(['Both add.']);
    expect(filteredIn(events('write o1.f2 x6', 'write o1.f2 x2'), options)).toEqual(['Both add.']);
    expect(filteredIn(events('write o1.f2 x1', 'write o1.f2 x3'), options)).toEqual([undefined]);
    expect(filteredIn(events('write o1.f2 x1', 'write o1.f2 s2'), options)).toEqual([undefined]);
  });

  it('of methods want the method to be called by the user`s innermost call', () => {
    const outside: FilterEntry = {
      ...method,
      class: 'android.os.Handler',
      methods: ['dispatchMessage'],
    };
    const options = { filter: { library: ['android.', 'java.'], user: [], entries: [outside] } };
    expect(filteredIn(events('write o1.f1 x5', 'write o1.f1 x5'), options)).toEqual([undefined]);
  });

  it('of fields want both sides to touch the field', () => {
    const options = withEntry({
      kind: 'field',
      class: 'java.lang.*',
      field: 'hash',
      reason: 'A cache.',
    });
    expect(filteredIn(events('write o1.f4 s1', 'write o1.f4 s2'), options)).toEqual(['A cache.']);
    expect(filteredIn(threads('write o1.f4 s1', 'write o1.f4 s2'), options)).toEqual(['A cache.']);
    expect(filteredIn(events('write o1.f1 s1', 'write o1.f1 s2'), options)).toEqual([undefined]);
  });

  it('of classes of arrays and containers go by the class of the access', () => {
    const options = withEntry({
      kind: 'field',
      class: 'java.util.ArrayList',
      field: '*',
      reason: 'Any.',
    });
    expect(filteredIn(events('write o1{} k1', 'write o1{3} k1'), options)).toEqual(['Any.']);
    expect(filteredIn(events('write o1{}', 'write o1{3} k1'), options)).toEqual([undefined]);
  });

  it('of events want one side', () => {
    const options = withEntry({
      kind: 'event',
      owner: 'android.view.Choreographer*',
      callback: 'doFrame',
      reason: 'A refresh.',
    });
    const text = (callbacks: string[]) => events('write o1.f1 s1', 'write o1.f1 s2', callbacks);
    expect(filteredIn(text(['c2', 'c1']), options)).toEqual(['A refresh.']);
    expect(filteredIn(text(['c1', 'c2']), options)).toEqual(['A refresh.']);
    expect(filteredIn(text(['c1', 'c1']), options)).toEqual([undefined]);
  });

  it('of the same thread do not hold between two threads', () => {
    const options = withEntry({ ...method, sameThread: true });
    const pair = ['write o1.f2 x1', 'write o1.f2 x2'] as const;
    expect(filteredIn(events(...pair), options)).toEqual(['Both add.']);
    expect(filteredIn(threads(...pair), options)).toEqual([undefined]);
  });

  it('know descriptors as well as names', () => {
    const text = events('write o1.f9 s1', 'write o1.f9 s2').replace(
      'field f1',
      'field f9 Ljava/lang/String;.hash\nfield f1',
    );
    const options = withEntry({
      kind: 'field',
      class: 'java.lang.String',
      field: 'hash',
      reason: 'A cache.',
    });
    expect(filteredIn(text, options)).toEqual(['A cache.']);
  });
});

describe('our own filter', () => {
  it('is read without problems and names a reason everywhere', () => {
    const { library, entries } = builtInFilter();
    expect(library.length).toBeGreaterThan(10);
    expect(entries.length).toBeGreaterThan(60);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['field', 'method', 'event']));
    for (const { reason } of entries) expect(reason).toMatch(/\.$/);
  });

  it('leaves two threads that add to a list, and not two events', () => {
    const pair = ['write o1.f2 x1', 'write o1.f2 x2'] as const;
    expect(filteredIn(events(...pair))[0]).toMatch(/^Both add to the list/);
    expect(filteredIn(threads(...pair))).toEqual([undefined]);
  });
});

describe('filter files', () => {
  it('join ours', () => {
    const theirs: FilterData = {
      library: ['com.vendor.'],
      user: [],
      entries: [{ kind: 'field', class: 'org.app.Act', field: 'count', reason: 'Statistics.' }],
    };
    const filter = joinFilters([builtInFilter(), theirs]);
    expect(filteredIn(events('write o1.f1 s1', 'write o1.f1 s2'), { filter })).toEqual([
      'Statistics.',
    ]);
  });

  it.each([
    ['{', /^This is not JSON/],
    ['[]', /^A filter is an object/],
    ['{"entrys": []}', /'entrys' is not known here/],
    ['{"library": "java."}', /'library' is a list of texts/],
    ['{"entries": {}}', /'entries' is a list/],
    ['{"entries": [1]}', /Entry 1: it is not an object/],
    ['{"entries": [{"kind": "thing"}]}', /Entry 1: its kind is/],
    ['{"entries": [{"kind": "field", "class": "A", "reason": "r"}]}', /has 'field', a text/],
    [
      '{"entries": [{"kind": "method", "class": "A", "methods": "x", "reason": "r"}]}',
      /has 'methods', a list of texts/,
    ],
    [
      '{"entries": [{"kind": "field", "class": "A", "field": "x", "sameThread": 1, "reason": "r"}]}',
      /has 'sameThread', true or false/,
    ],
    [
      '{"entries": [{"kind": "event", "owner": "A", "callback": "x", "sameThread": true, "reason": "r"}]}',
      /has no 'sameThread'/,
    ],
  ])('say what is wrong with %s', (text, message) => {
    expect(parseFilter(text).problems.join('\n')).toMatch(message);
  });

  it('keep what is right beside what is wrong', () => {
    const text =
      '{"user": ["a."], "entries": [1, {"kind": "field", "class": "A", "field": "x", "reason": "r"}]}';
    const { data, problems } = parseFilter(text);
    expect(problems).toHaveLength(1);
    expect(data.entries).toHaveLength(1);
    expect(data.user).toEqual(['a.']);
  });
});

describe('groups', () => {
  const groups = (text: string) =>
    analyseText(text, { filter: false }).races.map(({ group }) => group);

  it('are the calls of user code that led in', () => {
    const one = 'org.app.Act.load(Act.java:10)';
    const other = 'org.app.Act.show(Act.java:20)';
    expect(groups(threads('write o1.f2 x1', 'write o1.f2 x2'))).toEqual([`${one} | ${other}`]);
    const races = `${threads('write o1.f2 x1', 'write o1.f2 x2')}\nt3 write o1.f4 x2\nt2 write o1.f4 x1`;
    expect(new Set(groups(races)).size).toBe(1);
  });

  it('are what is touched where no user code is recorded', () => {
    expect(groups(threads('write o1.f2', 'write o1.f2 x2'))).toEqual(['ArrayList.size']);
  });
});
