/**
 * The model of a project prepared for the editor's questions: what is at this place, who calls this,
 * what does this post. Built once per model, in one pass over it.
 */
import { groupBy } from '../../base/multi-map.js';
import type {
  AndroidModel,
  Cause,
  MethodNode,
  Origin,
  OriginId,
  Place,
} from '../../android/origins.js';

/** A method of the model, by its number. */
export type MethodIndex = number & { readonly __brand: 'method index' };

/** One call of a method by another. */
export interface CallSite {
  readonly caller: MethodIndex;
  readonly callee: MethodIndex;
  readonly at: Place;
}

/** Code of the project that makes an origin run. */
export interface CauseSite {
  readonly origin: Origin;
  readonly cause: Cause;
  readonly at: Place;
}

/** Rows of `AndroidModel.calls`, by a method. */
type CallRows = ReadonlyMap<MethodIndex, readonly number[]>;

/** Numbers of a row of `AndroidModel.calls`. */
const CALL_ROW = 5;

export class OriginIndex {
  private readonly originById: ReadonlyMap<OriginId, Origin>;
  private readonly methodsByFile: ReadonlyMap<string, readonly MethodIndex[]>;
  private readonly originsByFile: ReadonlyMap<string, readonly Origin[]>;
  private readonly causesByFile: ReadonlyMap<string, readonly CauseSite[]>;
  /** By callee and by caller; made when first asked for, since only the call hierarchy does. */
  private callRows: [CallRows, CallRows] | undefined;

  constructor(readonly model: AndroidModel) {
    const { origins, methods } = model;
    this.originById = new Map(origins.map((origin) => [origin.id, origin]));
    this.methodsByFile = groupBy(
      [...methods.keys()] as MethodIndex[],
      (at) => methods[at]!.at.file,
    );
    this.originsByFile = groupBy(origins, ({ at }) => at.file);
    this.causesByFile = groupBy(origins.flatMap(causeSites), ({ at }) => at.file);
  }

  origin(id: OriginId): Origin | undefined {
    return this.originById.get(id);
  }

  originsIn(file: string): readonly Origin[] {
    return this.originsByFile.get(file) ?? [];
  }

  /** The origins whose name stands at this place. */
  originsAt(file: string, line: number, column: number): Origin[] {
    return this.originsIn(file).filter(({ at }) => holds(at, line, column));
  }

  /** The origins whose entry a method is. */
  originsOf({ at }: MethodNode): Origin[] {
    return this.originsAt(at.file, at.line, at.column);
  }

  /** The origins whose code reaches a method. */
  reaching({ originSet }: MethodNode): Origin[] {
    const ids = this.model.originSets[originSet] ?? [];
    return ids.flatMap((id) => this.origin(id) ?? []);
  }

  method(index: MethodIndex): MethodNode | undefined {
    return this.model.methods[index];
  }

  /** The method whose name stands at this place. */
  methodNamedAt(file: string, line: number, column: number): MethodIndex | undefined {
    return this.methodsIn(file).find((each) => holds(this.method(each)!.at, line, column));
  }

  /** The innermost method whose body holds this place. */
  methodAround(file: string, line: number, column: number): MethodIndex | undefined {
    let best: MethodIndex | undefined;
    for (const each of this.methodsIn(file)) {
      const { body } = this.method(each)!;
      if (!holds(body, line, column)) continue;
      if (best === undefined || isInside(body, this.method(best)!.body)) best = each;
    }
    return best;
  }

  /** The innermost method that has code on a line. */
  methodOnLine(file: string, line: number): MethodNode | undefined {
    const around = this.methodsIn(file)
      .map((each) => this.method(each)!)
      .filter(({ body }) => body.line <= line && line <= body.endLine);
    return around.reduce<MethodNode | undefined>(
      (best, each) => (best === undefined || isInside(each.body, best.body) ? each : best),
      undefined,
    );
  }

  /** The calls whose name stands at this place. */
  callsAt(file: string, line: number, column: number): CallSite[] {
    const around = this.methodAround(file, line, column);
    if (around === undefined) return [];
    return this.callsFrom(around).filter(({ at }) => holds(at, line, column));
  }

  callsFrom(caller: MethodIndex): CallSite[] {
    return (this.rows()[1].get(caller) ?? []).map((row) => this.call(row));
  }

  callsTo(callee: MethodIndex): CallSite[] {
    return (this.rows()[0].get(callee) ?? []).map((row) => this.call(row));
  }

  /** What the code of a method posts, starts, registers or enables; not what methods in it do. */
  causesFrom(method: MethodIndex): CauseSite[] {
    const { body } = this.method(method)!;
    return (this.causesByFile.get(body.file) ?? []).filter(
      ({ at }) =>
        holds(body, at.line, at.column) &&
        this.methodAround(at.file, at.line, at.column) === method,
    );
  }

  private rows(): [CallRows, CallRows] {
    if (this.callRows === undefined) {
      const { length } = this.model.calls;
      const rows = Array.from({ length: length / CALL_ROW }, (_, row) => row);
      this.callRows = [
        groupBy(rows, (row) => this.call(row).callee),
        groupBy(rows, (row) => this.call(row).caller),
      ];
    }
    return this.callRows;
  }

  private methodsIn(file: string): readonly MethodIndex[] {
    return this.methodsByFile.get(file) ?? [];
  }

  private call(row: number): CallSite {
    const { calls, methods } = this.model;
    const from = row * CALL_ROW;
    const caller = calls[from] as MethodIndex;
    const line = calls[from + 2]!;
    const { file } = methods[caller]!.at;
    const at = { file, line, column: calls[from + 3]!, endLine: line, endColumn: calls[from + 4]! };
    return { caller, callee: calls[from + 1] as MethodIndex, at };
  }
}

export function holds(place: Place, line: number, column: number): boolean {
  if (line < place.line || line > place.endLine) return false;
  if (line === place.line && column < place.column) return false;
  return line < place.endLine || column <= place.endColumn;
}

function isInside(inner: Place, outer: Place): boolean {
  return holds(outer, inner.line, inner.column) && holds(outer, inner.endLine, inner.endColumn);
}

function causeSites(origin: Origin): CauseSite[] {
  return origin.causes.flatMap((cause) =>
    cause.at === undefined ? [] : [{ origin, cause, at: cause.at }],
  );
}
