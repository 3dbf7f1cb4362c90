/**
 * What a call hands to the code that runs later: the message of a handler, the parameters, progress and
 * result of an AsyncTask. Others get arguments of which nothing is known.
 */
import { parameterOf, type Code } from '../../android/flow/code.js';
import { addTo } from '../../base/multi-map.js';
import type { Variable } from '../../java/ir/statements.js';
import type { MethodSymbol, Type } from '../../java/program/symbols.js';
import type { NodeId } from '../points-to/nodes.js';
import type { CallAt, Solving } from '../points-to/plugin.js';
import type { InstanceId, ObjectId } from '../points-to/points-to.js';

const MESSAGE = 'android.os.Message';

export class HandingOn {
  /** By task: what its work gives, and where that is wanted. */
  readonly #results = new Map<ObjectId, NodeId[]>();
  readonly #wanted = new Map<ObjectId, NodeId[]>();

  constructor(private readonly solver: Solving) {}

  note(at: CallAt, code: Code, receiver: ObjectId, entry: InstanceId): void {
    const first = this.solver.variable(entry, parameterOf(code, 0));
    switch (code.body.method?.name) {
      case 'handleMessage':
        this.solver.connect(this.solver.variable(at.instance, messageOf(at)), first);
        break;
      case 'doInBackground':
        this.solver.connect(this.solver.variable(at.instance, arrayOf(at)), first);
        this.#give(receiver, this.solver.result(entry));
        break;
      case 'onProgressUpdate':
        this.solver.connect(this.solver.variable(at.instance, arrayOf(at)), first);
        break;
      case 'onPostExecute':
      case 'onCancelled':
        if (first !== undefined) this.#want(receiver, first);
        break;
      default:
    }
  }

  /** `obtainMessage(what, object)`: the object is in the field of the message. */
  carry({ instance, call }: CallAt, { result, parameters }: MethodSymbol): void {
    if (result.kind !== 'class' || result.class.name !== MESSAGE) return;
    const field = result.class.fields.get('obj');
    const place = parameters.findIndex(({ type }) => isObject(type));
    if (field === undefined || place < 0) return;
    const given = this.solver.variable(instance, call.arguments[place]);
    this.solver.forEach(this.solver.variable(instance, call.to), (message) => {
      this.solver.connect(given, this.solver.field(message, field));
    });
  }

  #give(task: ObjectId, result: NodeId): void {
    addTo(this.#results, task, result);
    for (const to of this.#wanted.get(task) ?? []) this.solver.connect(result, to);
  }

  #want(task: ObjectId, to: NodeId): void {
    addTo(this.#wanted, task, to);
    for (const result of this.#results.get(task) ?? []) this.solver.connect(result, to);
  }
}

function isObject(type: Type): boolean {
  return type.kind === 'class' && type.class.name === 'java.lang.Object';
}

function messageOf({ call }: CallAt): Variable | undefined {
  if (call.method?.owner.name === MESSAGE) return call.receiver;
  return call.arguments.find((_given, index) => {
    const type = call.method?.parameters[index]?.type;
    return type?.kind === 'class' && type.class.name === MESSAGE;
  });
}

function arrayOf({ call }: CallAt): Variable | undefined {
  return call.arguments.find(
    (_given, index) => call.method?.parameters[index]?.type.kind === 'array',
  );
}
