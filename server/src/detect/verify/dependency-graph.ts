/**
 * The event dependency graph of a trace (ERVA 4.4): its events and threads, and who caused whom. An event
 * is external if it comes from outside the app (input, a sensor, another process, the system), and
 * internal if the app posted it. Each has the edges that lead into it, the one that brought it about
 * first; the rest let it happen (an enable) or were waited for (a signal).
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { OpKind } from '../../trace/operations.js';
import type { CallbackKind } from '../../trace/tables.js';
import type { Skeleton } from './skeleton.js';

export type EventKind = 'input' | 'system' | 'binder' | 'internal' | 'thread';

export interface EventNode {
  /** The segment that it runs in. */
  readonly segment: number;
  readonly kind: EventKind;
  /** `NoteActivity.onClick`, `thread sync`, `task e5`. */
  readonly name: string;
  readonly callbackKind?: CallbackKind;
  /** Its first operation, by place in the trace. */
  readonly operation: number;
  /** Strongest first. */
  readonly causes: readonly DependencyEdge[];
}

export type DependencyKind =
  'post' | 'fork' | 'ipc' | 'timer' | 'idle' | 'listener' | 'enable' | 'signal' | 'join';

export interface DependencyEdge {
  readonly kind: DependencyKind;
  /** Segments. */
  readonly from: number;
  readonly to: number;
  /** The operation that did it, by place in the trace. */
  readonly operation: number;
  /** Milliseconds that a post waits. */
  readonly delay?: number;
}

/** Rules that make an edge, the ones that bring an event about first. */
const KINDS: Readonly<Partial<Record<string, DependencyKind>>> = {
  SEND: 'post',
  FORK: 'fork',
  CALL: 'ipc',
  REPLY: 'ipc',
  TIMER: 'timer',
  IDLE: 'idle',
  LISTENER: 'listener',
  ENABLE: 'enable',
  SIGNAL: 'signal',
  NOTIFY: 'signal',
  JOIN: 'join',
};

const STRENGTH = [...new Set(Object.values(KINDS))];

export class DependencyGraph {
  private readonly inputs = new Set<number>();
  private readonly known = new Map<number, EventNode>();

  constructor(private readonly skeleton: Skeleton) {
    const { columns, nodeCount } = skeleton;
    const waiting = new Set<number>();
    for (let node = 0; node < nodeCount; node++) {
      if (columns.kind[node] === OpKind.Input) waiting.add(columns.a[node]!);
      if (columns.kind[node] === OpKind.Begin && waiting.delete(columns.a[node]!)) {
        this.inputs.add(skeleton.segmentOf[node]!);
      }
    }
  }

  /** The event of a segment, with what caused it. */
  event(segment: number): EventNode {
    const known = this.known.get(segment);
    if (known !== undefined) return known;
    const made = this.make(segment);
    this.known.set(segment, made);
    return made;
  }

