/**
 * Where a variable has objects from: from the code itself, which loads, makes or gets them whoever calls it, or from
 * its parameters, and so from arguments of the calls. A field that is loaded leads on to the objects that hold it.
 * Points-to merges all calls of a code in one context; followed backwards, call by call, its answers tell which of
 * them can hand an object on.
 */
import { placeOfParameter, type Code } from '../../android/flow/code.js';
import { addTo, getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import type { Body, Call, Statement, Variable } from '../../java/ir/statements.js';
import type { InstanceSite } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';

export type Objects = ReadonlySet<ObjectId>;

/** Objects in a variable of a code. */
export interface Carried {
  readonly variable: Variable;
  readonly objects: Objects;
}

/** `isOwn`: some of them may come from the code itself. */
export interface Sources {
  readonly isOwn: boolean;
  readonly parameters: ReadonlyMap<Variable, Objects>;
}

export class ValueSources {
  /** By code in its context, variable and objects: many events come along the same calls. */
  readonly #known = new Map<InstanceId, Map<string, Sources>>();

  constructor(
    private readonly pointsTo: PointsTo,
    private readonly callersOf: (instance: InstanceId) => readonly InstanceSite[],
  ) {}

  /** Who gives a variable of a code these objects, of which it holds all. */
  of(instance: InstanceId, carried: Carried): Sources {
    const known = getOrMake(this.#known, instance, () => new Map<string, Sources>());
    return getOrMake(known, keyOf(carried), () => this.#find(instance, carried));
  }

  #find(instance: InstanceId, { variable, objects }: Carried): Sources {
    const { body } = this.pointsTo.instances[instance]!.code;
    const held = new Map<Variable, Set<ObjectId>>();
    const open: Carried[] = [];
    const reach = (each: Carried): void => {
      const known = getOrMake(held, each.variable, () => new Set<ObjectId>());
      const added = [...each.objects].filter((object) => !known.has(object));
      for (const object of added) known.add(object);
      if (added.length > 0) open.push({ variable: each.variable, objects: new Set(added) });
    };
    reach({ variable, objects });
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const from = this.#before(instance, body, at);
      if (from === undefined) return { isOwn: true, parameters: NOTHING };
      from.forEach(reach);
    }
    const parameters = body.parameters.filter((each) => held.has(each));
    const given = new Map(parameters.map((each) => [each, held.get(each)!]));
    return { isOwn: this.#isGivenOtherwise(instance, given), parameters: given };
  }

  /** One step back within the code; undefined if some of them come from here. */
  #before(instance: InstanceId, body: Body, { variable, objects }: Carried): Carried[] | undefined {
    const from: Carried[] = [];
    const explained = new Set<ObjectId>();
    for (const statement of assignmentsIn(body).get(variable) ?? []) {
      const source = sourceOf(statement);
      if (source === undefined) return undefined;
      const holders = this.pointsTo.of(instance, source.variable).filter((each) => {
        const led = source.leadsTo(this.pointsTo, each).filter((object) => objects.has(object));
        for (const object of led) explained.add(object);
        return led.length > 0;
      });
      if (holders.length > 0) from.push({ variable: source.variable, objects: new Set(holders) });
    }
    // The calls are asked for the rest.
    const isGiven = body.parameters.includes(variable);
    return isGiven || explained.size === objects.size ? from : undefined;
  }

  /** Does the platform put one of them there: no call of the project is seen to give it? */
  #isGivenOtherwise(callee: InstanceId, given: Sources['parameters']): boolean {
    const calls = given.size === 0 ? [] : this.callersOf(callee);
    return [...given].some(([variable, objects]) => {
      const seen = new Set<ObjectId>();
      for (const call of calls) {
        if (seen.size === objects.size) return false;
        const found = this.given(call, callee, { variable, objects });
        if (found !== 'unseen') for (const object of found?.objects ?? []) seen.add(object);
      }
      return seen.size < objects.size;
    });
  }

  /**
   * What a call hands on of the objects in a parameter of the callee; `unseen`: a library hands it on, or nobody knows.
   */
  given(
    { instance, statement }: InstanceSite,
    callee: InstanceId,
    { variable, objects }: Carried,
  ): Carried | 'unseen' | undefined {
    const { code } = this.pointsTo.instances[callee]!;
    const call = this.pointsTo.instances[instance]!.code.body.statements[statement]!;
    const argument = this.#argumentFor(instance, call, code, variable);
    if (argument === undefined) return 'unseen';
    const handed = this.pointsTo.of(instance, argument).filter((object) => objects.has(object));
    return handed.length === 0 ? undefined : { variable: argument, objects: new Set(handed) };
  }

  #argumentFor(
    caller: InstanceId,
    call: Statement,
    callee: Code,
    parameter: Variable,
  ): Variable | undefined {
    const isThis = callee.body.variables[parameter]!.kind === 'this';
    if (call.kind === 'initialize') return isThis ? call.object : undefined;
    if (call.kind !== 'call' || !this.#isPlain(caller, call, callee)) return undefined;
    return isThis ? call.receiver : call.arguments[placeOfParameter(callee, parameter) ?? -1];
  }

  /** Is it the method that is called, and not one that whoever is called runs? */
  #isPlain(caller: InstanceId, call: Call, { body, id }: Code): boolean {
    const name = call.method?.name;
    if (body.kind === 'constructor' || body.kind === 'method') {
      const { method } = body;
      return method?.name === name && method?.parameters.length === call.arguments.length;
    }
    if (body.kind !== 'lambda' || call.receiver === undefined) return false;
    return this.pointsTo.of(caller, call.receiver).some((object) => {
      const { closure } = this.pointsTo.objects[object]!;
      return closure?.code.id === id && closure.closure.implements?.name === name;
    });
  }
}

function keyOf({ variable, objects }: Carried): string {
  return `${variable} ${[...objects].join(' ')}`;
}

const NOTHING: Sources['parameters'] = new Map();

interface Source {
  readonly variable: Variable;
  /** What it gives if it holds this object. */
  leadsTo(pointsTo: PointsTo, object: ObjectId): readonly ObjectId[];
}

/** Of a copy, a field or an element; all else comes from the code itself. */
function sourceOf(statement: Statement): Source | undefined {
  switch (statement.kind) {
    case 'copy':
      return { variable: statement.from, leadsTo: (_pointsTo, object) => [object] };
    case 'load': {
      const { object: variable, field } = statement;
      return { variable, leadsTo: (pointsTo, object) => pointsTo.field(object, field) };
    }
    case 'array-load':
      return { variable: statement.array, leadsTo: (pointsTo, each) => pointsTo.elements(each) };
    default:
      return undefined;
  }
}

const ASSIGNMENTS = new BodyNotes<ReadonlyMap<Variable, readonly Statement[]>>();

function assignmentsIn(body: Body): ReadonlyMap<Variable, readonly Statement[]> {
  let known = ASSIGNMENTS.get(body);
  if (known === undefined) ASSIGNMENTS.set(body, (known = findAssignments(body)));
  return known;
}

function findAssignments({ statements }: Body): Map<Variable, Statement[]> {
  const found = new Map<Variable, Statement[]>();
  for (const each of statements) {
    if ('to' in each && each.to !== undefined) addTo(found, each.to, each);
  }
  return found;
}
