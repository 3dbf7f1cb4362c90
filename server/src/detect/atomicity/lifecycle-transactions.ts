/**
 * Lifecycle-based (chapter 3): all callbacks of a component instance, and what they post to their own
 * thread, are one transaction (INS-ENTER-LIFE: getId and setId by instance). A receiver has one
 * callback, so each reception is a transaction; a service has overlapping ones (service-blocks.ts). A
 * task of no component is a node of its own (INS-ENTER-EXTENDED), or its operations are unary.
 *
 * Options (chapter 7): a service belongs to the activity that enables it; onPause and onDestroy of an
 * activity stand outside.
 */
import type { Performer } from '../context/performers.js';
import type { TraceTables } from '../../trace/tables.js';
import { callbackRole, type CallbackRole } from './callback-roles.js';
import type { AtomicityOptions } from './options.js';
import { ServiceBlocks, type ServiceInstance } from './service-blocks.js';
import type { BegunTask, TransactionNodes, Transactions } from './transactions.js';

type LifecycleKind = 'one' | 'service' | 'receiver' | 'none';

export class LifecycleTransactions implements Transactions {
  /** Has any component been seen? Without one this mode says nothing that the other does not. */
  sawComponents = false;
  /** The transaction of each activity or fragment that lives. */
  private readonly instances = new Map<number, number>();
  private readonly services = new Map<number | string, ServiceInstance>();
  /** Services that belong to an activity, with its node. */
  private readonly adopted = new Map<number | string, number>();
  /** Transactions that hold what they post: all but those of tasks of no component. */
  private holding = new Set<number>();

  constructor(
    private readonly tables: TraceTables,
    private readonly nodes: TransactionNodes,
    private readonly blocks: ServiceBlocks,
    private readonly options: AtomicityOptions,
  ) {}

  begin({ performer, thread, posted }: BegunTask): number {
    const { component, callback } = performer;
    if (this.isOfComponent(callback, component)) {
      const node = this.ofComponent(performer, callback, component);
      if (node !== 0) return node;
    } else if (posted?.thread === thread && this.holding.has(posted.node)) {
      this.nodes.use(posted.node);
      return posted.node;
    }
    return this.ofTask(performer);
  }

  trigger(performer: Performer, callback: number, component: number): number | undefined {
    if (!this.isOfComponent(callback, component)) return undefined;
    const node = this.ofComponent(performer, callback, component);
    return node === 0 ? undefined : node;
  }

  enable(node: number, callback: number, component: number): void {
    if (this.options.serviceWithActivity !== true || node === 0) return;
    if (!this.isOfComponent(callback, component)) return;
    if (this.kindOf(component, callback) !== 'service') return;
    const key = this.serviceKey(callback, component);
    if (this.services.has(key)) return;
    const owner = this.nodes.get(node)?.component ?? 0;
    if (this.instances.get(owner) === node) this.adopted.set(key, node);
  }

  /** What was launched under the number of an intent has got its own. */
  instantiate(component: number, intent: number): void {
    const node = this.instances.get(intent);
    // Only the logs number an activity by its intent.
    if (node === undefined || !this.isLog || this.instances.has(component)) return;
    this.instances.delete(intent);
    this.instances.set(component, node);
    this.nodes.rename(node, component);
  }

  end(callback: number, component: number): void {
    if (!this.isOfComponent(callback, component) || !this.endsLife(component, callback)) return;
    if (this.kindOf(component, callback) !== 'service') {
      this.release(this.instances, component);
      return;
    }
    const key = this.serviceKey(callback, component);
    const service = this.services.get(key);
    if (service !== undefined) this.blocks.end(service);
    this.services.delete(key);
    this.adopted.delete(key);
  }

  holdsPosts(node: number): boolean {
    return this.holding.has(node);
  }

  renumber(renumbered: Int32Array): void {
    renumberValues(this.instances, renumbered);
    renumberValues(this.adopted, renumbered);
    this.holding = new Set(
      [...this.holding].map((node) => renumbered[node]!).filter((node) => node !== 0),
    );
    this.blocks.renumber(this.services.values(), renumbered);
  }

