/** What a client may say about itself when it starts the server, besides what the protocol has. */
export interface InitializationOptions {
  /** It wants `racelens/traceStatus` notifications. */
  readonly traceStatus?: boolean;
}
