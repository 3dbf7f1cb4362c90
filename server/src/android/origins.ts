/**
 * What the model says: who runs concurrently with whom. Plain data, so that it can be sent from the
 * worker to the server and printed; places are files and offsets, not symbols.
 *
 * An origin (seed 001 §3.3) is an entry point that runs concurrently with others: a thread body, a
 * posted callback, an entry callback. Lifecycle callbacks are origins with an order among themselves.
 */

declare const brand: unique symbol;
export type OriginId = number & { readonly [brand]: 'origin' };

/** Lines and columns from 1, the last column past the end; of the file as it was analysed. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export type OriginKind =
  'entry-callback' | 'posted-callback' | 'thread' | 'async-task' | 'binder' | 'main';

/** Who executes it. */
export type Executor =
  | { readonly kind: 'main-looper' }
  /** Another looper: a HandlerThread, or a thread that calls Looper.loop. */
  | { readonly kind: 'looper'; readonly name: string; readonly place: Place | undefined }
  /** A thread of its own for each start. */
  | { readonly kind: 'thread'; readonly name: string }
  /** Threads of a pool; `serial` if one task at a time. */
  | { readonly kind: 'pool'; readonly name: string; readonly serial: boolean }
  | { readonly kind: 'binder' }
  /** Whoever calls: a method that declares no thread of its own. */
  | { readonly kind: 'unknown'; readonly why: string };

export interface Origin {
  readonly id: OriginId;
  /** `DwFileAct.onDestroy`, `FileDwTask.doInBackground`, `lambda in Main.load`. */
  readonly name: string;
  readonly kind: OriginKind;
  readonly runsOn: Executor;
  /** `assumed`: no table knows this callback, the general rule decided; or nobody is seen to register it, or to
   * make an object of its class, or to come to what posts or registers it in an app. */
  readonly certainty: 'known' | 'assumed';
  /** The unit of the model that found it: `handler.post`, `activity.lifecycle`, `thread.start`. */
  readonly rule: string;
  /** Of the method's name, or of the lambda's arrow or reference. */
  readonly at: Place;
  /** Of the whole body. */
  readonly body: Place;
  /** Binary class name and method as the program has them; for a lambda the enclosing method. */
  readonly class: string;
  readonly method: string;
  readonly component: number | undefined;
  /** Who posts, starts, registers or enables it. */
  readonly causes: readonly Cause[];
  readonly endings: readonly Ending[];
  readonly order: readonly OrderEdge[];
  /** May several of it be under way at once, or one after the other without an end in sight? */
  readonly repeats: boolean;
}

export interface Cause {
  readonly kind: 'post' | 'start' | 'register' | 'enable' | 'declare' | 'system';
  /** In words: `Handler.postDelayed`, `android:onClick in layout/main`, `the user's click`. */
  readonly by: string;
  readonly at: Place | undefined;
  /** The origins whose code does it; empty for the system or code that nothing reaches. */
  readonly from: readonly OriginId[];
  readonly timing: 'now' | 'delayed' | 'at-time' | 'at-front' | 'idle' | 'periodic';
}

/** Who takes it back before it runs, asks it to stop, or waits for its end. */
export interface Ending {
  readonly kind: 'remove' | 'unregister' | 'cancel' | 'wait';
  /** `Handler.removeCallbacks`. */
  readonly by: string;
  readonly at: Place | undefined;
  readonly from: readonly OriginId[];
}

/** This origin and another of which the platform says which comes first. */
export interface OrderEdge {
  readonly other: OriginId;
  /** `before`: this one comes before the other. */
  readonly direction: 'before' | 'after';
  /** `must`: of one instance always; `may`: once, but they can come again (pause, resume, pause). */
  readonly strength: 'must' | 'may';
  /** `activity.lifecycle`, `asynctask.order`, `fifo`, `register`. */
  readonly rule: string;
}

export interface Component {
  readonly kind:
    | 'application'
    | 'activity'
    | 'fragment'
    | 'service'
    | 'receiver'
    | 'provider'
    | 'dialog'
    | 'view'
    | 'loader'
    | 'view-model'
    | 'remote-views-factory'
    | 'other';
  /** Binary class name. */
  readonly class: string;
  readonly at: Place;
  /** Declared in the manifest; `main` is the activity that the launcher starts. */
  readonly declared: boolean;
  readonly main: boolean;
  readonly exported: boolean | undefined;
  /** Exported by a word of its manifest, not only by a filter. */
  readonly isForOthers: boolean;
  /** '' for the app's own process. */
  readonly process: string;
  readonly origins: readonly OriginId[];
}

/** A method of the project, or the lambda that an origin is. */
export interface MethodNode {
  /** Binary class name and method as the program has them; for a lambda the enclosing method. */
  readonly class: string;
  readonly method: string;
  readonly at: Place;
  readonly body: Place;
  /** The origins whose code reaches it by calls: an index into `originSets`; 0 for none. */
  readonly originSet: number;
}

/** The honest coverage line. */
export interface Coverage {
  readonly files: number;
  readonly lines: number;
  readonly classes: number;
  readonly methods: number;
  readonly calls: number;
  readonly resolved: number;
  /** Calls that are, or by their name may be, of methods of the project; how many of them were resolved. */
  readonly ownCalls: number;
  readonly ownResolved: number;
  readonly unresolved: readonly {
    readonly why: string;
    readonly name: string;
    readonly count: number;
    readonly first: Place;
  }[];
  /** Files that were left out or not read whole, and why: Kotlin, generated, unreadable. */
  readonly skipped: readonly { readonly file: string; readonly why: string }[];
  /** Where understanding stopped, in words; empty if it came to its end. */
  readonly limits: readonly string[];
}

/** A method, or a place in it, that says which thread it is for. */
export interface ThreadFact {
  readonly class: string;
  readonly method: string;
  readonly at: Place;
  readonly says: 'main' | 'worker' | 'binder' | 'any';
  /** `@UiThread`, `assertOnUiThread()`. */
  readonly by: string;
}

export interface AndroidModel {
  readonly origins: readonly Origin[];
  readonly components: readonly Component[];
  /** Every method of the project with a body, and every lambda that is an origin's entry. */
  readonly methods: readonly MethodNode[];
  /** Sets of origins, each once, the empty one first. */
  readonly originSets: readonly (readonly OriginId[])[];
  /** Rows of five: caller and callee as indexes into `methods`, line, column, end column of the call. */
  readonly calls: Int32Array;
  readonly threadFacts: readonly ThreadFact[];
  readonly coverage: Coverage;
}
