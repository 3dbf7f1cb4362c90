/**
 * Sets of objects that one run of a body has to do with, as bits of a number: the objects of its
 * parameters, what these lead to, and what each statement creates or gets. Bits of parameters are the
 * same in every body, so that a summary is a part of the callee's own sets.
 */
import type { Body, StatementIndex } from '../../../java/ir/statements.js';

export type Sites = bigint;

export const NONE: Sites = 0n;
/** Something else: an object of which nobody knows who has it. */
export const OTHER: Sites = 1n;
/** Of a summary's result: an object that the callee made and nobody else has. */
export const FRESH: Sites = 2n;

const FIRST_PARAMETER = 2n;

/** The object of the k-th of `Body.parameters`. */
export function parameterSite(place: number): Sites {
  return 1n << (FIRST_PARAMETER + 2n * BigInt(place));
}

/** What its fields and elements lead to when the body begins. */
export function contentSite(place: number): Sites {
  return parameterSite(place) << 1n;
}

/** All bits of so many parameters. */
export function parameterSites(count: number): Sites {
  return (1n << (FIRST_PARAMETER + 2n * BigInt(count))) - (1n << FIRST_PARAMETER);
}

/** Which objects the statements of a body make. */
export class SiteTable {
  readonly #ofStatement = new Map<StatementIndex, Sites>();
  /** What the run made, and what it was given that nobody else has. */
  readonly own: Sites;
  readonly closures: Sites;

  constructor(
    readonly body: Body,
    given: Sites,
  ) {
    let next = parameterSite(body.parameters.length);
    let own = given;
    let closures = NONE;
    body.statements.forEach((statement, at) => {
      if (!('to' in statement) || statement.to === undefined) return;
      const { type } = body.variables[statement.to]!;
      if (!CREATING.has(statement.kind) || type.kind === 'primitive') return;
      this.#ofStatement.set(at as StatementIndex, next);
      own |= next;
      if (statement.kind === 'closure') closures |= next;
      next <<= 1n;
    });
    this.own = own;
    this.closures = closures;
  }

  of(statement: StatementIndex): Sites {
    return this.#ofStatement.get(statement) ?? OTHER;
  }
}

const CREATING: ReadonlySet<string> = new Set(['allocate', 'closure', 'call']);

/** Each bit by itself. */
export function eachSite(sites: Sites): Sites[] {
  const found: Sites[] = [];
  for (let rest = sites; rest !== 0n; rest &= rest - 1n) found.push(rest & -rest);
  return found;
}