  /** From an event outwards: what brought it about, and that, up to where the trace begins. */
  rootsOf(segment: number): readonly EventNode[] {
    const way: EventNode[] = [];
    const seen = new Set<number>();
    let at: number | undefined = segment;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      const event = this.event(at);
      way.push(event);
      at = event.kind === 'input' ? undefined : this.makerOf(event);
    }
    return way;
  }

  /** What brought it about; not a thread of the system that nobody called. */
  private makerOf({ kind, causes }: EventNode): number | undefined {
    const maker = causes.find((cause) => isMaking(cause.kind))?.from;
    if (maker === undefined || kind !== 'system') return maker;
    const isCalled = this.event(maker).causes.some((cause) => isMaking(cause.kind));
    return isCalled ? maker : undefined;
  }

  private make(segment: number): EventNode {
    const { graph, steps } = this.skeleton;
    const first = steps[segment]![0]!;
    const callback = this.callbackOf(segment, first);
    const row = this.skeleton.tables.callbacks[callback];
    return {
      segment,
      kind: this.kindOf(segment, first),
      name: this.nameOf(segment, callback),
      ...(callback !== 0 && row !== undefined && { callbackKind: row.kind }),
      operation: graph.positions[first]!,
      causes: this.causesOf(segment),
    };
  }

  private kindOf(segment: number, first: number): EventKind {
    const { columns, segments, tables, tasks } = this.skeleton;
    if (this.inputs.has(segment)) return 'input';
    if (segments[segment]!.kind !== 'task') {
      return tables.threads[columns.thread[first]!]?.kind === 'binder' ? 'binder' : 'thread';
    }
    const post = tasks.origin[first]!;
    const callback = tables.callbacks[this.callbackOf(segment, first)];
    if (callback?.kind === 'ui' || callback?.kind === 'focus') return 'input';
    const isFromBinder = post === NONE || isBinder(this.skeleton, post);
    return isFromBinder && callback?.kind !== 'message' ? 'system' : 'internal';
  }

  /** The callback that its begin, its post or its first trigger names; 0 for none. */
  private callbackOf(segment: number, first: number): number {
    const { columns, steps, tasks } = this.skeleton;
    if (columns.kind[first] !== OpKind.Begin) return 0;
    const post = tasks.origin[first]!;
    const own = columns.c[first]! || (post === NONE ? 0 : columns.c[post]!);
    if (own !== 0) return own;
    const trigger = steps[segment]!.find((node) => columns.kind[node] === OpKind.Trigger);
    return trigger === undefined ? 0 : columns.a[trigger]!;
  }

  private nameOf(segment: number, callback: number): string {
    const { segments, tables } = this.skeleton;
    const { task, thread } = segments[segment]!;
    const row = callback === 0 ? undefined : tables.callbacks[callback];
    if (row !== undefined) {
      const owner = row.owner.split(/[.$/;]/).filter((part) => part !== '');
      return [owner.at(-1), row.name].filter((part) => part !== undefined).join('.');
    }
    if (task !== 0) return tables.objects === 'numbered' ? `task e${task}` : `task ${task}`;
    const { name = '', label = String(thread) } = tables.threads[thread] ?? {};
    return `thread ${name === '' ? label : name}`;
  }

  private causesOf(segment: number): DependencyEdge[] {
    const found = new Map<string, DependencyEdge>();
    for (const node of this.skeleton.steps[segment]!) {
      for (const edge of this.edgesInto(node, segment))
        found.set(`${edge.kind} ${edge.from}`, edge);
    }
    return [...found.values()].sort(
      (one, other) => STRENGTH.indexOf(one.kind) - STRENGTH.indexOf(other.kind),
    );
  }

  private *edgesInto(node: number, segment: number): Iterable<DependencyEdge> {
    const { graph, segmentOf, columns } = this.skeleton;
    const [first, end] = graph.edgesOf(node);
    for (let at = first; at < end; at++) {
      const kind = KINDS[graph.ruleOf(at)];
      const source = graph.sourceOf(at);
      const from = source >= 0 ? source : graph.nodeOfCell(~source);
      if (kind === undefined || segmentOf[from] === segment) continue;
      const delay = kind === 'post' ? columns.amount[from]! : 0;
      yield {
        kind,
        from: segmentOf[from]!,
        to: segment,
        operation: graph.positions[from]!,
        ...(delay > 0 && { delay }),
      };
    }
    yield* this.enabledAtPost(node, segment);
  }

  /** What let the platform post the event belongs to the event, not to the thread that posts. */
  private *enabledAtPost(node: number, segment: number): Iterable<DependencyEdge> {
    const { graph, segmentOf, columns, tasks } = this.skeleton;
    const post = columns.kind[node] === OpKind.Begin ? tasks.origin[node]! : NONE;
    if (post === NONE) return;
    const [first, end] = graph.edgesOf(post);
    for (let at = first; at < end; at++) {
      if (graph.ruleOf(at) !== 'ENABLE') continue;
      const source = graph.sourceOf(at);
      const from = source >= 0 ? source : graph.nodeOfCell(~source);
      const operation = graph.positions[from]!;
      yield { kind: 'enable', from: segmentOf[from]!, to: segment, operation };
    }
  }
}

function isBinder({ columns, tables }: Skeleton, node: number): boolean {
  return tables.threads[columns.thread[node]!]?.kind === 'binder';
}

function isMaking(kind: DependencyKind): boolean {
  return kind !== 'enable' && kind !== 'signal' && kind !== 'join';
}

export function isExternal({ kind }: EventNode): boolean {
  return kind === 'input' || kind === 'system' || kind === 'binder';
}

const DEEDS: Readonly<Record<DependencyKind, string>> = {
  post: 'posted it',
  fork: 'started it',
  ipc: 'called it',
  timer: 'set its timer',
  idle: 'added its idle handler',
  listener: 'registered it',
  enable: 'enabled it',
  signal: 'signalled it',
  join: 'waited for it',
};

/** `updateUI exists because thread sync posted it, which exists because the user did NoteActivity.onClick`. */
export function becauseText(way: readonly EventNode[]): string {
  const [event, ...rest] = way;
  if (event === undefined) return '';
  const steps = rest.map((cause, at) => {
    const edge = way[at]!.causes.find(({ from }) => from === cause.segment);
    const late = edge?.delay === undefined ? '' : `, to run ${edge.delay} ms later`;
    return `because ${subjectText(cause)} ${DEEDS[edge?.kind ?? 'post']}${late}`;
  });
  if (steps.length === 0) return rootText(event);
  return `${event.name} exists ${steps.join(', and that exists ')}${endText(way.at(-1)!)}`;
}

function subjectText({ kind, name }: EventNode): string {
  return kind === 'input' ? `the user's ${name}` : name;
}

function rootText(event: EventNode): string {
  switch (event.kind) {
    case 'input':
      return `${event.name} exists because the user did it`;
    case 'system':
      return `${event.name} exists because the system called it`;
    default:
      return `${event.name} is there from the start of the recording`;
  }
}

function endText({ kind }: EventNode): string {
  return kind === 'system' ? ', which the system called' : '';
}
