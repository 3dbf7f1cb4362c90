/** java.lang.Object as the language itself needs it, for a program without a library. */
import type { LibraryClass, LibraryMethod } from '../library/library-class.js';
import { Modifier } from '../syntax/modifiers.js';

function method(name: string, signature: string, modifiers: number): LibraryMethod {
  return { name, modifiers, variadic: false, signature };
}

const { public: PUBLIC, protected: PROTECTED, final: FINAL, native: NATIVE } = Modifier;

export const CORE_OBJECT: LibraryClass = {
  name: 'java.lang.Object',
  kind: 'class',
  modifiers: PUBLIC,
  typeParameters: '',
  superclass: '',
  interfaces: [],
  fields: [],
  methods: [
    method('<init>', '()V', PUBLIC),
    method('getClass', '()Ljava/lang/Class<*>;', PUBLIC | FINAL | NATIVE),
    method('hashCode', '()I', PUBLIC | NATIVE),
    method('equals', '(Ljava/lang/Object;)Z', PUBLIC),
    method('clone', '()Ljava/lang/Object;', PROTECTED | NATIVE),
    method('toString', '()Ljava/lang/String;', PUBLIC),
    method('notify', '()V', PUBLIC | FINAL | NATIVE),
    method('notifyAll', '()V', PUBLIC | FINAL | NATIVE),
    method('wait', '()V', PUBLIC | FINAL),
    method('wait', '(J)V', PUBLIC | FINAL | NATIVE),
    method('wait', '(JI)V', PUBLIC | FINAL),
    method('finalize', '()V', PROTECTED),
  ],
  types: [],
};
