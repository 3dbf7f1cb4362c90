/** The picture of a finding: SVG whose links are places, and the same in words. */
import { ProtocolRequestType } from 'vscode-languageserver-protocol';

export interface PictureParams {
  /** The finding's id; or else whatever is on a line of a file, which counts from 0. */
  readonly finding?: string;
  readonly at?: { readonly uri: string; readonly line: number };
}

export interface FindingPicture {
  readonly title: string;
  /** Links are `uri#L12`. */
  readonly svg: string;
  readonly text: string;
}

/** null where there is no such finding, or none any more. */
export const PictureRequest = new ProtocolRequestType<
  PictureParams,
  FindingPicture | null,
  never,
  void,
  void
>('racelens/picture');
