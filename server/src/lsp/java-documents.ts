/** The Java files that the editor has open, by their paths: their text counts, saved or not. */
import type { TextDocuments } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { URI } from 'vscode-uri';
import type { OpenSource } from '../workspace/model/job.js';

export class JavaDocuments {
  /** The editor's uri of each open file. */
  private readonly uris = new Map<string, string>();

  constructor(private readonly documents: TextDocuments<TextDocument>) {
    documents.onDidOpen(({ document }) => {
      const path = javaPath(document);
      if (path !== undefined) this.uris.set(path, document.uri);
    });
    documents.onDidClose(({ document }) => {
      const path = javaPath(document);
      if (path !== undefined) this.uris.delete(path);
    });
  }

  has(path: string): boolean {
    return this.uris.has(path);
  }

  /** The text as it is in the editor; undefined if the file is not open. */
  textOf(path: string): string | undefined {
    const uri = this.uris.get(path);
    return uri === undefined ? undefined : this.documents.get(uri)?.getText();
  }

  /** Every open Java file with its text. */
  all(): OpenSource[] {
    return [...this.uris.keys()].flatMap((path) => {
      const text = this.textOf(path);
      return text === undefined ? [] : [{ path, text }];
    });
  }

  /** The uri of a path, in the editor's way where it has one. */
  uriOf(path: string): string {
    return this.uris.get(path) ?? URI.file(path).toString();
  }

  /** The path of an open Java file; undefined for anything else. */
  pathOf(uri: string): string | undefined {
    const document = this.documents.get(uri);
    return document === undefined ? undefined : javaPath(document);
  }
}

/** Only what lies on this machine's disk can be part of the project. */
export function javaPath({ uri, languageId }: TextDocument): string | undefined {
  if (languageId !== 'java' && !uri.endsWith('.java')) return undefined;
  const { scheme, fsPath } = URI.parse(uri);
  return scheme === 'file' ? fsPath : undefined;
}
