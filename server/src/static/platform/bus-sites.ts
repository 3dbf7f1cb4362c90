/** Statements by which objects come to a bus and are called by it (buses.ts), read from what was solved. */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { InstanceSite } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';

/** Where objects are registered that are called by posts. */
export function findRegistrations(pointsTo: PointsTo, knowledge: MethodKnowledge): InstanceSite[] {
  const onBus = new Set<ObjectId>();
  const registering: InstanceSite[] = [];
  for (const { id: instance, code } of pointsTo.instances) {
    code.body.statements.forEach((each, index) => {
      if (each.kind !== 'call' || each.method === undefined) return;
      const statement = index as StatementIndex;
      if (knowledge.isPostOfBus(each.method)) {
        for (const callee of pointsTo.callees(instance, statement))
          for (const object of selfOf(pointsTo, callee)) onBus.add(object);
      } else if (knowledge.of(each.method).calls.some(({ does }) => does === 'register')) {
        registering.push({ instance, statement });
      }
    });
  }
  return registering.filter(({ instance, statement }) =>
    givenToBus(pointsTo, knowledge, instance, statement).some((object) => onBus.has(object)),
  );
}

/** What the statement registers. */
export function givenToBus(
  pointsTo: PointsTo,
  knowledge: MethodKnowledge,
  instance: InstanceId,
  statement: StatementIndex,
): readonly ObjectId[] {
  const call = pointsTo.instances[instance]!.code.body.statements[statement]!;
  if (call.kind !== 'call' || call.method === undefined) return [];
  return knowledge
    .of(call.method)
    .calls.filter(({ does }) => does === 'register')
    .flatMap((row) => [...knowledge.select(call, row.what)])
    .flatMap((variable) => [...pointsTo.of(instance, variable)]);
}

/** Is the callee run by a post, on none but such objects? */
export function isPostTo(
  pointsTo: PointsTo,
  knowledge: MethodKnowledge,
  { instance, statement }: InstanceSite,
  callee: InstanceId,
  isMeant: (object: ObjectId) => boolean,
): boolean {
  const call = pointsTo.instances[instance]!.code.body.statements[statement]!;
  if (call.kind !== 'call' || !knowledge.isPostOfBus(call.method)) return false;
  const objects = selfOf(pointsTo, callee);
  return objects.length > 0 && objects.every(isMeant);
}

function selfOf(pointsTo: PointsTo, instance: InstanceId): readonly ObjectId[] {
  const [self] = pointsTo.instances[instance]!.code.body.parameters;
  return self === undefined ? [] : pointsTo.of(instance, self);
}
