/** What one origin starts, in rising order, as columns of numbers: of a large app there are millions. */
import { addTo } from '../../base/multi-map.js';
import { NumberColumn } from '../../base/number-column.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { StaticOriginId } from '../origins.js';
import type { InstanceId } from '../points-to/points-to.js';
import type { Position } from './position.js';

/** Starts, posts or registers another origin. */
export interface Out {
  readonly position: Position;
  readonly origin: StaticOriginId;
  readonly instance: InstanceId;
  readonly statement: StatementIndex;
}

export class OutLog {
  readonly #positions = new NumberColumn();
  readonly #origins = new NumberColumn();
  readonly #instances = new NumberColumn();
  readonly #statements = new NumberColumn();

  get length(): number {
    return this.#positions.length;
  }

  push({ position, origin, instance, statement }: Out): void {
    this.#positions.push(position);
    this.#origins.push(origin);
    this.#instances.push(instance);
    this.#statements.push(statement);
  }

  close(): Outs {
    if (this.length === 0) return NO_OUTS;
    return new Outs(
      this.#positions.close(),
      this.#origins.close(),
      this.#instances.close(),
      this.#statements.close(),
    );
  }
}

export class Outs {
  constructor(
    readonly positions: Int32Array,
    /** Which are started. */
    readonly origins: Int32Array,
    private readonly instances: Int32Array,
    private readonly statements: Int32Array,
  ) {}

  static of(outs: readonly Out[]): Outs {
    const log = new OutLog();
    for (const out of outs) log.push(out);
    return log.close();
  }

  get length(): number {
    return this.positions.length;
  }

  at(index: number): Out {
    return {
      position: this.positions[index]!,
      origin: this.origins[index],
      instance: this.instances[index],
      statement: this.statements[index],
    } as Out;
  }

  *[Symbol.iterator](): Generator<Out> {
    for (let index = 0; index < this.length; index++) yield this.at(index);
  }

  /** By origin that is started: the numbers of its outs. */
  byOrigin(): ReadonlyMap<StaticOriginId, readonly number[]> {
    const found = new Map<StaticOriginId, number[]>();
    this.origins.forEach((origin, index) => {
      addTo(found, origin as StaticOriginId, index);
    });
    return found;
  }
}

const NOTHING = new Int32Array(0);

export const NO_OUTS = new Outs(NOTHING, NOTHING, NOTHING, NOTHING);
