/**
 * How a model of a platform takes part in solving: it is told what the solver finds, and may add
 * objects, connect what holds them, call and start codes. The solver knows no library: what a call of
 * a method without code does is the model's to say.
 */
import type { Code } from '../../android/flow/code.js';
import type { Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import type { ContextTable, PlaceId } from './contexts.js';
import type { NodeId } from './nodes.js';
import type { MadeObject, ObjectTable } from './object-table.js';
import type { CodeInstance, ContextId, InstanceId, ObjectId } from './points-to.js';

/** A call in one context. */
export interface CallAt {
  readonly instance: InstanceId;
  readonly statement: StatementIndex;
  readonly call: Call;
  readonly code: Code;
}

export interface PlatformModel {
  /** Before anything is solved: what begins by itself. */
  begin(solver: Solving): void;
  /** A call that could not be resolved, or of a method of a library. Once in each context. */
  call(at: CallAt): void;
  /** A new object, whoever made it. */
  created(object: ObjectId): void;
  /** Nothing is left to do: the last occasion to add what nobody was seen to give. */
  quiet(): void;
}

export interface Solving {
  readonly objects: ObjectTable;
  readonly contexts: ContextTable;
  readonly instances: readonly CodeInstance[];
  /** undefined for a variable that holds nothing that is followed. */
  variable(instance: InstanceId, variable: Variable | undefined): NodeId | undefined;
  result(instance: InstanceId): NodeId;
  field(object: ObjectId, field: FieldSymbol): NodeId | undefined;
  elements(object: ObjectId): NodeId;
  /** What an object of a library was made around, which it goes on to use. */
  wrapped(object: ObjectId): NodeId;
  pointees(node: NodeId): readonly ObjectId[];
  /** The object of this place in the context. */
  object(place: PlaceId, context: ContextId, make: () => MadeObject): ObjectId;
  add(node: NodeId | undefined, object: ObjectId): void;
  connect(from: NodeId | undefined, to: NodeId | undefined): void;
  /** What the containers or arrays hold, `to` holds too; and the other way round. */
  loadElements(container: NodeId | undefined, to: NodeId | undefined): void;
  storeElements(container: NodeId | undefined, from: NodeId | undefined): void;
  /** Called once for each object that the node holds or comes to hold. */
  forEach(node: NodeId | undefined, listener: (object: ObjectId) => void): void;
  /** The code in a context, on an object: reached from now on. */
  enter(code: Code, context: ContextId, receiver: ObjectId | undefined): InstanceId;
  /** The statement runs the code before it is over; arguments are connected by whoever says so. */
  callNow(at: CallAt, code: Code, receiver: ObjectId | undefined): InstanceId;
  /** The code that runs when the call is made on the object. */
  targetOf(call: Call, object: ObjectId): Code | undefined;
}
