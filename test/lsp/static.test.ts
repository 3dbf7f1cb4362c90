/** Races of the sources themselves, live: over a real connection, with a search that tests steer. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { URI as Uri } from 'vscode-uri';
import {
  CodeActionRequest,
  CodeLensRequest,
  CodeLensResolveRequest,
  DiagnosticSeverity,
  DidChangeWatchedFilesNotification,
  DocumentDiagnosticRequest,
  FileChangeType,
  HoverRequest,
  type ClientCapabilities,
  type CodeAction,
  type Diagnostic,
  type FullDocumentDiagnosticReport,
  type MarkupContent,
} from 'vscode-languageserver-protocol/node';
import {
  FindingsChangedNotification,
  FindingTreeRequest,
  type FindingGrouping,
} from '../../server/src/protocol/findings.js';
import { PictureRequest, type PictureParams } from '../../server/src/protocol/picture.js';
import { bundleServer, type LspBundle } from '../support/lsp-bundle.js';
import { LspClient } from '../support/lsp-client.js';

const RACY = `class A {
  int both;
  void left() { both++; }
  void right() { both = 0; }
}
`;
const MENDED = RACY.replace('void right() { both = 0; }', '');

let bundle: LspBundle;
let client: LspClient;
let root: string;

beforeAll(async () => {
  bundle = await bundleServer('test/lsp/report-worker.ts', 'test/lsp/static-worker.ts');
});
afterAll(() => bundle.remove());
beforeEach(async () => {
  client = LspClient.start(bundle.server);
  root = await mkdtemp(join(tmpdir(), 'racelens-static-'));
});
afterEach(async () => {
  await client.kill();
  await rm(root, { recursive: true, force: true });
});

const uriOf = (file: string) => Uri.file(join(root, file)).toString();

async function start(capabilities?: ClientCapabilities): Promise<void> {
  const folder = { uri: Uri.file(root).toString(), name: 'project' };
  await client.initialize(capabilities, {
    workspaceFolders: [folder],
    initializationOptions: {
      traceStatus: true,
      showConflict: true,
      originsView: true,
      findingsView: true,
    },
  });
}

/** A project of one file, and an editor that has it open. */
async function openProject(text = RACY): Promise<void> {
  await writeFile(join(root, 'A.java'), text);
  await start();
  await client.open(uriOf('A.java'), text, 'java');
}

async function pull(file = 'A.java'): Promise<Diagnostic[]> {
  const report = await client.connection.sendRequest(DocumentDiagnosticRequest.type, {
    textDocument: { uri: uriOf(file) },
  });
  return (report as FullDocumentDiagnosticReport).items;
}

/** Pulls again whenever the server asks for it, until the answer satisfies. */
async function pullUntil(satisfies: (items: Diagnostic[]) => boolean, file?: string) {
  for (;;) {
    const { refreshes } = client;
    const items = await pull(file);
    if (satisfies(items)) return items;
    await client.until(() => client.refreshes > refreshes);
  }
}

async function tellOf(file: string, type: FileChangeType): Promise<void> {
  await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
    changes: [{ uri: uriOf(file), type }],
  });
}

const edit = (text: string) => client.change(uriOf('A.java'), { text });
const linesOf = (items: readonly Diagnostic[]) => items.map(({ range }) => range.start.line + 1);
const areOn =
  (...lines: number[]) =>
  (items: readonly Diagnostic[]) =>
    linesOf(items).join() === lines.join();
const shown = (file: string) =>
  client.published.findLast(({ uri }) => uri === uriOf(file))?.diagnostics ?? [];
const logged = (text: string) => client.until(() => client.log.some((line) => line.includes(text)));

