/**
 * What resolution says of a program, held against the marks of its fixtures:
 *
 * - `type T`, `result T`, `superclass T`: of the field, method or class declared on the line;
 * - `overrides a.B.run(), …` or `-`: what the method overrides, nearest first;
 * - `takes(T, …) on(T) wanted(T) gives T`: a call with arguments of these types means this method;
 * - `ambiguous name(T, …)`, `none name(…)`, `missing(a.B) name(…)`: of a call in the class around.
 *
 * Arguments are types, `?` for an unknown one, `_ -> T` for a lambda (a `_` per parameter, `void` for
 * no result) and `=> T` for a lambda without parameters whose body is a call.
 */
import type { Argument } from '../../../server/src/java/program/calls/argument.js';
import type { SourceClass } from '../../../server/src/java/program/source-class.js';
import type { MethodSymbol, Type } from '../../../server/src/java/program/symbols.js';
import { causeText, methodText, typeText } from '../../../server/src/java/program/type-text.js';
import { isResolved } from '../../../server/src/java/program/calls/call.js';
import { ownType, unknownType } from '../../../server/src/java/program/types.js';
import type { JavaFile } from '../../../server/src/java/syntax/declarations.js';
import { lineAt } from '../../../server/src/java/syntax/line-starts.js';
import type { Mark } from './marks.js';
import type { TestProgram } from './test-program.js';

const UNKNOWN = unknownType({ why: 'receiver-unknown', name: 'x' });

/** The answer of the program to what a mark claims, as text to compare with `expectedOf`. */
export function answerTo(mark: Mark, file: JavaFile, test: TestProgram): string {
  const at = { ...mark, file, test };
  switch (mark.name) {
    case 'type':
      return typeText(fieldAt(at).type);
    case 'result':
      return typeText(methodAt(at).result);
    case 'superclass':
      return superclassText(classAt(at));
    case 'overrides':
      return overriddenText(methodAt(at), test);
    case 'takes':
      return takenText(at);
    default:
      return failureText(at);
  }
}

export function expectedOf(mark: Mark, file: JavaFile, test: TestProgram): string {
  const at = { ...mark, file, test };
  switch (mark.name) {
    case 'takes':
      return `${methodText(methodAt(at))} ${partOf(mark.rest, 'gives') ?? ''}`.trim();
    case 'ambiguous':
      return `ambiguous ${nameIn(mark.rest)}`;
    case 'none':
      return `member-not-found ${nameIn(mark.rest)}`;
    case 'missing':
      return `class-not-found ${mark.label}`;
    default:
      return mark.rest;
  }
}

interface Place extends Mark {
  readonly file: JavaFile;
  readonly test: TestProgram;
}

function lineOf({ file }: Place, offset: number): number {
  return lineAt(file.lineStarts, offset) + 1;
}

function classAt(place: Place): SourceClass {
  const found = place.test.program
    .classesOf(place.file.path)
    .find((symbol) => lineOf(place, symbol.source.declaration.nameAt.start) === place.line);
  if (found === undefined) throw new Error(`no class on line ${place.line}`);
  return found;
}

/** The innermost class around the line. */
function classAround(place: Place): SourceClass {
  const found = place.test.program.classesOf(place.file.path).filter((symbol) => {
    const { start, end } = symbol.source.declaration.extent;
    return lineOf(place, start) <= place.line && place.line <= lineOf(place, end);
  });
  return found.at(-1)!;
}

function membersAt(place: Place) {
  const classes = place.test.program.classesOf(place.file.path);
  return classes.flatMap((symbol) =>
    [...symbol.fields.values(), ...[...symbol.methods.values()].flat()].filter(
      ({ source }) =>
        source !== undefined && lineOf(place, source.declaration.nameAt.start) === place.line,
    ),
  );
}

function fieldAt(place: Place) {
  const found = membersAt(place).find((member) => !('descriptor' in member));
  if (found === undefined || !('type' in found)) throw new Error(`no field on line ${place.line}`);
  return found;
}

function methodAt(place: Place): MethodSymbol {
  const found = membersAt(place).find((member) => 'descriptor' in member);
  if (found === undefined) throw new Error(`no method on line ${place.line}`);
  return found;
}

function superclassText({ superclass }: SourceClass): string {
  return superclass === undefined ? '-' : typeText(superclass);
}

function overriddenText(method: MethodSymbol, { program }: TestProgram): string {
  const overridden = program.resolution.members.overridden(method).map(methodText);
  return overridden.length === 0 ? '-' : overridden.join(', ');
}

function takenText(place: Place): string {
  const { test, rest } = place;
  const method = methodAt(place);
  const owner = method.owner as SourceClass;
  const on = partIn(rest, 'on');
  const receiver = on === undefined ? ownType(owner) : test.type(on, owner.name);
  const given = argumentsOf(place.label, owner, test);
  const call = test.program.resolution.calls.chooseMethod(receiver, {
    name: method.name,
    given,
    from: owner,
  });
  if (!isResolved(call)) return causeText(call.cause);
  if (partOf(rest, 'gives') === undefined) return methodText(call.method);
  const wanted = partIn(rest, 'wanted');
  const target = wanted === undefined ? undefined : test.type(wanted, owner.name);
  return `${methodText(call.method)} ${test.resultText(call, target)}`;
}

function failureText(place: Place): string {
  const owner = classAround(place);
  const given = argumentsOf(/\((.*)\)/.exec(place.rest)![1]!, owner, place.test);
  const name = nameIn(place.rest);
  const { calls } = place.test.program.resolution;
  const call = calls.chooseMethod(ownType(owner), { name, given, from: owner });
  return isResolved(call) ? methodText(call.method) : causeText(call.cause);
}

function argumentsOf(text: string, within: SourceClass, test: TestProgram): Argument[] {
  return splitTypes(text).map((each) => argumentOf(each, within, test));
}

function argumentOf(text: string, within: SourceClass, test: TestProgram): Argument {
  const lambda = /^([_ ]*)([-=])> (.*)$/.exec(text);
  if (lambda === null) return { kind: 'typed', type: typeOf(text, within, test) };
  const arity = lambda[1]!.replaceAll(' ', '').length;
  const result = typeOf(lambda[3]!, within, test);
  const isVoid = lambda[3] === 'void';
  return {
    kind: 'lambda',
    arity,
    parameters: arity === 0 ? [] : undefined,
    body: lambda[2] === '=' ? 'either' : isVoid ? 'void' : 'value',
    bodyType: () => result,
  };
}

function typeOf(text: string, within: SourceClass, test: TestProgram): Type {
  return text === '?' ? UNKNOWN : test.type(text, within.name);
}

/** Splits at the commas that are not within `<…>`. */
function splitTypes(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text.replaceAll('->', '-\u0001').replaceAll('=>', '=\u0001')) {
    if (letter === '<') depth++;
    if (letter === '>') depth--;
    if (letter === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  if (part.trim() !== '') parts.push(part);
  return parts.map((each) => each.replaceAll('\u0001', '>').trim());
}

function nameIn(text: string): string {
  return text.slice(0, text.indexOf('('));
}

/** `on(T)`. */
function partIn(text: string, name: string): string | undefined {
  return new RegExp(`\\b${name}\\(([^)]*)\\)`).exec(text)?.[1];
}

/** `gives T`, up to the end. */
function partOf(text: string, name: string): string | undefined {
  return new RegExp(`\\b${name} (.*)$`).exec(text)?.[1];
}
