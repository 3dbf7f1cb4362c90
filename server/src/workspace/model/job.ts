/**
 * What the server asks of the thread that understands the project: take what is new, and say what the
 * model is now. The thread keeps all files between jobs; a new thread reads everything again, so the
 * server need not know whether it is one.
 */
import type { AndroidModel } from '../../android/origins.js';

export interface ModelJob {
  readonly folders: readonly string[];
  /** Globs below the folders: what is not looked at. */
  readonly exclude: readonly string[];
  /** What the editor has open, as it is there, saved or not. */
  readonly open: readonly OpenSource[];
  /** Files that came, changed or went on disk since the last job that was done; or look again. */
  readonly changed: readonly string[] | 'look again';
}

export interface OpenSource {
  readonly path: string;
  readonly text: string;
}

/** Plain data, so that it can be sent. Files of the model are paths on disk. */
export interface ProjectModel {
  readonly model: AndroidModel;
  /** What could not be read or understood in the project's own files, with the line. */
  readonly problems: readonly ModelProblem[];
  readonly seconds: number;
}

export interface ModelProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}
