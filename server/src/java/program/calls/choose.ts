/**
 * The method that a call means among those of its name (JLS §15.12.2), or why that cannot be said.
 *
 * Arguments of unknown type make a candidate a "maybe". The phases then go on as the language has
 * them, but a choice is made only if it is the same whatever the unknown types are: one candidate is
 * left; or all that are left have the same parameters where the arguments are unknown; or the most
 * specific one surely applies; or, of an argument whose class is not seen, one alone takes that class by its
 * name. Otherwise the call is ambiguous.
 */
import { erasedText } from '../type-text.js';
import { Fit, type Subtyping } from '../subtyping.js';
import type { Type } from '../types.js';
import type { Argument } from './argument.js';
import { formalAt, PHASES, type Applicability, type Candidate, type Phase } from './candidate.js';
import type { Specificity } from './specificity.js';

export interface Choice {
  readonly candidate: Candidate;
  readonly phase: Phase;
}

interface Fitting {
  readonly candidate: Candidate;
  readonly fit: Fit;
}

export class Chooser {
  constructor(
    private readonly applicability: Applicability,
    private readonly specificity: Specificity,
    private readonly subtyping: Subtyping,
  ) {}

  choose(
    candidates: readonly Candidate[],
    given: readonly Argument[],
  ): Choice | 'ambiguous' | 'none' {
    for (const phase of PHASES) {
      const fitting = this.#fitting(candidates, given, phase);
      if (fitting.length === 0) continue;
      if (fitting.every(({ fit }) => fit === Fit.yes)) {
        return this.#choosePlainly(fitting, given, phase);
      }
      const choice = this.#chooseCarefully(candidates, fitting, given, phase);
      return choice === 'ambiguous' ? (this.#takingByName(candidates, given) ?? choice) : choice;
    }
    return 'none';
  }

  /** The only one that takes each class that is not seen as itself: `execute(Message...)`, not `execute(Runnable)`. */
  #takingByName(candidates: readonly Candidate[], given: readonly Argument[]): Choice | undefined {
    const unseen = given.flatMap((argument, place) => {
      const name = argument.kind === 'typed' ? unseenName(argument.type) : undefined;
      return name === undefined ? [] : [{ name, place }];
    });
    if (unseen.length === 0) return undefined;
    const found = PHASES.flatMap((phase) =>
      this.#fitting(candidates, given, phase)
        .filter(({ candidate: { formals } }) =>
          unseen.every(({ name, place }) => unseenName(formalAt(formals, place, phase)) === name),
        )
        .map(({ candidate }) => ({ candidate, phase })),
    );
    return new Set(found.map(({ candidate }) => candidate)).size === 1 ? found[0] : undefined;
  }

  #fitting(candidates: readonly Candidate[], given: readonly Argument[], phase: Phase): Fitting[] {
    return candidates
      .map((candidate) => ({ candidate, fit: this.applicability.fit(candidate, given, phase) }))
      .filter(({ fit }) => fit !== Fit.no);
  }

  #choosePlainly(
    fitting: readonly Fitting[],
    given: readonly Argument[],
    phase: Phase,
  ): Choice | 'ambiguous' {
    const all = fitting.map(({ candidate }) => candidate);
    const left = all.length === 1 ? all : this.#byTypeArguments(all, given, phase);
    const [only] = left;
    const candidate = left.length === 1 ? only : this.specificity.mostSpecific(left, given, phase);
    return candidate === undefined ? 'ambiguous' : { candidate, phase };
  }

  /** Where several are left, those out whose parameters want other type arguments, if not all do. */
  #byTypeArguments(
    all: readonly Candidate[],
    given: readonly Argument[],
    phase: Phase,
  ): readonly Candidate[] {
    const left = all.filter((candidate) => {
      if (candidate.variables.length > 0) return true;
      return given.every((argument, i) => {
        const formal = formalAt(candidate.formals, i, phase);
        if (argument.kind !== 'typed' || argument.type.kind !== 'class') return true;
        if (formal?.kind !== 'class' || formal.arguments.length === 0) return true;
        return this.subtyping.fits(argument.type, formal, true) !== Fit.no;
      });
    });
    return left.length === 0 ? all : left;
  }

  #chooseCarefully(
    candidates: readonly Candidate[],
    fitting: readonly Fitting[],
    given: readonly Argument[],
    phase: Phase,
  ): Choice | 'ambiguous' {
    const certain = fitting.some(({ fit }) => fit === Fit.yes);
    const later = certain ? [] : this.#possibleLater(candidates, fitting, given, phase);
    const possible = [...fitting.map(({ candidate }) => candidate), ...later];
    const [only] = possible;
    if (possible.length === 1) return { candidate: only!, phase };
    const best = this.specificity.mostSpecific(possible.slice(0, fitting.length), given, phase);
    if (best === undefined) return 'ambiguous';
    const isCertain = fitting.some((each) => each.candidate === best && each.fit === Fit.yes);
    if (isCertain || this.#agree(possible, given, phase)) return { candidate: best, phase };
    return 'ambiguous';
  }

  /** What a later phase could choose, should none of the candidates so far apply. */
  #possibleLater(
    candidates: readonly Candidate[],
    fitting: readonly Fitting[],
    given: readonly Argument[],
    phase: Phase,
  ): Candidate[] {
    const known = new Set(fitting.map(({ candidate }) => candidate));
    const found: Candidate[] = [];
    for (const next of PHASES.slice(PHASES.indexOf(phase) + 1)) {
      for (const { candidate } of this.#fitting(candidates, given, next)) {
        if (!known.has(candidate)) found.push(candidate);
        known.add(candidate);
      }
    }
    return found;
  }

  /** Do all take the same where an argument is not surely right? Then it decides nothing. */
  #agree(possible: readonly Candidate[], given: readonly Argument[], phase: Phase): boolean {
    return given.every((_, i) => {
      const fits = possible.map((each) => this.applicability.fitAt(each, given, i, phase));
      if (fits.every((fit) => fit !== Fit.maybe)) return true;
      const formals = possible.map((each) => formalAt(each.erased, i, phase));
      return (
        new Set(formals.map((type) => (type === undefined ? '' : erasedText(type)))).size === 1
      );
    });
  }
}

/** Of a class that is named but not seen. */
function unseenName(type: Type | undefined): string | undefined {
  return type?.kind === 'unknown' && type.named === true ? type.cause.name : undefined;
}
