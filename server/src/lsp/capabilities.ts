/** What the server offers. */
import {
  CodeActionKind,
  TextDocumentSyncKind,
  type ServerCapabilities,
} from 'vscode-languageserver/node';
import type { ClientFeatures } from './client-features.js';
import { TRACE_LANGUAGES } from './documents.js';

const TRACE_SELECTOR = TRACE_LANGUAGES.map((language) => ({ language }));

export function capabilitiesFor(client: ClientFeatures): ServerCapabilities {
  const capabilities: ServerCapabilities = {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    documentSymbolProvider: { label: 'Racelens' },
    // Only of traces: an editor that has a provider for Java no longer folds it by itself.
    foldingRangeProvider: { documentSelector: TRACE_SELECTOR },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
    codeLensProvider: { resolveProvider: true },
    callHierarchyProvider: { documentSelector: [{ language: 'java' }] },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  };
  if (client.pullsDiagnostics) {
    capabilities.diagnosticProvider = {
      identifier: 'racelens',
      interFileDependencies: true,
      workspaceDiagnostics: false,
    };
  }
  return capabilities;
}
