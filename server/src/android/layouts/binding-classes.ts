/**
 * Binding classes as classes of a library: a field for each view with an id, `inflate` and `bind`, and for
 * data binding the variables. A view that not all files of a layout declare alike is a View.
 */
import type {
  LibraryClass,
  LibraryField,
  LibraryMethod,
} from '../../java/library/library-class.js';
import type { JavaFile } from '../../java/syntax/declarations.js';
import { Modifier } from '../../java/syntax/modifiers.js';
import { capital, fieldName, type Binding } from './bindings.js';
import type { BoundView } from './layout-facts.js';

const VIEW = 'android.view.View';
/** Views that the platform has elsewhere than in android.widget. */
const PLACES: ReadonlyMap<string, string> = new Map(
  ['View', 'ViewStub', 'ViewGroup', 'SurfaceView', 'TextureView']
    .map((name): [string, string] => [name, `android.view.${name}`])
    .concat([['WebView', 'android.webkit.WebView']]),
);
const PRIMITIVES: ReadonlyMap<string, string> = new Map([
  ['boolean', 'Z'],
  ['byte', 'B'],
  ['char', 'C'],
  ['double', 'D'],
  ['float', 'F'],
  ['int', 'I'],
  ['long', 'J'],
  ['short', 'S'],
]);
const FIELD = Modifier.public | Modifier.final;
const STATIC = Modifier.public | Modifier.static;

export function bindingClasses(
  bindings: readonly Binding[],
  sources: readonly JavaFile[],
): LibraryClass[] {
  const byResource = new Map(bindings.map((binding) => [binding.resource, binding]));
  const dataBinding = `${isAndroidX(sources) ? 'androidx' : 'android'}.databinding.ViewDataBinding`;
  return bindings.map((binding) => {
    const isData = binding.layouts.some(({ kind }) => kind === 'data');
    return {
      name: binding.class,
      kind: 'class',
      modifiers: Modifier.public | (isData ? Modifier.abstract : Modifier.final),
      typeParameters: '',
      superclass: signatureOf(isData ? dataBinding : 'java.lang.Object'),
      interfaces: isData ? [] : [signatureOf('androidx.viewbinding.ViewBinding')],
      fields: fieldsOf(binding, byResource),
      methods: [...factories(binding), ...accessors(binding)],
      types: [],
    };
  });
}

/** Old projects have data binding under its old name. */
function isAndroidX(sources: readonly JavaFile[]): boolean {
  return !sources.some(({ imports }) =>
    imports.some(({ name }) => name.startsWith('android.databinding.')),
  );
}

function fieldsOf({ layouts }: Binding, byResource: ReadonlyMap<string, Binding>): LibraryField[] {
  const types = new Map<string, Set<string>>();
  for (const view of layouts.flatMap(({ views }) => views)) {
    const name = fieldName(view.id);
    types.set(name, (types.get(name) ?? new Set()).add(typeOf(view, byResource)));
  }
  return [...types].map(([name, all]) => {
    const [type = VIEW] = all;
    return { name, modifiers: FIELD, type: signatureOf(all.size === 1 ? type : VIEW) };
  });
}

function typeOf({ view, included }: BoundView, byResource: ReadonlyMap<string, Binding>): string {
  if (view !== '') return viewClass(view);
  return byResource.get(included)?.class ?? VIEW;
}

function viewClass(tag: string): string {
  if (tag.includes('.')) return tag;
  return PLACES.get(tag) ?? `android.widget.${tag}`;
}

function factories({ class: name, layouts }: Binding): LibraryMethod[] {
  const result = signatureOf(name);
  const [inflater, group, view] = [
    'android.view.LayoutInflater',
    'android.view.ViewGroup',
    VIEW,
  ].map(signatureOf);
  const isMerge = layouts.every(({ kind }) => kind === 'merge');
  const ways = isMerge ? [`${inflater}${group}`] : [inflater, `${inflater}${group}Z`];
  const roots = new Set(layouts.map(({ root }) => root));
  const [only = ''] = roots;
  const root = roots.size === 1 && only !== '' ? viewClass(only) : VIEW;
  const isData = layouts.some(({ kind }) => kind === 'data');
  return [
    ...ways.map((given) => method('inflate', STATIC, `(${given})${result}`)),
    method('bind', STATIC, `(${view})${result}`),
    // The getRoot of data binding is that of its superclass.
    ...(isData ? [] : [method('getRoot', Modifier.public, `()${signatureOf(root)}`)]),
  ];
}

/** Of a data binding's variables. */
function accessors({ layouts }: Binding): LibraryMethod[] {
  const variables = new Map(
    layouts.flatMap((layout) => layout.variables).map(({ name, type }) => [name, type]),
  );
  return [...variables].flatMap(([name, type]) => {
    const signature = PRIMITIVES.get(type) ?? signatureOf(plainType(type));
    return [
      method(`set${capital(name)}`, Modifier.public, `(${signature})V`),
      method(`get${capital(name)}`, Modifier.public, `()${signature}`),
    ];
  });
}

/** Without type arguments; a simple name is one of java.lang, as in Java. */
function plainType(type: string): string {
  const erased = type.replace(/<.*/, '').trim();
  return erased.includes('.') ? erased : `java.lang.${erased}`;
}

function method(name: string, modifiers: number, signature: string): LibraryMethod {
  return { name, modifiers, variadic: false, signature };
}

function signatureOf(name: string): string {
  return `L${name.replaceAll('.', '/')};`;
}