describe('races of the sources', () => {
  it('are underlined on both lines, as information, and lead to the other side', async () => {
    await openProject();
    const items = await pullUntil(areOn(3, 4));
    expect(items[0]).toMatchObject({
      severity: DiagnosticSeverity.Information,
      source: 'racelens',
      code: 'data-race',
      message: 'Race on both: read here by A.left (main), written by A.right (main)',
      range: { start: { line: 2, character: 7 }, end: { line: 2, character: 11 } },
    });
    const related = items[0]?.relatedInformation?.[0];
    expect(related).toMatchObject({
      location: { uri: uriOf('A.java'), range: { start: { line: 3, character: 7 } } },
      message: 'written here by A.right (main)',
    });
  });

  it('go with the edit that mends them, and come with the next', async () => {
    await openProject();
    await pullUntil(areOn(3, 4));
    await edit(MENDED);
    expect(await pull()).toEqual([]);
    await edit(`// a line more\n${RACY}`);
    await pullUntil(areOn(4, 5));
  });

  it('are those of the newest text, however quickly it comes', async () => {
    await openProject();
    await pullUntil(areOn(3, 4));
    for (let lines = 1; lines <= 10; lines++) await edit(`${'\n'.repeat(lines)}${RACY}`);
    expect(linesOf(await pull())).toEqual([13, 14]);
  });

  it('of an edited file are not shown while a slow search goes on, and those of others are', async () => {
    await writeFile(join(root, 'B.java'), RACY.replace('class A', 'class B'));
    await openProject();
    await pullUntil(areOn(3, 4));
    await edit(`// moved\n${RACY.replace('int both;', 'int both; void slow() {}')}`);
    expect(await pull()).toEqual([]);
    expect(linesOf(shown('B.java'))).toEqual([3, 4]);
    expect(linesOf(await pullUntil(({ length }) => length > 0))).toEqual([4, 5]);
  });

  it('of a search that an edit overtakes are never shown', async () => {
    await openProject();
    await pullUntil(areOn(3, 4));
    await edit(`\n\n\n${RACY.replace('int both;', 'int both; void slow() {}')}`);
    await client.until(() => client.projects.at(-1)?.state === 'searching');
    await edit(MENDED);
    expect(await pull()).toEqual([]);
    await edit(RACY);
    expect(linesOf(await pullUntil(({ length }) => length > 0))).toEqual([3, 4]);
  });

  it('stay when a file is opened as it is on disk', async () => {
    await writeFile(join(root, 'A.java'), RACY);
    await start();
    await client.until(() => shown('A.java').length === 2);
    await client.open(uriOf('A.java'), RACY, 'java');
    expect(linesOf(await pull())).toEqual([3, 4]);
  });

  it('are told of files that are not open, and follow them on disk', async () => {
    await writeFile(join(root, 'A.java'), RACY);
    await start();
    await client.until(() => areOn(3, 4)(shown('A.java')));
    await writeFile(join(root, 'A.java'), MENDED);
    await tellOf('A.java', FileChangeType.Changed);
    await client.until(() => shown('A.java').length === 0);
  });

  it('are told to an editor that does not ask', async () => {
    await writeFile(join(root, 'A.java'), RACY);
    await start({});
    await client.until(() => areOn(3, 4)(shown('A.java')));
    await client.open(uriOf('A.java'), RACY, 'java');
    await edit(`\n${RACY}`);
    await client.until(() => areOn(4, 5)(shown('A.java')));
    await edit(MENDED);
    await client.until(() => shown('A.java').length === 0);
  });

  it('depend on the settings, which apply at once', async () => {
    client.settings = { static: { enabled: false } };
    await openProject();
    await client.until(() => client.projects.at(-1)?.state === 'done');
    expect(await pull()).toEqual([]);
    await client.changeSettings({});
    await pullUntil(areOn(3, 4));
    await client.changeSettings({ static: { enabled: false } });
    await pullUntil(({ length }) => length === 0);
  });
});

describe('a search that goes wrong', () => {
  it('is one failed job: what stands is shown, the fault is logged, the next works', async () => {
    await writeFile(join(root, 'B.java'), RACY.replace('class A', 'class B'));
    await openProject();
    await pullUntil(areOn(3, 4));
    for (const fault of ['crash', 'die']) {
      await edit(RACY.replace('int both;', `int both; void ${fault}() {}`));
      expect(await pull()).toEqual([]);
      await logged('Looking for races in the sources failed');
      await client.until(() => client.projects.at(-1)?.state === 'search-failed');
      expect(linesOf(shown('B.java'))).toEqual([3, 4]);
      client.log.length = 0;
      await edit(RACY);
      await pullUntil(areOn(3, 4));
    }
  });

  it('says where its budget ended', async () => {
    client.settings = { static: { budgetSeconds: 7, budgetMiB: 300 } };
    await openProject(RACY.replace('int both;', 'int both; void hog() {}'));
    await pullUntil(areOn(3, 4));
    await logged('The search for races stopped: at A, after 7 s or 300 MiB');
    await client.until(() =>
      client.projects.at(-1)?.findings.includes('the analysis stopped early'),
    );
  });
});

