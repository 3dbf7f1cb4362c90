/**
 * Where the client library writes the protocol's messages. The library looks at the log level of
 * this channel and not at a setting; our users know the setting `racelens.trace.server`. So this
 * is the log channel with a level of its own, which follows the setting at once.
 */
import * as vscode from 'vscode';

const SETTING = 'racelens.trace.server';

export function createProtocolTrace(
  log: vscode.LogOutputChannel,
  subscriptions: vscode.Disposable[],
): vscode.LogOutputChannel {
  const levelChanged = new vscode.EventEmitter<vscode.LogLevel>();
  subscriptions.push(
    levelChanged,
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(SETTING)) levelChanged.fire(levelFromSetting());
    }),
  );
  return Object.create(log, {
    logLevel: { get: levelFromSetting },
    onDidChangeLogLevel: { value: levelChanged.event },
    // Whoever switches the protocol trace on wants to see it, whatever the level of the log.
    trace: {
      value: (message: string) => {
        log.info(message);
      },
    },
  }) as vscode.LogOutputChannel;
}

function levelFromSetting(): vscode.LogLevel {
  const value = vscode.workspace.getConfiguration().get<string>(SETTING, 'off');
  return value === 'off' ? vscode.LogLevel.Info : vscode.LogLevel.Trace;
}
