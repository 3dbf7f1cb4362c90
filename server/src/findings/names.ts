/** Names for people: of classes, methods and frames, short enough for one line. */
import type { FindingAccess, StackFrame } from './finding.js';
import { shownFrame } from './finding.js';

/** `Landroid/view/View;` and `android/view/View` as `android.view.View`. */
export function dottedClass(name: string): string {
  const plain = name.startsWith('L') && name.endsWith(';') ? name.slice(1, -1) : name;
  return plain.replaceAll('/', '.');
}

/** A class without its package: `Outer$Inner`. */
export function simpleClass(name: string): string {
  return dottedClass(name).replace(/^.*\.(?=[^.])/, '');
}

/** The method that a person wrote: a lambda's body stands in the method that holds it. */
export function writtenMethod(method: string): string {
  const lambda = /^lambda\$(.+)\$\d+$/.exec(method)?.[1];
  if (lambda === undefined) return method;
  if (lambda === 'new') return '<init>';
  return lambda === 'static' ? '<clinit>' : lambda;
}

/** `DwFileAct.onDestroy`; a constructor as `new DwFileAct`. Classes without a name are left out. */
export function methodName({ class: owner, method }: StackFrame): string {
  const named = simpleClass(owner).replace(/\$\$Lambda.*$/, '');
  const simple = named.replaceAll(/\$\d+(?=\$|$)/g, '').replaceAll('$', '.');
  const written = writtenMethod(method);
  if (written === '<init>') return `new ${simple}`;
  if (written === '<clinit>') return `static ${simple}`;
  return [simple, written].filter((part) => part !== '').join('.');
}

/** `DwFileAct.onDestroy`, or `onDestroy` where the owner is not known. */
export function callbackName({ owner, name }: { owner: string; name: string }): string {
  return owner === '' ? name : `${simpleClass(owner)}.${name}`;
}

/** The last part of a path of any system. */
export function fileName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** `DwFileAct.java:41`, as far as recorded. */
export function placeName({ file, line }: StackFrame): string {
  if (file === '') return '';
  return line > 0 ? `${file}:${line}` : file;
}

/** Whose code accesses: the method of the line shown, or else what runs it. */
export function accessorName(access: FindingAccess): string {
  const frame = shownFrame(access);
  const named = frame === undefined ? '' : methodName(frame);
  return named === '' ? access.origin.name : named;
}

/** A field in one way of writing, whoever names it. */
export function plainField(field: string): string {
  return dottedClass(field).replaceAll('$', '.');
}
