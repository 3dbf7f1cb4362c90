/**
 * The Origins view: the client asks for the whole tree when the server says that it is another one.
 * Lines and characters count from 0, as in the protocol.
 */
import {
  ProtocolNotificationType,
  ProtocolNotificationType0,
  ProtocolRequestType0,
  type Location,
} from 'vscode-languageserver-protocol';

export interface OriginTreeNode {
  readonly label: string;
  readonly description: string;
  readonly tooltip: string;
  readonly icon: 'component' | 'callback' | 'thread' | 'group' | 'coverage' | 'unknown';
  readonly location?: Location;
  readonly children: readonly OriginTreeNode[];
}

export interface OriginTree {
  readonly nodes: readonly OriginTreeNode[];
  /** The honest coverage line; '' before the project was understood. */
  readonly coverage: string;
}

/** How far the understanding of the project is: its sources are read, then searched for races. */
export interface ProjectStatus {
  readonly state: 'reading' | 'searching' | 'done' | 'stopped' | 'failed' | 'search-failed';
  readonly coverage: string;
  /** How many findings there are and how many are hidden; '' if there are none. */
  readonly findings: string;
  /** How many are shown. */
  readonly count: number;
}

/** The user does not want to wait: what was found before stays, and the next edit begins anew. */
export const StopAnalysisNotification = new ProtocolNotificationType0<void>(
  'racelens/stopAnalysis',
);

export const OriginTreeRequest = new ProtocolRequestType0<OriginTree, never, void, void>(
  'racelens/origins',
);

export const ProjectStatusNotification = new ProtocolNotificationType<ProjectStatus, void>(
  'racelens/projectStatus',
);
