/** Races of the project's traces in the Java sources, over a real connection, on the music player. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { URI as Uri } from 'vscode-uri';
import {
  CodeLensRequest,
  CodeLensResolveRequest,
  DiagnosticSeverity,
  DidChangeWatchedFilesNotification,
  DocumentDiagnosticRequest,
  FileChangeType,
  HoverRequest,
  type ClientCapabilities,
  type Diagnostic,
  type FullDocumentDiagnosticReport,
} from 'vscode-languageserver-protocol/node';
import { bundleServer, type LspBundle } from '../support/lsp-bundle.js';
import { LspClient } from '../support/lsp-client.js';

const JAVA = 'app/src/main/java/org/racelens/musicplayer';
const ACT = `${JAVA}/DwFileAct.java`;
const TASK = `${JAVA}/FileDwTask.java`;
const BACK = 'traces/back.racetrace';
/** What the sources alone show is looked at elsewhere. */
const TRACES_ONLY = { static: { enabled: false } };

let bundle: LspBundle;
let client: LspClient;
let root: string;

beforeAll(async () => {
  bundle = await bundleServer('test/lsp/report-worker.ts');
});
afterAll(() => bundle.remove());
beforeEach(async () => {
  client = LspClient.start(bundle.server);
  client.settings = TRACES_ONLY;
  root = await mkdtemp(join(tmpdir(), 'racelens-findings-'));
  await cp('examples/music-player', root, { recursive: true });
});
afterEach(async () => {
  await client.kill();
  await rm(root, { recursive: true, force: true });
});

const uriOf = (file: string) => Uri.file(join(root, file)).toString();
const textOf = (file: string) => readFile(join(root, file), 'utf8');

async function start(capabilities?: ClientCapabilities): Promise<void> {
  const folder = { uri: Uri.file(root).toString(), name: 'music-player' };
  await client.initialize(capabilities, { workspaceFolders: [folder] });
}

async function openJava(file: string): Promise<string> {
  const text = await textOf(file);
  await client.open(uriOf(file), text, 'java');
  return text;
}

async function pull(file: string): Promise<Diagnostic[]> {
  const report = await client.connection.sendRequest(DocumentDiagnosticRequest.type, {
    textDocument: { uri: uriOf(file) },
  });
  return (report as FullDocumentDiagnosticReport).items;
}

/** Pulls again whenever the server asks for it, until the answer satisfies. */
async function pullUntil(file: string, satisfies: (items: Diagnostic[]) => boolean) {
  for (;;) {
    const { refreshes } = client;
    const items = await pull(file);
    if (satisfies(items)) return items;
    await client.until(() => client.refreshes > refreshes);
  }
}

const linesOf = (items: readonly Pick<Diagnostic, 'range'>[]) =>
  items.map(({ range }) => range.start.line + 1);
const shown = (file: string) =>
  client.published.findLast(({ uri }) => uri === uriOf(file))?.diagnostics ?? [];

