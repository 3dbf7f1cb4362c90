/** Traces for the tests of the language server. */

export const URI = 'untitled:one.racetrace';

/** Two threads, one looper, one task; nothing is wrong with it. */
export const PLAYER = `racetrace 1
about app org.racelens.musicplayer

process p1 org.racelens.musicplayer
thread t0 binder "Binder Thread #1" p1
thread t1 looper main p1
queue q1 looper main
field f1 org.racelens.musicplayer.DwFileAct.isActivityDestroyed
site s1 org.racelens.musicplayer.DwFileAct.onDestroy(DwFileAct.java:41)
callback c1 lifecycle org.racelens.musicplayer.DwFileAct onDestroy
component i1 activity org.racelens.musicplayer.DwFileAct

t0 init
t1 init
t1 attach q1
t1 loop q1
t1 enable c1 i1
time 1250
t0 post e1 q1 c1 i1
t1 begin e1
t1 write o7.f1 =true s1
t1 end e1
`;

/** Where a text first stands in a trace, counted from 0. */
export function positionOf(trace: string, text: string): { line: number; character: number } {
  const offset = trace.indexOf(text);
  if (offset < 0) throw new Error(`the trace has no "${text}"`);
  const before = trace.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)!.length };
}

/** A trace of at least so many bytes: one looper that runs one task after the other. */
export function longTrace(bytes: number): string {
  const lines = ['racetrace 1', 'thread t1 looper main', 'queue q1 looper main', 'field f1 A.b'];
  lines.push('t1 init', 't1 attach q1', 't1 loop q1');
  let length = 0;
  for (let task = 1; length < bytes; task++) {
    const text = `t1 post e${task} q1\nt1 begin e${task}\nt1 write o${task}.f1 =true\nt1 end e${task}`;
    lines.push(text);
    length += text.length + 1;
  }
  return lines.join('\n') + '\n';
}
