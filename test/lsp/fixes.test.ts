/** Changes that mend, over a real connection and with the real search: each was tried before it is offered. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  CodeActionRequest,
  DidChangeConfigurationNotification,
  type ClientCapabilities,
  type CodeAction,
  type TextDocumentEdit,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { FixesRequest } from '../../server/src/protocol/fixes.js';
import { MODEL_WORKER } from '../support/lsp-bundle.js';
import { MODERN_EDITOR } from '../support/lsp-client.js';
import { areOn, useStaticProject } from './static-project.js';

const project = useStaticProject('test/lsp/report-worker.ts', MODEL_WORKER);

const STOPPED = `class Loop {
  private boolean stopped;

  void start() {
    new Thread(() -> {
      while (!stopped) Thread.yield();
    }).start();
    stopped = true;
  }

  public static void main(String[] given) {
    new Loop().start();
  }
}
`;
const VOLATILE = 'Make stopped volatile, so that every thread sees the newest value';
const LOOK = 'Look for a change that mends this…';

const LABELLING: ClientCapabilities = {
  ...MODERN_EDITOR,
  workspace: {
    ...MODERN_EDITOR.workspace,
    workspaceEdit: { documentChanges: true, changeAnnotationSupport: { groupsOnLabel: true } },
  },
};

async function openLoop(capabilities?: ClientCapabilities): Promise<void> {
  await project.write('A.java', STOPPED);
  await project.start(capabilities, { findFixes: true });
  await project.client.open(project.uriOf('A.java'), STOPPED, 'java');
  await project.pullUntil(areOn(6, 8));
}

/** What is offered on the line of the write. */
async function actions(line = 8): Promise<CodeAction[]> {
  const at = { line: line - 1, character: 4 };
  const answer = await project.client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: project.uriOf('A.java') },
    range: { start: at, end: at },
    context: { diagnostics: await project.pull() },
  });
  return answer as CodeAction[];
}

/** Asks until what mends is known: it is a question before. */
async function known(): Promise<CodeAction[]> {
  for (;;) {
    const offered = await actions();
    if (!offered.some(({ title }) => title === LOOK)) return offered;
  }
}

const titles = (offered: readonly CodeAction[]): string[] => offered.map(({ title }) => title);

function applied({ changes, documentChanges }: WorkspaceEdit): string {
  const document = TextDocument.create('a:A.java', 'java', 1, STOPPED);
  const annotated = documentChanges?.flatMap((each) => (each as TextDocumentEdit).edits);
  const edits = annotated ?? Object.values(changes ?? {}).flat();
  return TextDocument.applyEdits(document, edits as TextEdit[]);
}

describe('a change that mends', () => {
  it('is offered first, with a label for the preview, and takes the squiggles away', async () => {
    await openLoop(LABELLING);
    const [fix] = await known();
    expect(fix).toMatchObject({ title: VOLATILE, kind: 'quickfix' });
    // Both ends of the race.
    expect(fix!.diagnostics).toHaveLength(2);
    const { documentChanges, changeAnnotations } = fix!.edit!;
    expect(Object.values(changeAnnotations!)).toEqual([
      { label: VOLATILE, needsConfirmation: false },
    ]);
    const [change] = documentChanges as TextDocumentEdit[];
    expect(change!.textDocument).toEqual({ uri: project.uriOf('A.java'), version: 1 });
    const text = applied(fix!.edit!);
    expect(text).toBe(STOPPED.replace('private boolean', 'private volatile boolean'));
    await project.edit(text);
    await project.pullUntil((items) => items.length === 0);
    expect(await actions()).toEqual([]);
  });

  it('is a plain edit for an editor that knows no labels', async () => {
    await openLoop();
    const [fix] = await known();
    expect(fix!.edit!.changes![project.uriOf('A.java')]).toHaveLength(1);
    expect(applied(fix!.edit!)).toContain('private volatile boolean stopped;');
  });

  it('is told to whoever waits for it, to be looked at before it is made', async () => {
    await openLoop(LABELLING);
    const [diagnostic] = await project.pull();
    const finding = String(diagnostic!.data);
    const fixes = await project.client.connection.sendRequest(FixesRequest, { finding });
    expect(fixes.map(({ title }) => title)).toEqual([VOLATILE]);
    const annotations = Object.values(fixes[0]!.edit.changeAnnotations ?? {});
    expect(annotations.map(({ needsConfirmation }) => needsConfirmation)).toEqual([true]);
    const none = await project.client.connection.sendRequest(FixesRequest, { finding: 'other' });
    expect(none).toEqual([]);
  });

  it('says which thread runs a method, where the project says such things', async () => {
    const text = await readFile('test/java/fixes/SayThread.java', 'utf8');
    await project.open(text);
    const line = text.split('\n').findIndex((each) => each.includes('void show('));
    await expect
      .poll(async () => titles(await actions(line + 1)), { timeout: 10_000 })
      .toEqual(['Say which thread runs show: @MainThread']);
  });

  it('is not looked for when that is switched off', async () => {
    await openLoop();
    project.client.settings = { quickFixes: { enabled: false } };
    await project.client.connection.sendNotification(DidChangeConfigurationNotification.type, {
      settings: {},
    });
    await expect
      .poll(async () => titles(await actions()).filter((title) => [VOLATILE, LOOK].includes(title)))
      .toEqual([]);
  });

  it('is of the text as it is: edits while it is tried are answered as by a fresh run', async () => {
    await openLoop();
    const counted = STOPPED.replace('boolean stopped', 'int stopped')
      .replace('!stopped', 'stopped == 0')
      .replace('stopped = true', 'stopped++');
    for (let round = 0; round < 10; round++) {
      void actions();
      await project.edit(round % 2 === 0 ? counted : STOPPED);
    }
    await project.edit(counted);
    await project.pullUntil(areOn(6, 8));
    expect(titles(await known()).filter((title) => title.startsWith('Make'))).toEqual([
      'Make stopped an AtomicInteger, and count by its methods',
    ]);
  });
});

describe('a suppression that covers nothing', () => {
  const cases = [
    ['  //noinspection racelens/data-race: fine\n', ''],
    ['  @SuppressWarnings("racelens") // fine\n', ''],
    ['  @SuppressWarnings({"unused", "racelens"})\n', '  @SuppressWarnings("unused")\n'],
    ['  //noinspection unused, racelens: fine\n', '  //noinspection unused: fine\n'],
  ] as const;

  it.each(cases)('%s is removed', async (before, after) => {
    const text = `class A {\n${before}  void calm() {}\n}\n`;
    await project.open(text);
    const items = await project.pullUntil(areOn(2));
    expect(items[0]!.code).toBe('stale-suppression');
    const [removal] = await actions(2);
    expect(removal!.title).toBe('Remove this suppression');
    const document = TextDocument.create('a:A.java', 'java', 1, text);
    const edits = Object.values(removal!.edit!.changes!).flat();
    expect(TextDocument.applyEdits(document, edits)).toBe(
      `class A {\n${after}  void calm() {}\n}\n`,
    );
  });
});
