/**
 * Findings as diagnostics of Java files. An editor that asks is answered for files that are open;
 * files that are not open are told to every editor, since nobody asks for those. Which were told is
 * kept, so that nothing stays behind when a finding goes or a file is opened.
 */
import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver/node';
import { sourceDiagnostics, staleDiagnostics } from '../ide/findings/features.js';
import { HiddenDocumentsNotification } from '../protocol/hidden-documents.js';
import { DIAGNOSTIC_SOURCE } from './convert.js';
import { toFindingDiagnostic } from './finding-convert.js';
import { javaPath } from './java-documents.js';
import { findingContext, type Session } from './session.js';
import { inBackground } from './background.js';

export function diagnosticsOfSource(session: Session, path: string): Diagnostic[] {
  const { findings, stale } = session.workspace.snapshot.found;
  const context = findingContext(session);
  const shown = [...sourceDiagnostics(findings, path, context), ...staleDiagnostics(stale, path)];
  const ofFindings = shown.map((each) =>
    toFindingDiagnostic(each, (rule) => context.rulePage(rule)),
  );
  return [...ofFindings, ...problemsOf(session, path)];
}

/** What is wrong in a file of the project itself: its racelens.json, a manifest, a layout. */
function problemsOf({ workspace }: Session, path: string): Diagnostic[] {
  const problems = workspace.snapshot.project?.problems ?? [];
  return problems
    .filter(({ file, line }) => file === path && line > 0)
    .map(({ line, message }) => {
      const start = { line: line - 1, character: 0 };
      const range = { start, end: { line, character: 0 } };
      return { range, severity: DiagnosticSeverity.Warning, source: DIAGNOSTIC_SOURCE, message };
    });
}

/** So many files take a few milliseconds. */
const AT_ONCE = 10;

export class PushedSources {
  /** Whose findings may be others than those that were told. */
  private readonly due = new Set<string>();
  /** The uris that have diagnostics by us, by path. */
  private readonly pushed = new Map<string, string>();

  /** Uris of open documents that the editor does not ask for, since no tab shows them. */
  private hidden: ReadonlySet<string> = new Set();

  constructor(private readonly session: Session) {
    const { documents, client, connection } = session;
    connection.onNotification(HiddenDocumentsNotification, ({ uris }) => {
      this.setHidden(new Set(uris));
    });
    documents.onDidOpen(({ document }) => {
      const path = javaPath(document);
      if (path === undefined) return;
      session.workspace.changeJava();
      if (client.pullsDiagnostics) this.clear(path);
    });
    documents.onDidChangeContent(({ document }) => {
      if (javaPath(document) !== undefined) session.workspace.changeJava();
    });
    documents.onDidClose(({ document }) => {
      const path = javaPath(document);
      if (path === undefined) return;
      session.workspace.changeJava();
      this.update(path);
    });
  }

  /** The findings of these files may be others now. Some at a time, so that requests are answered between. */
  updateAll(paths: ReadonlySet<string>): void {
    const isUnderWay = this.due.size > 0;
    for (const path of paths) this.due.add(path);
    if (!isUnderWay) this.updateSome();
  }

  /** What somebody may be looking at first. */
  private updateSome(): void {
    const { java } = this.session;
    const open = [...this.due].filter((path) => java.has(path));
    for (const path of [...new Set([...open, ...this.due])].slice(0, AT_ONCE)) {
      this.due.delete(path);
      this.update(path);
    }
    if (this.due.size > 0)
      setImmediate(() => {
        this.updateSome();
      });
  }

  private update(path: string): void {
    if (this.isAskedFor(path)) return;
    const diagnostics = diagnosticsOfSource(this.session, path);
    if (diagnostics.length === 0) this.clear(path);
    else this.push(path, diagnostics);
  }

  private isAskedFor(path: string): boolean {
    const { java, client } = this.session;
    return client.pullsDiagnostics && java.has(path) && !this.hidden.has(java.uriOf(path));
  }

  private setHidden(hidden: ReadonlySet<string>): void {
    const changed = [...new Set([...this.hidden, ...hidden])].filter(
      (uri) => this.hidden.has(uri) !== hidden.has(uri),
    );
    this.hidden = hidden;
    for (const uri of changed) {
      const path = this.session.java.pathOf(uri);
      if (path === undefined) continue;
      if (this.isAskedFor(path)) this.clear(path);
      else this.update(path);
    }
  }

  private push(path: string, diagnostics: Diagnostic[]): void {
    const uri = this.session.java.uriOf(path);
    this.pushed.set(path, uri);
    this.send(uri, diagnostics);
  }

  private clear(path: string): void {
    const uri = this.pushed.get(path);
    if (uri === undefined) return;
    this.pushed.delete(path);
    this.send(uri, []);
  }

  private send(uri: string, diagnostics: Diagnostic[]): void {
    const { connection } = this.session;
    const sent = connection.sendDiagnostics({ uri, diagnostics });
    inBackground(connection, 'Sending diagnostics', sent);
  }
}
