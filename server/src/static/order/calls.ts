/** The calls of one trace in the order in which they begin, as columns of numbers: of long traces there are many. */
import { NumberColumn } from '../../base/number-column.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { InstanceId } from '../points-to/points-to.js';
import { countBelow, type Position } from './position.js';

export interface CallEvent {
  readonly position: Position;
  /** Of the last event within. */
  readonly last: Position;
  readonly instance: InstanceId;
  readonly statement: StatementIndex;
  readonly callee: InstanceId;
}

export class CallLog {
  readonly #positions = new NumberColumn();
  readonly #lasts = new NumberColumn();
  readonly #instances = new NumberColumn();
  readonly #statements = new NumberColumn();
  readonly #callees = new NumberColumn();

  /** The number of the call, for `end`. */
  begin({ position, last, instance, statement, callee }: CallEvent): number {
    this.#positions.push(position);
    this.#lasts.push(last);
    this.#instances.push(instance);
    this.#statements.push(statement);
    this.#callees.push(callee);
    return this.#positions.length - 1;
  }

  end(call: number, last: Position): void {
    this.#lasts.set(call, last);
  }

  /** The last one that has begun was none. */
  takeBack(): void {
    for (const column of this.#columns()) column.pop();
  }

  close(): Calls {
    const [positions, lasts, instances, statements, callees] = this.#columns().map((column) =>
      column.close(),
    );
    return new Calls(positions!, lasts!, instances!, statements!, callees!);
  }

  #columns(): readonly NumberColumn[] {
    return [this.#positions, this.#lasts, this.#instances, this.#statements, this.#callees];
  }
}

export class Calls {
  constructor(
    readonly positions: Int32Array,
    readonly lasts: Int32Array,
    private readonly instances: Int32Array,
    private readonly statements: Int32Array,
    private readonly callees: Int32Array,
  ) {}

  get length(): number {
    return this.positions.length;
  }

  at(index: number): CallEvent {
    return {
      position: this.positions[index],
      last: this.lasts[index],
      instance: this.instances[index],
      statement: this.statements[index],
      callee: this.callees[index],
    } as CallEvent;
  }

  /** The last one that begins at or before the position; -1 if none does. */
  lastBefore(position: Position): number {
    return countBelow(this.positions, position + 1) - 1;
  }
}
