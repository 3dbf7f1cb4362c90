import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DefinitionRequest,
  DiagnosticSeverity,
  DocumentDiagnosticRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  ReferencesRequest,
  type Diagnostic,
  type DocumentSymbol,
  type FullDocumentDiagnosticReport,
  type LocationLink,
  type SymbolInformation,
} from 'vscode-languageserver-protocol/node';
import { bundleServer, type LspBundle } from '../support/lsp-bundle.js';
import { LspClient } from '../support/lsp-client.js';
import { PLAYER, positionOf, URI } from './traces.js';

let bundle: LspBundle;

beforeAll(async () => {
  bundle = await bundleServer();
});
afterAll(() => bundle.remove());

async function pull(client: LspClient, uri: string): Promise<Diagnostic[]> {
  const report = await client.connection.sendRequest(DocumentDiagnosticRequest.type, {
    textDocument: { uri },
  });
  return (report as FullDocumentDiagnosticReport).items;
}

describe('a modern editor', () => {
  let client: LspClient;
  const textDocument = { uri: URI };

  beforeAll(async () => {
    client = LspClient.start(bundle.server);
    await client.initialize();
    await client.open(URI, PLAYER);
  });
  afterAll(() => client.kill());

  it('is told what the server offers', async () => {
    const other = LspClient.start(bundle.server);
    const { capabilities, serverInfo } = await other.initialize();
    expect(serverInfo?.name).toBe('Racelens');
    expect(Object.keys(capabilities).sort()).toEqual([
      'callHierarchyProvider',
      'codeActionProvider',
      'codeLensProvider',
      'definitionProvider',
      'diagnosticProvider',
      'documentSymbolProvider',
      'foldingRangeProvider',
      'hoverProvider',
      'referencesProvider',
      'textDocumentSync',
      'workspace',
    ]);
    await other.kill();
  });

  it('gets no diagnostics for a good trace, and none pushed', async () => {
    expect(await pull(client, URI)).toEqual([]);
    expect(client.published).toEqual([]);
  });

  it('gets an outline with threads and tasks', async () => {
    const symbols = (await client.connection.sendRequest(DocumentSymbolRequest.type, {
      textDocument,
    })) as DocumentSymbol[];
    const names = JSON.stringify(symbols);
    expect(names).toContain('main');
    expect(names).toContain('e1');
    for (const symbol of symbols) expect(symbol.name).not.toBe('');
  });

  it('can fold the task', async () => {
    const folds = await client.connection.sendRequest(FoldingRangeRequest.type, { textDocument });
    const startLine = positionOf(PLAYER, 't1 begin e1').line;
    const endLine = positionOf(PLAYER, 't1 end e1').line;
    expect(folds).toContainEqual(expect.objectContaining({ startLine, endLine }));
  });

  it('hovers', async () => {
    const position = positionOf(PLAYER, 'begin e1');
    const hover = await client.connection.sendRequest(HoverRequest.type, {
      textDocument,
      position: { ...position, character: position.character + 'begin '.length },
    });
    expect(hover?.contents).toMatchObject({ kind: 'markdown' });
    expect(hover?.range?.start.line).toBe(position.line);
  });

  it('goes to the definition of a field', async () => {
    const position = positionOf(PLAYER, 'f1 =true');
    const links = (await client.connection.sendRequest(DefinitionRequest.type, {
      textDocument,
      position,
    })) as LocationLink[];
    expect(links).toHaveLength(1);
    expect(links[0]?.targetUri).toBe(URI);
    expect(links[0]?.targetRange.start.line).toBe(positionOf(PLAYER, 'field f1').line);
    expect(links[0]?.originSelectionRange?.start.line).toBe(position.line);
  });

  it('finds all references of a task', async () => {
    const found = await client.connection.sendRequest(ReferencesRequest.type, {
      textDocument,
      position: positionOf(PLAYER, 'e1 q1'),
      context: { includeDeclaration: true },
    });
    const lines = found?.map(({ range }) => range.start.line);
    const expected = ['post e1', 'begin e1', 'end e1'].map((text) => positionOf(PLAYER, text).line);
    expect(lines).toEqual(expected);
    expect(found?.every(({ uri }) => uri === URI)).toBe(true);
  });

  it('hears what was read', async () => {
    const done = await client.until(() => client.statuses.find(({ state }) => state === 'done'));
    expect(done).toEqual({
      uri: URI,
      state: 'done',
      format: 'racetrace',
      operations: 9,
      problems: 0,
    });
    expect(client.statuses[0]).toEqual({ uri: URI, state: 'reading', operations: 0, problems: 0 });
  });

  it('gets problems with their lines, and the line that is contradicted', async () => {
    const uri = 'untitled:bad.racetrace';
    const text = PLAYER.replace('t1 end e1', 't1 end e1\nt1 frobnicate e1\nt1 begin e1');
    await client.open(uri, text);
    const items = await pull(client, uri);
    const unknown = items.find(({ range }) => range.start.line === positionOf(text, 'frob').line);
    expect(unknown).toMatchObject({ source: 'racelens', severity: DiagnosticSeverity.Error });
    expect(unknown?.code).toEqual(expect.any(String));
    const again = items.find(
      ({ range }) => range.start.line === positionOf(text, 'frobnicate').line + 1,
    );
    expect(again?.relatedInformation?.[0]?.location.uri).toBe(uri);
    const related = again?.relatedInformation?.[0]?.location.range.start.line ?? Infinity;
    expect(related).toBeLessThan(again?.range.start.line ?? 0);
  });

  it.each([
    ['an empty document', ''],
    ['a blank document', '\n\n  \n'],
    ['text that is no trace', 'Dear diary,\ntoday I met a data race.\n'],
    ['an unknown version', 'racetrace 99\nt1 init\n'],
    ['zeros', '\0\0\0\0'],
    ['half a surrogate', 'racetrace 1\nt\ud83d init\n'],
    ['a very long line', `racetrace 1\n${'x'.repeat(200_000)}\nthread t1 worker w\nt1 init\n`],
  ])('is answered for %s', async (name, text) => {
    const uri = `untitled:${encodeURIComponent(name)}`;
    await client.open(uri, text);
    const items = await pull(client, uri);
    const lines = text.split('\n').length;
    for (const { range } of items) expect(range.end.line).toBeLessThan(lines);
    const position = { line: 0, character: 0 };
    const context = { includeDeclaration: true };
    const document = { textDocument: { uri } };
    await client.connection.sendRequest(DocumentSymbolRequest.type, document);
    await client.connection.sendRequest(FoldingRangeRequest.type, document);
    await client.connection.sendRequest(HoverRequest.type, { ...document, position });
    await client.connection.sendRequest(DefinitionRequest.type, { ...document, position });
    await client.connection.sendRequest(ReferencesRequest.type, { ...document, position, context });
    expect(items.length).toBeGreaterThan(0);
    await client.close(uri);
  });

  it('is answered with nothing for documents that are not traces or not open', async () => {
    await client.open('untitled:A.java', 'class A {}', 'java');
    for (const uri of ['untitled:A.java', 'untitled:nowhere']) {
      const document = { textDocument: { uri } };
      expect(await pull(client, uri)).toEqual([]);
      expect(await client.connection.sendRequest(DocumentSymbolRequest.type, document)).toBeNull();
    }
  });

  it('gets the other formats by content, whatever the language', async () => {
    const uri = 'untitled:renamed.log';
    await client.open(uri, PLAYER, 'droidracer-log');
    expect(await pull(client, uri)).toEqual([]);
    const status = client.statuses.findLast((each) => each.uri === uri);
    expect(status).toMatchObject({ state: 'done', format: 'racetrace' });
  });
});

