/**
 * Interfaces between processes, as their `.aidl` files declare them. What the build needs besides (directions,
 * constants, transaction codes, declarations of parcelables) is passed over; a type is told as far as its imports do.
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

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
/** `@nullable`, `@UnsupportedAppUsage(maxTargetSdk = 28)`. */
const ANNOTATIONS = /@[\w.]+(?:\s*\([^)]*\))?/g;
const INTERFACE = /\binterface\s+(\w+)\s*\{([\s\S]*)\}/;
const METHOD = /^(?:oneway\s+)?([\w.<>,[\]\s]+?)\s+(\w+)\s*\(([\s\S]*)\)/;

function readInterface(text: string): AidlInterface | undefined {
  const code = text.replace(COMMENTS, ' ').replace(ANNOTATIONS, ' ');
  const [, name, body] = INTERFACE.exec(code) ?? [];
  if (name === undefined || body === undefined) return undefined;
  const scope = scopeOf(code);
  const methods = body
    .split(';')
    .map((declaration) => readMethod(declaration.trim(), scope))
    .filter((method) => method !== undefined);
  return { name: scope.own(name), methods };
}

function readMethod(declaration: string, scope: Scope): AidlMethod | undefined {
  const [, result, name, parameters] = METHOD.exec(declaration) ?? [];
  if (result === undefined || name === undefined || parameters === undefined) return undefined;
  const given = splitAtCommas(parameters).map((each) => readParameter(each, scope));
  return { name, result: readType(result, scope), parameters: given };
}

/** `in Message message`. */
function readParameter(text: string, scope: Scope): AidlType {
  const [, type = '', dimensions = ''] =
    /^(?:(?:inout|in|out)\s+)?([\s\S]*?)\s+\w+\s*((?:\[\s*\])*)$/.exec(text.trim()) ?? [];
  return readType(type + dimensions, scope);
}

function readType(text: string, scope: Scope): AidlType {
  const plain = text.replaceAll(/\s/g, '');
  const [, name = '', given = '', brackets = ''] =
    /^([\w.]+)(?:<(.*)>)?((?:\[\])*)$/.exec(plain) ?? [];
  return {
    name: scope.find(name),
    arguments: splitAtCommas(given).map((each) => readType(each, scope)),
    dimensions: brackets.length / 2,
  };
}

/** Not at those between angle brackets. */
function splitAtCommas(text: string): string[] {
  const parts = text.split(/,(?![^<]*>)/);
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
