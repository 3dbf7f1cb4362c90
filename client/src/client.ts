/**
 * Starts, restarts and stops the language server. Every start has a client of its own, so that
 * nothing of a server that died is left over. A crash is reported once, by us and not by the client
 * library, and mended by a new start; a server that keeps crashing is left alone until the user
 * asks for it.
 */
import * as vscode from 'vscode';
import {
  CloseAction,
  ErrorAction,
  LanguageClient,
  RevealOutputChannelOn,
  State,
  TransportKind,
  type LanguageClientOptions,
} from 'vscode-languageclient/node';
import {
  BaselineRequest,
  type BaselineAnswer,
  type BaselineParams,
} from '../../server/src/protocol/baseline.js';
import {
  FindingsChangedNotification,
  FindingTreeRequest,
  type FindingTree,
  type FindingTreeParams,
} from '../../server/src/protocol/findings.js';
import {
  LearnProgressNotification,
  LearnRequest,
  type LearnAnswer,
  type LearnParams,
  type LearnProgress,
} from '../../server/src/protocol/learn.js';
import { HiddenDocumentsNotification } from '../../server/src/protocol/hidden-documents.js';
import { FixesRequest } from '../../server/src/protocol/fixes.js';
import type { InitializationOptions } from '../../server/src/protocol/initialization.js';
import {
  OriginTreeRequest,
  ProjectStatusNotification,
  StopAnalysisNotification,
  type OriginTree,
  type ProjectStatus,
} from '../../server/src/protocol/origins.js';
import {
  FlipRequest,
  type FlipParams,
  type FlippedFinding,
} from '../../server/src/protocol/flip.js';
import {
  PictureRequest,
  type FindingPicture,
  type PictureParams,
} from '../../server/src/protocol/picture.js';
import {
  ConflictsRequest,
  ToursRequest,
  type Tour,
  type ToursParams,
  type TourStep,
} from '../../server/src/protocol/tours.js';
import {
  TraceStatusNotification,
  type TraceStatus,
} from '../../server/src/protocol/trace-status.js';
import { CrashHistory } from './crash-history.js';
import { SERVED_LANGUAGES } from './languages.js';

export interface ServerOptions {
  /** The server's bundle. */
  readonly module: string;
  readonly log: vscode.LogOutputChannel;
  readonly protocolTrace: vscode.LogOutputChannel;
  /** Tells the user, once per crash. */
  readonly crashed: (next: 'restart' | 'give up') => void;
}

/** A change that mends a finding. */
export interface ShownFix {
  readonly title: string;
  readonly edit: vscode.WorkspaceEdit;
}

/** What hovers of findings lead to. */
const LINKED_COMMANDS = [
  'goToConflict',
  'nextStep',
  'showPicture',
  'showFlip',
  'copyRecipe',
  'suppress',
].map((name) => `racelens.${name}`);

/** Broken messages are rare; after this many in a row the connection is given up. */
const ERRORS_BORNE = 3;

export class RacelensServer {
  private readonly statusReceived = new vscode.EventEmitter<TraceStatus>();
  private readonly projectReceived = new vscode.EventEmitter<ProjectStatus>();
  private readonly findingsChanged = new vscode.EventEmitter<void>();
  private readonly learnProgress = new vscode.EventEmitter<LearnProgress>();
  private readonly stopped = new vscode.EventEmitter<void>();
  /** What is known of a trace, as the server tells it. */
  readonly onTraceStatus = this.statusReceived.event;
  /** How far the project is understood. */
  readonly onProjectStatus = this.projectReceived.event;
  /** There are other findings than before. */
  readonly onFindingsChanged = this.findingsChanged.event;
  /** How far learning is. */
  readonly onLearnProgress = this.learnProgress.event;
  /** The server is gone, and with it all that it told. */
  readonly onStopped = this.stopped.event;

