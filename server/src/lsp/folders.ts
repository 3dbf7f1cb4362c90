/** The workspace folders, as they come and go, and the files in them: Java sources and traces. */
import {
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type InitializeParams,
} from 'vscode-languageserver/node';
import { URI } from 'vscode-uri';
import type { FileChange } from '../workspace/java-files.js';
import { inBackground } from './background.js';
import type { Session } from './session.js';

/** The paths of the folders that are open at the start. */
export function initialFolders(params: InitializeParams): string[] {
  const folders = params.workspaceFolders?.map((folder) => folder.uri);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- older editors have one root
  const { rootUri } = params;
  const uris = folders ?? (rootUri === null ? [] : [rootUri]);
  return uris.flatMap(pathOf);
}

export function followFolders({ connection, workspace }: Session): void {
  connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
    const gone = new Set(removed.flatMap((folder) => pathOf(folder.uri)));
    const come = added.flatMap((folder) => pathOf(folder.uri));
    const kept = workspace.snapshot.folders.filter((path) => !gone.has(path));
    workspace.setFolders([...new Set([...kept, ...come])]);
    connection.console.info(
      `Workspace folders: ${workspace.snapshot.folders.join(', ') || 'none'}`,
    );
  });
}

/** Hears of changed files, where the editor can tell: of sources and of the traces included. */
export function followFiles({ connection, workspace, client }: Session): void {
  if (!client.registersWatchers) return;
  connection.onDidChangeWatchedFiles(async ({ changes }) => {
    for (const { uri, type } of changes) {
      for (const path of pathOf(uri)) await workspace.noteFile(path, CHANGES[type]);
    }
  });
}

/** Asks the editor to watch; answers how to stop it. */
export function watchFiles({ connection }: Session, include: readonly string[]): () => void {
  const watchers = [...MODEL_INPUTS, ...include].map((globPattern) => ({ globPattern }));
  const type = DidChangeWatchedFilesNotification.type;
  const registered = connection.client.register(type, { watchers });
  inBackground(connection, 'Asking to hear of changed files', registered);
  return () => {
    const stopped = registered.then((registration) => {
      registration.dispose();
    });
    inBackground(connection, 'Asking to hear no more of files', stopped);
  };
}

/** Sources, and what else the project's model is made of. */
const MODEL_INPUTS = [
  '**/*.java',
  '**/*.aidl',
  '**/*.xml',
  '**/build.gradle',
  '**/build.gradle.kts',
  '**/racelens.json',
];

const CHANGES: Record<FileChangeType, FileChange> = {
  [FileChangeType.Created]: 'created',
  [FileChangeType.Changed]: 'changed',
  [FileChangeType.Deleted]: 'deleted',
};

/** Only what lies on this machine's disk can be looked through. */
function pathOf(uri: string): string[] {
  const parsed = URI.parse(uri);
  return parsed.scheme === 'file' ? [parsed.fsPath] : [];
}
