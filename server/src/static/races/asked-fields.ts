/**
 * What a question to the project itself hangs on: `if (!isRecording()) return;` helps against a free only if whoever
 * frees changes the answer. The fields are those that the method reads, and those that lead to the object that is
 * asked. Where more than fields of the project decides (a library, an array, an argument), nothing is said.
 */
import { getOrMake } from '../../base/multi-map.js';
import { pathsOf, type Path } from '../../java/ir/facts/paths.js';
import type { Statement, StatementIndex } from '../../java/ir/statements.js';
import type { JavaFieldId } from '../../java/program/symbols.js';
import type { InstanceSite } from '../origins.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';

/** Questions that run more code than this are not followed. */
const MOST_CODES = 16;

/** undefined: it is not known what the answer hangs on. */
type Fields = ReadonlySet<JavaFieldId> | undefined;

export class AskedFields {
  readonly #read = new Map<InstanceId, Fields>();

  constructor(private readonly pointsTo: PointsTo) {}

  /** Of a call of a method of the project that takes no arguments. */
  of({ instance, statement }: InstanceSite): Fields {
    const { body } = this.pointsTo.instances[instance]!.code;
    const call = body.statements[statement]!;
    if (call.kind !== 'call') return undefined;
    const callees = this.pointsTo.callees(instance, statement);
    if (callees.length === 0) return undefined;
    const way = call.receiver === undefined ? [] : fieldsOn(pathsOf(body).of(call.receiver));
    return joined([way, ...callees.map((callee) => this.#readBy(callee))]);
  }

  #readBy(instance: InstanceId): Fields {
    return getOrMake(this.#read, instance, () => {
      const codes = new Set([instance]);
      const read = new Set<JavaFieldId>();
      for (const each of codes) {
        const { statements } = this.pointsTo.instances[each]!.code.body;
        for (const [at, statement] of statements.entries()) {
          if (HIDING.has(statement.kind)) return undefined;
          if (readsField(statement)) read.add(statement.field.id);
          if (statement.kind !== 'call') continue;
          const callees = this.pointsTo.callees(each, at as StatementIndex);
          if (callees.length === 0) return undefined;
          for (const callee of callees) codes.add(callee);
        }
        if (codes.size > MOST_CODES) return undefined;
      }
      return read.size === 0 ? undefined : read;
    });
  }
}

/** Statements whose outcome is in no field. */
const HIDING: ReadonlySet<Statement['kind']> = new Set(['array-load', 'closure', 'catch']);

type FieldRead = Extract<Statement, { kind: 'load' | 'static-load' }>;

function readsField(statement: Statement): statement is FieldRead {
  return statement.kind === 'load' || statement.kind === 'static-load';
}

/** The fields that a path goes through; undefined if it is not made of fields alone. */
function fieldsOn(path: Path): JavaFieldId[] | undefined {
  switch (path.kind) {
    case 'variable':
      return [];
    case 'static':
      return [path.field.id];
    case 'field': {
      const before = fieldsOn(path.object);
      return before && [...before, path.field.id];
    }
    default:
      return undefined;
  }
}

function joined(all: readonly (Iterable<JavaFieldId> | undefined)[]): Fields {
  const fields = new Set<JavaFieldId>();
  for (const each of all) {
    if (each === undefined) return undefined;
    for (const field of each) fields.add(field);
  }
  return fields;
}
