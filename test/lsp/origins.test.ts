/** What runs on its own in the music player, over a real connection. */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { URI as Uri } from 'vscode-uri';
import {
  CallHierarchyIncomingCallsRequest,
  CallHierarchyPrepareRequest,
  CodeLensRequest,
  CodeLensResolveRequest,
  HoverRequest,
  type MarkupContent,
} from 'vscode-languageserver-protocol/node';
import { OriginTreeRequest } from '../../server/src/protocol/origins.js';
import { bundleServer, type LspBundle } from '../support/lsp-bundle.js';
import { LspClient } from '../support/lsp-client.js';

const JAVA = 'app/src/main/java/org/racelens/musicplayer';
const ACT = `${JAVA}/DwFileAct.java`;
const TASK = `${JAVA}/FileDwTask.java`;

let bundle: LspBundle;
let client: LspClient;
let root: string;

beforeAll(async () => {
  bundle = await bundleServer('test/lsp/report-worker.ts');
});
afterAll(() => bundle.remove());
beforeEach(async () => {
  client = LspClient.start(bundle.server);
  root = await mkdtemp(join(tmpdir(), 'racelens-origins-'));
  await cp('examples/music-player', root, { recursive: true });
  const folder = { uri: Uri.file(root).toString(), name: 'music-player' };
  await client.initialize(undefined, { workspaceFolders: [folder] });
});
afterEach(async () => {
  await client.kill();
  await rm(root, { recursive: true, force: true });
});

const uriOf = (file: string) => Uri.file(join(root, file)).toString();

async function open(file: string): Promise<string> {
  const text = await readFile(join(root, file), 'utf8');
  await client.open(uriOf(file), text, 'java');
  return text;
}

function positionOf(text: string, word: string) {
  const before = text.slice(0, text.indexOf(word)).split('\n');
  return { line: before.length - 1, character: before.at(-1)!.length + 1 };
}

/** The tree, as soon as the project is understood. */
async function tree() {
  for (;;) {
    const found = await client.connection.sendRequest(OriginTreeRequest);
    if (found.nodes.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function hoverAt(file: string, position: { line: number; character: number }) {
  const params = { textDocument: { uri: uriOf(file) }, position };
  const hover = await client.connection.sendRequest(HoverRequest.type, params);
  return (hover?.contents as MarkupContent | undefined)?.value ?? '';
}

describe('origins in the editor', () => {
  it('are listed with their components, and what was understood', async () => {
    const { nodes, coverage } = await tree();
    expect(nodes.map(({ label, description }) => `${label}: ${description}`)).toEqual([
      'DwFileAct: main activity',
      'MusicPlayActivity: activity',
      'Threads: 1 origin',
      'Other callbacks: 2 origins',
      expect.stringMatching(/^Coverage: 3 files/) as string,
    ]);
    expect(coverage).toContain('3 files');
    expect(nodes[0]!.location!.uri).toBe(uriOf(ACT));
  });

  it('say on hover where they run and who starts them', async () => {
    const text = await open(TASK);
    await tree();
    const hover = await hoverAt(TASK, positionOf(text, 'doInBackground'));
    expect(hover).toContain('runs on **serial thread of AsyncTask**');
    expect(hover).toContain('started [by DwFileAct.onResume');
    expect(hover).toContain('After it: [`FileDwTask.onPostExecute`]');
  });

  it('have lenses that are resolved when shown', async () => {
    await open(TASK);
    await tree();
    const params = { textDocument: { uri: uriOf(TASK) } };
    const lenses = (await client.connection.sendRequest(CodeLensRequest.type, params)) ?? [];
    const resolve = CodeLensResolveRequest.type;
    const shown = await Promise.all(
      lenses.map((lens) => client.connection.sendRequest(resolve, lens)),
    );
    expect(shown.map(({ command }) => command?.title)).toContain(
      'serial thread of AsyncTask · started by DwFileAct.onResume, line 24',
    );
  });

  it('are called by who starts them', async () => {
    const text = await open(TASK);
    await tree();
    const position = positionOf(text, 'onProgressUpdate');
    const params = { textDocument: { uri: uriOf(TASK) }, position };
    const items = await client.connection.sendRequest(CallHierarchyPrepareRequest.type, params);
    expect(items?.map(({ name }) => name)).toEqual(['FileDwTask.onProgressUpdate']);
    const calls = await client.connection.sendRequest(CallHierarchyIncomingCallsRequest.type, {
      item: items![0]!,
    });
    expect(calls?.map(({ from }) => from.name)).toEqual(['FileDwTask.doInBackground']);
  });

  it('follow what is typed', async () => {
    const text = await open(ACT);
    await tree();
    const typed = text.replace(
      'protected void onDestroy() {',
      'protected void onDestroy() { new Thread(() -> finish()).start();',
    );
    await client.change(uriOf(ACT), { text: typed });
    for (;;) {
      const { nodes } = await tree();
      const labels = nodes.flatMap(({ children }) => children.map(({ label }) => label));
      if (labels.includes('lambda in DwFileAct.onDestroy')) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await hoverAt(ACT, positionOf(typed, '-> finish'))).toContain('runs on **thread');
  });
});
