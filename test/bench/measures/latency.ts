/**
 * How long hover, lens and definition take while a project of 60,000 lines is being analysed: over a real
 * connection to the server as it ships, during the first analysis and during those after edits that change a
 * declaration, which are the longest.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  CodeLensRequest,
  DefinitionRequest,
  HoverRequest,
} from 'vscode-languageserver-protocol/node';
import { LspClient } from '../../support/lsp-client.js';
import { generateApp } from '../generators/java/app.js';
import type { GeneratedFile } from '../generators/java/project.js';
import type { Figure, Measure } from '../measure.js';

const APP = { files: 470, linesPerFile: 130, origins: 150, touches: 4, seed: 1 };
const SMALL = { ...APP, files: 60, origins: 30 };
/** Between two questions, as long as nobody types faster. */
const PAUSE_MS = 3;
const EDITS = 6;
/** What takes longer is felt. */
const LATE_MS = 10;

type Asked = 'hover' | 'lens' | 'definition';
const KINDS: readonly Asked[] = ['hover', 'lens', 'definition'];

class Session {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'racelens-latency-'));
  readonly #client = LspClient.start(path.join(path.dirname(process.argv[1]!), 'server.js'));
  readonly times = new Map<Asked, number[]>(KINDS.map((kind) => [kind, []]));
  readonly #uri: string;
  #text: string;
  #line = 0;

  constructor(
    files: readonly GeneratedFile[],
    private readonly file: GeneratedFile,
  ) {
    for (const { path: name, text } of files) {
      const at = path.join(this.#folder, name);
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, text);
    }
    this.#uri = pathToFileURL(path.join(this.#folder, file.path)).href;
    this.#text = file.text;
  }

  async start(): Promise<void> {
    await this.#client.initialize(undefined, {
      workspaceFolders: [{ uri: pathToFileURL(this.#folder).href, name: 'app' }],
      initializationOptions: { originsView: true, showConflict: true, commandLinks: true },
    });
    await this.#client.open(this.#uri, this.file.text, 'java');
    await this.askUntilDone();
  }

  /** A field more, so that everything is understood anew. */
  async edit(number: number): Promise<void> {
    this.#text = this.file.text.replace(/\{\n/, `{\n    int added${number};\n`);
    await this.#client.change(this.#uri, { text: this.#text });
    await this.#client.until(() => this.#client.projects.at(-1)?.state === 'reading');
    await this.askUntilDone();
  }

  async askUntilDone(): Promise<void> {
    while (this.#client.projects.at(-1)?.state !== 'done') {
      for (const kind of KINDS) {
        const start = performance.now();
        await this.#ask(kind);
        this.times.get(kind)!.push(performance.now() - start);
        await sleep(PAUSE_MS);
      }
    }
  }

  async #ask(kind: Asked): Promise<unknown> {
    const { connection } = this.#client;
    const textDocument = { uri: this.#uri };
    this.#line = (this.#line + 7) % this.#text.split('\n').length;
    const position = { line: this.#line, character: 10 };
    if (kind === 'hover')
      return connection.sendRequest(HoverRequest.type, { textDocument, position });
    if (kind === 'lens') return connection.sendRequest(CodeLensRequest.type, { textDocument });
    return connection.sendRequest(DefinitionRequest.type, { textDocument, position });
  }

  async close(): Promise<void> {
    await this.#client.shutdown();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function figureOf(name: string, times: readonly number[]): Figure {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1);
  const late = times.filter((time) => time >= LATE_MS).length;
  const value = `${times.length} asked: median ${at(0.5)} ms, 90 % ${at(0.9)} ms, 99 % ${at(0.99)} ms, slowest ${at(1)} ms, ${late} late`;
  return { name, value, target: `99 % below ${LATE_MS} ms` };
}

export const latency: Measure = {
  name: 'latency',
  about: 'hover, lens and definition while a generated app is being analysed, over a connection',
  async run({ quick }) {
    const files = generateApp(quick ? SMALL : APP);
    const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
    const session = new Session(
      files,
      files.find(({ text }) => text.includes('onDestroy')) ?? files[0]!,
    );
    try {
      await session.start();
      const first = KINDS.map((kind) =>
        figureOf(`${kind}, first analysis`, session.times.get(kind)!),
      );
      for (const kind of KINDS) session.times.get(kind)!.length = 0;
      for (let edit = 1; edit <= EDITS; edit++) await session.edit(edit);
      const after = KINDS.map((kind) => figureOf(`${kind}, after edits`, session.times.get(kind)!));
      return [{ name: 'lines', value: String(lines) }, ...first, ...after];
    } finally {
      await session.close();
    }
  },
};
