/**
 * What a body asks of a fragment that only one with an activity can give: `getActivity().finish()`,
 * `getString(…)`, also by a method of the project that gives what getActivity gives. What may be null
 * counts where it is dereferenced, or handed to a library, or to a method of the project that needs it
 * (needed-arguments.ts). Beside it what the screen around the code must be there for: a dialog that is shown or taken
 * away, a transaction of fragments. Left out is what the body checks before: isAdded, isFinishing, and on the main looper,
 * where nothing comes in between, a null test of what is then asked for again.
 */
import type { ScreenGroup } from '../../android/knowledge/knowledge.js';
import { getOrMake } from '../../base/multi-map.js';
import { factsOf, type Fact } from '../../java/ir/facts/facts.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body, Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import type {
  ClassSymbol,
  FieldSymbol,
  MethodId,
  MethodSymbol,
} from '../../java/program/symbols.js';
import { catchesGoneAt } from './caught.js';
import { flagsAt, type TestedFlag } from './flags.js';
import { guardsOf, type Guard } from './guards.js';
import { FARTHEST, isNeeded, type BodyContext } from './needed-arguments.js';
import { originalOf } from './stored-path.js';
import { dereferencesOf, handingsOf, type Use } from './uses.js';

export interface ScreenUse {
  /** The call that asks. */
  readonly statement: StatementIndex;
  /** `getActivity`. */
  readonly method: string;
  readonly gone: ScreenGroup['gone'];
  /** The class that it is asked of, as far as the body knows. */
  readonly screen: ClassSymbol;
  /** Of what a screen shows: what the tables say of it. */
  readonly group: ScreenGroup | undefined;
  /** It was there when it was asked for before. */
  readonly isTested: boolean;
}

type Gone = ScreenGroup['gone'] | undefined;
type IsGuarded = (guard: Guard) => boolean;

/** Not a mere test of what is then asked for again. */
function isSureGuard({ kind, against, flag }: Guard): boolean {
  const isTest = kind === 'null-test' || (kind === 'state' && flag?.is === 'non-null');
  return !isTest || against === 'threads';
}

/** Is it asked of something that a screen shows, not of the screen? */
export function isShown({ gone }: Pick<ScreenUse, 'gone'>): boolean {
  return gone === 'window' || gone === 'saved';
}

export class ScreenUses {
  readonly #uses = new Map<Body, readonly ScreenUse[]>();
  readonly #gone = new Map<MethodId, Gone>();

  constructor(private readonly context: BodyContext) {}

  /** Without those of which the body asks whether the component is still there. */
  of(body: Body): readonly ScreenUse[] {
    return getOrMake(this.#uses, body, () =>
      body.statements.flatMap((statement, index) => {
        if (statement.kind !== 'call') return [];
        return this.#useAt(body, index as StatementIndex, statement);
      }),
    );
  }

  /** Has it been asked before whether the component is still there? */
  isCheckedAt(body: Body, at: StatementIndex): boolean {
    return this.#statesAt(body, at).some(({ is }) => is !== 'non-null');
  }

  /** Was something of the component found to be there? On another thread than its own it may go meanwhile. */
  isTestedAt(body: Body, at: StatementIndex): boolean {
    return (
      this.#statesAt(body, at).some(({ is }) => is === 'non-null') ||
      factsOf(body)
        .at(at)
        .some((fact) => this.#isTested(fact))
    );
  }

  #statesAt(body: Body, at: StatementIndex): readonly TestedFlag[] {
    return flagsAt(body, at, this.context.knowledge).filter(({ isState }) => isState);
  }

  /** Flags of the project's own that were asked before. */
  flagsAt(body: Body, at: StatementIndex): readonly FieldSymbol[] {
    return flagsAt(body, at, this.context.knowledge).flatMap(({ field }) => field ?? []);
  }

  #isTested(fact: Fact): boolean {
    if (fact.kind !== 'is' || fact.is !== 'non-null' || fact.path.kind !== 'call') return false;
    const { method } = fact.path;
    return method !== undefined && this.#goneOf(method) === 'null';
  }

  #useAt(body: Body, statement: StatementIndex, call: Call): ScreenUse[] {
    const { method } = call;
    const gone = method && this.#goneOf(method);
    if (gone === undefined) return [];
    const isOfShown = isShown({ gone });
    const screen = isOfShown ? this.#screenAround(body, call) : screenOf(body, call);
    if (screen === undefined || this.isCheckedAt(body, statement)) return [];
    const isUsed = (isGuarded: IsGuarded): boolean =>
      gone !== 'null' || this.#isUsed(body, statement, call, isGuarded);
    if (!isUsed(isSureGuard)) return [];
    if (isOfShown && catchesGoneAt(body, statement) !== undefined) return [];
    const { screen: group } = this.context.knowledge.of(method!);
    const isTested = this.isTestedAt(body, statement) || !isUsed(() => true);
    return [{ statement, method: method!.name, gone, screen, group, isTested }];
  }

  /** The activity that is handed over, or the screen in whose class the code stands. */
  #screenAround(body: Body, call: Call): ClassSymbol | undefined {
    const given = call.arguments.map((each) => classOf(body, each));
    const around: ClassSymbol[] = [];
    for (let at: ClassSymbol | undefined = body.owner; at !== undefined; at = at.outer)
      around.push(at);
    return [...given, ...around].find((each) => {
      const kind = each && this.context.knowledge.componentKind(each);
      return kind === 'activity' || kind === 'fragment';
    });
  }

  #isUsed(body: Body, at: StatementIndex, { to }: Call, isGuarded: IsGuarded): boolean {
    const { knowledge } = this.context;
    const isOpen = (use: Use): boolean => !guardsOf(body, at, use, knowledge).some(isGuarded);
    if (to === undefined) return false;
    if (dereferencesOf(body, at).some(isOpen)) return true;
    return handingsOf(body, to, at).some((use) => isOpen(use) && isNeeded(body, use, this.context));
  }

  /** What the method does when its fragment has gone; also of one that gives what such a one gives. */
  #goneOf(method: MethodSymbol, depth = 0): Gone {
    const { screen } = this.context.knowledge.of(method);
    if (screen !== undefined || method.owner.source === undefined) return screen?.gone;
    if (depth >= FARTHEST || method.result.kind !== 'class') return undefined;
    return getOrMake(this.#gone, method.id, () => {
      const bodies = this.context.bodiesOf(method);
      return bodies.some((body) => this.#handsBack(body, depth)) ? 'null' : undefined;
    });
  }

  #handsBack(body: Body, depth: number): boolean {
    const { definitions } = pathsOf(body);
    return body.statements.some((statement) => {
      if (statement.kind !== 'return' || statement.from === undefined) return false;
      const given = definitions[originalOf(body, statement.from)];
      if (given?.kind !== 'call' || given.method === undefined) return false;
      return this.#goneOf(given.method, depth + 1) === 'null';
    });
  }
}

function screenOf(body: Body, { receiver }: Call): ClassSymbol | undefined {
  return receiver === undefined ? undefined : classOf(body, receiver);
}

function classOf({ variables }: Body, variable: Variable): ClassSymbol | undefined {
  const { type } = variables[variable]!;
  return type.kind === 'class' ? type.class : undefined;
}
