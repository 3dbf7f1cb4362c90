/**
 * The overlapping transactions of a service (chapter 3): one of the started service, and one for each
 * connection of the bound one. onCreate and onDestroy belong to all of them, onBind and onUnbind to all
 * of the bound ones. What is shared has a node of its own, and every edge of it is an edge of each
 * transaction that it belongs to, also of those that begin later. Two operations that have a
 * transaction in common are no conflict.
 */
import type { Performer } from '../context/performers.js';
import type { CallbackRole } from './callback-roles.js';
import type { Overlaps } from './overlaps.js';
import type { TransactionKind } from './transaction.js';
import type { TransactionNodes } from './transactions.js';

export interface ServiceInstance {
  readonly component: number;
  /** onCreate, onDestroy. */
  shared: number;
  /** onStartCommand; 0 before the first. */
  started: number;
  /** onBind, onUnbind; 0 before the first. */
  bound: number;
  /** onServiceConnected of each connection. */
  connections: number[];
}

/** Of more connections of one service the rest is one transaction. */
const MOST_CONNECTIONS = 16;

export class ServiceBlocks {
  constructor(
    private readonly nodes: TransactionNodes,
    private readonly overlaps: Overlaps,
  ) {}

  create(performer: Performer, component: number): ServiceInstance {
    const shared = this.nodes.create({ kind: 'component', performer, component });
    return { component, shared, started: 0, bound: 0, connections: [] };
  }

  /** The node of a callback that begins; it is in use once more. */
  nodeFor(service: ServiceInstance, role: CallbackRole, performer: Performer): number {
    if (role === 'connected') return this.connection(service, performer);
    const node = this.partFor(service, role, performer);
    this.nodes.use(node);
    return node;
  }

  end(service: ServiceInstance): void {
    const { shared, started, bound, connections } = service;
    for (const node of [shared, started, bound, ...connections]) {
      if (node !== 0) this.nodes.release(node);
    }
  }

  renumber(services: Iterable<ServiceInstance>, renumbered: Int32Array): void {
    for (const service of services) {
      service.shared = renumbered[service.shared]!;
      service.started = renumbered[service.started]!;
      service.bound = renumbered[service.bound]!;
      service.connections = service.connections.map((node) => renumbered[node]!);
    }
  }

  private partFor(service: ServiceInstance, role: CallbackRole, performer: Performer): number {
    if (role === 'start') {
      service.started ||= this.block('started-service', performer, service, [service.shared]);
      return service.started;
    }
    if (role === 'bind') {
      service.bound ||= this.bind(service, performer);
      return service.bound;
    }
    return service.shared;
  }

  /** Connections that began before any onBind that the trace has are bound all the same. */
  private bind(service: ServiceInstance, performer: Performer): number {
    const bound = this.block('bound-service', performer, service, [service.shared]);
    for (const connection of service.connections) this.overlaps.add(connection, [bound]);
    return bound;
  }

  private connection(service: ServiceInstance, performer: Performer): number {
    const { shared, bound, connections } = service;
    if (connections.length >= MOST_CONNECTIONS) {
      this.nodes.use(connections.at(-1)!);
      return connections.at(-1)!;
    }
    const parts = bound === 0 ? [shared] : [shared, bound];
    const node = this.block('bound-service', performer, service, parts);
    this.nodes.use(node);
    connections.push(node);
    return node;
  }

  private block(
    kind: TransactionKind,
    performer: Performer,
    { component }: ServiceInstance,
    parts: readonly number[],
  ): number {
    const node = this.nodes.create({ kind, performer, component });
    this.overlaps.add(node, parts);
    return node;
  }
}
