/**
 * What the platform and the libraries do with threads, as data: the shape of the tables in `data/` and
 * of what users add in racelens.json. knowledge.schema.json says the same for editors, and is what
 * validate.ts checks by; a test holds the two together.
 *
 * Names are lists separated by blanks, to keep the tables readable. Types are binary names
 * (`android.view.View$OnClickListener`); a row for a type holds for its subtypes. Methods are names,
 * every overload meant; `*` is every method of the type.
 */

/**
 * Who runs something, or what an executor or handler stands for:
 * - `main`, `binder`; `caller` (the thread that calls, before the call returns);
 * - `current`: the looper of the thread that calls; `new-thread`: a thread for each;
 * - `thread NAME`, `looper NAME`, `serial NAME` and `pool NAME`: one that the library owns, so the
 *   same for all its users (a looper and a serial pool run one thing at a time);
 * - `own looper`, `own serial`, `own pool`: one for each object that is created;
 *   `own pool of argument 0`: serial if that argument is 1;
 * - `receiver`, `argument 1`, `argument android.os.Handler`: what that object stands for. An argument
 *   is told by its place or by its parameter's type, which holds for every overload that has it;
 * - `unknown`: it depends on what cannot be seen.
 */
export type Where = string;

/** What is meant of a call: `receiver`, `result`, `argument 0`, `argument java.lang.Runnable`, or
 * `arguments`: every argument with a method that can be run. */
export type Selector = string;

/** Names separated by blanks. */
export type NameList = string;

/** From type to methods, or to fields. */
export type MembersOf = Readonly<Record<string, NameList>>;

/** Methods that the platform or a library calls. */
export interface CallbackGroup {
  /** Short name: `view.click`. */
  readonly rule: string;
  /** `caller`: no origin, whoever uses the object calls it. */
  readonly runs: Where;
  /** What makes it run, in words: `the user's click`. */
  readonly cause: string;
  readonly of: MembersOf;
  /** Several may be under way or come one after the other; true unless said. */
  readonly once?: boolean;
  /** It comes when what somebody has asked for is done: a query, a request. */
  readonly answers?: boolean;
  /** Of one object that was given once they come one after the other, whatever their threads. */
  readonly inTurn?: boolean;
}

/** A method that is marked by an annotation. */
export interface AnnotatedCallback {
  readonly rule: string;
  /** Simple name: `Subscribe`. */
  readonly annotation: string;
  readonly packages: NameList;
  /** Names of methods that are called without the annotation too, and where: `onEventMainThread`. */
  readonly named?: Readonly<Record<string, Where>>;
  readonly runs: Where;
  /** An element whose value decides instead: `threadMode` with `MAIN` to `main`. */
  readonly element?: string;
  readonly values?: Readonly<Record<string, Where>>;
  readonly cause: string;
}

export type Doing =
  /** Has something run, see `on` and `when`. */
  | 'run'
  /** Takes back what was posted and has not run. */
  | 'remove'
  /** Has the platform create the component whose class it is given. */
  | 'start'
  /** Says who is to be called back; its callbacks run `on` this, if said, else where their row says. */
  | 'register'
  | 'unregister'
  /** Returns only when what the object stands for has ended. */
  | 'wait'
  /** Lets a waiter go on: countDown, complete. */
  | 'signal'
  /** Asks it to stop; it may still be running. */
  | 'cancel'
  /** Makes what is registered, declared or created elsewhere run, see `to`: a cause of it. */
  | 'emit'
  /** Gives something that has ended when all of these have: `allOf`. */
  | 'gather'
  /** Keeps something in the receiver, to be cancelled with it: `CompositeDisposable.add`. */
  | 'keep'
  /** Says by a string which action an intent or a filter is for. */
  | 'name';

/**
 * Whom a call that emits makes run: the methods of the object itself (`invalidate` its `onDraw`); what
 * was registered with the object (observers of a LiveData); the methods that take such an event, marked
 * by an annotated row of the same rule; the component that an intent names by class or action; what
 * methods of the object return (the fragments that an adapter makes); at once, in the thread that calls, the
 * methods of what was registered with a view (`listeners`) or of the app's own provider whose address is
 * given (`provider`); the methods of all objects of a type (`all`).
 */
export type Recipient =
  | 'itself'
  | 'observers'
  | 'subscribers'
  | 'component'
  | 'returned'
  | 'listeners'
  | 'provider'
  | 'all';

export type When = 'now' | 'later' | 'delayed' | 'at-time' | 'at-front' | 'idle' | 'periodic';

