/**
 * By which numbers the messages are told apart that an origin handles (`message.what`): a handler that is
 * sent to by name and number does not come to the cases of another one that shares its code. Known only if
 * every one who sends is seen to give a number.
 */
import { copiedFrom, definitionsIn } from '../../android/flow/definitions.js';
import type { EnteredBody } from '../../android/flow/entered-body.js';
import { either, toldBy, type Known } from '../../android/flow/known.js';
import type { Body, Call, Statement, Variable } from '../../java/ir/statements.js';
import type { Type } from '../../java/program/symbols.js';
import type { InstanceSite, StaticOrigin } from '../origins.js';
import type { PointsTo } from '../points-to/points-to.js';

const MESSAGE = 'android.os.Message';
const NUMBER = 'what';

type Enter = (body: Body) => EnteredBody;

/** What is known of its parameter, if that is a message. */
export function messagesOf(
  { code, causes, bySystem }: StaticOrigin,
  pointsTo: PointsTo,
  enter: Enter,
): readonly (readonly [Variable, Known])[] {
  const { parameters, variables } = code.body;
  const message = parameters.find((each) => isMessage(variables[each]!.type));
  if (message === undefined || bySystem || causes.length === 0) return [];
  const [first, ...others] = causes.map((cause) => numberSent(cause, pointsTo, enter));
  const known = others.reduce(either, first);
  return known === undefined ? [] : [[message, known]];
}

function numberSent(
  { instance, statement }: InstanceSite,
  pointsTo: PointsTo,
  enter: Enter,
): Known | undefined {
  const { body } = pointsTo.instances[instance]!.code;
  const call = body.statements[statement]!;
  if (call.kind !== 'call') return undefined;
  const sent = messageOf(body, call);
  if (sent === undefined) return toldBy(numberGiven(body, call, enter));
  return numberOf(body, sent, enter);
}

/** `handler.sendMessage(m)`, `m.sendToTarget()`. */
function messageOf(
  { variables }: Body,
  { receiver, arguments: given }: Call,
): Variable | undefined {
  const all = receiver === undefined ? given : [receiver, ...given];
  return all.find((each) => isMessage(variables[each]!.type));
}

/** `handler.sendEmptyMessage(SHOW)`. */
function numberGiven(body: Body, { arguments: given }: Call, enter: Enter): Known['among'] {
  const [number] = given;
  if (number === undefined || body.variables[number]!.type.kind !== 'primitive') return undefined;
  return enter(body).value(number)?.among;
}

/** Of a message that is made here: the number that it is made with, and those that it is given. */
function numberOf(body: Body, message: Variable, enter: Enter): Known | undefined {
  const entered = enter(body);
  const made = entered.value(message);
  const set = body.statements.flatMap((each) => (setsNumber(each) ? [each.from] : []));
  const given = set.map((from) => toldBy(entered.value(from)?.among));
  if (made?.toldBy !== undefined) return given.reduce(either, made);
  const [first, ...others] = given;
  return isMadeHere(body, message) ? others.reduce(either, first) : undefined;
}

function setsNumber(statement: Statement): statement is Extract<Statement, { kind: 'store' }> {
  if (statement.kind !== 'store') return false;
  return statement.field.owner.name === MESSAGE && statement.field.name === NUMBER;
}

/** It is not one that somebody else has given. */
function isMadeHere(body: Body, message: Variable): boolean {
  const [only, ...others] = definitionsIn(body).of[copiedFrom(body, message)] ?? [];
  if (others.length > 0) return false;
  if (only?.kind === 'call') return only.method?.owner.source === undefined;
  return only?.kind === 'allocate';
}

function isMessage(type: Type): boolean {
  return type.kind === 'class' && type.class.name === MESSAGE;
}
