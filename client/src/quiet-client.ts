/**
 * The library's client as we use it: without its own messages to the user, and with what our server is told of
 * this editor.
 */
import type * as vscode from 'vscode';
import {
  CloseAction,
  ErrorAction,
  LanguageClient,
  RevealOutputChannelOn,
  State,
  TransportKind,
  type LanguageClientOptions,
} from 'vscode-languageclient/node';
import type { InitializationOptions } from '../../server/src/protocol/initialization.js';
import { SERVED_LANGUAGES } from './languages.js';

export interface ServerOptions {
  /** The server's bundle. */
  readonly module: string;
  readonly log: vscode.LogOutputChannel;
  readonly protocolTrace: vscode.LogOutputChannel;
  /** Tells the user, once per crash. */
  readonly crashed: (next: 'restart' | 'give up') => void;
}

/** What hovers of findings lead to. */
const LINKED_COMMANDS = [
  'goToConflict',
  'nextStep',
  'showPicture',
  'showFlip',
  'copyRecipe',
  'setVerdict',
  'suppress',
].map((name) => `racelens.${name}`);

/** Broken messages are rare; after this many in a row the connection is given up. */
const ERRORS_BORNE = 3;

/** Messages to the user are `crashed`'s to give. */
export class QuietClient extends LanguageClient {
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
