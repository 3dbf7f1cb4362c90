/** What manifests declare: the components that the platform creates by itself, and their processes. */
import type { Place } from '../origins.js';

export type DeclaredKind = 'application' | 'activity' | 'service' | 'receiver' | 'provider';

export interface IntentFilter {
  readonly actions: readonly string[];
  readonly categories: readonly string[];
  /** Of its opening tag. */
  readonly at: Place;
}

export interface DeclaredComponent {
  readonly kind: DeclaredKind;
  /**
   * Binary class name (`a.B$C`); as written where the package is not known, so with a leading dot or
   * without any. For an alias, of the activity that it stands for.
   */
  readonly class: string;
  /** Of the attribute that names the class; of the tag where it is missing. */
  readonly at: Place;
  /** Name of the alias that this is; '' for the component itself. */
  readonly alias: string;
  /** The launcher starts it (MAIN and LAUNCHER in one filter). */
  readonly main: boolean;
  /** As declared; else a component with a filter was exported before Android 12, and one without is not. */
  readonly exported: boolean;
  /** Does it say so itself: is it meant for other apps? */
  readonly isForOthers: boolean;
  readonly enabled: boolean;
  /** '' for the app's own; `:remote` for a private one; else a name that apps may share. */
  readonly process: string;
  /** What a caller must hold; `android.permission.BIND_JOB_SERVICE` tells a job service. */
  readonly permission: string;
  readonly filters: readonly IntentFilter[];
  /** Of an activity: '' for the standard one, where each start makes another. */
  readonly launchMode: string;
  /** Of a service: runs without the app's rights, in a process of its own. */
  readonly isolated: boolean;
  /** Of a service: `location|mediaPlayback`; '' for none. */
  readonly foregroundServiceType: string;
  /** Of a provider: its names. */
  readonly authorities: readonly string[];
}

export interface ManifestProblem {
  readonly file: string;
  readonly message: string;
  /** From 1. */
  readonly line: number;
}

/** One file. */
export interface Manifest {
  readonly file: string;
  /** What relative class names are relative to; '' where neither manifest nor build file says. */
  readonly package: string;
  readonly components: readonly DeclaredComponent[];
  readonly problems: readonly ManifestProblem[];
}

/** All manifests of a project: of every module, build type and flavour. */
export interface ProjectManifests {
  readonly manifests: readonly Manifest[];
  /** Of all files; a class that several declare stands once for each. */
  readonly components: readonly DeclaredComponent[];
  /** Folders of the modules that a build makes applications of; nothing else is built with their code. */
  readonly apps: readonly string[];
  readonly problems: readonly ManifestProblem[];
}
