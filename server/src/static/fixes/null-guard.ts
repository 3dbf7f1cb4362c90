/**
 * A null test before a use, for what another event may take away or has not set yet. Where that other one
 * may run at the same time, what was tested has to be what is used: a local copy.
 */
import type { Finding, FindingAccess } from '../../findings/finding.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { Kind, Role } from '../../java/syntax/kinds.js';
import {
  childIn,
  childrenOf,
  firstChild,
  kindOf,
  parentOf,
  type NodeIndex,
} from '../../java/syntax/tree.js';
import { typeTextOf } from './field-text.js';
import type { Fix, FixContext, FixEdit } from './fix.js';
import { nameOfCopy } from './free-name.js';
import { accessNode } from './held-locks.js';
import { newlineOf, indentationAt, indentationUnit } from './layout.js';
import { returnsNothing } from './names-here.js';
import { volatileEdit } from './volatile.js';
import {
  endOf,
  isWithin,
  spotOfAccess,
  spotsOfCode,
  startOf,
  textOfNode,
  type Spot,
} from './spot.js';
import {
  insertBefore,
  statementAround,
  wrapStatements,
  type Standing,
  type StatementAt,
} from './statement-text.js';

const MOST_LINES = 12;

export function proposeGuard(context: FixContext, finding: Finding): Fix[] {
  if (finding.rule !== 'use-after-free' && finding.rule !== 'order-violation') return [];
  const use = finding.accesses.find(({ kind, action }) => kind === 'read' && action === undefined);
  const other = finding.accesses.find((access) => access !== use);
  const spot = use === undefined ? undefined : spotOfAccess(context, use);
  if (spot?.statement.kind !== 'load' && spot?.statement.kind !== 'static-load') return [];
  if (finding.rule === 'use-after-free' && !setsNull(context, other!)) return [];
  const guard = new Guard(context, spot, spot.statement.field);
  const plain = isOneLooper(finding.accesses) ? guard.plain() : [];
  return plain.length > 0 ? plain : guard.copied();
}

/** What was closed is still there: a null test says nothing of it. */
function setsNull(context: FixContext, free: FindingAccess): boolean {
  const spot = spotOfAccess(context, free);
  const { statement, code } = spot ?? {};
  if (statement?.kind !== 'store' && statement?.kind !== 'static-store') return false;
  return code!.body.variables[statement.from]!.constant?.kind === 'null';
}

function isOneLooper([one, other]: readonly [FindingAccess, FindingAccess]): boolean {
  return one.origin.runsOn.includes('looper') && one.thread === other.thread;
}

/** Statements that stand side by side, from the first to the last that uses the field. */
interface Range {
  readonly first: NodeIndex;
  readonly last: NodeIndex;
  readonly stands: Standing;
}

class Guard {
  readonly #uses: readonly Spot[];

