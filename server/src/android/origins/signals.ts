/**
 * What a stream tells: values, an error, the end. A function of a stream is for one of them, by the
 * operator or by its place in `subscribe`; a subscriber has a method for each. A call that gives a stream
 * a value makes only those run that are for values.
 */
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { StreamGroup } from '../knowledge/knowledge.js';
import { split } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Posting } from './postings.js';

/** `stop` is not told by the stream but to it: it is disposed of. */
export type Signal = 'value' | 'error' | 'end' | 'stop';

/** The functions of `subscribe`, in their order. */
const SUBSCRIBED: readonly Signal[] = ['value', 'error', 'end'];

export class Signals {
  constructor(
    private readonly values: Values,
    private readonly knowledge: MethodKnowledge,
  ) {}

  /** What a call tells that feeds a stream: `onError`. */
  given(method: string): Signal {
    const groups = this.knowledge.index.streams;
    return (
      groups.map((group) => signalOf(method, group)).find((each) => each !== 'value') ?? 'value'
    );
  }

  /** What the code of a posting takes; undefined for all, and for what is no stream's. */
  takenBy({ call, site, object, target }: Posting): Signal | undefined {
    const stream = call.method && this.knowledge.of(call.method).stream;
    if (stream === undefined) return undefined;
    const taker = object.kind === 'closure' ? (call.method?.name ?? '') : target.body.method?.name;
    if (taker === undefined || split(stream.always).includes(taker)) return undefined;
    if (object.kind !== 'closure' || !split(stream.subscribes).includes(taker)) {
      return signalOf(taker, stream);
    }
    return subscribed(object, this.#placeOf(object, call.arguments, site));
  }

  #placeOf(
    object: FlowObject,
    given: Posting['call']['arguments'],
    { code }: Posting['site'],
  ): number {
    return given.findIndex((variable) => this.values.of(code, variable).includes(object));
  }
}

function signalOf(method: string, { errors, ends, stops }: StreamGroup): Signal {
  if (split(stops).includes(method)) return 'stop';
  if (split(errors).includes(method)) return 'error';
  return split(ends).includes(method) ? 'end' : 'value';
}

/** What takes nothing is for the end: of a Completable it stands first. */
function subscribed(
  { closure }: Extract<FlowObject, { kind: 'closure' }>,
  place: number,
): Signal | undefined {
  return closure.implements?.parameters.length === 0 ? 'end' : SUBSCRIBED[place];
}
