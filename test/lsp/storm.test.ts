/**
 * A thousand edits in ten seconds, as no person types: the server answers all the while, never searches twice at
 * once, and what it shows in the end is what a fresh server shows of the last text.
 */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  CancellationTokenSource,
  DocumentDiagnosticRequest,
  LSPErrorCodes,
  type Diagnostic,
} from 'vscode-languageserver-protocol/node';
import { createRandom } from '../bench/random.js';
import { MODEL_WORKER, WORKER } from '../support/lsp-bundle.js';
import { useStaticProject } from './static-project.js';

const JAVA = 'app/src/main/java/org/racelens/tracker';
const FILE = `${JAVA}/TrackActivity.java`;
const EDITS = 1000;
const PAUSE_MS = 10;
/** What is typed: some of it mends, some of it breaks the text until it is taken back. */
const PIECES = [
  '\n',
  ' // note\n',
  'if (true) {',
  '}',
  'providerUtils = null;',
  '"',
  '/*',
  '*/',
  'x',
];

const project = useStaticProject(WORKER, 'test/lsp/storm-worker.ts');
const fresh = useStaticProject(WORKER, MODEL_WORKER);

beforeEach(async () => {
  await cp('examples/tracker', project.root, { recursive: true });
  await cp('examples/tracker', fresh.root, { recursive: true });
});

/** Types a piece somewhere, or takes the last one back; the answer is the text in the end. */
async function storm(text: string): Promise<string> {
  const random = createRandom(7);
  const typed: { at: number; length: number }[] = [];
  let document = TextDocument.create(project.uriOf(FILE), 'java', 1, text);
  for (let count = 0; count < EDITS; count++) {
    const takesBack = typed.length > 3 || (typed.length > 0 && random(2) === 0);
    const back = takesBack ? typed.pop() : undefined;
    const { at, length } = back ?? { at: random(document.getText().length), length: 0 };
    const piece = back === undefined ? PIECES[random(PIECES.length)]! : '';
    if (back === undefined) typed.push({ at, length: piece.length });
    const range = { start: document.positionAt(at), end: document.positionAt(at + length) };
    const change = { range, text: piece };
    document = TextDocument.update(document, [change], count + 2);
    await project.client.change(project.uriOf(FILE), change);
    await sleep(PAUSE_MS);
  }
  // Half-typed code keeps what was last known of it: the end is a text without mistakes.
  const end = `// after the storm\n\n${text}`;
  await project.client.change(project.uriOf(FILE), { text: end });
  return end;
}

const told = (items: readonly Diagnostic[]) =>
  items.map(({ range, message, severity, code, data }) => ({
    range,
    message,
    severity,
    code,
    data: data as unknown,
  }));

describe('a storm of edits', () => {
  it('is one search at a time, and ends as a fresh start does', { timeout: 120_000 }, async () => {
    await project.start();
    const text = await readFile(join(project.root, FILE), 'utf8');
    await project.client.open(project.uriOf(FILE), text, 'java');
    await project.pullUntil(({ length }) => length > 0, FILE);
    const last = await storm(text);
    await project.client.until(() => project.client.projects.at(-1)?.state === 'done');
    const shown = told(await project.pull(FILE));

    const journal = await readFile(join(project.root, JAVA, 'searches.log'), 'utf8');
    const events = journal.trimEnd().split('\n');
    events.forEach((event, at) => {
      expect(event).toMatch(at % 2 === 0 ? /^begins/ : /^ends/);
    });

    await fresh.start();
    await fresh.client.open(fresh.uriOf(FILE), last, 'java');
    const isDone = () => fresh.client.projects.at(-1)?.state === 'done';
    await fresh.client.until(isDone);
    expect(shown).toEqual(told(await fresh.pull(FILE)));
  });

  it('lets go of what nobody waits for any more', async () => {
    await project.start();
    const text = await readFile(join(project.root, FILE), 'utf8');
    await project.client.open(project.uriOf(FILE), text, 'java');
    const source = new CancellationTokenSource();
    await project.client.change(project.uriOf(FILE), { text: `\n${text}` });
    const asked = project.client.connection.sendRequest(
      DocumentDiagnosticRequest.type,
      { textDocument: { uri: project.uriOf(FILE) } },
      source.token,
    );
    source.cancel();
    await expect(asked).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
  });
});
