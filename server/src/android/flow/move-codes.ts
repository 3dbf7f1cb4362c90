/**
 * An edit that leaves every footprint as it was: the codes get their new bodies, and all that was found
 * out of them holds. Where classes stand in an edited member, they must be the same ones as before.
 */
import type { MemberBodies } from '../../java/ir/program-bodies.js';
import { fieldsStoredIn } from '../../java/ir/selecting.js';
import type { Body, StatementIndex } from '../../java/ir/statements.js';
import type { JavaFieldId } from '../../java/program/symbols.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Code, CodeTable, MovedStatement } from './code.js';
import { footprintOf, isSameFootprint, type Footprint } from './footprint.js';
import { LookedAt } from './looked-at.js';

interface Move {
  readonly code: Code;
  readonly body: Body;
  readonly before: Footprint;
  readonly now: Footprint;
}

export type IsAlike = (code: Code, now: Body, moved: MovedStatement) => boolean;

export class CodeMover {
  readonly #lookedAt: LookedAt;
  /** In how many bodies a field is assigned. */
  #stores: Map<JavaFieldId, number> | undefined;

  constructor(
    private readonly codes: CodeTable,
    knowledge: MethodKnowledge,
    private members: readonly MemberBodies[],
    /** Of what no footprint says: does the body let the same pass, and is it the same to those it calls? */
    private readonly isAlike: IsAlike,
  ) {
    this.#lookedAt = new LookedAt(codes, knowledge, (field) => this.#countOf(field) > 0);
  }

  /** Tells whether it could be done; if not, all is as before. */
  tryMove(members: readonly MemberBodies[]): boolean {
    const moves = this.#movesTo(members);
    if (moves === undefined || !this.#keepsStores(moves)) return false;
    for (const { code, body, before, now } of moves) {
      this.codes.move(code, body, movedBetween(before, now), {
        before: before.variables,
        now: now.variables,
      });
    }
    this.codes.place(members);
    this.members = members;
    return true;
  }

  #movesTo(members: readonly MemberBodies[]): Move[] | undefined {
    if (members.length !== this.members.length) return undefined;
    const moves: Move[] = [];
    for (const [index, { bodies, classes }] of members.entries()) {
      const before = this.members[index]!.bodies;
      if (before === bodies) continue;
      if (!areSameClasses(this.members[index]!.classes, classes)) return undefined;
      const found = this.#movesOf(this.codes.ofMember(index), bodies.flatMap(allBodies));
      if (found === undefined) return undefined;
      moves.push(...found);
    }
    return moves;
  }

  #movesOf(codes: readonly Code[], bodies: readonly Body[]): Move[] | undefined {
    if (codes.length !== bodies.length) return undefined;
    const moves: Move[] = [];
    for (const [at, code] of codes.entries()) {
      const body = bodies[at]!;
      const [before, now] = [this.#footprint(code.body), this.#footprint(body)];
      if (!isSameFootprint(before, now) || !this.isAlike(code, body, movedBetween(before, now)))
        return undefined;
      moves.push({ code, body, before, now });
    }
    return moves;
  }

  #footprint(body: Body): Footprint {
    return footprintOf(body, this.#lookedAt, this.codes);
  }

  /** A field that nobody assigns is thought to be filled by somebody else: that must not change. */
  #keepsStores(moves: readonly Move[]): boolean {
    const fields = new Map<JavaFieldId, boolean>();
    for (const { code, body } of moves) {
      for (const field of [...storedIn(code.body), ...storedIn(body)]) {
        fields.set(field, this.#countOf(field) > 0);
      }
    }
    for (const { code, body } of moves) this.#replace(code.body, body);
    if ([...fields].every(([field, was]) => this.#countOf(field) > 0 === was)) return true;
    for (const { code, body } of moves) this.#replace(body, code.body);
    return false;
  }

  #replace(one: Body, other: Body): void {
    this.#count(one, -1);
    this.#count(other, 1);
  }

  #count(body: Body, by: number, stores = this.#allStores()): void {
    for (const field of storedIn(body)) stores.set(field, (stores.get(field) ?? 0) + by);
  }

  #countOf(field: JavaFieldId): number {
    return this.#allStores().get(field) ?? 0;
  }

  /** Counted when first asked for: most bodies are never edited. */
  #allStores(): Map<JavaFieldId, number> {
    if (this.#stores === undefined) {
      const stores = new Map<JavaFieldId, number>();
      for (const { body } of this.codes.codes) this.#count(body, 1, stores);
      this.#stores = stores;
    }
    return this.#stores;
  }
}

function movedBetween(before: Footprint, now: Footprint): MovedStatement {
  const kept = new Map(before.statements.map((each, at) => [each, now.statements[at]!]));
  return (statement: StatementIndex) => kept.get(statement);
}

type Classes = MemberBodies['classes'];

function areSameClasses(before: Classes, now: Classes): boolean {
  const [one, other] = [[...before.values()], [...now.values()]];
  return one.length === other.length && one.every((symbol, at) => symbol === other[at]);
}

/** The body and those of its lambdas, in the order of the table. */
function allBodies(root: Body): Body[] {
  const bodies = [root];
  for (const { lambdas } of bodies) bodies.push(...lambdas);
  return bodies;
}

function storedIn(body: Body): Set<JavaFieldId> {
  return new Set(fieldsStoredIn(body).map(({ id }) => id));
}
