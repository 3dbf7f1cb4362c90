/** What the server offers. */
import { TextDocumentSyncKind, type ServerCapabilities } from 'vscode-languageserver/node';
import type { ClientFeatures } from './client-features.js';

export function capabilitiesFor(client: ClientFeatures): ServerCapabilities {
  const capabilities: ServerCapabilities = {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    documentSymbolProvider: { label: 'Racelens' },
    foldingRangeProvider: true,
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  };
  if (client.pullsDiagnostics) {
    capabilities.diagnosticProvider = {
      identifier: 'racelens',
      interFileDependencies: false,
      workspaceDiagnostics: false,
    };
  }
  return capabilities;
}
