import { afterAll, beforeAll, beforeEach, describe, expect, it, afterEach } from 'vitest';
import {
  CancellationTokenSource,
  DocumentDiagnosticRequest,
  DocumentSymbolRequest,
  HoverRequest,
  LSPErrorCodes,
  type DocumentSymbol,
  type FullDocumentDiagnosticReport,
} from 'vscode-languageserver-protocol/node';
import { bundleServer, type LspBundle } from '../support/lsp-bundle.js';
import { LspClient, MODERN_EDITOR } from '../support/lsp-client.js';
import { longTrace, PLAYER, positionOf, URI } from './traces.js';

const BIG = 'untitled:big.racetrace';
const LONG = longTrace(20_000_000);
const END = { line: 10_000_000, character: 0 };

let bundle: LspBundle;
let client: LspClient;

beforeAll(async () => {
  bundle = await bundleServer();
});
afterAll(() => bundle.remove());
beforeEach(() => {
  client = LspClient.start(bundle.server);
});
afterEach(() => client.kill());

async function problemsOf(uri: string): Promise<unknown[]> {
  const report = await client.connection.sendRequest(DocumentDiagnosticRequest.type, {
    textDocument: { uri },
  });
  return (report as FullDocumentDiagnosticReport).items.map(({ code }) => code);
}

describe('quick edits', () => {
  it('only the last counts, for an editor that is told', async () => {
    await client.initialize({});
    await client.open(URI, PLAYER);
    let version = 1;
    for (let count = 1; count <= 100; count++) {
      const text = `t1 frobnicate${count}\n`;
      version = await client.change(URI, { range: { start: END, end: END }, text });
    }
    const last = await client.until(() =>
      client.published.find((each) => each.version === version),
    );
    expect(last.diagnostics).toHaveLength(100);
    const versions = client.published.map((each) => each.version);
    expect(versions).toEqual([...versions].sort((left, right) => left! - right!));
    expect(versions.length).toBeLessThan(50);
    for (const { version: shown, diagnostics } of client.published) {
      expect(diagnostics).toHaveLength(shown! - 1);
    }
  });

  it('an editor that asks is answered for the text as it is', async () => {
    await client.initialize();
    await client.open(URI, PLAYER);
    for (let count = 1; count <= 20; count++) {
      await client.change(URI, { range: { start: END, end: END }, text: 't1 frobnicate\n' });
      if (count % 5 === 0) expect(await problemsOf(URI)).toHaveLength(count);
    }
  });

  it('a hover does not wait for the edit to be analysed', async () => {
    await client.initialize();
    await client.open(BIG, LONG);
    await problemsOf(BIG);
    const before = client.statuses.length;
    const start = { line: 0, character: 0 };
    await client.change(BIG, { range: { start, end: start }, text: '' });
    const hover = await client.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: BIG },
      position: positionOf(LONG, 'e1 q1'),
    });
    expect(hover).not.toBeNull();
    expect(client.statuses.slice(before).some(({ state }) => state === 'done')).toBe(false);
  });

  it('a document closed and opened again shows what it has now', async () => {
    await client.initialize();
    for (let count = 0; count < 5; count++) {
      await client.open(URI, PLAYER + 't1 frobnicate\n'.repeat(count));
      if (count % 2 === 0) expect(await problemsOf(URI)).toHaveLength(count);
      await client.close(URI);
    }
    await client.open(URI, PLAYER);
    expect(await problemsOf(URI)).toEqual([]);
  });

  it('a pull for a document that is closed meanwhile is answered', async () => {
    await client.initialize();
    await client.open(BIG, LONG);
    const answer = problemsOf(BIG);
    await client.close(BIG);
    expect(await answer).toEqual([]);
  });
});

describe('a document of 20 MB', () => {
  it('is read, while other requests are answered, and then has its outline', async () => {
    await client.initialize();
    await client.open(URI, PLAYER);
    expect(await problemsOf(URI)).toEqual([]);
    await client.open(BIG, LONG);
    await client.until(() => client.statuses.some(({ uri }) => uri === BIG));
    const order: string[] = [];
    const outline = client.connection
      .sendRequest(DocumentSymbolRequest.type, { textDocument: { uri: BIG } })
      .then((symbols) => {
        order.push('outline of the big one');
        return symbols as DocumentSymbol[];
      });
    const position = positionOf(PLAYER, 'e1 q1');
    const hover = await client.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: URI },
      position,
    });
    order.push('hover in the small one');
    expect(hover).not.toBeNull();
    expect((await outline).length).toBeGreaterThan(0);
    expect(order).toEqual(['hover in the small one', 'outline of the big one']);
    const done = await client.until(() =>
      client.statuses.find(({ uri, state }) => uri === BIG && state === 'done'),
    );
    expect(done.operations).toBeGreaterThan(1_000_000);
  });

  it('a request that waits for it can be cancelled', async () => {
    await client.initialize();
    await client.open(BIG, LONG);
    const source = new CancellationTokenSource();
    const document = { textDocument: { uri: BIG } };
    const answer = client.connection.sendRequest(
      DocumentSymbolRequest.type,
      document,
      source.token,
    );
    source.cancel();
    await expect(answer).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
    expect(client.statuses.some(({ state }) => state === 'done')).toBe(false);
  });

  it('an edit stops the reading that has begun, and the newest text is read', async () => {
    await client.initialize(MODERN_EDITOR);
    await client.open(BIG, LONG);
    await client.until(() => client.statuses.length > 0);
    await client.change(BIG, { text: PLAYER });
    expect(await problemsOf(BIG)).toEqual([]);
    const done = client.statuses.filter(({ state }) => state === 'done');
    expect(done.map(({ operations }) => operations)).toEqual([9]);
  });
});
