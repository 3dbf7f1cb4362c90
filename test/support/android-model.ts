/** A small model by hand, for the features that read one: a button that starts a thread that posts. */
import type {
  AndroidModel,
  Cause,
  Origin,
  OriginId,
  Place,
} from '../../server/src/android/origins.js';

export const MAIN = '/app/Main.java';

export function place(line: number, column: number, endLine = line, endColumn = column + 5): Place {
  return { file: MAIN, line, column, endLine, endColumn };
}

export function cause(over: Partial<Cause> = {}): Cause {
  return { kind: 'post', by: 'Handler.post', at: undefined, from: [], timing: 'now', ...over };
}

export function origin(id: number, over: Partial<Origin> = {}): Origin {
  return {
    id: id as OriginId,
    name: `Main.m${id}`,
    kind: 'posted-callback',
    runsOn: { kind: 'main-looper' },
    certainty: 'known',
    rule: 'handler.post',
    at: place(id * 10, 5),
    body: place(id * 10, 1, id * 10 + 5, 6),
    class: 'com.x.Main',
    method: `m${id}`,
    component: undefined,
    causes: [],
    order: [],
    endings: [],
    repeats: false,
    ...over,
  };
}

const CLICK = origin(1, {
  name: 'Main.onClick',
  kind: 'entry-callback',
  causes: [cause({ kind: 'system', by: "the user's click" })],
  order: [{ other: 3 as OriginId, direction: 'before', strength: 'may', rule: 'test' }],
});

const THREAD = origin(2, {
  name: 'Main.run',
  kind: 'thread',
  runsOn: { kind: 'thread', name: '' },
  causes: [cause({ kind: 'start', by: 'Thread.start', at: place(12, 9), from: [CLICK.id] })],
  repeats: true,
});

const POSTED = origin(3, {
  name: 'Main.show',
  certainty: 'assumed',
  causes: [
    cause({ at: place(22, 9), from: [THREAD.id], timing: 'delayed' }),
    cause({ at: place(41, 9), from: [CLICK.id] }),
  ],
});

/** A helper in lines 40 to 45, called by onClick in line 13. */
export const MODEL: AndroidModel = {
  origins: [CLICK, THREAD, POSTED],
  components: [
    {
      kind: 'activity',
      class: 'com.x.Main',
      at: place(3, 14),
      declared: true,
      main: true,
      exported: undefined,
      isForOthers: false,
      process: '',
      origins: [CLICK.id],
    },
  ],
  methods: [
    { class: 'com.x.Main', method: 'onClick', at: CLICK.at, body: CLICK.body, originSet: 1 },
    { class: 'com.x.Main$1', method: 'run', at: THREAD.at, body: THREAD.body, originSet: 2 },
    { class: 'com.x.Main', method: 'show', at: POSTED.at, body: POSTED.body, originSet: 3 },
    {
      class: 'com.x.Main',
      method: 'help',
      at: place(40, 5),
      body: place(40, 1, 45, 6),
      originSet: 1,
    },
  ],
  originSets: [[], [CLICK.id], [THREAD.id], [POSTED.id]],
  calls: Int32Array.from([0, 3, 13, 9, 13]),
  threadFacts: [],
  coverage: {
    files: 1,
    lines: 60,
    classes: 2,
    methods: 4,
    calls: 3,
    resolved: 2,
    ownCalls: 1,
    ownResolved: 1,
    unresolved: [{ why: 'class-not-found', name: 'com.acme.Sdk', count: 1, first: place(14, 9) }],
    limits: [],
    skipped: [{ file: '/app/Old.kt', why: 'Kotlin is not read' }],
  },
};
