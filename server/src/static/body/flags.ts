/**
 * Flags and questions to the platform that were answered before a statement is reached: `if (destroyed)
 * return;`, `if (isFinishing()) return;`, `if (isAdded()) …`. A flag helps only if whoever frees sets it:
 * which one it is is said, to be looked up. A pointer that is tested for null is a flag for what is freed
 * together with it. A question to the platform is one that the tables know and
 * that was answered as they say.
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { factsOf, type Fact } from '../../java/ir/facts/facts.js';
import { pathsOf, type Path } from '../../java/ir/facts/paths.js';
import type { Body, StatementIndex } from '../../java/ir/statements.js';
import type { FieldSymbol, MethodSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { testAt } from './tests.js';

export interface Flag {
  /** The tested field; of an atomic, the field that holds it. */
  readonly field: FieldSymbol | undefined;
  /** The method that was asked. */
  readonly method: MethodSymbol | undefined;
  /** Whose field or method it is; undefined for static ones. */
  readonly of: Path | undefined;
  /** What it is known to be. */
  readonly is: 'true' | 'false' | 'non-null' | 'equal' | 'different';
}

export interface TestedFlag extends Flag {
  readonly at: StatementIndex;
  readonly acrossCall: boolean;
  /** The platform was asked, not the project's own flag. */
  readonly isState: boolean;
}

const ATOMIC = 'java.util.concurrent.atomic';

export function flagsAt(
  body: Body,
  statement: StatementIndex,
  knowledge: MethodKnowledge,
): readonly TestedFlag[] {
  return factsOf(body)
    .at(statement)
    .flatMap((fact): TestedFlag[] => {
      const at = fact.origins.find((origin) => testAt(body, origin) !== undefined);
      const flag = at === undefined ? undefined : readFlag(body, fact, knowledge);
      return flag === undefined ? [] : [{ ...flag, at: at!, acrossCall: fact.acrossCall }];
    });
}

type ReadFlag = Flag & { readonly isState: boolean };

function readFlag(body: Body, fact: Fact, knowledge: MethodKnowledge): ReadFlag | undefined {
  if (fact.kind === 'same') {
    return flagOf(fact.left, fact.right, fact.equal ? 'equal' : 'different');
  }
  if (fact.kind !== 'is' || fact.is === 'null') return undefined;
  const state = stateFlag(answerOf(body, fact.path), fact.is, knowledge);
  // Of what a call gives, that it is not null says nothing about a field.
  const isField = fact.path.kind === 'field' || fact.path.kind === 'static';
  return state ?? (fact.is === 'non-null' && !isField ? undefined : ownFlag(fact.path, fact.is));
}

/** What was compared with something that never changes, or tested by itself. */
export function flagOf(left: Path, right: Path | undefined, is: Flag['is']): ReadFlag | undefined {
  if (right === undefined) return ownFlag(left, is);
  const [flag, value] = isFixed(left) ? [right, left] : [left, right];
  return isFixed(value) ? ownFlag(flag, is) : undefined;
}

/** Of a local that was assigned once, what it was assigned. */
function answerOf(body: Body, path: Path): Path {
  const paths = pathsOf(body);
  const definition = path.kind === 'variable' ? paths.definitions[path.variable] : undefined;
  return definition?.kind === 'copy' ? paths.of(definition.from) : path;
}

function stateFlag(path: Path, is: Flag['is'], knowledge: MethodKnowledge): ReadFlag | undefined {
  if (path.kind !== 'call' || path.method === undefined) return undefined;
  if (knowledge.of(path.method).state?.alive !== is) return undefined;
  return { field: undefined, method: path.method, of: path.receiver, is, isState: true };
}

/** Of a field, of a method of the project, or of an atomic in a field. */
function ownFlag(path: Path, is: Flag['is']): ReadFlag | undefined {
  switch (path.kind) {
    case 'field':
      return { field: path.field, method: undefined, of: path.object, is, isState: false };
    case 'static':
      return { field: path.field, method: undefined, of: undefined, is, isState: false };
    case 'call': {
      const { method, receiver } = path;
      if (method === undefined) return undefined;
      if (method.owner.source !== undefined) {
        return { field: undefined, method, of: receiver, is, isState: false };
      }
      const held = method.owner.package === ATOMIC && receiver ? ownFlag(receiver, is) : undefined;
      return held && { ...held, method };
    }
    default:
      return undefined;
  }
}

/** Constants and enum constants, whose fields are final. */
function isFixed(path: Path): boolean {
  return (
    path.kind === 'constant' ||
    (path.kind === 'static' && hasModifier(path.field.modifiers, 'final'))
  );
}