export interface CallGroup {
  readonly rule: string;
  readonly does: Doing;
  readonly of: MembersOf;
  /** What is run, removed, registered or waited for. */
  readonly what: Selector;
  /** Its method that is run: `run`; of a register, all its callbacks if not said. */
  readonly method?: NameList;
  /** In order of preference: the first whose object the call has. */
  readonly on?: readonly Where[];
  readonly when?: When;
  /** What is given to one looper or serial executor earlier, undelayed, runs earlier. */
  readonly fifo?: boolean;
  /** Runs at once if it is called on that thread already: runOnUiThread. */
  readonly direct?: boolean;
  /** Of a run: what the code gets as its first argument, an emitter that feeds the result, say. */
  readonly given?: Selector;
  /** Of an emit: whom it makes run, and as what kind of cause (`post` if not said). */
  readonly to?: Recipient;
  readonly as?: 'post' | 'start' | 'enable';
  /** Of an emit to what is returned: the methods that return it. */
  readonly from?: NameList;
  /** Of an emit to observers: where the object is not seen, it may be any that the project has made and
   * that a row of this rule registers with. */
  readonly orAny?: string;
  /** Of an emit to a component: methods that run only where there may be one already. */
  readonly again?: NameList;
  /** Of an emit that starts: where the object has none of its methods, the first of these that it has. */
  readonly otherwise?: NameList;
  /** Of an emit: it ends the object's life, so the callback that it stands in does not come again. */
  readonly ends?: boolean;
  /** Of an emit: the screen around the call `shows` the fragment that it is given; or the activity `asks`
   * all fragments that it shows, besides itself. */
  readonly screen?: 'shows' | 'asks';
  /** Of an emit: it counts only where its result is handed on, to other methods than these. */
  readonly except?: NameList;
  /** Of a register: what the object is registered with, or what stands for that (`result`); the receiver
   * if not said. */
  readonly with?: Selector;
  /** Of a run: what must have ended before it begins, the stage before it. */
  readonly after?: Selector;
  /** Of a register: it is called only while the component that registers is started. */
  readonly whileStarted?: boolean;
  /** Of an emit to listeners: arguments that they get, by place: `fromUser` is false, or as the call has it. */
  readonly passes?: Readonly<Record<string, 'true' | 'false' | `argument ${number}`>>;
  /** Of an emit to all: their type. */
  readonly type?: string;
  /** It counts only where these are so: from selector to a constant, or the name of a field, `!` for not. */
  readonly where?: Readonly<Record<Selector, string>>;
  /** Of a remove that is given null: all that was posted with the object. */
  readonly posted?: boolean;
}

/** An object that hands a method on to another that it was made with: `new Thread(runnable)`. */
export interface DelegateGroup {
  /** Constructors, or methods that return such an object. */
  readonly of: MembersOf;
  readonly to: Selector;
  /** The methods that are handed on, and what is then run of the other, one for one. */
  readonly from: NameList;
  readonly method: NameList;
  /** Other processes may call it too: a Messenger. */
  readonly elsewhere?: boolean;
}

/** Methods whose result is, or stands for, an object that they are given: `intent.putExtra(…)`. */
export interface FluentGroup {
  readonly of: MembersOf;
  readonly returns: Selector;
}

/** Methods that make an object of a class that they are given: `type.newInstance()`. */
export interface MakingGroup {
  readonly of: MembersOf;
  /** The class, or its name. */
  readonly class: Selector;
}

/** A number or name by which objects are told apart: the id of a menu's item, the `what` of a message. */
export interface IdentityGroup {
  /** Methods of the object, and fields, that tell it. */
  readonly of?: MembersOf;
  readonly fields?: MembersOf;
  /** Methods that give an object that has it, and what it is then: `menu.findItem(R.id.save)`. */
  readonly from?: MembersOf;
  readonly by?: Selector;
}

/** How a looper, handler, executor or scheduler comes to its threads. */
export interface ExecutorGroup {
  /** Constructors (`<init>`: the new object) and methods (what they return). */
  readonly of?: MembersOf;
  /** Static fields. */
  readonly fields?: MembersOf;
  readonly gives: readonly Where[];
}

