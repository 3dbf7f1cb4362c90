/** How origins are called, and where they stand. */
import type { Call } from '../../java/ir/statements.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import { Role } from '../../java/syntax/kinds.js';
import { childIn } from '../../java/syntax/tree.js';
import { placeOfClass, placeOfNode, type Code } from '../flow/code.js';
import type { Place } from '../origins.js';
import { toPlace } from '../places.js';

const NOWHERE: Place = { file: '', line: 1, column: 1, endLine: 1, endColumn: 1 };

/** `DwFileAct.onDestroy`, `lambda in Main.load`, `Runnable.run in Main.load`. */
export function nameOfCode(code: Code): string {
  const { body, enclosing } = code;
  if (enclosing !== undefined) return `lambda in ${nameOfCode(outermost(enclosing))}`;
  const method = methodName(code);
  const { owner } = body;
  if (owner.simpleName !== '') return `${owner.simpleName}.${method}`;
  const around = owner.source?.enclosing;
  const within =
    around === undefined ? '' : ` in ${around.owner.simpleName}.${around.declaration.name}`;
  return `${superName(owner)}.${method}${within}`;
}

/** `Handler.post`, `new Handler`. */
export function callText({ method, unknown, name }: Call): string {
  const missing = unknown?.why === 'class-not-found' ? lastName(unknown.name) : '';
  const owner = method?.owner.simpleName ?? missing;
  if (name === '<init>') return `new ${owner}`;
  return owner === '' ? name : `${owner}.${name}`;
}

export function methodName({ body }: Code): string {
  if (body.method !== undefined) return body.method.name;
  return body.kind === 'static-initializer' ? '<clinit>' : '<init>';
}

/** The method in whose text a lambda stands. */
export function outermost(code: Code): Code {
  let at = code;
  while (at.enclosing !== undefined) at = at.enclosing;
  return at;
}

/** Of a class without a name, what it extends. */
export function nameOfClass(symbol: ClassSymbol): string {
  return symbol.simpleName === '' ? superName(symbol) : symbol.simpleName;
}

function superName(symbol: ClassSymbol): string {
  const [first] = symbol.interfaces;
  const type = first ?? symbol.superclass;
  if (type?.kind === 'class') return type.class.simpleName;
  return type?.kind === 'unknown' && type.named === true ? lastName(type.cause.name) : 'object';
}

function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Of a method's name; of what stands before the body of a lambda; of a reference. */
export function placeOfCode(code: Code): Place {
  const { body, member } = code;
  if (member === undefined) return placeOfClass(body.owner) ?? NOWHERE;
  const name = childIn(body.tree, body.node, Role.name);
  if (body.kind !== 'lambda') {
    return placeOfNode(code, name ?? body.node) ?? NOWHERE;
  }
  const inner = childIn(body.tree, body.node, Role.body);
  const start = body.tree.start[body.node]!;
  const end = inner === undefined ? body.tree.end[body.node]! : body.tree.start[inner]!;
  const offset = member.declaration.piece.start;
  const { file } = member;
  return toPlace(file.path, file.lineStarts, { start: start + offset, end: end + offset });
}

export function placeOfBody(code: Code): Place {
  return placeOfNode(code, code.body.node) ?? NOWHERE;
}
