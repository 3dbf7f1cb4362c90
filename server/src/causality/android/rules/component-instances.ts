/**
 * Which component instance a callback belongs to, and which lifecycle that follows. Activities and
 * fragments are told apart by number; of a service there is one at a time, so its class will do, and
 * recorders number its callbacks by intent or connection.
 */
import { TripleIndex } from '../../../base/triple-index.js';
import type { Callback, TraceTables } from '../../../trace/tables.js';
import { LIFECYCLES, type LifecycleKind } from '../lifecycles.js';

export interface Instance {
  readonly kind: LifecycleKind;
  /** Dense, from 1. */
  readonly id: number;
}

const KINDS = Object.keys(LIFECYCLES) as LifecycleKind[];
const BY_NUMBER = 0;
const BY_CLASS = 1;

export class ComponentInstances {
  private readonly ids = new TripleIndex();
  private readonly classes = new Map<string, number>();

  constructor(private readonly tables: TraceTables) {}

  /** Nothing where the trace does not tell one instance from another. */
  find(callback: Callback, component: number): Instance | undefined {
    const kind = this.kindOf(callback, component);
    if (kind === undefined) return undefined;
    if (kind === 'service') return this.service(this.classOf(callback, component));
    return component === 0 ? undefined : this.numbered(kind, component);
  }

  numbered(kind: LifecycleKind, component: number): Instance {
    return { kind, id: this.ids.add(BY_NUMBER, KINDS.indexOf(kind), component) };
  }

  private service(name: string): Instance | undefined {
    if (name === '') return undefined;
    const known = this.classes.get(name) ?? this.classes.size + 1;
    this.classes.set(name, known);
    return { kind: 'service', id: this.ids.add(BY_CLASS, known, 0) };
  }

  private classOf(callback: Callback, component: number): string {
    const row = this.tables.components.get(component);
    return row?.kind === 'service' ? row.class : callback.owner;
  }

  private kindOf({ kind }: Callback, component: number): LifecycleKind | undefined {
    if (kind === 'service') return 'service';
    if (kind === 'broadcast') return 'receiver';
    if (kind !== 'lifecycle') return undefined;
    const declared = this.tables.components.get(component)?.kind ?? 'activity';
    return KINDS.find((each) => each === declared);
  }
}
