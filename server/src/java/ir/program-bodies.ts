/**
 * All bodies of a program, resolved and lowered. An edit of a body costs that body: as long as no
 * declaration changed (the program keeps its Resolution) and a member's tree is the same object,
 * what was lowered of it before still holds. Stops between members when asked to; what it has done by
 * then is kept for the next time.
 */
import { CancelledError, type CancellationToken } from '../../base/cancellation.js';
import { classSuffix } from '../program/body/class-numbers.js';
import { resolveBody } from '../program/body/resolve-body.js';
import type { Program, Resolution } from '../program/program.js';
import type { CallCounts } from '../program/resolved-body.js';
import type { SourceClass } from '../program/source-class.js';
import type { ClassSource, ClassSymbol, MemberSource } from '../program/symbols.js';
import type { Names } from '../syntax/names.js';
import type { NodeIndex, SyntaxTree } from '../syntax/tree.js';
import { lowerImplicit } from './lower-implicit.js';
import { hasCode, lowerMember } from './lower-member.js';
import type { Body } from './statements.js';

/** What lowering made of one member of a file's class; of what the compiler adds, no member. */
export interface MemberBodies {
  readonly member: MemberSource | undefined;
  readonly bodies: readonly Body[];
  readonly counts: CallCounts;
  /** The classes that stand in it. */
  readonly classes: ReadonlyMap<NodeIndex, SourceClass>;
}

const NO_CALLS: CallCounts = { calls: 0, resolved: 0, unresolved: [] };

type Lowered = Omit<MemberBodies, 'member'>;

/** Of a member that is declared and no more. */
const NOTHING: Lowered = { bodies: [], counts: NO_CALLS, classes: new Map() };

type ByNode = Map<NodeIndex, Lowered>;

interface FoundClass {
  readonly source: ClassSource;
  readonly members: readonly MemberBodies[];
  readonly trees: ReadonlyMap<SyntaxTree, ByNode>;
}

export class ProgramBodies {
  #resolution: Resolution | undefined;
  #members = new Map<SyntaxTree, ByNode>();
  #implicit = new Map<ClassSymbol, readonly Body[]>();
  /** By class: what was found where its text has stood since. */
  #classes = new Map<SourceClass, FoundClass>();

  constructor(private readonly names: Names) {}

  /** Throws CancelledError when the token says so. */
  of(program: Program, token?: CancellationToken): MemberBodies[] {
    if (program.resolution !== this.#resolution) this.#forgetAll(program.resolution);
    const kept = new Map<SyntaxTree, ByNode>();
    const classes = new Map<SourceClass, FoundClass>();
    const found: MemberBodies[] = [];
    for (const owner of program.sourceClasses) {
      if (token?.isCancelled === true) throw new CancelledError();
      const ofClass = this.#ofClass(program, owner);
      classes.set(owner, ofClass);
      for (const [tree, byNode] of ofClass.trees) kept.set(tree, byNode);
      for (const each of ofClass.members) found.push(each);
    }
    // Only now: a run that was stopped must not lose what it did not come to.
    this.#members = kept;
    this.#classes = classes;
    return found;
  }

  #ofClass(program: Program, owner: SourceClass): FoundClass {
    const known = this.#classes.get(owner);
    const { source } = owner;
    if (known?.source === source) return known;
    const trees = new Map<SyntaxTree, ByNode>();
    const members: MemberBodies[] = owner.members.map((member) => {
      return { member, ...this.#lowered(program, member, trees) };
    });
    const bodies = this.#implicitOf(program, owner);
    members.push({ ...NOTHING, member: undefined, bodies });
    return { source, members, trees };
  }

  #forgetAll(resolution: Resolution): void {
    this.#resolution = resolution;
    this.#members = new Map();
    this.#implicit = new Map();
    this.#classes = new Map();
  }

  #lowered(program: Program, member: MemberSource, kept: Map<SyntaxTree, ByNode>): Lowered {
    if (!hasCode(member.declaration)) return NOTHING;
    const { tree, node } = member.declaration;
    const known = this.#members.get(tree) ?? new Map<NodeIndex, Lowered>();
    this.#members.set(tree, known);
    kept.set(tree, known);
    const before = known.get(node);
    if (before !== undefined && this.#isNumberedAsBefore(before, member)) {
      moveClasses(before, member);
      return before;
    }
    const resolved = resolveBody(program, member, this.names);
    const bodies = lowerMember(resolved, { names: this.names, ids: program.ids });
    const lowered = { bodies, counts: resolved.counts, classes: resolved.classes };
    known.set(node, lowered);
    return lowered;
  }

  /** Classes in bodies are numbered through all members: an edit of one may rename those of others. */
  #isNumberedAsBefore({ classes }: Lowered, { owner, declaration }: MemberSource): boolean {
    const around = owner.source!.declaration;
    return [...classes].every(([node, { name, outer }]) => {
      if (outer !== owner) return true;
      const suffix = classSuffix(around, this.names, declaration.tree, node);
      return suffix === undefined || name === `${owner.name}$${suffix}`;
    });
  }

  #implicitOf(program: Program, owner: ClassSymbol): readonly Body[] {
    const known = this.#implicit.get(owner);
    if (known !== undefined) return known;
    const bodies = lowerImplicit(owner, { names: this.names, ids: program.ids });
    this.#implicit.set(owner, bodies);
    return bodies;
  }
}

/** The text around a member that is the same may have moved. */
function moveClasses({ classes }: Lowered, member: MemberSource): void {
  for (const symbol of classes.values()) {
    const { enclosing, declaration } = symbol.source;
    if (enclosing !== member) symbol.moveTo(member.file, declaration, member);
  }
}
