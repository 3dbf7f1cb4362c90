/**
 * The Findings view: the client asks for the tree as it wants it grouped, and again when the server says
 * that there are other findings. Lines and characters count from 0, as in the protocol.
 */
import {
  ProtocolNotificationType0,
  ProtocolRequestType,
  type Location,
} from 'vscode-languageserver-protocol';

export type FindingGrouping = 'field' | 'component' | 'events' | 'file' | 'tier';

export interface FindingTreeParams {
  readonly grouping: FindingGrouping;
  /** Only findings with this in their message, field, methods or files; '' for all. */
  readonly filter: string;
}

export interface FindingTreeNode {
  /** The same for the same thing, so that what is open stays open. */
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly tooltip: string;
  readonly icon: 'group' | 'warning' | 'information' | 'hint' | 'read' | 'write' | 'cause';
  /** The finding's id, on the finding itself. */
  readonly finding?: string;
  readonly location?: Location;
  readonly children: readonly FindingTreeNode[];
}

export interface FindingTree {
  readonly nodes: readonly FindingTreeNode[];
  /** In the tree. */
  readonly shown: number;
  /** Kept out by the filter. */
  readonly filtered: number;
  /** Possible ones that are not shown unless asked for. */
  readonly hidden: number;
  readonly suppressed: number;
  /** In the baseline. */
  readonly known: number;
}

export const FindingTreeRequest = new ProtocolRequestType<
  FindingTreeParams,
  FindingTree,
  never,
  void,
  void
>('racelens/findings');

/** There are other findings than before. */
export const FindingsChangedNotification = new ProtocolNotificationType0<void>(
  'racelens/findingsChanged',
);