describe('how sure a finding is', () => {
  it('decides whether it is shown; the hidden are counted', async () => {
    await openProject(RACY.replace('int both;', 'int both; void unlikely() {}'));
    await client.until(() => client.projects.at(-1)?.findings === '1 possible one hidden');
    expect(await pull()).toEqual([]);
    await client.changeSettings({ tiers: { showPossible: true } });
    const items = await pullUntil(areOn(3, 4));
    expect(items[0]?.severity).toBe(DiagnosticSeverity.Information);
    await client.until(() => client.projects.at(-1)?.findings === '1 finding');
  });
});

describe('hovers and lenses', () => {
  async function hoverAt(line: number, character: number): Promise<string> {
    const hover = await client.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: uriOf('A.java') },
      position: { line: line - 1, character },
    });
    return (hover?.contents as MarkupContent | undefined)?.value ?? '';
  }

  it('tell of the text as it is, also right after an edit', async () => {
    await openProject();
    await pullUntil(areOn(3, 4));
    expect(await hoverAt(3, 8)).toContain('**Race on both**');
    await edit(`\n${RACY}`);
    expect(await hoverAt(4, 8)).toContain('**Race on both**');
    expect(await hoverAt(3, 8)).not.toContain('**Race on both**');
  });

  it('say why a shared field is safe', async () => {
    await openProject(RACY.replace('int both;', 'int both; void shared() {}'));
    await pullUntil(areOn(3, 4));
    const text = await hoverAt(2, 20);
    expect(text).toContain('**Shared, and safe**: `shared`: every access holds the same lock');
  });

  it('lead to both accesses', async () => {
    await openProject();
    await pullUntil(areOn(3, 4));
    const lenses = await client.connection.sendRequest(CodeLensRequest.type, {
      textDocument: { uri: uriOf('A.java') },
    });
    const resolved = await client.connection.sendRequest(CodeLensResolveRequest.type, lenses![0]!);
    expect(resolved.command?.title).toBe('1 race · A.left ↔ A.right');
    expect(resolved.command?.arguments?.[2]).toHaveLength(2);
  });
});

describe('the Findings view', () => {
  const treeOf = (grouping: FindingGrouping, filter = '') =>
    client.connection.sendRequest(FindingTreeRequest, { grouping, filter });

  it('groups findings, with both sides in each', async () => {
    await openProject();
    await pullUntil(areOn(3, 4));
    const { nodes, shown: count } = await treeOf('field');
    expect(count).toBe(1);
    expect(nodes[0]).toMatchObject({ label: 'A.both', description: '1 finding' });
    const [finding] = nodes[0]!.children;
    expect(finding).toMatchObject({
      label: 'Race on both',
      description: 'A.left (main) ↔ A.right (main)',
      icon: 'information',
      location: { uri: uriOf('A.java'), range: { start: { line: 2, character: 7 } } },
    });
    expect(finding!.children.map(({ label, description }) => [label, description])).toEqual([
      ['read by A.left, on the main looper', 'A.java:3'],
      ['written by A.right, on the main looper', 'A.java:4'],
    ]);
    const labels = async (grouping: FindingGrouping) =>
      (await treeOf(grouping)).nodes.map(({ label }) => label);
    expect(await labels('events')).toEqual(['A.left ↔ A.right']);
    expect(await labels('file')).toEqual(['A.java']);
    expect(await labels('component')).toEqual(['A']);
    expect(await labels('tier')).toEqual(['Likely']);
  });

  it('filters by words, and counts what it keeps back', async () => {
    await openProject();
    await pullUntil(areOn(3, 4));
    expect(await treeOf('field', 'BOTH a.java')).toMatchObject({ shown: 1, filtered: 0 });
    expect(await treeOf('field', 'nothing')).toMatchObject({ nodes: [], shown: 0, filtered: 1 });
  });

  it('is told to look again', async () => {
    let changes = 0;
    client.connection.onNotification(FindingsChangedNotification, () => {
      changes++;
    });
    await openProject();
    await pullUntil(areOn(3, 4));
    await client.until(() => changes > 0);
  });
});

