/** What the editor at the other end can do, read once from its `initialize`. */
import type { InitializeParams } from 'vscode-languageserver/node';
import type { InitializationOptions } from '../protocol/initialization.js';

export interface ClientFeatures {
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly configuration: boolean;
  readonly registersConfiguration: boolean;
  readonly workspaceFolders: boolean;
  readonly registersWatchers: boolean;
  readonly definitionLinks: boolean;
  readonly hierarchicalSymbols: boolean;
  readonly markdownHover: boolean;
  readonly traceStatus: boolean;
  readonly refreshesLenses: boolean;
  /** It has our Origins view. */
  readonly originsView: boolean;
  /** It has our Findings view. */
  readonly findingsView: boolean;
  /** It has our command that shows a conflict. */
  readonly showsConflict: boolean;
  /** It has our command that suppresses a finding. */
  readonly suppresses: boolean;
  /** It runs our commands from links in hovers. */
  readonly linksCommands: boolean;
  /** It has our command that looks for fixes. */
  readonly findsFixes: boolean;
  /** It knows changes with labels, of a version of a document. */
  readonly labelsChanges: boolean;
  /** It has our command that shows a picture. */
  readonly showsPicture: boolean;
}

export function clientFeaturesOf(params: InitializeParams): ClientFeatures {
  const { workspace, textDocument } = params.capabilities;
  const options = params.initializationOptions as InitializationOptions | null | undefined;
  return {
    pullsDiagnostics: textDocument?.diagnostic !== undefined,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport ?? false,
    configuration: workspace?.configuration ?? false,
    registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration ?? false,
    workspaceFolders: workspace?.workspaceFolders ?? false,
    registersWatchers: workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false,
    definitionLinks: textDocument?.definition?.linkSupport ?? false,
    hierarchicalSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false,
    markdownHover: textDocument?.hover?.contentFormat?.includes('markdown') ?? false,
    traceStatus: options?.traceStatus === true,
    refreshesLenses: workspace?.codeLens?.refreshSupport ?? false,
    originsView: options?.originsView === true,
    findingsView: options?.findingsView === true,
    showsConflict: options?.showConflict === true,
    suppresses: options?.suppress === true,
    linksCommands: options?.commandLinks === true,
    findsFixes: options?.findFixes === true,
    labelsChanges:
      workspace?.workspaceEdit?.changeAnnotationSupport !== undefined &&
      workspace.workspaceEdit.documentChanges === true,
    showsPicture: options?.showPicture === true,
  };
}
