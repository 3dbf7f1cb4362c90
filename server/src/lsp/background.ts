/** Messages whose answer nobody waits for: an editor that refuses one must not end the server. */
import type { Connection } from 'vscode-languageserver/node';

export function inBackground(connection: Connection, what: string, sent: Promise<unknown>): void {
  sent.catch((error: unknown) => {
    connection.console.error(`${what} failed: ${String(error)}`);
  });
}