  private ofComponent(performer: Performer, callback: number, component: number): number {
    const kind = this.kindOf(component, callback);
    const role = this.roleOf(callback);
    if (kind === 'none' || role === 'none') return 0;
    this.sawComponents = true;
    if (kind === 'receiver') return this.ofReceiver(performer, component);
    if (kind === 'service') {
      return this.ofService(performer, component, role, this.serviceKey(callback, component));
    }
    if (this.options.pauseOutside === true && this.isOutside(component, role)) return 0;
    return this.ofInstance(performer, component);
  }

  private ofInstance(performer: Performer, component: number): number {
    const known = this.instances.get(component);
    if (known !== undefined) {
      this.nodes.use(known);
      return known;
    }
    const node = this.hold(performer, component);
    // It is in use by the task and as long as the component lives.
    this.nodes.use(node);
    this.instances.set(component, node);
    return node;
  }

  private ofReceiver(performer: Performer, component: number): number {
    return this.hold(performer, component);
  }

  private ofService(
    performer: Performer,
    component: number,
    role: CallbackRole,
    key: number | string,
  ): number {
    const adopted = this.adopted.get(key);
    if (adopted !== undefined) {
      this.nodes.use(adopted);
      return adopted;
    }
    let service = this.services.get(key);
    if (service === undefined) {
      service = this.blocks.create(performer, component);
      this.services.set(key, service);
    }
    const node = this.blocks.nodeFor(service, role, performer);
    this.holding.add(node);
    return node;
  }

  /** DroidRacer's logs number the requests, if anything; there is one instance of the class at a time. */
  private serviceKey(callback: number, component: number): number | string {
    const owner = this.isLog ? (this.tables.callbacks[callback]?.owner ?? '') : '';
    return owner === '' ? component : owner;
  }

  private isOfComponent(callback: number, component: number): boolean {
    return component !== 0 || (this.isLog && this.kindByCallback(callback) === 'service');
  }

  private get isLog(): boolean {
    return this.tables.objects === 'hex';
  }

  private hold(performer: Performer, component: number): number {
    const node = this.nodes.create({ kind: 'component', performer, component });
    this.holding.add(node);
    return node;
  }

  private ofTask(performer: Performer): number {
    if (this.options.wholeTasks === false) return 0;
    return this.nodes.create({ kind: 'task', performer, component: performer.component });
  }

  private isOutside(component: number, role: CallbackRole): boolean {
    const isActivity = this.tables.components.get(component)?.kind !== 'fragment';
    return isActivity && (role === 'pause' || role === 'destroy');
  }

  private endsLife(component: number, callback: number): boolean {
    const role = this.roleOf(callback);
    const isFragment = this.tables.components.get(component)?.kind === 'fragment';
    return role === (isFragment ? 'detach' : 'destroy');
  }

  private roleOf(callback: number): CallbackRole {
    return callbackRole(this.tables.callbacks[callback]?.name ?? '');
  }

  private kindOf(component: number, callback: number): LifecycleKind {
    // In the logs an intent, a request and a component may have the same number.
    if (this.isLog) return this.kindByCallback(callback);
    const declared = this.tables.components.get(component)?.kind;
    if (declared === undefined) return this.kindByCallback(callback);
    if (declared === 'activity' || declared === 'fragment') return 'one';
    return declared === 'service' || declared === 'receiver' ? declared : 'none';
  }

  /** Of a component that is not declared, by what is called. */
  private kindByCallback(callback: number): LifecycleKind {
    const kind = this.tables.callbacks[callback]?.kind;
    if (kind === 'service') return 'service';
    if (kind === 'broadcast') return 'receiver';
    return kind === 'lifecycle' ? 'one' : 'none';
  }

  private release(map: Map<number, number>, component: number): void {
    const node = map.get(component);
    if (node !== undefined) this.nodes.release(node);
    map.delete(component);
  }
}

function renumberValues<Key>(map: Map<Key, number>, renumbered: Int32Array): void {
  for (const [key, node] of map) {
    const number = renumbered[node]!;
    if (number === 0) map.delete(key);
    else map.set(key, number);
  }
}
