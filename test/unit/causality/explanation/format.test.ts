/** Explanations as they are read on a terminal: golden texts, and names that try to break out. */
import { expect, it } from 'vitest';
import { formatExplanation } from '../../../../server/src/causality/explanation/format.js';
import { operationsOf } from '../../../../server/src/causality/explanation/types.js';
import { explainMarked, RUNNING } from './marked-trace.js';

it('shows what comes near, and the ways from the common cause', () => {
  const { explanation, explainer } = explainMarked(`${RUNNING}t2 signal h1
t2 post e1 q1 c7
t3 await h1
t3 post e2 q1
t1 begin e1
t1 write f1 s1 # first
t1 end e1
t1 begin e2
t1 read f1 # second
t1 end e2`);
  // The signal comes before the post of e1, so only the posts of one thread would be in order.
  expect(explanation.relation).toBe('unordered');
  expect(formatExplanation(explanation, explainer.describe)).toMatchInlineSnapshot(`
    "1. line 36: main, in task e1 update (Act), writes static Act.x
       at org.app.Act.run(Act.java:12)
    2. line 39: main, in task e2, reads static Act.x

    Nothing orders the two.

    What comes near:

    - FIFO: both tasks are posted to the main looper, but nothing orders the two posts: task e1 update (Act) comes from thread Worker A (line 32), task e2 from thread Worker B (line 34)
    - ATOMIC: thread main runs one task after the other, but neither waits for anything that the other does: either may be first

    Both go back to

    - line 31: Worker A signals h1: whoever waits for it may go on

    From there to the first:

    1. line 32: Worker A posts task e1 update (Act) to queue main
       SEND: a task runs after it was posted

    From there to the second:

    1. line 31: Worker A signals h1: whoever waits for it may go on
       SIGNAL: who waits for a signal goes on after it was given
    2. line 34: Worker B posts task e2 to queue main
       SEND: a task runs after it was posted"
  `);
});

it('shows a chain step by step, with the reason of a rule of the queue', () => {
  const { explanation, explainer } = explainMarked(`${RUNNING}t2 post e1 q1 c7
t2 signal h1
t3 await h1
t3 post e2 q1
t1 begin e1
t1 write f1 s1 # first
t1 end e1
t1 begin e2
t1 read f1 # second
t1 end e2`);
  expect(formatExplanation(explanation, explainer.describe)).toMatchInlineSnapshot(`
    "1. line 36: main, in task e1 update (Act), writes static Act.x
       at org.app.Act.run(Act.java:12)
    2. line 39: main, in task e2, reads static Act.x

    The first comes before the second:

    1. line 36: main, in task e1 update (Act), writes static Act.x
       at org.app.Act.run(Act.java:12)
    2. line 37: main ends task e1 update (Act)
       PO: what one task or thread does, it does in this order
    3. line 38: main begins task e2
       FIFO: a queue runs its tasks in the order in which they were posted
       because line 31 comes before line 34:
       1. line 31: Worker A posts task e1 update (Act) to queue main
       2. line 32: Worker A signals h1: whoever waits for it may go on
          PO: what one task or thread does, it does in this order
       3. line 33: Worker B has waited for h1
          SIGNAL: who waits for a signal goes on after it was given
       4. line 34: Worker B posts task e2 to queue main
          PO: what one task or thread does, it does in this order
    4. line 39: main, in task e2, reads static Act.x
       PO: what one task or thread does, it does in this order"
  `);
  expect(operationsOf(explanation)).toHaveLength(8);
});

it('lets no name break the line', () => {
  const { between, explainer } = explainMarked(
    `thread t7 worker "a\\nb\u001b[31mred"\nt7 init # first\nt3 init # second`,
  );
  const shown = formatExplanation(between(27, 28), explainer.describe);
  expect(shown).toContain('a b [31mred starts running');
  expect(shown).not.toContain('\u001b');
});