  private readonly crashes = new CrashHistory();
  private client: QuietClient | undefined;
  /** Starts and stops follow one another: the client library cannot bear them interleaved. */
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly options: ServerOptions) {}

  /** The process of the running server. */
  get pid(): number | undefined {
    return this.client?.serverProcess?.pid;
  }

  /** The origins of the project as the server last understood it; undefined while it does not run. */
  origins(): Promise<OriginTree | undefined> {
    return this.ask((client) => client.sendRequest(OriginTreeRequest));
  }

  /** The findings as they are now; undefined while it does not run. */
  findings(params: FindingTreeParams): Promise<FindingTree | undefined> {
    return this.ask((client) => client.sendRequest(FindingTreeRequest, params));
  }

  /** The picture of a finding; null if there is none, undefined while it does not run. */
  picture(params: PictureParams): Promise<FindingPicture | null | undefined> {
    return this.ask((client) => client.sendRequest(PictureRequest, params));
  }

  /** A finding in the other order; null if there is none, undefined while it does not run. */
  flip(params: FlipParams): Promise<FlippedFinding | null | undefined> {
    return this.ask((client) => client.sendRequest(FlipRequest, params));
  }

  /** The ways through findings. */
  async tours(params: ToursParams): Promise<readonly Tour[]> {
    return (await this.ask((client) => client.sendRequest(ToursRequest, params))) ?? [];
  }

  /** What is to be written so that findings are known. */
  baseline(params: BaselineParams): Promise<BaselineAnswer | undefined> {
    return this.ask((client) => client.sendRequest(BaselineRequest, params));
  }

  /** What traces teach; undefined while it does not run, or when it was called off. */
  learn(params: LearnParams, token: vscode.CancellationToken): Promise<LearnAnswer | undefined> {
    return this.ask(async (client) => {
      try {
        return await client.sendRequest(LearnRequest, params, token);
      } catch (error) {
        if (token.isCancellationRequested) return undefined;
        throw error;
      }
    });
  }

  /** The conflicting accesses around a line. */
  async conflicts(at: { uri: string; line: number }): Promise<readonly TourStep[]> {
    return (await this.ask((client) => client.sendRequest(ConflictsRequest, at))) ?? [];
  }

  /** Ends the analysis under way. */
  async stopAnalysis(): Promise<void> {
    await this.ask((client) => client.sendNotification(StopAnalysisNotification));
  }

  /** Which open documents no tab shows. */
  async tellHidden(uris: readonly string[]): Promise<void> {
    await this.ask((client) => client.sendNotification(HiddenDocumentsNotification, { uris }));
  }

  /** The changes that mend a finding, when they are found out. */
  async fixes(finding: string): Promise<readonly ShownFix[]> {
    const fixes = await this.ask(async (client) => {
      const found = await client.sendRequest(FixesRequest, { finding });
      const convert = client.protocol2CodeConverter;
      return Promise.all(
        found.map(async ({ title, edit }) => ({
          title,
          edit: await convert.asWorkspaceEdit(edit),
        })),
      );
    });
    return fixes ?? [];
  }

  start(): Promise<void> {
    return this.queue(() => this.startClient());
  }

  stop(): Promise<void> {
    return this.queue(() => this.stopClient());
  }

  restart(): Promise<void> {
    return this.queue(async () => {
      this.crashes.forget();
      await this.stopClient();
      await this.startClient();
    });
  }

  dispose(): void {
    this.statusReceived.dispose();
    this.projectReceived.dispose();
    this.findingsChanged.dispose();
    this.learnProgress.dispose();
    this.stopped.dispose();
  }

  private async ask<Answer>(
    question: (client: QuietClient) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const { client } = this;
    return client?.state === State.Running ? question(client) : undefined;
  }

  private queue(step: () => Promise<void>): Promise<void> {
    this.last = this.last.then(step).catch((error: unknown) => {
      this.options.log.error(error instanceof Error ? error : String(error));
    });
    return this.last;
  }

  private async startClient(): Promise<void> {
    if (this.client !== undefined) return;
    const client = new QuietClient(this.options, () => {
      this.noteCrash(client);
    });
    this.client = client;
    client.onNotification(TraceStatusNotification, (status) => {
      this.statusReceived.fire(status);
    });
    client.onNotification(ProjectStatusNotification, (status) => {
      this.projectReceived.fire(status);
    });
    client.onNotification(FindingsChangedNotification, () => {
      this.findingsChanged.fire();
    });
    client.onNotification(LearnProgressNotification, (progress) => {
      this.learnProgress.fire(progress);
    });
    try {
      await client.start();
    } catch (error) {
      this.options.log.error(`The server did not start: ${String(error)}`);
      client.serverProcess?.kill();
      this.noteCrash(client);
    }
  }

  private async stopClient(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    if (client === undefined) return;
    this.stopped.fire();
    const process = client.serverProcess;
    try {
      await client.dispose();
    } catch {
      // It does not answer; the library has logged that. A restart is asked for just then.
      process?.kill('SIGKILL');
    }
  }

  /** A crash may be seen twice, by the closed connection and by the failed start: it counts once. */
  private noteCrash(client: QuietClient): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.stopped.fire();
    const next = this.crashes.add();
    this.options.log.error(`The server crashed: ${next}.`);
    if (next === 'restart') void this.start();
    this.options.crashed(next);
  }
}

/** The library's client, without its own messages to the user: those are `crashed`'s to give. */
class QuietClient extends LanguageClient {
  constructor(options: ServerOptions, closed: () => void) {
    const run = { module: options.module, transport: TransportKind.ipc };
    const debug = { ...run, options: { execArgv: ['--nolazy', '--inspect=6009'] } };
    super('racelens', 'Racelens', { run, debug }, clientOptions(options, closed));
  }

  override error(message: string, data?: unknown): void {
    super.error(message, data, false);
  }

  /** The library stops a client whose start failed, and then complains that it does not run. */
  override async stop(timeout?: number): Promise<void> {
    if (this.state === State.Running) await super.stop(timeout);
  }
}

function clientOptions(options: ServerOptions, closed: () => void): LanguageClientOptions {
  const initializationOptions: InitializationOptions = {
    traceStatus: true,
    originsView: true,
    findingsView: true,
    showConflict: true,
    suppress: true,
    showPicture: true,
    findFixes: true,
    commandLinks: true,
  };
  return {
    documentSelector: SERVED_LANGUAGES.map((language) => ({ language })),
    outputChannel: options.log,
    traceOutputChannel: options.protocolTrace,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    // Hovers may link to these of our own commands, and to no others.
    markdown: { isTrusted: { enabledCommands: LINKED_COMMANDS } },
    initializationOptions,
    initializationFailedHandler: () => false,
    errorHandler: {
      error: (_error, _message, count) => {
        if ((count ?? 0) <= ERRORS_BORNE) return { action: ErrorAction.Continue, handled: true };
        closed();
        return { action: ErrorAction.Shutdown, handled: true };
      },
      closed: () => {
        closed();
        const message = 'The server is gone without having been asked to stop.';
        return { action: CloseAction.DoNotRestart, handled: true, message };
      },
    },
  };
}
