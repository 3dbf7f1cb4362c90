/**
 * Binders of services whose clients are the app's own, in one process with them: then a call of the stub is a plain
 * call on the thread of the client, and no binder thread ever runs it. Other apps may call what a filter exports, but
 * hardly an interface that the app has for itself; so that binder threads run it is only assumed, where the project
 * calls the interface, the manifest does not say `exported="true"`, and no component has a process of its own.
 */
import type { AndroidModel } from '../../android/origins.js';
import { selecting } from '../../java/ir/selecting.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { StaticOrigin } from '../origins.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';
import { bindersOfServices } from './binder-order.js';

export function withOwnClients(
  origins: readonly StaticOrigin[],
  { components, origins: model }: AndroidModel,
  pointsTo: PointsTo,
): StaticOrigin[] {
  const [first] = components;
  const isOneProcess = components.every(({ process }) => process === first!.process);
  const isStub = ({ model: id }: StaticOrigin): boolean =>
    id !== undefined && model[id]!.kind === 'binder' && model[id]!.rule === 'aidl';
  if (!isOneProcess || !origins.some(isStub)) return [...origins];
  const called = calledInterfaces(pointsTo);
  const forOthers = new Set(
    components.filter((each) => each.isForOthers).map((each) => each.class),
  );
  const isOfOwn = (service: ObjectId | undefined): boolean =>
    service !== undefined && !forOthers.has(pointsTo.objects[service]!.class?.name ?? '');
  const services = bindersOfServices(origins, pointsTo).filter(({ service }) => isOfOwn(service));
  const given = new Set(services.flatMap(({ binders }) => [...binders]));
  return origins.map((origin): StaticOrigin => {
    const remote = isStub(origin) ? remoteOf(origin.code.body.owner) : undefined;
    const isOwn = remote !== undefined && called.has(remote);
    const isGiven = origin.receivers.every((object) => given.has(object));
    return isOwn && isGiven ? { ...origin, certainty: 'assumed' } : origin;
  });
}

/** The interface of a stub, which is generated into it. */
function remoteOf({ superclass }: ClassSymbol): ClassSymbol | undefined {
  const stub = superclass?.kind === 'class' ? superclass.class : undefined;
  return stub?.outer?.kind === 'interface' ? stub.outer : undefined;
}

/** Those whose methods the project calls: by the name of the interface, not of one who implements it. */
function calledInterfaces({ instances }: PointsTo): Set<ClassSymbol> {
  const found = new Set<ClassSymbol>();
  for (const { code } of instances) {
    for (const at of callsOfInterfaces(code.body)) {
      const call = code.body.statements[at]!;
      if (call.kind === 'call' && call.method !== undefined) found.add(call.method.owner);
    }
  }
  return found;
}

const callsOfInterfaces = selecting(['call'], ({ method }) => method?.owner.kind === 'interface');
