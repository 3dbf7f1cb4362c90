/** Random library classes: any names, any types, any shape of signature. */
import fc from 'fast-check';
import type {
  LibraryClass,
  LibraryField,
  LibraryMethod,
} from '../../../server/src/java/library/library-class.js';
import { Modifier } from '../../../server/src/java/syntax/modifiers.js';
import { KINDS } from '../../../server/src/java/library/table-format.js';

/** A few letters, so that names share beginnings; some that UTF-8 writes in two to four bytes. */
const identifier = fc
  .array(fc.constantFrom('a', 'b', 'Z', '$', '_', '9', 'é', '名', '𝒳'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((letters) => `x${letters.join('')}`);

const binaryName = fc
  .tuple(fc.array(fc.constantFrom('java', 'a', 'ab', 'b'), { maxLength: 3 }), identifier)
  .map(([packages, name]) => [...packages, name].join('.'));

const type = fc.letrec<{ type: string }>((tie) => ({
  type: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('I', 'Z', 'J', 'TT;', '[B', 'Ljava/lang/Object;'),
    tie('type').map((element) => `[${element}`),
    fc.tuple(binaryName, tie('type')).map(([name, argument]) => {
      const reference = /^[LT[]/.test(argument) ? argument : '*';
      return `L${name.replaceAll('.', '/')}<${reference}>;`;
    }),
  ),
})).type;

const typeParameters = fc.constantFrom(
  '',
  '<T:Ljava/lang/Object;>',
  '<T::Ljava/util/List<TT;>;U:TT;>',
);
const modifiers = fc.nat(2 ** 14 - 1);

const field: fc.Arbitrary<LibraryField> = fc.record({ name: identifier, modifiers, type });

const method: fc.Arbitrary<LibraryMethod> = fc.record({
  name: fc.oneof(fc.constant('<init>'), identifier),
  modifiers,
  variadic: fc.boolean(),
  signature: fc
    .tuple(typeParameters, fc.array(type, { maxLength: 4 }), fc.oneof(type, fc.constant('V')))
    .map(([own, parameters, result]) => `${own}(${parameters.join('')})${result}`),
});

const withoutTypes: fc.Arbitrary<Omit<LibraryClass, 'types'>> = fc.record({
  name: binaryName,
  kind: fc.constantFrom(...KINDS),
  modifiers,
  typeParameters,
  superclass: fc.oneof(fc.constant(''), type),
  interfaces: fc.array(type, { maxLength: 3 }),
  fields: fc.array(field, { maxLength: 4 }),
  methods: fc.array(method, { maxLength: 6 }),
});

/** The simple names of the public and protected classes whose names are this one's and a `$` longer. */
function memberTypes(
  outer: string,
  classes: readonly Pick<LibraryClass, 'name' | 'modifiers'>[],
): string[] {
  return classes
    .filter(({ modifiers }) => (modifiers & (Modifier.public | Modifier.protected)) !== 0)
    .filter(({ name }) => name.slice(0, name.lastIndexOf('$')) === outer && name.includes('$'))
    .map(({ name }) => name.slice(outer.length + 1))
    .sort();
}

export const libraryClasses: fc.Arbitrary<LibraryClass[]> = fc
  .uniqueArray(withoutTypes, { selector: ({ name }) => name, maxLength: 60 })
  .map((classes) => classes.map((each) => ({ ...each, types: memberTypes(each.name, classes) })));
