/**
 * Which activity shows which fragments: by the class in whose code the fragment is added or its pager is
 * filled. A fragment that another shows is shown by that one's activity. Not seen: fragments that a helper
 * of neither kind adds, and those that layouts name.
 */
import { addTo } from '../../base/multi-map.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Dispatch } from '../flow/dispatch.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';

export class Hosts {
  readonly #shown = new Map<ClassSymbol, ClassSymbol[]>();
  readonly #hosts = new Map<ClassSymbol, ClassSymbol[]>();

  constructor(
    private readonly dispatch: Dispatch,
    private readonly knowledge: MethodKnowledge,
  ) {}

  /** Code in `owner` shows the fragment. */
  add(owner: ClassSymbol, fragment: ClassSymbol): void {
    if (this.knowledge.componentKind(fragment) !== 'fragment') return;
    for (const host of this.#screensAround(owner)) {
      if (this.#shown.get(host)?.includes(fragment) === true) continue;
      addTo(this.#shown, host, fragment);
      addTo(this.#hosts, fragment, host);
    }
  }

  /** The fragments of an activity, and theirs. */
  shownBy(activity: ClassSymbol): ClassSymbol[] {
    return reachable([activity], this.#shown).slice(1);
  }

  /** The fragments in whose code it stands, one of them. */
  fragmentsAround(owner: ClassSymbol): readonly ClassSymbol[] {
    return this.#screensAround(owner).filter(
      (each) => this.knowledge.componentKind(each) === 'fragment',
    );
  }

  /** The activities that `getActivity()` may mean in code of this class. */
  activitiesOf(owner: ClassSymbol): ClassSymbol[] {
    const all = reachable(this.fragmentsAround(owner), this.#hosts);
    return all.filter((each) => this.isActivity(each));
  }

  isActivity(symbol: ClassSymbol): boolean {
    return this.knowledge.componentKind(symbol) === 'activity';
  }

  #screensAround(owner: ClassSymbol): readonly ClassSymbol[] {
    for (let at: ClassSymbol | undefined = owner; at !== undefined; at = at.outer) {
      const kind = this.knowledge.componentKind(at);
      if (kind === 'activity' || kind === 'fragment') return this.dispatch.withSubclasses(at);
    }
    return [];
  }
}

function reachable(
  from: readonly ClassSymbol[],
  next: ReadonlyMap<ClassSymbol, readonly ClassSymbol[]>,
): ClassSymbol[] {
  const found = new Set(from);
  for (const at of found) for (const each of next.get(at) ?? []) found.add(each);
  return [...found];
}
