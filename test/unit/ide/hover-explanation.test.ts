/** Explanations in the editor: Markdown with links, and names that cannot break out of it. */
import { expect, it } from 'vitest';
import { explanationText } from '../../../server/src/ide/trace/hover-explanation.js';
import { explainText } from '../../support/explain-trace.js';
import { contextWith, indexText } from './open-trace.js';
import { PLAYER } from './player.js';

function lineOf(text: string, start: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(start)) + 1;
}

async function markdownOf(text: string, first: string, second: string): Promise<string> {
  const scope = { index: indexText(text), context: contextWith(['DwFileAct.java']) };
  const explanation = explainText(text).between(lineOf(text, first), lineOf(text, second));
  return explanationText(scope, explanation);
}

it('shows a chain with links to the trace and to the sources', async () => {
  expect(await markdownOf(PLAYER, 't1 fork', 't2 post e3')).toMatchInlineSnapshot(`
    "1. [line 33](file:///t.racetrace#L33): **main**, in task e1 \`onClick\` (DwFileAct), starts **AsyncTask \\#1**  
       at [\`org.racelens.musicplayer.DwFileAct.onClick(DwFileAct.java:20)\`](file:///p/src/DwFileAct.java#L20)
    2. [line 39](file:///t.racetrace#L39): **AsyncTask \\#1** posts task e3 \`onPostExecute\` (DwFileAct) to queue main, with a delay of 200 ms  
       at \`org.racelens.musicplayer.Loader.run(Loader.java:7)\`

    **The first comes before the second:**

    1. [line 33](file:///t.racetrace#L33): **main**, in task e1 \`onClick\` (DwFileAct), starts **AsyncTask \\#1**  
       at [\`org.racelens.musicplayer.DwFileAct.onClick(DwFileAct.java:20)\`](file:///p/src/DwFileAct.java#L20)
    2. [line 37](file:///t.racetrace#L37): **AsyncTask \\#1** starts running  
       \`FORK\`: a thread runs after it was started
    3. [line 39](file:///t.racetrace#L39): **AsyncTask \\#1** posts task e3 \`onPostExecute\` (DwFileAct) to queue main, with a delay of 200 ms  
       at \`org.racelens.musicplayer.Loader.run(Loader.java:7)\`  
       \`PO\`: what one task or thread does, it does in this order"
  `);
});

it('shows near misses and the common cause', async () => {
  expect(await markdownOf(PLAYER, 't2 post e3', 't0 post e4')).toMatchInlineSnapshot(`
    "1. [line 39](file:///t.racetrace#L39): **AsyncTask \\#1** posts task e3 \`onPostExecute\` (DwFileAct) to queue main, with a delay of 200 ms  
       at \`org.racelens.musicplayer.Loader.run(Loader.java:7)\`
    2. [line 57](file:///t.racetrace#L57): **Binder Thread \\#1** posts task e4 to queue main

    **Nothing orders the two.**

    **What comes near:**

    - \`JOIN\`: the end of thread AsyncTask \\#1 is waited for by main, in task e2 onDestroy \\(DwFileAct\\) \\(line 45\\), but nothing puts that before the second

    **Both go back to**

    - [line 23](file:///t.racetrace#L23): **main** attaches queue main to itself

    **From there to the first:**

    1. [line 23](file:///t.racetrace#L23): **main** attaches queue main to itself  
       \`ATTACH\`: a task is posted to a queue after its looper has set the queue up

    **From there to the second:**

    1. [line 23](file:///t.racetrace#L23): **main** attaches queue main to itself  
       \`ATTACH\`: a task is posted to a queue after its looper has set the queue up"
  `);
});

it('escapes names of the trace', async () => {
  const text = PLAYER.replace('AsyncTask #1', '[x](command:evil) *#1*');
  const markdown = await markdownOf(text, 't2 post e3', 't0 post e4');
  expect(markdown).not.toContain('[x](');
  expect(markdown).toContain('\\[x\\]\\(command:evil\\)');
});

it('shows sentences whole', async () => {
  const text = PLAYER.replace('Binder Thread #1', `Binder ${'x'.repeat(150)}`);
  const markdown = await markdownOf(text, 't1 begin e2', 't1 begin e3');
  expect(markdown).toContain('nothing orders the two posts: task e2 onDestroy');
  expect(markdown).toMatch(/from thread AsyncTask \\#1 \\\(line 39\\\)\n/);
});
