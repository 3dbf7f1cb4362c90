/**
 * Section 3.1, item 11 for services, per class name: requests come before the callbacks that they
 * cause, and the callbacks of a service are chained. Patterns that the tool does not model add no
 * edge and change no state.
 */
import { OpKind } from '../../../trace/operations.js';
import { NONE } from '../graph.js';
import {
  argument,
  callbackAt,
  causeTrigger,
  chainTriggers,
  type Rule,
  type RuleContext,
} from '../rule.js';

interface ServiceMachine {
  firstRequest: number;
  firstBindRequest: number;
  firstStopRequest: number;
  /** By intent. */
  readonly startRequests: Map<number, number>;
  /** By connection. */
  readonly bindRequests: Map<number, number>;
  unbindRequests: number[];
  created: number;
  /** The latest of CREATE, BIND and UNBIND. */
  bound: { readonly state: 'CREATE' | 'BIND' | 'UNBIND'; readonly trigger: number } | undefined;
  bindTrigger: number;
  /** The latest SERVICE-ARGS. */
  started: number;
}

function createMachine(): ServiceMachine {
  return {
    firstRequest: NONE,
    firstBindRequest: NONE,
    firstStopRequest: NONE,
    startRequests: new Map(),
    bindRequests: new Map(),
    unbindRequests: [],
    created: NONE,
    bound: undefined,
    bindTrigger: NONE,
    started: NONE,
  };
}

type Step = (machine: ServiceMachine, node: number, id: number, context: RuleContext) => void;

function request(machine: ServiceMachine, node: number): void {
  if (machine.firstRequest === NONE) machine.firstRequest = node;
}

function cause(context: RuleContext, from: number, node: number): void {
  causeTrigger(context, from, node, 'service-request');
}

function chain(context: RuleContext, from: number, node: number): void {
  if (from !== NONE) chainTriggers(context, from, node, 'service-chain');
}

const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  [
    'REQUEST_START_SERVICE',
    (machine, node, id) => {
      request(machine, node);
      machine.startRequests.set(id, node);
    },
  ],
  [
    'REQUEST_BIND_SERVICE',
    (machine, node, id) => {
      request(machine, node);
      if (machine.firstBindRequest === NONE) machine.firstBindRequest = node;
      machine.bindRequests.set(id, node);
    },
  ],
  [
    'REQUEST_STOP_SERVICE',
    (machine, node) => {
      if (machine.firstStopRequest === NONE) machine.firstStopRequest = node;
    },
  ],
  [
    'CREATE-SERVICE',
    (machine, node, _id, context) => {
      cause(context, machine.firstRequest, node);
      machine.created = node;
      machine.bound = { state: 'CREATE', trigger: node };
    },
  ],
  [
    'BIND-SERVICE',
    (machine, node, _id, context) => {
      cause(context, machine.firstBindRequest, node);
      if (machine.bound === undefined || machine.bound.state === 'BIND') return;
      chain(context, machine.bound.trigger, node);
      machine.bound = { state: 'BIND', trigger: node };
      machine.bindTrigger = node;
    },
  ],
  [
    'SERVICE_CONNECT',
    (machine, node, id, context) => {
      const post = context.graph.taskOf(node)?.post ?? NONE;
      const limit = post === NONE ? node : post;
      for (const from of [machine.bindTrigger, machine.bindRequests.get(id) ?? NONE]) {
        if (from < limit) cause(context, from, node);
      }
    },
  ],
  [
    'UNBIND-SERVICE',
    (machine, node, _id, context) => {
      for (const from of machine.unbindRequests) cause(context, from, node);
      machine.unbindRequests = [];
      if (machine.bound?.state !== 'BIND') return;
      chain(context, machine.bound.trigger, node);
      machine.bound = { state: 'UNBIND', trigger: node };
    },
  ],
  [
    'SERVICE-ARGS',
    (machine, node, id, context) => {
      cause(context, machine.startRequests.get(id) ?? NONE, node);
      chain(context, machine.started === NONE ? machine.created : machine.started, node);
      machine.started = node;
    },
  ],
  [
    'STOP-SERVICE',
    (machine, node, _id, context) => {
      if (machine.started !== NONE) cause(context, machine.firstStopRequest, node);
      chain(context, machine.bound?.trigger ?? NONE, node);
      chain(context, machine.started, node);
    },
  ],
]);

export const serviceRule: Rule = (context) => {
  const machines = new Map<string, ServiceMachine>();
  const machineOf = (service: string) => {
    const machine = machines.get(service) ?? createMachine();
    machines.set(service, machine);
    return machine;
  };
  /** An unbind request names the connection only; it is valid for services bound through it. */
  const requestUnbind = (connection: number, node: number) => {
    for (const machine of machines.values()) {
      if (machine.bindRequests.has(connection)) machine.unbindRequests.push(node);
    }
  };

  return {
    [OpKind.Trigger]: (node) => {
      const { kind, owner, name } = callbackAt(context, node);
      if (kind !== 'service') return;
      const id = argument(context, node, 'b');
      if (name === 'REQUEST_UNBIND_SERVICE') requestUnbind(id, node);
      else STEPS.get(name)?.(machineOf(owner), node, id, context);
      if (name === 'STOP-SERVICE') machines.delete(owner);
    },
  };
};
