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
  private readonly adopted = new Map<number, number>();
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
    if (component !== 0) {
      const node = this.ofComponent(performer, callback, component);
      if (node !== 0) return node;
    } else if (posted?.thread === thread && this.holding.has(posted.node)) {
      this.nodes.use(posted.node);
      return posted.node;
    }
    return this.ofTask(performer);
  }

  trigger(performer: Performer, callback: number, component: number): number | undefined {
    if (component === 0) return undefined;
    const node = this.ofComponent(performer, callback, component);
    return node === 0 ? undefined : node;
  }

  enable(node: number, callback: number, component: number): void {
    if (this.options.serviceWithActivity !== true || component === 0 || node === 0) return;
    if (this.kindOf(component, callback) !== 'service') return;
    if (this.services.has(this.serviceKey(component))) return;
    const owner = this.nodes.get(node)?.component ?? 0;
    if (this.instances.get(owner) === node) this.adopted.set(component, node);
  }

  end(callback: number, component: number): void {
    if (component === 0 || !this.endsLife(component, callback)) return;
    this.release(this.instances, component);
    const key = this.serviceKey(component);
    const service = this.services.get(key);
    if (service !== undefined) this.blocks.end(service);
    this.services.delete(key);
    this.adopted.delete(component);
  }

  holdsPosts(node: number): boolean {
    return this.holding.has(node);
  }

  renumber(renumbered: Int32Array): void {
    for (const map of [this.instances, this.adopted]) {
      for (const [component, node] of map) {
        const number = renumbered[node]!;
        if (number === 0) map.delete(component);
        else map.set(component, number);
      }
    }
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
    if (kind === 'service') return this.ofService(performer, component, role);
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

  private ofService(performer: Performer, component: number, role: CallbackRole): number {
    const adopted = this.adopted.get(component);
    if (adopted !== undefined) {
      this.nodes.use(adopted);
      return adopted;
    }
    const key = this.serviceKey(component);
    let service = this.services.get(key);
    if (service === undefined) {
      service = this.blocks.create(performer, component);
      this.services.set(key, service);
    }
    const node = this.blocks.nodeFor(service, role, performer);
    this.holding.add(node);
    return node;
  }

  /** DroidRacer's logs number the requests; there is one instance of the class at a time. */
  private serviceKey(component: number): number | string {
    const isLog = this.tables.objects === 'hex';
    return (isLog ? this.tables.components.get(component)?.class : undefined) ?? component;
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
