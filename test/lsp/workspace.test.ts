import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { URI as Uri } from 'vscode-uri';
import {
  DefinitionRequest,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DidChangeWorkspaceFoldersNotification,
  DocumentDiagnosticRequest,
  FileChangeType,
  type FullDocumentDiagnosticReport,
  type LocationLink,
} from 'vscode-languageserver-protocol/node';
import { bundleServer, type LspBundle } from '../support/lsp-bundle.js';
import { LspClient } from '../support/lsp-client.js';
import { PLAYER, positionOf, URI } from './traces.js';

let bundle: LspBundle;
let client: LspClient;
let root: string;

beforeAll(async () => {
  bundle = await bundleServer();
});
afterAll(() => bundle.remove());
beforeEach(async () => {
  client = LspClient.start(bundle.server);
  root = await mkdtemp(join(tmpdir(), 'racelens-folders-'));
});
afterEach(async () => {
  await client.kill();
  await rm(root, { recursive: true, force: true });
});

async function codesOf(uri: string): Promise<unknown[]> {
  const report = await client.connection.sendRequest(DocumentDiagnosticRequest.type, {
    textDocument: { uri },
  });
  return (report as FullDocumentDiagnosticReport).items.map(({ code }) => code);
}

/** Readable, but impossible: the task ends twice. */
const IMPOSSIBLE = `${PLAYER}t1 end e1\n`;

describe('the settings', () => {
  it('are asked for at the start', async () => {
    client.settings = { trace: { check: false } };
    await client.initialize();
    await client.until(() => client.refreshes > 0);
    await client.open(URI, IMPOSSIBLE);
    expect(await codesOf(URI)).toEqual([]);
  });

  it('apply without a reload, and the editor is asked to look again', async () => {
    await client.initialize();
    await client.open(URI, IMPOSSIBLE);
    expect(await codesOf(URI)).not.toEqual([]);
    await client.changeSettings({ trace: { check: false } });
    await client.until(() => client.refreshes > 0);
    expect(await codesOf(URI)).toEqual([]);
    await client.changeSettings({ trace: { check: true } });
    await client.until(() => client.refreshes > 1);
    expect(await codesOf(URI)).not.toEqual([]);
  });

  it('limit the problems that are listed, and say how many are not', async () => {
    client.settings = { trace: { maximumProblems: 3 } };
    await client.initialize();
    await client.until(() => client.refreshes > 0);
    await client.open(URI, PLAYER + 't1 frobnicate\n'.repeat(10));
    const report = await client.until(() =>
      client.statuses.find(({ state, problems }) => state === 'done' && problems === 10),
    );
    expect(report.operations).toBe(9);
    const codes = await codesOf(URI);
    expect(codes).toHaveLength(4);
    expect(codes.filter((code) => code === 'more-problems')).toHaveLength(1);
  });

  it('that are wrong are named in the log, and the default is used', async () => {
    client.settings = { trace: { check: 'no' } };
    await client.initialize();
    await client.until(() => client.log.find((line) => line.includes('racelens.trace.check')));
    await client.open(URI, IMPOSSIBLE);
    expect(await codesOf(URI)).not.toEqual([]);
  });

  it('come with the change for an editor that cannot be asked', async () => {
    await client.initialize({});
    await client.open(URI, IMPOSSIBLE);
    expect((await client.until(() => client.published[0])).diagnostics).not.toEqual([]);
    await client.connection.sendNotification(DidChangeConfigurationNotification.type, {
      settings: { racelens: { trace: { check: false } } },
    });
    expect((await client.until(() => client.published[1])).diagnostics).toEqual([]);
  });
});

describe('the folders', () => {
  const folderOf = (path: string) => ({ uri: Uri.file(path).toString(), name: 'app' });

  async function writeSource(): Promise<string> {
    const folder = join(root, 'app/src/main/java/org/racelens/musicplayer');
    await mkdir(folder, { recursive: true });
    const path = join(folder, 'DwFileAct.java');
    await writeFile(path, 'package org.racelens.musicplayer;\n');
    return path;
  }

  async function sourcesOf(): Promise<(string | number)[][]> {
    const position = positionOf(PLAYER, 's1\n');
    const links = await client.connection.sendRequest(DefinitionRequest.type, {
      textDocument: { uri: URI },
      position,
    });
    return ((links ?? []) as LocationLink[])
      .filter(({ targetUri }) => targetUri.endsWith('.java'))
      .map(({ targetUri, targetRange }) => [targetUri, targetRange.start.line]);
  }

  function changeFolders(added: string[], removed: string[]): Promise<void> {
    return client.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, {
      event: { added: added.map(folderOf), removed: removed.map(folderOf) },
    });
  }

  it('lead from a site to its Java line, and come and go', async () => {
    const path = await writeSource();
    await client.initialize(undefined, { workspaceFolders: [folderOf(root)] });
    await client.open(URI, PLAYER);
    const expected = [[Uri.file(path).toString(), 40]];
    expect(await sourcesOf()).toEqual(expected);
    await changeFolders([], [root]);
    expect(await sourcesOf()).toEqual([]);
    await changeFolders([root], []);
    expect(await sourcesOf()).toEqual(expected);
  });

  it('are watched for Java files', async () => {
    await client.initialize(undefined, { workspaceFolders: [folderOf(root)] });
    const watch = await client.until(() =>
      client.registrations.find(({ method }) => method === 'workspace/didChangeWatchedFiles'),
    );
    const sources = [
      '**/*.java',
      '**/*.aidl',
      '**/*.xml',
      '**/build.gradle',
      '**/build.gradle.kts',
    ];
    const watchers = [...sources, '**/racelens.json', '**/*.racetrace*', '**/abc_log.txt'];
    expect(watch.registerOptions).toEqual({
      watchers: watchers.map((globPattern) => ({ globPattern })),
    });
    await client.open(URI, PLAYER);
    expect(await sourcesOf()).toEqual([]);
    const uri = Uri.file(await writeSource()).toString();
    await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri, type: FileChangeType.Created }],
    });
    expect(await sourcesOf()).toEqual([[uri, 40]]);
    await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri, type: FileChangeType.Deleted }],
    });
    expect(await sourcesOf()).toEqual([]);
  });

  it('may be one root, or not on this disk at all', async () => {
    const path = await writeSource();
    await client.initialize(undefined, {
      rootUri: Uri.file(root).toString(),
      workspaceFolders: null,
    });
    await client.open(URI, PLAYER);
    expect(await sourcesOf()).toEqual([[Uri.file(path).toString(), 40]]);
    await client.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, {
      event: { added: [{ uri: 'vscode-vfs://github/a/b', name: 'b' }], removed: [] },
    });
    expect(await sourcesOf()).toHaveLength(1);
  });
});
