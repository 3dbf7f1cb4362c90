/**
 * What is asked of a schedule, with all that follows: asked for more, it answers the same with that, or why
 * the two cannot be had together.
 */
import { Constraints, nameOfEdge, type AddedEdge, type Addition } from '../constraints.js';
import { keepsOrder } from '../due-times.js';
import type { FlipGround } from '../flip.js';
import { ForcedOrder, type AskedEdge, type Contradiction } from './forced-order.js';

export type Pair = readonly [first: number, second: number];

/** What is asked of every schedule for a pair. */
export function reversed(ground: FlipGround, [first, second]: Pair, isWhole: boolean): Constraints {
  const { waived, waivedTimes, earliest } = ground.recorded;
  const reversal = { edges: [{ from: second, to: first, rule: 'FLIP' }], ahead: [] };
  return new Constraints(ground.skeleton, [reversal], {
    waived,
    waivedTimes,
    isWhole,
    ...(earliest !== undefined && { earliest }),
  });
}

function named(edge: AddedEdge): AskedEdge {
  return { ...edge, asked: new Set([nameOfEdge(edge)]) };
}

export class Asked {
  private constructor(
    private readonly ground: FlipGround,
    readonly constraints: Constraints,
    private readonly order: ForcedOrder,
  ) {}

  /** That the second of a pair comes first. */
  static reversed(ground: FlipGround, pair: Pair, isWhole: boolean): Asked | Contradiction {
    const constraints = reversed(ground, pair, isWhole);
    const order = new ForcedOrder(ground.forced, pair, isWhole);
    const edges = constraints.additions.flatMap((addition) => addition.edges.map(named));
    return order.add(edges) ?? new Asked(ground, constraints.withForced(order), order);
  }

  /** How many nodes were looked at to find what follows from the last that was asked. */
  get work(): number {
    return this.order.work;
  }

  /** Up to this node a schedule may be as it was recorded. */
  get earliest(): number {
    return this.order.earliest;
  }

  with(way: Addition): Asked | Contradiction {
    const order = this.order.clone();
    const contradiction = order.add(way.edges.map(named));
    return contradiction ?? new Asked(this.ground, this.constraints.with(way, order), order);
  }

  /** A way was shown to be impossible, because of these: so the contrary of it holds. */
  without(way: Addition, asked: ReadonlySet<string>): Asked | Contradiction {
    const [edge] = way.edges;
    if (edge === undefined || way.edges.length > 1 || !this.isByOrder(way)) return this;
    const order = this.order.clone();
    const { from: to, to: from, rule } = edge;
    const contrary: AskedEdge = { from, to, rule, asked, isShown: true };
    return (
      order.add([contrary]) ?? new Asked(this.ground, this.constraints.withForced(order), order)
    );
  }

  /** Whether it asks for nothing but the order of its edges. */
  private isByOrder({ edges, ahead }: Addition): boolean {
    const { columns } = this.ground.skeleton;
    return ahead.every(
      ({ first, second, isStrict }) =>
        !isStrict &&
        edges.some(({ from, to }) => first === from && second === to) &&
        keepsOrder(columns, first, second),
    );
  }
}