export interface ContainerGroup {
  readonly types: NameList;
  /** Its operations exclude each other or are atomic. */
  readonly safe?: boolean;
  /** Its operations lock the object itself; a walk over its elements does not. */
  readonly locked?: boolean;
  /** It holds no elements: what its methods read and write is its own state (a date format, a calendar). */
  readonly state?: boolean;
  /** Methods that read elements, that write them, and that do both in one. */
  readonly reads?: NameList;
  readonly writes?: NameList;
  readonly both?: NameList;
  /** Methods that give another object with the same elements: `iterator`, `values`. */
  readonly views?: NameList;
  /**
   * Methods that store arguments as elements, and which: `put:0,1`. By type, since overloads differ. A
   * static one stores them in what it returns (`Arrays.asList`).
   */
  readonly stores?: MembersOf;
  /** Of what is stored: the arguments that are keys; and methods that give keys, not values. */
  readonly keys?: MembersOf;
  readonly keyed?: NameList;
  /** Methods that take over the elements of a container, and which argument that is: `addAll:0`. */
  readonly copies?: MembersOf;
  /** Methods that return an element. */
  readonly returns?: NameList;
}

/**
 * Methods that look at, or change, the elements of an array or container that they are given, and which argument
 * that is: `sort:0`. Where elements are copied (`addAll`) the row of the container says so.
 */
export interface GivenGroup {
  readonly reads?: MembersOf;
  readonly writes?: MembersOf;
}

/** Methods that give a container around another, or one that is safe from the beginning. */
export interface WrapperGroup {
  /**
   * `locked`: its own operations lock it, iteration does not (`synchronizedList`); `view`: what is done to
   * it is done to the one that is given (`unmodifiableList`); `safe`: several threads may use it (`of`).
   */
  readonly gives: 'locked' | 'view' | 'safe';
  readonly of: MembersOf;
}

export interface ThreadAnnotation {
  /** Simple name; any package. */
  readonly name: string;
  readonly runs: 'main' | 'worker' | 'binder' | 'any';
}

/** Calls that tell which thread it is. */
export interface ThreadTest {
  /**
   * `current`: returns the looper or thread of the caller; `main`: returns the main one;
   * `is-main`: true on the main thread; `is-main-looper`: true on the thread of the looper that it is
   * asked of; `assert-main` and `assert-worker`: throws elsewhere.
   */
  readonly tells:
    'current' | 'main' | 'is-main' | 'is-main-looper' | 'assert-main' | 'assert-worker';
  /** By type; `*` for any class, for helpers that every project writes anew. */
  readonly of: MembersOf;
}

export interface ComponentGroup {
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
  /** Name of the machine. */
  readonly lifecycle: string;
  readonly types: NameList;
  /** How names of such classes end: a supertype that is not seen (Kotlin, say) is told by it. */
  readonly suffix?: string;
}

/** Streams of values whose operators choose the threads of the operators above and below them. */
export interface StreamGroup {
  readonly types: NameList;
  /** What comes after this in the chain runs on its argument: `observeOn`. */
  readonly downstream: NameList;
  /** What comes before it, up to the source, does, unless something nearer says otherwise. */
  readonly upstream: NameList;
  /** Operators that go on elsewhere when time has passed, and where if they have no argument. */
  readonly timed?: NameList;
  readonly timedOn?: Where;
  /** Those that let pass what comes, and tell an error of their own from there. */
  readonly late?: NameList;
  /** Operators, and methods of who feeds it or takes from it, that are for errors, or for the end;
   * others are for values. */
  readonly errors?: NameList;
  readonly ends?: NameList;
  /** Operators whose function runs within `subscribe`, or where the next below has it subscribed. */
  readonly begins?: NameList;
  /** Operators that hand the stream to a transformer and go on with what it returns. */
  readonly composes?: NameList;
  /** The methods of such a transformer. */
  readonly transforms?: NameList;
  /** Those that come in any case: `doFinally`. */
  readonly always?: NameList;
  /** Operators whose function runs when somebody disposes of the stream, in that thread. */
  readonly stops?: NameList;
  /** Methods whose functions are for values, errors and the end, in this order. */
  readonly subscribes?: NameList;
}

/** Rules for what no row names. */
export interface GeneralRules {
  /** Packages (with what is below) whose types' methods run on the main looper if overridden. */
  readonly platform?: NameList;
  /** Packages (with what is below) of libraries that know nothing of Android: their callbacks run on threads of
   * their own, not on the main looper. */
  readonly plainJava?: NameList;
  /** Packages whose methods run their functional arguments at once. */
  readonly atOnce?: NameList;
  /** Beginnings of methods' names that take a listener back. */
  readonly unregister?: NameList;
  /** Methods of any type that are nobody's callbacks: `toString`. */
  readonly plain?: NameList;
  /**
   * Beginnings of methods' names: where such a call cannot be resolved (on a generated view binding,
   * say), the lambda that it is given is taken to run on the main looper.
   */
  readonly listeners?: NameList;
  /** First words of methods' names that give an order: an override that the project itself calls is
   * no callback then. */
  readonly commands?: NameList;
  /** Simple names of generated classes whose methods other processes call: `Stub` of an AIDL file. */
  readonly stubs?: NameList;
  /** Simple names of annotations of fields that a library sets when the views are made: `BindView`. */
  readonly views?: NameList;
  /** Simple names of annotations of dependency injection: of what is filled or made by it (`Inject`), of methods
   * that give the value (`Provides`), of those that say which class stands for a type (`Binds`), and of what
   * tells values of one type apart (`Named`, or an annotation that is marked as a `Qualifier`). */
  readonly injects?: NameList;
  readonly provides?: NameList;
  readonly binds?: NameList;
  readonly qualifiers?: NameList;
  /** Simple names of annotations that only say something of a field: nobody fills it because of them. */
  readonly remarks?: NameList;
}

