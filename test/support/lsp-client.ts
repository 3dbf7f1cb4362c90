/**
 * A small editor without a screen: starts a language server as a process, talks to it over standard
 * input and output, and keeps what the server says.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  createProtocolConnection,
  CodeLensRefreshRequest,
  ConfigurationRequest,
  DiagnosticRefreshRequest,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  LogMessageNotification,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  UnregistrationRequest,
  type ClientCapabilities,
  type InitializeParams,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Registration,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol/node';
import {
  ProjectStatusNotification,
  type ProjectStatus,
} from '../../server/src/protocol/origins.js';
import {
  TraceStatusNotification,
  type TraceStatus,
} from '../../server/src/protocol/trace-status.js';

/** What VS Code can do, as far as this server cares. */
export const MODERN_EDITOR: ClientCapabilities = {
  workspace: {
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceFolders: true,
    diagnostics: { refreshSupport: true },
    codeLens: { refreshSupport: true },
  },
  textDocument: {
    diagnostic: {},
    definition: { linkSupport: true },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    hover: { contentFormat: ['markdown', 'plaintext'] },
  },
};

export class LspClient {
  readonly connection: ProtocolConnection;
  readonly published: PublishDiagnosticsParams[] = [];
  readonly statuses: TraceStatus[] = [];
  readonly projects: ProjectStatus[] = [];
  readonly log: string[] = [];
  readonly registrations: Registration[] = [];
  refreshes = 0;
  lensRefreshes = 0;
  /** What the editor answers when asked for section `racelens`. */
  settings: unknown = {};
  private readonly versions = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  private readonly exited: Promise<number | null>;

  private constructor(readonly process: ChildProcess) {
    this.exited = once(process, 'exit').then(([code]) => code as number | null);
    this.connection = createProtocolConnection(
      new StreamMessageReader(process.stdout!),
      new StreamMessageWriter(process.stdin!),
    );
    this.listen();
    this.connection.listen();
  }

  static start(program: string, args: readonly string[] = ['--stdio']): LspClient {
    return new LspClient(
      spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] }),
    );
  }

  async initialize(
    capabilities: ClientCapabilities = MODERN_EDITOR,
    more: Partial<InitializeParams> = {},
  ): Promise<InitializeResult> {
    const result = await this.connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the type still wants it
      rootUri: null,
      capabilities,
      workspaceFolders: null,
      initializationOptions: { traceStatus: true, showConflict: true },
      ...more,
    });
    await this.connection.sendNotification(InitializedNotification.type, {});
    return result;
  }

  open(uri: string, text: string, languageId = 'racetrace'): Promise<void> {
    this.versions.set(uri, 1);
    return this.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId, version: 1, text },
    });
  }

  /** Sends one edit and gives the new version. */
  async change(uri: string, ...contentChanges: TextDocumentContentChangeEvent[]): Promise<number> {
    const version = (this.versions.get(uri) ?? 0) + 1;
    this.versions.set(uri, version);
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges,
    });
    return version;
  }

  close(uri: string): Promise<void> {
    return this.connection.sendNotification(DidCloseTextDocumentNotification.type, {
      textDocument: { uri },
    });
  }

  async changeSettings(settings: unknown): Promise<void> {
    this.settings = settings;
    await this.connection.sendNotification(DidChangeConfigurationNotification.type, {
      settings: null,
    });
  }

  /** Waits until something that the server has said, or says, makes the condition true. */
  async until<T>(condition: () => T | undefined | false): Promise<T> {
    for (;;) {
      const value = condition();
      if (value !== undefined && value !== false) return value;
      await new Promise<void>((resolve) => this.listeners.add(resolve));
    }
  }

  /** Ends the session as an editor does; the answer is the exit code of the process. */
  async shutdown(): Promise<number | null> {
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    return this.exit();
  }

  async exit(): Promise<number | null> {
    const code = await this.exited;
    this.connection.dispose();
    return code;
  }

  /** For the end of a test that may have failed half-way. */
  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.exited;
    this.connection.dispose();
  }

  private listen(): void {
    const { connection } = this;
    const keep = <T>(list: T[]) => {
      return (item: T) => {
        list.push(item);
        this.wake();
      };
    };
    connection.onNotification(PublishDiagnosticsNotification.type, keep(this.published));
    connection.onNotification(TraceStatusNotification, keep(this.statuses));
    connection.onNotification(ProjectStatusNotification, keep(this.projects));
    connection.onNotification(LogMessageNotification.type, ({ message }) => {
      keep(this.log)(message);
    });
    connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      for (const registration of registrations) keep(this.registrations)(registration);
    });
    connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => this.settings));
    connection.onRequest(UnregistrationRequest.type, () => undefined);
    connection.onRequest(CodeLensRefreshRequest.type, () => {
      this.lensRefreshes++;
      this.wake();
    });
    connection.onRequest(DiagnosticRefreshRequest.type, () => {
      this.refreshes++;
      this.wake();
    });
  }

  private wake(): void {
    const waiting = [...this.listeners];
    this.listeners.clear();
    for (const listener of waiting) listener();
  }
}
