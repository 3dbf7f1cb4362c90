/** What a client may say about itself when it starts the server, besides what the protocol has. */
export interface InitializationOptions {
  /** It wants `racelens/traceStatus` notifications. */
  readonly traceStatus?: boolean;
  /** It has the Origins view, and wants `racelens/projectStatus` notifications. */
  readonly originsView?: boolean;
  /** It has the Findings view, and wants `racelens/findingsChanged` notifications. */
  readonly findingsView?: boolean;
  /** It has the command `racelens.showConflict`, which lenses call. */
  readonly showConflict?: boolean;
  /** It has the command `racelens.suppress`, which asks for a reason. */
  readonly suppress?: boolean;
  /** It has `racelens.goToConflict`, `nextStep`, `showPicture` and `suppress`, and follows links to them. */
  readonly commandLinks?: boolean;
  /** It has the command `racelens.findFixes`. */
  readonly findFixes?: boolean;
  /** It has the command `racelens.showPicture`. */
  readonly showPicture?: boolean;
}