/** What a method does with a lock that is an object of a library; monitors need no row. */
export interface LockGroup {
  /**
   * `acquire`: holds it when it comes back, an overload that answers boolean only if it says true;
   * `try`: holds it if the answer is true, or a number that is not 0; `test`: tells whether it is held;
   * `release`; `part`: gives an object that locks its receiver, in this mode.
   */
  readonly does: 'acquire' | 'try' | 'test' | 'release' | 'part';
  /** Of a release, any if not said; else exclusive. */
  readonly mode?: 'exclusive' | 'shared';
  /** A semaphore is a lock only if it was made with one permit; of a static method, its first argument is meant. */
  readonly kind?: 'lock' | 'semaphore' | 'monitor';
  /** Only if this is called on it too: an optimistic read is worth nothing until it was asked whether it held. */
  readonly until?: string;
  readonly of: MembersOf;
}

/** Methods after which the object must not be used any more. */
export interface FreeGroup {
  readonly of: MembersOf;
  /** What a later use does, in words: `a call of it throws IllegalStateException`. */
  readonly consequence: string;
  /** Methods that may still be called; those that free may always be called again. */
  readonly harmless?: NameList;
  /** The object stands for the views that a library has bound: their fields are null afterwards. */
  readonly views?: boolean;
}

/** Methods by whose answer one knows that a component or resource is still there. */
export interface StateTest {
  /** The answer that says so. */
  readonly alive: 'true' | 'false' | 'non-null';
  readonly of: MembersOf;
}

/** Methods that give something, or work, only as long as there is the screen that they are asked of or stand in. */
export interface ScreenGroup {
  /**
   * What they do afterwards. `null` and `throws` are asked of a fragment; `window` and `saved` of something else that a
   * screen shows: it has no window any more, or its state has been saved.
   */
  readonly gone: 'null' | 'throws' | 'window' | 'saved';
  readonly of: MembersOf;
  /** Where a callback with which the screen ends calls one of these, nothing is left to fail. */
  readonly over?: NameList;
}

/** What becomes of the objects that a library's method is given. */
export interface KeepGroup {
  /**
   * `nothing`: neither arguments nor receiver can be had from elsewhere afterwards; `receiver`: the
   * arguments can be had from the receiver, which may be the result too; `result`: the result is a new
   * object, from which arguments and receiver can be had.
   */
  readonly keeps: 'nothing' | 'receiver' | 'result';
  readonly of: MembersOf;
}

/** Types whose objects several threads may use without more ado. */
export interface ShareableTypes {
  readonly because: 'immutable' | 'thread-safe' | 'thread-local';
  readonly types: NameList;
}

export interface KnowledgeTables {
  readonly callbacks?: readonly CallbackGroup[];
  readonly annotated?: readonly AnnotatedCallback[];
  readonly calls?: readonly CallGroup[];
  readonly executors?: readonly ExecutorGroup[];
  readonly delegates?: readonly DelegateGroup[];
  readonly fluent?: readonly FluentGroup[];
  readonly makes?: readonly MakingGroup[];
  readonly identities?: readonly IdentityGroup[];
  readonly streams?: readonly StreamGroup[];
  readonly containers?: readonly ContainerGroup[];
  readonly given?: readonly GivenGroup[];
  readonly wrappers?: readonly WrapperGroup[];
  readonly annotations?: readonly ThreadAnnotation[];
  readonly threads?: readonly ThreadTest[];
  readonly components?: readonly ComponentGroup[];
  readonly locks?: readonly LockGroup[];
  readonly frees?: readonly FreeGroup[];
  readonly states?: readonly StateTest[];
  readonly screens?: readonly ScreenGroup[];
  readonly keeping?: readonly KeepGroup[];
  readonly shareable?: readonly ShareableTypes[];
  readonly general?: GeneralRules;
}
