/**
 * Programs for tests of resolution: sources as text over the shipped library table, types written as in
 * Java in the scope of a class, calls with the types of their arguments.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Library } from '../../../server/src/java/library/library-class.js';
import { readLibrary } from '../../../server/src/java/library/read-table.js';
import { typed, type Argument } from '../../../server/src/java/program/calls/argument.js';
import {
  isResolved,
  type ChosenCall,
  type UnresolvedCall,
} from '../../../server/src/java/program/calls/call.js';
import type { Ids } from '../../../server/src/java/program/ids.js';
import { Program } from '../../../server/src/java/program/program.js';
import type { SourceClass } from '../../../server/src/java/program/source-class.js';
import type { Type } from '../../../server/src/java/program/symbols.js';
import { causeText, methodText, typeText } from '../../../server/src/java/program/type-text.js';
import { NULL } from '../../../server/src/java/program/types.js';
import type { JavaFile, TypeRef } from '../../../server/src/java/syntax/declarations.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { readJava } from './java-parser.js';

const ROOT = path.join(import.meta.dirname, '../../..');

export const EMPTY_LIBRARY: Library = { find: () => undefined, hasPackage: () => false };

let shipped: Library | undefined;

export function testLibrary(): Library {
  shipped ??= readLibrary(readFileSync(path.join(ROOT, 'server/data/library.bin'))).library;
  return shipped;
}

/** A fixture of test/java. */
export function fixture(name: string): string {
  return readFileSync(path.join(ROOT, 'test/java', name), 'utf8');
}

export class TestProgram {
  readonly program: Program;

  constructor(
    readonly reader: JavaReader,
    sources: Readonly<Record<string, string>>,
    library: Library = testLibrary(),
    ids?: Ids,
  ) {
    this.program = Program.of(filesOf(reader, sources), library, ids);
  }

  class(name: string): SourceClass {
    const found = this.program.sourceClasses.find((symbol) => symbol.name === name);
    if (found === undefined) throw new Error(`no class ${name}`);
    return found;
  }

  /** A type written in the body of a class; `null` is the type of null. */
  type(text: string, within: string): Type {
    if (text === 'null') return NULL;
    return this.program.resolveType(typeRef(this.reader, text), this.class(within).scope);
  }

  given(texts: readonly (string | Argument)[], within: string): Argument[] {
    return texts.map((text) => (typeof text === 'string' ? typed(this.type(text, within)) : text));
  }

  call(
    receiver: string,
    name: string,
    given: readonly (string | Argument)[],
    within = this.program.sourceClasses[0]!.name,
  ): ChosenCall | UnresolvedCall {
    return this.program.resolution.calls.chooseMethod(this.type(receiver, within), {
      name,
      given: this.given(given, within),
      from: this.class(within),
    });
  }

  /** `a.B.run(int)`, or why there is none. */
  callText(...call: Parameters<TestProgram['call']>): string {
    return chosenText(this.call(...call));
  }

  /** The type of the result, wanted as something or not. */
  resultText(call: ChosenCall | UnresolvedCall, target?: Type): string {
    if (!isResolved(call)) return causeText(call.cause);
    return typeText(this.program.resolution.calls.complete(call, target).result);
  }
}

export function chosenText(call: ChosenCall | UnresolvedCall): string {
  return isResolved(call) ? methodText(call.method) : causeText(call.cause);
}

export function filesOf(reader: JavaReader, sources: Readonly<Record<string, string>>): JavaFile[] {
  return Object.entries(sources).map(([name, text]) => readJava(reader, text, name));
}

export function typeRef(reader: JavaReader, text: string): TypeRef {
  const file = readJava(reader, `class Probe { ${text} probe; }`);
  return file.types[0]!.members[0]!.type;
}
