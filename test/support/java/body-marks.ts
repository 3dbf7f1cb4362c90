/**
 * What the resolution of bodies says of the lines of a fixture, held against its marks. A mark names all
 * that its line has of its kind, in the order in which it is evaluated (calls) or written (the rest):
 *
 * - `calls a.B.run(int), …`: methods of calls, creations, constructor calls and references;
 * - `unknown why name, …`: those of them that are not resolved;
 * - `on a.B`: whose instance a call without a receiver is on; `special`, `static`: how it is dispatched;
 * - `fields a.B.x, …` and `locals x, …`: uses of fields and local variables;
 * - `type(x) T`: of the variable `x` declared on the line;
 * - `class a.B$1, …`: classes that begin on the line; `implements a.I, …`: interfaces of lambdas.
 */
import type { ResolvedBody } from '../../../server/src/java/program/resolved-body.js';
import { causeText, methodText, typeText } from '../../../server/src/java/program/type-text.js';
import { Kind } from '../../../server/src/java/syntax/kinds.js';
import { lineAt } from '../../../server/src/java/syntax/line-starts.js';
import { kindOf, type NodeIndex } from '../../../server/src/java/syntax/tree.js';
import type { Mark } from './marks.js';

export function bodyAnswer(mark: Mark, bodies: readonly ResolvedBody[]): string {
  const nodes = bodies.flatMap((body) => nodesOn(body, mark.line));
  return answers(mark, nodes).join(', ');
}

interface Place {
  readonly body: ResolvedBody;
  readonly node: NodeIndex;
}

/** Nodes that begin on the line; calls count where their name stands: by their end. */
function nodesOn(body: ResolvedBody, line: number): Place[] {
  const { declaration, file } = body.member;
  const { tree, piece, node } = declaration;
  const places: Place[] = [];
  for (let at: number = node; at < tree.past[node]!; at++) {
    if (lineAt(file.lineStarts, piece.start + tree.start[at]!) + 1 !== line) continue;
    places.push({ body, node: at as NodeIndex });
  }
  return places;
}

function answers({ name, label }: Mark, places: readonly Place[]): string[] {
  switch (name) {
    case 'calls':
      return inOrder(places).flatMap(calledAt);
    case 'unknown':
      return inOrder(places).flatMap(unknownAt);
    case 'on':
      return inOrder(places).flatMap(implicitAt).slice(0, 1);
    case 'special':
    case 'static':
      return inOrder(places)
        .flatMap(dispatchAt)
        .filter((each) => each === name)
        .map(() => '')
        .slice(0, 1);
    case 'fields':
      return places.flatMap(fieldAt);
    case 'locals':
      return places.flatMap(localAt);
    case 'type':
      return places.flatMap((place) => declaredAt(place, label));
    case 'class':
      return places.flatMap(classAt);
    case 'implements':
      return places.flatMap(interfaceAt);
    default:
      throw new Error(`no such mark: ${name}`);
  }
}

/** As they are evaluated: by their ends, and what is inside before what is around. */
function inOrder(places: readonly Place[]): Place[] {
  const endOf = ({ body, node }: Place) => body.member.declaration.tree.end[node]!;
  return [...places].sort((a, b) => endOf(a) - endOf(b) || b.node - a.node);
}

function calledAt({ body, node }: Place): string[] {
  const target = body.targets[node];
  return target?.kind === 'method' ? [methodText(target.call.method)] : [];
}

function unknownAt({ body, node }: Place): string[] {
  const found = body.counts.unresolved.find((each) => each.node === node);
  return found === undefined ? [] : [causeText(found.cause)];
}

function implicitAt({ body, node }: Place): string[] {
  const target = body.targets[node];
  const isPlain = kindOf(body.member.declaration.tree, node) === Kind.methodInvocation;
  if (target?.kind !== 'method' || !isPlain || target.call.implicitThis === undefined) return [];
  return [target.call.implicitThis.name];
}

function dispatchAt({ body, node }: Place): string[] {
  const target = body.targets[node];
  return target?.kind === 'method' ? [target.call.dispatch] : [];
}

function fieldAt({ body, node }: Place): string[] {
  const target = body.targets[node];
  if (target?.kind !== 'field') return [];
  return [`${target.field.owner.name}.${target.field.name}`];
}

function localAt({ body, node }: Place): string[] {
  const target = body.targets[node];
  if (target?.kind !== 'local' || target.variable.node === node) return [];
  return [target.variable.name];
}

function declaredAt({ body, node }: Place, name: string): string[] {
  const target = body.targets[node];
  if (target?.kind !== 'local' || target.variable.node !== node) return [];
  return target.variable.name === name ? [typeText(target.variable.type)] : [];
}

function classAt({ body, node }: Place): string[] {
  const symbol = body.classes.get(node);
  return symbol === undefined ? [] : [symbol.name];
}

function interfaceAt({ body, node }: Place): string[] {
  const found = body.functions.get(node);
  return found === undefined ? [] : [found.interface.name];
}
