/** The entry of the extension: puts the pieces together and takes them apart. */
import * as vscode from 'vscode';
import { RacelensServer } from './client.js';
import { registerBaselineCommands } from './features/baseline.js';
import { registerCopyReportCommand } from './features/copy-report.js';
import { reportCrash } from './features/crash-report.js';
import { registerFindFixesCommand } from './features/find-fixes.js';
import { showFindings } from './features/findings-view.js';
import { followHiddenDocuments } from './features/hidden-documents.js';
import { registerLearnCommand } from './features/learn.js';
import { showOrigins } from './features/origins-view.js';
import { registerFlipCommands } from './features/flip.js';
import { registerPictureCommand } from './features/picture.js';
import { registerRestartCommand } from './features/restart.js';
import { registerConflictCommands } from './features/show-conflict.js';
import { registerShowLogCommand } from './features/show-log.js';
import { registerSuppressCommand } from './features/suppress.js';
import { registerTourCommands } from './features/tour.js';
import { showProjectStatus } from './features/project-status.js';
import { showStatusBar } from './features/status-bar.js';
import { showTraceStatus } from './features/trace-status.js';
import { registerWalkthroughCommand } from './features/walkthrough.js';
import { createProtocolTrace } from './protocol-trace.js';

/** For the tests that run inside VS Code. */
export interface RacelensApi {
  readonly server: Pick<
    RacelensServer,
    | 'pid'
    | 'onTraceStatus'
    | 'onProjectStatus'
    | 'origins'
    | 'findings'
    | 'picture'
    | 'tours'
    | 'flip'
    | 'fixes'
  >;
}

let server: RacelensServer | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<RacelensApi> {
  const log = vscode.window.createOutputChannel('Racelens', { log: true });
  const started = new RacelensServer({
    module: context.asAbsolutePath('dist/server.js'),
    log,
    protocolTrace: createProtocolTrace(log, context.subscriptions),
    crashed: reportCrash,
  });
  server = started;
  context.subscriptions.push(
    log,
    started,
    registerShowLogCommand(log),
    registerRestartCommand(started),
    registerConflictCommands(started),
    registerTourCommands(started),
    registerSuppressCommand(started),
    registerFindFixesCommand(started),
    registerBaselineCommands(started),
    registerLearnCommand(started),
    registerPictureCommand(started),
    registerFlipCommands(started),
    showTraceStatus(started),
    showProjectStatus(started),
    showStatusBar(started),
    registerCopyReportCommand(started, packageVersion(context)),
    registerWalkthroughCommand(),
    followHiddenDocuments(started),
    showFindings(started, context.workspaceState),
    showOrigins(started),
  );
  await started.start();
  return { server: started };
}

function packageVersion({ extension }: vscode.ExtensionContext): string {
  return (extension.packageJSON as { version: string }).version;
}

export async function deactivate(): Promise<void> {
  await server?.stop();
}
