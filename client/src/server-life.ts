/**
 * Starts, restarts and stops the language server. Every start has a client of its own, so that
 * nothing of a server that died is left over. A crash is reported once, by us and not by the client
 * library, and mended by a new start; a server that keeps crashing is left alone until the user
 * asks for it.
 */
import * as vscode from 'vscode';
import { State } from 'vscode-languageclient/node';
import { CrashHistory } from './crash-history.js';
import { QuietClient, type ServerOptions } from './quiet-client.js';

export class ServerLife {
  private readonly stopped = new vscode.EventEmitter<void>();
  /** The server is gone, and with it all that it told. */
  readonly onStopped = this.stopped.event;
  private readonly crashes = new CrashHistory();
  private client: QuietClient | undefined;
  /** Starts and stops follow one another: the client library cannot bear them interleaved. */
  private last: Promise<void> = Promise.resolve();

  /** `listen` is called with each new client, before it starts. */
  constructor(
    private readonly options: ServerOptions,
    private readonly listen: (client: QuietClient) => void,
  ) {}

  /** The process of the running server. */
  get pid(): number | undefined {
    return this.client?.serverProcess?.pid;
  }

  start(): Promise<void> {
    return this.queue(() => this.startClient());
  }

  stop(): Promise<void> {
    return this.queue(() => this.stopClient());
  }

  restart(): Promise<void> {
    return this.queue(async () => {
      this.crashes.forget();
      await this.stopClient();
      await this.startClient();
    });
  }

  dispose(): void {
    this.stopped.dispose();
  }

  /** Undefined while it does not run. */
  async ask<Answer>(
    question: (client: QuietClient) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const { client } = this;
    return client?.state === State.Running ? question(client) : undefined;
  }

  private queue(step: () => Promise<void>): Promise<void> {
    this.last = this.last.then(step).catch((error: unknown) => {
      this.options.log.error(error instanceof Error ? error : String(error));
    });
    return this.last;
  }

  private async startClient(): Promise<void> {
    if (this.client !== undefined) return;
    const client = new QuietClient(this.options, () => {
      this.noteCrash(client);
    });
    this.client = client;
    this.listen(client);
    try {
      await client.start();
    } catch (error) {
      this.options.log.error(`The server did not start: ${String(error)}`);
      client.serverProcess?.kill();
      this.noteCrash(client);
    }
  }

  private async stopClient(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    if (client === undefined) return;
    this.stopped.fire();
    const process = client.serverProcess;
    try {
      await client.dispose();
    } catch {
      // It does not answer; the library has logged that. A restart is asked for just then.
      process?.kill('SIGKILL');
    }
  }

  /** A crash may be seen twice, by the closed connection and by the failed start: it counts once. */
  private noteCrash(client: QuietClient): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.stopped.fire();
    const next = this.crashes.add();
    this.options.log.error(`The server crashed: ${next}.`);
    if (next === 'restart') void this.start();
    this.options.crashed(next);
  }
}
