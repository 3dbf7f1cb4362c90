/**
 * What the tests of races of the sources share: a project of its own for each test, a server whose search
 * tests steer (static-worker.ts), and an editor without a screen that has a file open.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { URI as Uri } from 'vscode-uri';
import {
  DidChangeWatchedFilesNotification,
  DocumentDiagnosticRequest,
  HoverRequest,
  type ClientCapabilities,
  type Diagnostic,
  type FileChangeType,
  type FullDocumentDiagnosticReport,
  type MarkupContent,
} from 'vscode-languageserver-protocol/node';
import type { InitializationOptions } from '../../server/src/protocol/initialization.js';
import { bundleServer, type LspBundle } from '../support/lsp-bundle.js';
import { LspClient } from '../support/lsp-client.js';

export const RACY = `class A {
  int both;
  void left() { both++; }
  void right() { both = 0; }
}
`;
export const MENDED = RACY.replace('void right() { both = 0; }', '');

const OFFERS: InitializationOptions = {
  traceStatus: true,
  showConflict: true,
  originsView: true,
  findingsView: true,
};

/** Sets up before and after each test; its parts are those of the test that runs. */
export function useStaticProject(
  worker = 'test/lsp/report-worker.ts',
  modelWorker: string | undefined = 'test/lsp/static-worker.ts',
): StaticProject {
  let bundle: LspBundle;
  const project = new StaticProject();
  beforeAll(async () => {
    bundle = await bundleServer(worker, modelWorker);
  });
  afterAll(() => bundle.remove());
  beforeEach(async () => {
    project.client = LspClient.start(bundle.server);
    project.root = await mkdtemp(join(tmpdir(), 'racelens-static-'));
  });
  afterEach(async () => {
    await project.client.kill();
    await rm(project.root, { recursive: true, force: true });
  });
  return project;
}

export class StaticProject {
  client!: LspClient;
  root!: string;

  uriOf(file: string): string {
    return Uri.file(join(this.root, file)).toString();
  }

  write(file: string, text: string): Promise<void> {
    return writeFile(join(this.root, file), text);
  }

  async start(capabilities?: ClientCapabilities, more: InitializationOptions = {}): Promise<void> {
    const folder = { uri: Uri.file(this.root).toString(), name: 'project' };
    await this.client.initialize(capabilities, {
      workspaceFolders: [folder],
      initializationOptions: { ...OFFERS, ...more },
    });
  }

  /** A project of one file, and an editor that has it open. */
  async open(text = RACY, more: InitializationOptions = {}): Promise<void> {
    await this.write('A.java', text);
    await this.start(undefined, more);
    await this.client.open(this.uriOf('A.java'), text, 'java');
  }

  edit(text: string): Promise<number> {
    return this.client.change(this.uriOf('A.java'), { text });
  }

  async pull(file = 'A.java'): Promise<Diagnostic[]> {
    const report = await this.client.connection.sendRequest(DocumentDiagnosticRequest.type, {
      textDocument: { uri: this.uriOf(file) },
    });
    return (report as FullDocumentDiagnosticReport).items;
  }

  /** Pulls again whenever the server asks for it, until the answer satisfies. */
  async pullUntil(satisfies: (items: Diagnostic[]) => boolean, file?: string) {
    for (;;) {
      const { refreshes } = this.client;
      const items = await this.pull(file);
      if (satisfies(items)) return items;
      await this.client.until(() => this.client.refreshes > refreshes);
    }
  }

  async tellOf(file: string, type: FileChangeType): Promise<void> {
    await this.client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri: this.uriOf(file), type }],
    });
  }

  /** The text of the hover; the line counts from 1. */
  async hoverAt(line: number, character: number, file = 'A.java'): Promise<string> {
    const hover = await this.client.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: this.uriOf(file) },
      position: { line: line - 1, character },
    });
    return (hover?.contents as MarkupContent | undefined)?.value ?? '';
  }

  /** The diagnostics that the server has told of a file. */
  shown(file: string): Diagnostic[] {
    const uri = this.uriOf(file);
    return this.client.published.findLast((each) => each.uri === uri)?.diagnostics ?? [];
  }

  logged(text: string): Promise<unknown> {
    return this.client.until(() => this.client.log.some((line) => line.includes(text)));
  }
}

export const linesOf = (items: readonly Diagnostic[]) =>
  items.map(({ range }) => range.start.line + 1);

export const areOn =
  (...lines: number[]) =>
  (items: readonly Diagnostic[]) =>
    linesOf(items).join() === lines.join();
