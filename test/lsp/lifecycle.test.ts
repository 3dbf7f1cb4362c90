import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  DocumentDiagnosticRequest,
  type Diagnostic,
  type FullDocumentDiagnosticReport,
} from 'vscode-languageserver-protocol/node';
import { CrashHistory } from '../../client/src/crash-history.js';
import { bundleServer, type LspBundle } from '../support/lsp-bundle.js';
import { LspClient } from '../support/lsp-client.js';
import { longTrace, PLAYER, URI } from './traces.js';

let client: LspClient;
let bundle: LspBundle;
let faulty: LspBundle;

beforeAll(async () => {
  bundle = await bundleServer();
  faulty = await bundleServer('test/lsp/faulty-worker.ts');
});
afterAll(() => Promise.all([bundle.remove(), faulty.remove()]));
afterEach(() => client.kill());

async function diagnosticsOf(uri: string): Promise<Diagnostic[]> {
  const report = await client.connection.sendRequest(DocumentDiagnosticRequest.type, {
    textDocument: { uri },
  });
  return (report as FullDocumentDiagnosticReport).items;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('the process of the server', () => {
  it('ends with 0 on shutdown and exit, also in the middle of an analysis', async () => {
    client = LspClient.start(bundle.server);
    await client.initialize();
    await client.open(URI, longTrace(20_000_000));
    await client.until(() => client.statuses.length > 0);
    expect(await client.shutdown()).toBe(0);
    expect(isAlive(client.process.pid!)).toBe(false);
  });

  it('ends when the editor closes the stream', async () => {
    client = LspClient.start(bundle.server);
    await client.initialize();
    await client.open(URI, PLAYER);
    await diagnosticsOf(URI);
    client.process.stdin!.end();
    expect(await client.exit()).toBe(1);
  });
});

describe.runIf(process.platform === 'linux')('the threads of the server', () => {
  it('let the one that answers go first', async () => {
    client = LspClient.start(bundle.server);
    await client.initialize();
    await client.open(URI, PLAYER);
    await diagnosticsOf(URI);
    const { pid } = client.process;
    const niceOf = (thread: string) => niceness(`/proc/${pid}/task/${thread}/stat`);
    const main = niceOf(String(pid));
    const others = readdirSync(`/proc/${pid}/task`).filter((thread) => thread !== String(pid));
    // Those that read and write files begin when they are needed, for the thread that needs them.
    const behind = others.filter((thread) => niceOf(thread) > main);
    expect(behind.length).toBeGreaterThan(others.length / 2);
  });
});

function niceness(stat: string): number {
  const [, afterName = ''] = readFileSync(stat, 'utf8').split(') ');
  return Number(afterName.split(' ')[16]);
}

describe('a fault of the analysis', () => {
  async function expectRecovery(fault: string, reason: RegExp): Promise<void> {
    client = LspClient.start(faulty.server);
    await client.initialize();
    await client.open(URI, `${PLAYER}# ${fault}\n`);
    const [only, ...rest] = await diagnosticsOf(URI);
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ code: 'analysis-failed', source: 'racelens' });
    expect(only?.message).toMatch(reason);
    expect(only?.message).not.toContain('\n');
    expect(client.log.filter((line) => line.includes('failed'))).toHaveLength(1);
    expect(client.statuses.at(-1)?.state).toBe('failed');
    await client.change(URI, { text: PLAYER });
    expect(await diagnosticsOf(URI)).toEqual([]);
    expect(client.statuses.at(-1)).toMatchObject({ state: 'done', operations: 9 });
  }

  it('in a job is reported, and the next job is done', async () => {
    await expectRecovery('fail', /TypeError/);
  });

  it('that kills the worker by an exception is reported, and a new worker does the next', async () => {
    await expectRecovery('throw', /this worker has a bug/);
  });

  it('that ends the worker is reported, and a new worker does the next', async () => {
    await expectRecovery('die', /it ended with code 3/);
  });

  it('that hangs is ended when a newer text comes', async () => {
    client = LspClient.start(faulty.server);
    await client.initialize();
    await client.open(URI, '# hang');
    await client.until(() => client.statuses.length > 0);
    await client.change(URI, { text: PLAYER });
    expect(await diagnosticsOf(URI)).toEqual([]);
  });
});

describe('the history of crashes', () => {
  it('gives up at the fifth within three minutes', () => {
    let now = 0;
    const history = new CrashHistory(() => now);
    const after = (milliseconds: number) => {
      now += milliseconds;
      return history.add();
    };
    expect([0, 1, 1, 1].map(after)).toEqual(['restart', 'restart', 'restart', 'restart']);
    expect(after(179_990)).toBe('give up');
    expect(after(180_000)).toBe('restart');
    for (let count = 0; count < 3; count++) expect(after(1)).toBe('restart');
    history.forget();
    expect(after(1)).toBe('restart');
  });
});
