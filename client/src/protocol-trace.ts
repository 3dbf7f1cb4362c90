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
  return {
    name: log.name,
    get logLevel() {
      return levelFromSetting();
    },
    onDidChangeLogLevel: levelChanged.event,
    // Whoever switches the protocol trace on wants to see it, whatever the level of the log.
    trace: (message) => {
      log.info(message);
    },
    debug: (message) => {
      log.info(message);
    },
    info: (message) => {
      log.info(message);
    },
    warn: (message) => {
      log.warn(message);
    },
    error: (error) => {
      log.error(error);
    },
    append: (value) => {
      log.append(value);
    },
    appendLine: (value) => {
      log.appendLine(value);
    },
    replace: (value) => {
      log.replace(value);
    },
    clear: () => {
      log.clear();
    },
    show: () => {
      log.show();
    },
    hide: () => {
      log.hide();
    },
    dispose: () => undefined,
  };
}

function levelFromSetting(): vscode.LogLevel {
  const value = vscode.workspace.getConfiguration().get<string>(SETTING, 'off');
  return value === 'off' ? vscode.LogLevel.Info : vscode.LogLevel.Trace;
}
