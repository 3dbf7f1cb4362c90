/** Ways through findings, for commands that go from place to place. Lines count from 0, as in the protocol. */
import { ProtocolRequestType, type Location } from 'vscode-languageserver-protocol';

export interface TourStep {
  /** `called by DwFileAct.onResume`. */
  readonly label: string;
  readonly location: Location;
  /** Which access of the finding it belongs to. */
  readonly side: number;
  /** The access itself, and not what led to it. */
  readonly isAccess: boolean;
}

/** One finding: from either access along its stack to what causes it. */
export interface Tour {
  readonly finding: string;
  readonly title: string;
  readonly steps: readonly TourStep[];
}

export interface ToursParams {
  /** The finding's id; or else whatever has an access on a line of a file. */
  readonly finding?: string;
  readonly at?: { readonly uri: string; readonly line: number };
}

export const ToursRequest = new ProtocolRequestType<
  ToursParams,
  readonly Tour[],
  never,
  void,
  void
>('racelens/tours');

/** The accesses of the fields that race on a line, or of all fields if none does, by file and place. */
export const ConflictsRequest = new ProtocolRequestType<
  { readonly uri: string; readonly line: number },
  readonly TourStep[],
  never,
  void,
  void
>('racelens/conflicts');
