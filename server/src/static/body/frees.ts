/**
 * What a body frees: fields that it sets to null, and fields whose object it releases, closes or
 * recycles by a method of the tables. (Seed 000 §3.2.1 knows the first alone; the others fail as
 * surely, with another exception.) What stands for bound views frees those of its class; those that a subclass adds are
 * not seen. A method of the project that frees inside is found in its own body.
 */
import type { FreeGroup } from '../../android/knowledge/knowledge.js';
import { split } from '../../android/knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Body, Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { simpleName } from './annotations.js';
import { originalOf } from './stored-path.js';

export interface Free {
  readonly statement: StatementIndex;
  readonly field: FieldSymbol;
  /** Whose field; undefined for a static one. */
  readonly object: Variable | undefined;
  /** Of a call: the load that read what it frees. */
  readonly load: StatementIndex | undefined;
  readonly how: 'null' | FreeingCall;
}

export interface FreeingCall {
  /** As written: `release`. */
  readonly by: string;
  /** What a later use does, in words. */
  readonly consequence: string;
  readonly group: FreeGroup;
}

export function freesOf(body: Body, knowledge: MethodKnowledge): readonly Free[] {
  return changingIn(body).flatMap((at): Free[] => {
    const statement = body.statements[at]!;
    switch (statement.kind) {
      case 'store':
      case 'static-store': {
        if (!isNull(body, statement.from)) return [];
        const object = statement.kind === 'store' ? statement.object : undefined;
        return [{ statement: at, field: statement.field, object, load: undefined, how: 'null' }];
      }
      case 'call': {
        const how = freeingCall(statement, body, knowledge);
        const freed = how && fieldOf(body, statement.receiver!);
        if (freed === undefined) return [];
        const views = how!.group.views === true ? boundViews(freed.field, knowledge) : [];
        return [
          { statement: at, ...freed, how: how! },
          ...views.map((field): Free => ({
            ...freed,
            statement: at,
            field,
            load: undefined,
            how: 'null',
          })),
        ];
      }
      default:
        return [];
    }
  });
}

const changingIn = selecting(['store', 'static-store', 'call']);

/** Does a library set the field when the views are made, by its annotation? */
export function isBoundView({ annotations }: FieldSymbol, knowledge: MethodKnowledge): boolean {
  const { views } = knowledge.index.general;
  return annotations.some(({ name }) => views.includes(simpleName(name)));
}

/** Beside the field that keeps what stands for them. */
function boundViews({ owner }: FieldSymbol, knowledge: MethodKnowledge): FieldSymbol[] {
  return [...owner.fields.values()].filter((field) => isBoundView(field, knowledge));
}

/** May a method still be called on what was freed so? */
export function isHarmlessAfter(method: string, how: Free['how']): boolean {
  if (how === 'null') return false;
  const { of, harmless } = how.group;
  return [harmless, ...Object.values(of)].some((names) => split(names).includes(method));
}

function isNull(body: Body, variable: Variable): boolean {
  const path = pathsOf(body).of(variable);
  return path.kind === 'constant' && path.constant.kind === 'null';
}

/** Also of a class that only its name is known of. */
function freeingCall(
  { method, name, receiver }: Call,
  body: Body,
  knowledge: MethodKnowledge,
): FreeingCall | undefined {
  if (receiver === undefined) return undefined;
  const { type } = body.variables[receiver]!;
  const unseen = type.kind === 'unknown' && type.named === true ? type.cause.name : undefined;
  const group = method
    ? knowledge.of(method).free
    : unseen === undefined
      ? undefined
      : knowledge.index.free(unseen, name);
  return group && { by: name, consequence: group.consequence, group };
}

/** The field that a value was read from, through copies of locals that are assigned once. */
function fieldOf(
  body: Body,
  variable: Variable,
): Pick<Free, 'field' | 'object' | 'load'> | undefined {
  const definition = pathsOf(body).definitions[originalOf(body, variable)];
  if (definition?.kind !== 'load' && definition?.kind !== 'static-load') return undefined;
  const object = definition.kind === 'load' ? definition.object : undefined;
  const load = body.statements.indexOf(definition) as StatementIndex;
  return { field: definition.field, object, load };
}
