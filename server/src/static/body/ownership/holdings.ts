/**
 * Who holds which objects at a place of a body: variables, objects in other objects, and what anybody
 * may have by now. All of it *may*: sets grow where ways meet.
 *
 * What is put into an object that the body was given is no longer its own. Of that only what else the
 * body was given is remembered (a caller may own all of it); the rest counts as escaped. Of escaped
 * objects nothing is remembered: whatever is in them has escaped with them.
 */
import type { Variable } from '../../../java/ir/statements.js';
import { eachSite, NONE, OTHER, type Sites } from './sites.js';

/** Objects of the parameters and below; and those among them that the body does not own. */
export interface Given {
  readonly all: Sites;
  readonly foreign: Sites;
}

export class Holdings {
  readonly variables = new Map<Variable, Sites>();
  /** By object: what can be had from it. */
  readonly contents = new Map<Sites, Sites>();
  escaped: Sites = NONE;

  constructor(private readonly given: Given) {}

  /** With those of the variables that are still of use. */
  copy(isOfUse: (variable: Variable) => boolean = () => true): Holdings {
    const copy = new Holdings(this.given);
    for (const [variable, held] of this.variables) {
      if (isOfUse(variable)) copy.variables.set(variable, held);
    }
    for (const [object, held] of this.contents) copy.contents.set(object, held);
    copy.escaped = this.escaped;
    return copy;
  }

  /** Of a variable that is not known, something else. */
  of(variable: Variable): Sites {
    return this.variables.get(variable) ?? OTHER;
  }

  /** Directly in one of the objects; in what is not ours there may be anything. */
  contentOf(objects: Sites): Sites {
    return eachSite(objects).reduce(
      (found, site) => found | (this.contents.get(site) ?? NONE),
      OTHER,
    );
  }

  /** The objects and all that can be had from them. */
  reach(objects: Sites): Sites {
    let reached = objects;
    for (let open = eachSite(objects); open.length > 0;) {
      const more = (this.contents.get(open.pop()!) ?? NONE) & ~reached;
      reached |= more;
      open = open.concat(eachSite(more));
    }
    return reached;
  }

  /** Anybody may have them from now on. */
  escape(objects: Sites): void {
    this.#lose(this.reach(objects & ~this.escaped) & ~OTHER);
  }

  #lose(objects: Sites): void {
    this.escaped |= objects;
    for (const site of eachSite(objects)) this.contents.delete(site);
  }

  /** Into a field or as an element. */
  store(objects: Sites, values: Sites): void {
    const kept = values & ~OTHER & ~this.escaped;
    if (kept === NONE) return;
    if ((objects & (OTHER | this.escaped)) !== NONE) this.escape(kept);
    else if ((objects & this.given.foreign) === NONE) this.#put(objects, kept);
    else {
      const all = this.reach(kept);
      this.#put(objects, all & this.given.all);
      this.#lose(all & ~this.given.all);
    }
  }

  #put(objects: Sites, values: Sites): void {
    for (const site of eachSite(objects)) {
      this.contents.set(site, (this.contents.get(site) ?? NONE) | values);
    }
  }

  /**
   * A statement makes another object, while the one that it made before may still be held: of that one
   * nothing is said any more, and what was in it counts as escaped.
   */
  renew(site: Sites): void {
    this.escape(this.contentOf(site) & ~site);
    this.contents.delete(site);
    this.escaped &= ~site;
    for (const [variable, held] of this.variables) {
      if ((held & site) !== NONE) this.variables.set(variable, (held & ~site) | OTHER);
    }
    for (const [object, held] of this.contents) {
      if ((held & site) !== NONE) this.contents.set(object, held & ~site);
    }
  }

  /** Takes in what holds on another way; tells whether that was new. */
  join(other: Holdings): boolean {
    let changed = this.joinObjects(other);
    for (const [variable, before] of this.variables) {
      const after = before | other.of(variable);
      if (after === before) continue;
      changed = true;
      this.variables.set(variable, after);
    }
    for (const [variable, held] of other.variables) {
      if (this.variables.has(variable)) continue;
      changed ||= (held | OTHER) !== OTHER;
      this.variables.set(variable, held | OTHER);
    }
    return changed;
  }

  /** Without the variables. What has escaped on one way has, with all that is in it on the other. */
  joinObjects(other: Holdings): boolean {
    const before = this.escaped;
    let lost = other.escaped & ~before;
    let changed = false;
    for (const [object, held] of other.contents) {
      if ((object & before) !== NONE) lost |= held;
      else {
        const known = this.contents.get(object) ?? NONE;
        changed ||= (held & ~known) !== NONE;
        this.contents.set(object, known | held);
      }
    }
    this.escape(lost);
    return changed || this.escaped !== before;
  }
}
