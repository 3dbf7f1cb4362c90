/**
 * An edit that leaves every footprint as it was: the codes get their new bodies, and all that was found
 * out of them holds. Where classes stand in an edited member, they must be the same ones as before. After an edit
 * that leaves alone what values look at (a call of a method without objects) it is values that hold.
 */
import type { MemberBodies } from '../../java/ir/program-bodies.js';
import { fieldsStoredIn } from '../../java/ir/selecting.js';
import type { Body, StatementIndex } from '../../java/ir/statements.js';
import type { JavaFieldId } from '../../java/program/symbols.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Code, CodeTable, Move, MovedStatement, Viewer } from './code.js';
import { footprintOf, isSameFootprint, usedClasses, type Footprint } from './footprint.js';
import { LookedAt } from './looked-at.js';
import { isValueType } from './value-types.js';

/** With the body that the code gets. */
interface Planned {
  readonly move: Move;
  readonly body: Body;
}

/** Of what no footprint says. */
export interface Alike {
  /** Does the body let the same pass, and is it the same to those it calls? */
  readonly forModel: (code: Code, now: Body, moved: MovedStatement) => boolean;
  readonly forValues: (code: Code, now: Body) => boolean;
  /** Does nothing come to it? Then it is the first to use no class. */
  readonly isUnreached: (code: Code) => boolean;
}

export class CodeMover {
  readonly #lookedAt: LookedAt;
  /** In how many bodies a field is assigned. */
  #stores: Map<JavaFieldId, number> | undefined;

  constructor(
    private readonly codes: CodeTable,
    knowledge: MethodKnowledge,
    private members: readonly MemberBodies[],
    private readonly alike: Alike,
  ) {
    this.#lookedAt = new LookedAt(codes, knowledge, (field) => this.#countOf(field) > 0);
  }

  /** Tells whether it could be done; if not, all is as before. */
  tryMove(members: readonly MemberBodies[], viewer: Viewer): boolean {
    const moves = this.#movesTo(members, viewer);
    if (moves === undefined || !this.#keepsStores(moves)) return false;
    for (const { move, body } of moves) this.codes.move(move, body);
    this.codes.place(members);
    this.members = members;
    return true;
  }

  #movesTo(members: readonly MemberBodies[], viewer: Viewer): Planned[] | undefined {
    if (members.length !== this.members.length) return undefined;
    const moves: Planned[] = [];
    for (const [index, { bodies, classes }] of members.entries()) {
      const before = this.members[index]!.bodies;
      if (before === bodies) continue;
      if (!areSameClasses(this.members[index]!.classes, classes)) return undefined;
      const codes = this.codes.ofMember(index);
      const found = this.#movesOf(codes, bodies.flatMap(allBodies), viewer);
      if (found === undefined) return undefined;
      moves.push(...found);
    }
    return moves;
  }

  #movesOf(codes: readonly Code[], bodies: readonly Body[], viewer: Viewer): Planned[] | undefined {
    if (codes.length !== bodies.length) return undefined;
    const moves: Planned[] = [];
    for (const [at, code] of codes.entries()) {
      const body = bodies[at]!;
      const move = this.#moveOf(code, body, viewer);
      if (move === undefined) return undefined;
      moves.push({ move, body });
    }
    return moves;
  }

  #moveOf(code: Code, body: Body, viewer: Viewer): Move | undefined {
    const before = footprintOf(code.body, this.#lookedAt, viewer);
    const now = footprintOf(body, this.#lookedAt, viewer);
    if (!isSameFootprint(before, now)) return undefined;
    const statement = movedBetween(before, now);
    const isAlike =
      viewer === 'values'
        ? this.alike.forValues(code, body)
        : this.alike.forModel(code, body, statement) && this.#usesAlike(code, body, viewer);
    if (!isAlike) return undefined;
    const variables = { before: before.variables, now: now.variables };
    return { code, before: code.body, statement, variables, isSameFor: viewer };
  }

  #usesAlike(code: Code, body: Body, viewer: Viewer): boolean {
    if (viewer === 'model' && this.alike.isUnreached(code)) return true;
    const [before, now] = [code.body, body].map((each) => usedClasses(each, this.codes).join());
    return before === now;
  }

  /** A field that nobody assigns is thought to be filled by somebody else: that must not change. */
  #keepsStores(moves: readonly Planned[]): boolean {
    const fields = new Map<JavaFieldId, boolean>();
    for (const { move, body } of moves) {
      for (const field of [...storedIn(move.before), ...storedIn(body)]) {
        fields.set(field, this.#countOf(field) > 0);
      }
    }
    for (const { move, body } of moves) this.#replace(move.before, body);
    if ([...fields].every(([field, was]) => this.#countOf(field) > 0 === was)) return true;
    for (const { move, body } of moves) this.#replace(body, move.before);
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

/** Numbers and texts are no objects that somebody could have filled in. */
function storedIn(body: Body): Set<JavaFieldId> {
  const fields = fieldsStoredIn(body).filter(({ type }) => !isValueType(type));
  return new Set(fields.map(({ id }) => id));
}
