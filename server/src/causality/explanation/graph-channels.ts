/** The channels of the pair rules as lists of nodes: to acquire one is to draw edges from all in it. */
import { ruleOfChannel, type ChannelKey, type Channels } from '../android/rule.js';
import { NONE, type OrderGraph } from './order-graph.js';

export class GraphChannels implements Channels {
  /** Whether the operation that is being taken has a node, the newest; if not, it takes no part. */
  taking = false;
  private readonly lists = new Map<ChannelKey, number>();
  /** All nodes of each thread, for the JOIN of a thread whose exit is not recorded. */
  private readonly ofThread = new Map<number, number>();

  constructor(private readonly graph: OrderGraph) {}

  acquire(key: ChannelKey): void {
    const list = this.lists.get(key);
    if (this.taking && list !== undefined) this.graph.addEdges(list, ruleOfChannel(key));
  }

  replace(key: ChannelKey): void {
    if (this.taking) this.lists.set(key, this.graph.addToList(this.graph.newest, NONE));
  }

  gather(key: ChannelKey): void {
    if (!this.taking) return;
    this.lists.set(key, this.graph.addToList(this.graph.newest, this.lists.get(key) ?? NONE));
  }

  clear(key: ChannelKey): void {
    if (this.taking) this.lists.delete(key);
  }

  /** The newest node comes after all that the thread has done. */
  joinThread(thread: number): void {
    const list = this.ofThread.get(thread);
    if (this.taking && list !== undefined) this.graph.addEdges(list, 'JOIN');
  }

  /** The newest node is one of this thread's. */
  addToThread(thread: number): void {
    const others = this.ofThread.get(thread) ?? NONE;
    this.ofThread.set(thread, this.graph.addToList(this.graph.newest, others));
  }
}