describe('races in the sources', () => {
  it('are underlined on both lines, with the other side and both stories', async () => {
    await start();
    await openJava(ACT);
    const items = await pullUntil(ACT, ({ length }) => length === 2);
    expect(linesOf(items)).toEqual([41, 41]);
    const [first] = items;
    expect(first).toMatchObject({
      severity: DiagnosticSeverity.Warning,
      source: 'racelens',
      code: 'data-race',
      range: { start: { line: 40, character: 8 }, end: { line: 40, character: 27 } },
      message:
        'Race on isActivityDestroyed: written here by DwFileAct.onDestroy (main), read by FileDwTask.doInBackground (AsyncTask #1)',
    });
    expect(first?.codeDescription?.href).toMatch(/docs\/rules\/data-race\.md$/);
    expect(first?.data).toMatch(/^data-race-/);
    expect(
      first?.relatedInformation?.map(({ location, message }) => [
        location.uri,
        location.range.start.line + 1,
        message,
      ]),
    ).toEqual([
      [uriOf(TASK), 46, 'read here by FileDwTask.doInBackground (AsyncTask #1)'],
      [uriOf(ACT), 24, 'the read: started by main, in DwFileAct.LAUNCH_ACTIVITY'],
      [uriOf(BACK), 51, 'this write: posted by Binder Thread #1'],
    ]);
    await openJava(TASK);
    expect(linesOf(await pull(TASK))).toEqual([46, 62]);
  });

  it('are told of files that are not open, and only of those', async () => {
    await start();
    await client.until(() => shown(ACT).length === 2 && shown(TASK).length === 2);
    expect(linesOf(shown(TASK))).toEqual([46, 62]);
    await openJava(TASK);
    await client.until(() => shown(TASK).length === 0);
    expect(linesOf(await pull(TASK))).toEqual([46, 62]);
    await client.close(uriOf(TASK));
    await client.until(() => shown(TASK).length === 2);
  });

  it('are told to an editor that does not ask, open or not', async () => {
    await start({});
    await client.until(() => shown(ACT).length === 2);
    const text = await openJava(ACT);
    await client.change(uriOf(ACT), { text: `// one line more\n${text}` });
    await client.until(() => linesOf(shown(ACT)).join() === '42,42');
    expect(shown(ACT)[0]?.message).toContain('the code has changed since the trace was recorded');
  });

  it('follow the method when the line no longer shows the access, and say so', async () => {
    await start();
    const text = await openJava(ACT);
    await pullUntil(ACT, ({ length }) => length === 2);
    await client.change(uriOf(ACT), { text: text.replace('import android', '\n\nimport android') });
    const moved = await pullUntil(ACT, (items) => linesOf(items).join() === '43,43');
    expect(moved[0]?.message).toMatch(/\(the code has changed since the trace was recorded\)$/);
    const without = text.replace('        isActivityDestroyed = true;\n', '');
    await client.change(uriOf(ACT), { text: without });
    const onMethod = await pullUntil(ACT, (items) => linesOf(items).join() === '37,37');
    expect(onMethod[0]?.range.start.character).toBe(19);
    await client.change(uriOf(ACT), { text: 'class Nothing {}' });
    expect(await pullUntil(ACT, ({ length }) => length === 0)).toEqual([]);
    await client.change(uriOf(ACT), { text });
    expect(await pullUntil(ACT, ({ length }) => length === 2)).toHaveLength(2);
  });

  it('come and go with the traces on disk', async () => {
    await rm(join(root, BACK));
    await start();
    await openJava(ACT);
    expect(await pull(ACT)).toEqual([]);
    const change = async (type: FileChangeType) => {
      await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
        changes: [{ uri: uriOf(BACK), type }],
      });
    };
    await cp(join('examples/music-player', BACK), join(root, BACK));
    await change(FileChangeType.Created);
    await pullUntil(ACT, ({ length }) => length === 2);
    await writeFile(join(root, BACK), `${await textOf(BACK)}# quiet\n`);
    await change(FileChangeType.Changed);
    await pullUntil(ACT, ({ length }) => length === 0);
    await cp(join('examples/music-player', BACK), join(root, BACK));
    await change(FileChangeType.Changed);
    await pullUntil(ACT, ({ length }) => length === 2);
    await rm(join(root, BACK));
    await change(FileChangeType.Deleted);
    await pullUntil(ACT, ({ length }) => length === 0);
  });

  it('are those of an open trace as it is, saved or not', async () => {
    await start();
    await openJava(ACT);
    await pullUntil(ACT, ({ length }) => length === 2);
    const text = await textOf(BACK);
    await client.open(uriOf(BACK), text);
    await client.change(uriOf(BACK), { text: `${text}# quiet\n` });
    await pullUntil(ACT, ({ length }) => length === 0);
    await client.close(uriOf(BACK));
    await pullUntil(ACT, ({ length }) => length === 2);
  });

  it('depend on the settings, which apply at once', async () => {
    client.settings = { ...TRACES_ONLY, traces: { enabled: false } };
    await start();
    await openJava(ACT);
    expect(await pull(ACT)).toEqual([]);
    await client.changeSettings({ ...TRACES_ONLY, traces: { include: ['traces/*.racetrace'] } });
    await pullUntil(ACT, ({ length }) => length === 2);
    await client.changeSettings({ ...TRACES_ONLY, traces: { include: ['elsewhere/*'] } });
    await pullUntil(ACT, ({ length }) => length === 0);
    const watched = client.registrations
      .filter(({ method }) => method === 'workspace/didChangeWatchedFiles')
      .map(({ registerOptions }) => JSON.stringify(registerOptions));
    expect(watched.at(-1)).toContain('elsewhere/*');
  });

  it('stay when an analysis fails, which is logged', async () => {
    await start();
    await openJava(ACT);
    await pullUntil(ACT, ({ length }) => length === 2);
    await client.open(uriOf(BACK), `${await textOf(BACK)}# throw\n`);
    await client.until(() => client.log.some((line) => line.includes('this engine has a bug')));
    expect(await pull(ACT)).toHaveLength(2);
  });
});

describe('races in the trace', () => {
  it('are information on both operations', async () => {
    await start();
    await client.open(uriOf(BACK), await textOf(BACK));
    const items = await pullUntil(BACK, ({ length }) => length === 4);
    expect(linesOf(items).sort()).toEqual([42, 47, 53, 53]);
    expect(new Set(items.map(({ severity }) => severity))).toEqual(
      new Set([DiagnosticSeverity.Information]),
    );
    const other = items[0]?.relatedInformation?.[0]?.location;
    expect(other).toMatchObject({ uri: uriOf(BACK), range: { start: { line: 52 } } });
  });

  it('are there without sites, too, and nowhere else', async () => {
    await start();
    const text = `racetrace 1\nthread t1 worker one\n# bare\n\nt1 init\nt1 nop\nt1 nop\n`;
    await client.open('untitled:bare.racetrace', text);
    const ask = async () => {
      const report = await client.connection.sendRequest(DocumentDiagnosticRequest.type, {
        textDocument: { uri: 'untitled:bare.racetrace' },
      });
      return (report as FullDocumentDiagnosticReport).items;
    };
    let items = await ask();
    while (items.length < 2) {
      const { refreshes } = client;
      await client.until(() => client.refreshes > refreshes);
      items = await ask();
    }
    expect(linesOf(items)).toEqual([6, 7]);
  });
});