describe('a plain editor', () => {
  let client: LspClient;

  beforeAll(async () => {
    client = LspClient.start(bundle.server);
    const { capabilities } = await client.initialize({}, { initializationOptions: null });
    expect(capabilities.diagnosticProvider).toBeUndefined();
  });
  afterAll(() => client.kill());

  it('is told the diagnostics, with the version, and that they are gone on close', async () => {
    await client.open(URI, `${PLAYER}t1 frobnicate\n`);
    const first = await client.until(() => client.published[0]);
    expect(first).toMatchObject({ uri: URI, version: 1 });
    expect(first.diagnostics.length).toBeGreaterThan(0);
    await client.change(URI, { text: PLAYER });
    expect(await client.until(() => client.published[1])).toEqual({
      uri: URI,
      version: 2,
      diagnostics: [],
    });
    await client.close(URI);
    expect(await client.until(() => client.published[2])).toEqual({ uri: URI, diagnostics: [] });
  });

  it('gets flat symbols, plain hovers and plain locations, and no status', async () => {
    await client.open(URI, PLAYER);
    const document = { textDocument: { uri: URI } };
    const { connection } = client;
    const symbols = await connection.sendRequest(DocumentSymbolRequest.type, document);
    expect((symbols as SymbolInformation[])[0]?.location.uri).toBe(URI);
    const position = positionOf(PLAYER, 'f1 =true');
    const hover = await connection.sendRequest(HoverRequest.type, { ...document, position });
    expect(hover?.contents).toMatchObject({ kind: 'plaintext' });
    const target = await connection.sendRequest(DefinitionRequest.type, { ...document, position });
    expect(target).toMatchObject([{ uri: URI }]);
    expect(client.statuses).toEqual([]);
  });
});