describe('the picture of a finding', () => {
  it('is drawn by id and by line, with links to the lines', async () => {
    await openProject();
    const [diagnostic] = await pullUntil(areOn(3, 4));
    const pictureOf = (params: PictureParams) =>
      client.connection.sendRequest(PictureRequest, params);
    const drawn = await pictureOf({ finding: String(diagnostic!.data) });
    expect(drawn).toMatchObject({ title: 'Race on both' });
    expect(drawn!.svg).toContain(`${uriOf('A.java')}#L3`);
    expect(drawn!.text).toContain('nothing says which comes first');
    expect(await pictureOf({ at: { uri: uriOf('A.java'), line: 3 } })).toEqual(drawn);
    expect(await pictureOf({ at: { uri: uriOf('A.java'), line: 0 } })).toBeNull();
    expect(await pictureOf({ finding: 'nothing' })).toBeNull();
  });
});

describe('suppressions in the editor', () => {
  const SUPPRESSED = RACY.replace('  void left', '  //noinspection racelens: fine\n  void left');

  it('take the squiggles away, and are underlined when they have nothing to do', async () => {
    await openProject(SUPPRESSED);
    await client.until(() => client.projects.at(-1)?.findings === '1 suppressed');
    expect(await pull()).toEqual([]);
    await edit(SUPPRESSED.replace('void right() { both = 0; }', ''));
    const items = await pullUntil(areOn(3));
    expect(items[0]).toMatchObject({
      code: 'stale-suppression',
      range: { start: { line: 2, character: 2 }, end: { line: 2, character: 31 } },
    });
    expect(items[0]!.codeDescription?.href).toContain('suppression.md');
  });

  it('are offered on the line of a finding, beside the way to the other side', async () => {
    await openProject();
    const [diagnostic] = await pullUntil(areOn(3, 4));
    const actions = (await client.connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri: uriOf('A.java') },
      range: diagnostic!.range,
      context: { diagnostics: [diagnostic!] },
    })) as CodeAction[];
    expect(actions.map(({ title }) => title)).toEqual([
      'Go to the conflicting write by A.right (main)',
      'Suppress racelens/data-race on this line, with a reason',
    ]);
    expect(actions[1]!.diagnostics).toHaveLength(1);
    const [change] = actions[1]!.edit!.changes![uriOf('A.java')]!;
    expect(change).toMatchObject({
      newText: '//noinspection racelens/data-race: reviewed\n',
      range: { start: { line: 2, character: 0 } },
    });
  });
});

describe('both roads', () => {
  const JAVA = 'app/src/main/java/org/racelens/musicplayer';

  beforeEach(async () => {
    await cp('examples/music-player', root, { recursive: true });
  });

  it('meet in one finding, confirmed by the trace', async () => {
    await start();
    const task = `${JAVA}/FileDwTask.java`;
    await client.open(uriOf(task), await readFile(join(root, task), 'utf8'), 'java');
    const isBoth = (items: Diagnostic[]) =>
      areOn(46, 62)(items) && JSON.stringify(items[0]!.message).includes('(AsyncTask)');
    const [race] = await pullUntil(isBoth, task);
    expect(race?.severity).toBe(DiagnosticSeverity.Warning);
    const hover = await client.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: uriOf(task) },
      position: race!.range.start,
    });
    const { value } = hover!.contents as MarkupContent;
    expect(value).toContain('Found in the sources.');
    expect(value).toContain('Seen in [back.racetrace]');
    expect(value).toContain('started by DwFileAct.onResume with AsyncTask.execute');
  });

  it('part when the trace goes: the finding is likely again', async () => {
    await start();
    const act = `${JAVA}/DwFileAct.java`;
    const severities = () => shown(act).map(({ severity }) => severity);
    await client.until(() => severities().length === 2);
    await rm(join(root, 'traces/back.racetrace'));
    await tellOf('traces/back.racetrace', FileChangeType.Deleted);
    await client.until(() => severities().join() === String(DiagnosticSeverity.Information));
  });
});