describe('the hover on a racy line', () => {
  async function hoverAt(
    file: string,
    line: number,
    character: number,
  ): Promise<string | undefined> {
    const hover = await client.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: uriOf(file) },
      position: { line: line - 1, character },
    });
    return (hover?.contents as { value: string } | undefined)?.value;
  }

  it('tells both sides, why, and where it was seen', async () => {
    await start();
    await openJava(TASK);
    await pullUntil(TASK, ({ length }) => length === 2);
    const text = await hoverAt(TASK, 46, 36);
    expect(text).toContain('| read here | written there |');
    expect(text).toContain('`FileDwTask.doInBackground`');
    expect(text).toContain('**background thread AsyncTask \\#1**');
    expect(text).toContain('**main looper**');
    expect(text).toContain(`${uriOf(ACT)}#L41`);
    expect(text).toContain('started by main, in DwFileAct.LAUNCH');
    expect(text).toContain(
      'AsyncTask \\#1 reads it while the main looper may run onDestroy: nothing',
    );
    expect(text).toContain(`[back.racetrace](${uriOf(BACK)}#L42)`);
    expect(await hoverAt(TASK, 45, 20)).toBeUndefined();
  });

  it('is there on the declaration of the field', async () => {
    await start();
    await openJava(ACT);
    await pullUntil(ACT, ({ length }) => length === 2);
    expect((await hoverAt(ACT, 13, 15))?.split('---\n\n**Race')).toHaveLength(2);
  });
});

describe('lenses', () => {
  async function lensesOf(file: string) {
    const lenses = await client.connection.sendRequest(CodeLensRequest.type, {
      textDocument: { uri: uriOf(file) },
    });
    return lenses ?? [];
  }

  it('stand on the field, and say who races when they are resolved', async () => {
    await start();
    await openJava(ACT);
    await openJava(TASK);
    await pullUntil(ACT, ({ length }) => length === 2);
    const [lens, ...rest] = await lensesOf(ACT);
    expect(linesOf(rest)).toEqual([37]);
    expect(lens?.command).toBeUndefined();
    expect(lens?.range.start).toEqual({ line: 12, character: 12 });
    const resolved = await client.connection.sendRequest(CodeLensResolveRequest.type, lens!);
    expect(resolved.command?.title).toBe(
      '2 races · main ↔ AsyncTask #1, DwFileAct.onDestroy ↔ FileDwTask.onPostExecute',
    );
    expect(resolved.command?.command).toBe('racelens.showConflict');
    const [uri, position, conflicts] = resolved.command!.arguments as [string, object, unknown[]];
    expect(uri).toBe(uriOf(ACT));
    expect(position).toEqual(lens?.range.start);
    expect(conflicts).toHaveLength(3);
    expect(await lensesOf(TASK)).toHaveLength(2);
  });

  it('stand on the methods where the declaration is not known, and can be switched off', async () => {
    await start();
    const text = await openJava(ACT);
    await openJava(TASK);
    await pullUntil(ACT, ({ length }) => length === 2);
    const undeclared = text.replace('boolean isActivityDestroyed = false;', '');
    await client.change(uriOf(ACT), { text: undeclared });
    await pullUntil(ACT, ({ length }) => length === 2);
    const lines = (await lensesOf(TASK)).map(({ range }) => range.start.line + 1);
    expect(lines).toEqual([38, 61]);
    const { lensRefreshes } = client;
    await client.changeSettings({ ...TRACES_ONLY, codeLens: { enabled: false } });
    await client.until(() => client.lensRefreshes > lensRefreshes);
    expect(await lensesOf(TASK)).toEqual([]);
  });
});

describe('with the engine that ships', () => {
  const TRACKER = 'app/src/main/java/org/racelens/tracker/TrackActivity.java';
  let shipped: LspBundle;

  beforeAll(async () => {
    shipped = await bundleServer();
  });
  afterAll(() => shipped.remove());
  beforeEach(async () => {
    await client.kill();
    client = LspClient.start(shipped.server);
    client.settings = TRACES_ONLY;
    await cp('examples/tracker', root, { recursive: true });
  });

  it('the tracker shows its uses after free on both lines, and the player its race', async () => {
    await start();
    const freed = () => shown(TRACKER).filter(({ code }) => code === 'use-after-free');
    const isComplete = () => freed().length >= 4 && shown(ACT).length >= 1;
    await client.until(isComplete);
    expect(new Set(linesOf(freed()))).toEqual(new Set([62, 69, 76, 81]));
    expect(linesOf(shown(ACT))).toContain(41);
    expect(linesOf(shown(TASK))).toContain(62);
  });
});