  constructor(
    private readonly context: FixContext,
    private readonly spot: Spot,
    private readonly field: FieldSymbol,
  ) {
    this.#uses = spotsOfCode(spot.code, spot.text).filter(
      ({ statement }) => 'field' in statement && statement.field.id === field.id,
    );
  }

  /** By the field itself. */
  plain(): Fix[] {
    return this.#guarded(textOfNode(this.spot, accessNode(this.spot)!), undefined);
  }

  /** What others set meanwhile has to be seen, too: if it can be, the field becomes volatile. */
  copied(): Fix[] {
    const type = typeTextOf(this.context, this.field);
    const name = nameOfCopy(this.spot, this.field.name);
    const access = accessNode(this.spot);
    if (type === undefined || name === undefined || access === undefined) return [];
    const copy = `${type} ${name} = ${textOfNode(this.spot, access)};`;
    return this.#guarded(name, copy).map((fix) => {
      const edit = volatileEdit(this.context, this.field, undefined);
      if (edit === undefined) return fix;
      return { ...fix, title: `${fix.title}, and make it volatile`, edits: [...fix.edits, edit] };
    });
  }

  #guarded(name: string, copy: string | undefined): Fix[] {
    if (accessNode(this.spot) === undefined) return [];
    const at = statementAround(this.spot, this.spot.node);
    if (at === undefined) return [];
    const edits = this.#aroundTest(name, copy) ?? this.#edits(at, name, copy);
    if (edits === undefined) return [];
    const how = copy === undefined ? '' : ', by a local copy';
    const title = `Test ${this.field.name} for null before it is used${how}`;
    return [{ kind: 'guard', title, edits }];
  }

  /** The field is tested already: the copy goes before the test. */
  #aroundTest(name: string, copy: string | undefined): FixEdit[] | undefined {
    const { tree, node, code } = this.spot;
    if (copy === undefined) return undefined;
    for (let at = node; at !== code.body.node; at = parentOf(tree, at)!) {
      if (kindOf(tree, at) !== Kind.ifStatement || !this.#isTestedIn(at)) continue;
      const uses = this.#usesIn({ first: at, last: at, stands: 'block' });
      if (uses === undefined || statementAround(this.spot, at)?.stands !== 'block')
        return undefined;
      return [insertBefore(this.spot, at, [copy]), ...uses.map((use) => replaced(use, name))];
    }
    return undefined;
  }

  /** Does its condition say `x != null`, with the use behind it? */
  #isTestedIn(statement: NodeIndex): boolean {
    const { tree, node } = this.spot;
    const condition = childIn(tree, statement, Role.condition);
    if (condition === undefined || isWithin(tree, node, condition)) return false;
    return this.#uses.some((use) => {
      const test = parentOf(tree, use.node);
      if (!isWithin(tree, use.node, condition) || test === undefined) return false;
      return /!=\s*null$|^null\s*!=/.test(textOfNode(use, test));
    });
  }

  #edits(at: StatementAt, name: string, copy: string | undefined): FixEdit[] | undefined {
    const alone = { first: at.node, last: at.node, stands: at.stands };
    if (at.stands === 'lambda') return this.#wrapped(alone, name, copy);
    switch (kindOf(this.spot.tree, at.node)) {
      case Kind.expressionStatement:
        return this.#wrapped(this.#rangeAround(at), name, copy);
      case Kind.ifStatement:
        return (
          this.#inCondition(at, name, copy) ??
          this.#wrapped({ first: at.node, last: at.node, stands: at.stands }, name, copy)
        );
      case Kind.localVariableDeclaration:
        return at.stands !== 'block' ? undefined : this.#returning(at, name, copy);
      default:
        return undefined;
    }
  }

  /** `if (x != null) { … }` around all uses. */
  #wrapped(range: Range, name: string, copy: string | undefined): FixEdit[] | undefined {
    const { spot } = this;
    const length = spot.text
      .slice(startOf(spot, range.first), endOf(spot, range.last))
      .split('\n').length;
    const within = this.#usesIn(range);
    if (length > MOST_LINES || within === undefined) return undefined;
    const inner = copy === undefined ? [] : within.map((use) => replaced(use, name));
    const header = `if (${name} != null)`;
    const edit = wrapStatements(spot, {
      ...range,
      header,
      inner,
      ...(copy === undefined ? {} : { before: copy }),
    });
    return edit === undefined ? undefined : [edit];
  }

  /** `if (x != null && …)`, where nothing is done otherwise. */
  #inCondition(at: StatementAt, name: string, copy: string | undefined): FixEdit[] | undefined {
    const { spot } = this;
    const { tree } = spot;
    const head = childIn(tree, at.node, Role.condition);
    const condition = head === undefined ? undefined : firstChild(tree, head);
    if (condition === undefined || !isWithin(tree, spot.node, condition)) return undefined;
    if (childIn(tree, at.node, Role.alternative) !== undefined) return undefined;
    if (copy !== undefined && at.stands !== 'block') return undefined;
    const uses = this.#usesIn({ first: at.node, last: at.node, stands: at.stands });
    if (uses === undefined) return undefined;
    const edits = [...joined(spot, condition, `${name} != null`)];
    if (copy === undefined) return edits;
    return [
      insertBefore(spot, at.node, [copy]),
      ...edits,
      ...uses.map((use) => replaced(use, name)),
    ];
  }

  /** `if (x == null) { return; }` before it, where nothing is expected in return. */
  #returning(at: StatementAt, name: string, copy: string | undefined): FixEdit[] | undefined {
    const { spot } = this;
    if (!returnsNothing(spot)) return undefined;
    const { text } = spot;
    const indent = indentationAt(text, startOf(spot, at.node));
    const newline = newlineOf(text);
    const test = `if (${name} == null) {${newline}${indent}${indentationUnit(text)}return;${newline}${indent}}`;
    if (copy === undefined) return [insertBefore(spot, at.node, [test])];
    const siblings = this.#behind(at.node);
    const uses = this.#usesIn({
      first: at.node,
      last: siblings.at(-1) ?? at.node,
      stands: 'block',
    });
    if (uses === undefined) return undefined;
    return [insertBefore(spot, at.node, [copy, test]), ...uses.map((use) => replaced(use, name))];
  }

  #behind(node: NodeIndex): NodeIndex[] {
    const { tree } = this.spot;
    return childrenOf(tree, parentOf(tree, node)!).filter((each) => each >= node);
  }

  /** All statements of the block from the first use to the last, if what they declare ends with them. */
  #rangeAround({ node, stands }: StatementAt): Range {
    const alone = { first: node, last: node, stands };
    if (stands !== 'block') return alone;
    const { tree } = this.spot;
    const using = this.#behind(node).filter((each) =>
      this.#uses.some((use) => isWithin(tree, use.node, each)),
    );
    const last = using.at(-1) ?? node;
    const range = this.#behind(node).filter((each) => each <= last);
    const isPlain = range.every((each) => kindOf(tree, each) === Kind.expressionStatement);
    return isPlain ? { first: node, last, stands } : alone;
  }

  /** Undefined if it is assigned there, or tested by itself. */
  #usesIn({ first, last }: Range): readonly Spot[] | undefined {
    const { tree } = this.spot;
    const past = tree.past[last]!;
    const within = this.#uses.filter(({ node }) => node >= first && node < past);
    const areReads = within.every(
      (use) => use.statement.kind.endsWith('load') && accessNode(use) === use.node,
    );
    return areReads ? within : undefined;
  }
}

function replaced(use: Spot, name: string): FixEdit {
  return { path: use.path, start: startOf(use, use.node), end: endOf(use, use.node), text: name };
}

/** Operators that bind less than `&&`. */
const LOOSE: ReadonlySet<Kind> = new Set([
  Kind.ternaryExpression,
  Kind.assignmentExpression,
  Kind.lambdaExpression,
]);

function joined(spot: Spot, condition: NodeIndex, test: string): FixEdit[] {
  const { tree, path } = spot;
  const isLoose =
    LOOSE.has(kindOf(tree, condition)) ||
    (kindOf(tree, condition) === Kind.binaryExpression &&
      textOfNode(spot, condition).includes('||'));
  const [start, end] = [startOf(spot, condition), endOf(spot, condition)];
  const opening = { path, start, end: start, text: isLoose ? `${test} && (` : `${test} && ` };
  return isLoose ? [opening, { path, start: end, end, text: ')' }] : [opening];
}
