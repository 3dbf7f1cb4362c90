/**
 * What the rest of the extension asks of the language server, and what the server tells of its own accord. What is
 * asked while it does not run has no answer.
 */
import * as vscode from 'vscode';
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
import type { QuietClient, ServerOptions } from './quiet-client.js';
import { ServerLife } from './server-life.js';

/** A change that mends a finding. */
export interface ShownFix {
  readonly title: string;
  readonly edit: vscode.WorkspaceEdit;
}

export class RacelensServer {
  private readonly statusReceived = new vscode.EventEmitter<TraceStatus>();
  private readonly projectReceived = new vscode.EventEmitter<ProjectStatus>();
  private readonly findingsChanged = new vscode.EventEmitter<void>();
  private readonly learnProgress = new vscode.EventEmitter<LearnProgress>();
  /** What is known of a trace, as the server tells it. */
  readonly onTraceStatus = this.statusReceived.event;
  /** How far the project is understood. */
  readonly onProjectStatus = this.projectReceived.event;
  /** There are other findings than before. */
  readonly onFindingsChanged = this.findingsChanged.event;
  /** How far learning is. */
  readonly onLearnProgress = this.learnProgress.event;
  /** The server is gone, and with it all that it told. */
  readonly onStopped: vscode.Event<void>;

  private readonly life: ServerLife;

  constructor(options: ServerOptions) {
    this.life = new ServerLife(options, (client) => {
      this.listen(client);
    });
    this.onStopped = this.life.onStopped;
  }

  /** The process of the running server. */
  get pid(): number | undefined {
    return this.life.pid;
  }

  /** The origins of the project as the server last understood it; undefined while it does not run. */
  origins(): Promise<OriginTree | undefined> {
    return this.life.ask((client) => client.sendRequest(OriginTreeRequest));
  }

  /** The findings as they are now; undefined while it does not run. */
  findings(params: FindingTreeParams): Promise<FindingTree | undefined> {
    return this.life.ask((client) => client.sendRequest(FindingTreeRequest, params));
  }

  /** The picture of a finding; null if there is none, undefined while it does not run. */
  picture(params: PictureParams): Promise<FindingPicture | null | undefined> {
    return this.life.ask((client) => client.sendRequest(PictureRequest, params));
  }

  /** A finding in the other order; null if there is none, undefined while it does not run. */
  flip(params: FlipParams): Promise<FlippedFinding | null | undefined> {
    return this.life.ask((client) => client.sendRequest(FlipRequest, params));
  }

  /** The ways through findings. */
  async tours(params: ToursParams): Promise<readonly Tour[]> {
    return (await this.life.ask((client) => client.sendRequest(ToursRequest, params))) ?? [];
  }

  /** What is to be written so that findings are known. */
  baseline(params: BaselineParams): Promise<BaselineAnswer | undefined> {
    return this.life.ask((client) => client.sendRequest(BaselineRequest, params));
  }

  /** What traces teach; undefined while it does not run, or when it was called off. */
  learn(params: LearnParams, token: vscode.CancellationToken): Promise<LearnAnswer | undefined> {
    return this.life.ask(async (client) => {
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
    return (await this.life.ask((client) => client.sendRequest(ConflictsRequest, at))) ?? [];
  }

  /** Ends the analysis under way. */
  async stopAnalysis(): Promise<void> {
    await this.life.ask((client) => client.sendNotification(StopAnalysisNotification));
  }

  /** Which open documents no tab shows. */
  async tellHidden(uris: readonly string[]): Promise<void> {
    await this.life.ask((client) => client.sendNotification(HiddenDocumentsNotification, { uris }));
  }

  /** The changes that mend a finding, when they are found out. */
  async fixes(finding: string): Promise<readonly ShownFix[]> {
    const fixes = await this.life.ask(async (client) => {
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
    return this.life.start();
  }

  stop(): Promise<void> {
    return this.life.stop();
  }

  restart(): Promise<void> {
    return this.life.restart();
  }

  dispose(): void {
    this.statusReceived.dispose();
    this.projectReceived.dispose();
    this.findingsChanged.dispose();
    this.learnProgress.dispose();
    this.life.dispose();
  }

  private listen(client: QuietClient): void {
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
  }
}
