/** Conflicts as an analysis of the sources is to tell them, made by hand. */
import type { Finding, FindingAccess, StackFrame } from '../../server/src/findings/finding.js';
import { staticFinding, type StaticConflict } from '../../server/src/findings/static-finding.js';

export const PLAYER_PACKAGE = 'org.racelens.musicplayer';

export function sourceFrame(
  owner: string,
  method: string,
  line: number,
  folder = '/p',
): StackFrame {
  const top = owner.split('.').at(-1)!.split('$')[0]!;
  const file = `${top}.java`;
  return { class: owner, method, file, line, path: `${folder}/${file}` };
}

/** An access on the innermost frame's line, in columns 9 to 20. */
export function sourceAccess(
  stack: readonly [StackFrame, ...StackFrame[]],
  more: Partial<FindingAccess> = {},
): FindingAccess {
  const [{ class: owner, method, path = '', line }] = stack;
  const span = { path, line, column: 9, endColumn: 20 };
  return {
    kind: 'read',
    field: `${PLAYER_PACKAGE}.DwFileAct.isActivityDestroyed`,
    origin: {
      name: `${owner.split('.').at(-1)!}.${method}`,
      kind: 'entry-callback',
      runsOn: 'main looper',
    },
    thread: 'main',
    stack,
    locks: [],
    causes: [],
    place: { ...span, match: 'exact', frame: 0, method: { ...span, line: line - 1 } },
    ...more,
  };
}

export function conflict(
  accesses: readonly [FindingAccess, FindingAccess],
  more: Partial<StaticConflict> = {},
): Finding {
  return staticFinding({
    rule: 'data-race',
    tier: 'likely',
    subject: accesses[0].field.split('.').at(-1)!,
    accesses,
    category: 'multi-threaded',
    why: 'Nothing orders the two.',
    ...more,
  });
}

/** Both sides of the music player's race, in whichever folder its sources are. */
export function playerConflict(folder = '/p', more: Partial<StaticConflict> = {}): Finding {
  const at = (owner: string, method: string, line: number) =>
    sourceFrame(`${PLAYER_PACKAGE}.${owner}`, method, line, folder);
  const write = sourceAccess([at('DwFileAct', 'onDestroy', 41)], {
    kind: 'write',
    causes: [{ kind: 'system', thread: '', by: 'the activity being destroyed' }],
  });
  const read = sourceAccess([at('FileDwTask', 'doInBackground', 46)], {
    origin: { name: 'FileDwTask.doInBackground', kind: 'async-task', runsOn: 'background thread' },
    thread: 'AsyncTask',
    locks: ['FileDwTask.lock'],
    causes: [
      {
        kind: 'fork',
        thread: 'DwFileAct.onResume',
        by: 'AsyncTask.execute',
        frame: at('DwFileAct', 'onResume', 24),
      },
    ],
  });
  return conflict([read, write], more);
}
