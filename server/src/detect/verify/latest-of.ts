/** The node with the latest time of a list that many edges share: each list is walked once for a pass. */
import { NONE, type OrderGraph } from '../../causality/explanation/order-graph.js';

export class LatestOf {
  private readonly known: Int32Array;
  private readonly pass: Int32Array;
  private now = 0;

  constructor(
    private readonly graph: OrderGraph,
    private readonly times: Float64Array,
  ) {
    this.known = new Int32Array(graph.cellCount);
    this.pass = new Int32Array(graph.cellCount);
  }

  /** Times have changed. */
  forget(): void {
    this.now++;
  }

  inList(list: number): number {
    const { graph, known, pass, times, now } = this;
    const cells: number[] = [];
    let cell = list;
    for (; cell !== NONE && pass[cell] !== now; cell = graph.restOfCell(cell)) cells.push(cell);
    let latest = cell === NONE ? NONE : known[cell]!;
    while (cells.length > 0) {
      const at = cells.pop()!;
      const node = graph.nodeOfCell(at);
      if (latest === NONE || times[node]! > times[latest]!) latest = node;
      known[at] = latest;
      pass[at] = now;
    }
    return latest;
  }
}
