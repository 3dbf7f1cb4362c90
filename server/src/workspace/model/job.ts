/**
 * What the server asks of the thread that understands the project: take what is new, say what the model
 * is now, and then which races that model allows. The thread keeps all files between jobs; a new thread reads everything again, so the
 * server need not know whether it is one.
 */
import type { AndroidModel } from '../../android/origins.js';
import type { Finding } from '../../findings/finding.js';
import type { Suppression } from '../../findings/suppressions.js';
import type { FixKind } from '../../static/fixes/fix.js';
import type { Budget } from '../../base/watch.js';
import type { StaticReport } from '../../static/report.js';
import type { SourceGuard } from '../../static/guards/source-guard.js';
import type { SourcePrecondition } from '../../static/preconditions/source-precondition.js';
import type { TeamSettings } from '../team-settings.js';

export interface ModelJob {
  readonly folders: readonly string[];
  /** Globs below the folders: what is not looked at. */
  readonly exclude: readonly string[];
  /** What the editor has open, as it is there, saved or not. */
  readonly open: readonly OpenSource[];
  /** Files that came, changed or went on disk since the last job that was done; or look again. */
  readonly changed: readonly string[] | 'look again';
  /** Only read what the project says of findings; nobody wants to know who runs what. */
  readonly onlyWords?: boolean;
  /** What understanding the sources may use, with the search for races. */
  readonly budget: Budget;
  /** Look for races too. */
  readonly races: boolean;
  /** Tell those that are known while others are looked for: nobody knows of any yet. */
  readonly tellsSoFar?: boolean;
  /** Then which changes mend these findings, by id; what is known of the model is not told again. */
  readonly fixesOf?: readonly string[];
  /** Where learned preconditions are, by the settings: below each folder, or one path. */
  readonly preconditions?: string;
  /** They were asked for by hand: what the project says of it does not count. */
  readonly arePreconditionsAsked?: boolean;
  /** There are traces to hold preconditions against: read them from the sources. */
  readonly hasTraces?: boolean;
  /** The budget was asked for by hand: what the project says of it does not count. */
  readonly isBudgetAsked?: boolean;
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
  /** What the project says not to be a problem. */
  readonly suppressions: readonly Suppression[];
  /** How it says that it is to be looked at. */
  readonly team: readonly TeamSettings[];
  readonly preconditions: ProjectPreconditions;
  readonly seconds: number;
}

/** What handlers of the project take for granted. */
export interface ProjectPreconditions {
  /** Learned and edited: the text of a spec; undefined where there is none. */
  readonly spec: string | undefined;
  /** The files that it is read from, there or not. */
  readonly files: readonly string[];
  readonly fromSource: readonly SourcePrecondition[];
  /** Accesses that a test of the same field decides over. */
  readonly guards: readonly SourceGuard[];
}

/** The races of the sources that are known while more are looked for, all of them each time. */
export interface FoundSoFar {
  readonly soFar: readonly Finding[];
}

/** What is told before the end of a job: first the model. */
export type ModelPart = ProjectModel | FoundSoFar;

/** What the sources alone say of races; it comes after the model that it is about. */
export interface ProjectRaces {
  /** Undefined where it was not asked for, or failed. */
  readonly report: StaticReport | undefined;
  /** A fault of ours, for the log. */
  readonly failure: string | undefined;
  /** By finding, where they were asked for. */
  readonly fixes?: ReadonlyMap<string, readonly ReadyFix[]>;
}

/** A change of the sources after which the finding is gone: it was tried. */
export interface ReadyFix {
  readonly kind: FixKind;
  readonly title: string;
  readonly edits: readonly ReadyEdit[];
}

/** Lines and columns count from 1; what is from one to the other is replaced. */
export interface ReadyEdit {
  readonly path: string;
  readonly from: TextPosition;
  readonly to: TextPosition;
  readonly text: string;
}

export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

export interface ModelProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}
