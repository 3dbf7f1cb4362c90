/** Small traces for explanations: a common cast, and the two operations marked in the text. */
import type { Explanation } from '../../../../server/src/causality/explanation/types.js';
import { explainText, type ExplainedTrace, type Options } from '../../../support/explain-trace.js';

const CAST = `racetrace 1
process p1 org.app
thread t1 looper main p1
thread t2 worker "Worker A" p1
thread t3 worker "Worker B" p1
thread t4 binder "Binder 1" p1
thread t5 binder "Binder 2" p1
thread t6 looper other p1
queue q1 looper main
queue q2 binder pool
queue q3 looper other
source u1 "touch screen"
field f1 org.app.Act.x
field f2 org.app.Act.flag volatile
site s1 org.app.Act.run(Act.java:12)
component i1 activity org.app.Act
component i2 activity org.app.Act
component i3 service org.app.Svc
callback c1 lifecycle org.app.Act onCreate
callback c2 lifecycle org.app.Act onDestroy
callback c3 ui org.app.Act onClick
callback c4 service org.app.Svc onStartCommand
callback c5 service org.app.Svc onBind
callback c6 lifecycle org.app.Act onResume
callback c7 message org.app.Act update
`;

/** Threads that run, and a looper that loops. */
export const RUNNING = `t1 init
t1 attach q1
t1 loop q1
t2 init
t3 init
`;

export interface MarkedTrace extends ExplainedTrace {
  readonly explanation: Explanation;
  /** `RULE: sentence` of each near miss, with the operations themselves in place of their lines. */
  readonly near: readonly string[];
}

/** The operations whose lines end in `# first` and `# second`. */
export function explainMarked(body: string, options: Options = {}): MarkedTrace {
  const text = CAST + body;
  const lines = text.split('\n');
  const at = (mark: string) => lines.findIndex((line) => line.endsWith(`# ${mark}`)) + 1;
  const trace = explainText(text, options);
  const explanation = trace.between(at('first'), at('second'));
  const quote = (text: string) =>
    text.replace(/line (\d+)/g, (_, number: string) => lines[Number(number) - 1]!);
  const near = explanation.near.map(({ rule, missing }) => `${rule}: ${quote(missing)}`);
  return { ...trace, explanation, near };
}
