/**
 * What the build makes of `.aidl` files, as classes of a library: the interface, and its `Stub`, which the one side
 * extends and with whose help the other side gets at it.
 */
import type { LibraryClass, LibraryMethod } from '../../java/library/library-class.js';
import { Modifier } from '../../java/syntax/modifiers.js';
import type { AidlInterface, AidlMethod, AidlType } from './read-aidl.js';

const ABSTRACT = Modifier.public | Modifier.abstract;
const BINDER = 'Landroid/os/Binder;';
const I_BINDER = 'Landroid/os/IBinder;';

export function aidlClasses(interfaces: readonly AidlInterface[]): LibraryClass[] {
  return interfaces.flatMap((each) => [interfaceOf(each), stubOf(each)]);
}

function interfaceOf({ name, methods }: AidlInterface): LibraryClass {
  return {
    name,
    kind: 'interface',
    modifiers: ABSTRACT,
    typeParameters: '',
    superclass: '',
    interfaces: ['Landroid/os/IInterface;'],
    fields: [],
    methods: methods.map(methodOf),
    types: ['Stub'],
  };
}

function stubOf({ name }: AidlInterface): LibraryClass {
  const remote = classSignature(name);
  return {
    name: `${name}$Stub`,
    kind: 'class',
    modifiers: ABSTRACT | Modifier.static,
    typeParameters: '',
    superclass: BINDER,
    interfaces: [remote],
    fields: [],
    methods: [
      method('<init>', Modifier.public, '()V'),
      method('asInterface', Modifier.public | Modifier.static, `(${I_BINDER})${remote}`),
      method('asBinder', Modifier.public, `()${I_BINDER}`),
    ],
    types: [],
  };
}

function methodOf({ name, parameters, result }: AidlMethod): LibraryMethod {
  return method(name, ABSTRACT, `(${parameters.map(signatureOf).join('')})${signatureOf(result)}`);
}

function method(name: string, modifiers: number, signature: string): LibraryMethod {
  return { name, modifiers, variadic: false, signature };
}

const PRIMITIVES: ReadonlyMap<string, string> = new Map([
  ['void', 'V'],
  ['boolean', 'Z'],
  ['byte', 'B'],
  ['char', 'C'],
  ['int', 'I'],
  ['long', 'J'],
  ['float', 'F'],
  ['double', 'D'],
]);

function signatureOf({ name, arguments: given, dimensions }: AidlType): string {
  const plain = PRIMITIVES.get(name) ?? classSignature(name, given);
  return '['.repeat(dimensions) + plain;
}

function classSignature(name: string, given: readonly AidlType[] = []): string {
  const types = given.length === 0 ? '' : `<${given.map(signatureOf).join('')}>`;
  return `L${name.replaceAll('.', '/')}${types};`;
}
