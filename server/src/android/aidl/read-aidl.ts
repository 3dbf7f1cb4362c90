/**
 * Interfaces between processes, as their `.aidl` files declare them. What the build needs besides (directions,
 * constants, transaction codes, declarations of parcelables) is passed over; a type is told as far as its imports do.
 * Every pattern takes time that grows with the text alone, whatever stands there.
 */
import type { TextFile } from '../manifest/project-manifests.js';

export interface AidlMethod {
  readonly name: string;
  readonly result: AidlType;
  readonly parameters: readonly AidlType[];
}

export interface AidlType {
  /** With its package, or a primitive's. */
  readonly name: string;
  readonly arguments: readonly AidlType[];
  readonly dimensions: number;
}

export interface AidlInterface {
  /** With its package. */
  readonly name: string;
  readonly methods: readonly AidlMethod[];
}

export function readAidl(files: readonly TextFile[]): AidlInterface[] {
  return files
    .filter(({ path }) => path.endsWith('.aidl'))
    .map(({ text }) => readInterface(text))
    .filter((found) => found !== undefined);
}

/** One that is not closed goes on to the end. */
const COMMENTS = /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/g;
/** `@nullable`, `@UnsupportedAppUsage(maxTargetSdk = 28)`. */
const ANNOTATIONS = /@[\w.]+(?:\s*\([^()]*\))?/g;
const INTERFACE = /\binterface (\w+) ?\{/;
/** What stands before the parentheses. */
const HEAD = /^(?:oneway )?([\w.<>,[\] ]*[\w.<>,[\]]) (\w+)$/;

function readInterface(text: string): AidlInterface | undefined {
  const code = text.replace(COMMENTS, ' ').replace(ANNOTATIONS, ' ').replaceAll(/\s+/g, ' ');
  const found = INTERFACE.exec(code);
  const end = code.lastIndexOf('}');
  if (found === null || end < found.index) return undefined;
  const [head, name = ''] = found;
  const scope = scopeOf(code);
  const methods = code
    .slice(found.index + head.length, end)
    .split(';')
    .map((declaration) => readMethod(declaration.trim(), scope))
    .filter((method) => method !== undefined);
  return { name: scope.own(name), methods };
}

function readMethod(declaration: string, scope: Scope): AidlMethod | undefined {
  const [open, close] = [declaration.indexOf('('), declaration.lastIndexOf(')')];
  const [, result, name] = HEAD.exec(declaration.slice(0, Math.max(0, open)).trim()) ?? [];
  if (result === undefined || name === undefined || close < open) return undefined;
  const parameters = splitAtCommas(declaration.slice(open + 1, close));
  const given = parameters.map((each) => readParameter(each, scope));
  return { name, result: readType(result, scope), parameters: given };
}

/** `in Message message`. */
function readParameter(text: string, scope: Scope): AidlType {
  const [, type = '', dimensions = ''] =
    /^(?:(?:inout|in|out)\s+)?([\s\S]*?)\s+\w+\s*((?:\[\s*\])*)$/.exec(text.trim()) ?? [];
  return readType(type + dimensions, scope);
}

/** Nobody writes types within types so deep: what stands there is no declaration. */
const DEEPEST = 20;

function readType(text: string, scope: Scope, depth = 0): AidlType {
  const plain = text.replaceAll(/\s/g, '');
  const [, name = '', given = '', brackets = ''] =
    /^([\w.]+)(?:<(.*)>)?((?:\[\])*)$/.exec(plain) ?? [];
  const parts = depth < DEEPEST ? splitAtCommas(given) : [];
  return {
    name: scope.find(name),
    arguments: parts.map((each) => readType(each, scope, depth + 1)),
    dimensions: brackets.length / 2,
  };
}

/** Not at those between angle brackets. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let [start, depth] = [0, 0];
  for (let at = 0; at <= text.length; at++) {
    if (text[at] === '<') depth++;
    else if (text[at] === '>') depth--;
    else if (at === text.length || (text[at] === ',' && depth <= 0)) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return parts.filter((part) => part.trim() !== '');
}

interface Scope {
  own(name: string): string;
  find(name: string): string;
}

const KNOWN: ReadonlyMap<string, string> = new Map([
  ['String', 'java.lang.String'],
  ['CharSequence', 'java.lang.CharSequence'],
  ['List', 'java.util.List'],
  ['Map', 'java.util.Map'],
  ['IBinder', 'android.os.IBinder'],
]);
const PRIMITIVES = new Set(['void', 'boolean', 'byte', 'char', 'int', 'long', 'float', 'double']);

function scopeOf(code: string): Scope {
  const packageName = /\bpackage\s+([\w.]+)\s*;/.exec(code)?.[1] ?? '';
  const imports = [...code.matchAll(/\bimport\s+([\w.]+)\s*;/g)].map(([, name]) => name!);
  const own = (name: string): string => (packageName === '' ? name : `${packageName}.${name}`);
  const find = (name: string): string => {
    if (name.includes('.') || PRIMITIVES.has(name)) return name;
    const imported = imports.find((each) => each.endsWith(`.${name}`));
    return imported ?? KNOWN.get(name) ?? own(name);
  };
  return { own, find };
}
