/**
 * What a layout gives to its binding class: the views with ids, as the view binding and data binding
 * plugins read them. A layout that says `tools:viewBindingIgnore` has none.
 */
import type { XmlDocument, XmlElement } from '../xml/read-xml.js';
import type { BoundLayout, BoundView } from './layout-facts.js';

/** Tags that are no views. */
const NO_VIEWS = new Set(['fragment', 'merge', 'layout', 'data', 'variable', 'import', 'tag']);

export function readBoundLayout(
  file: string,
  resource: string,
  { elements }: XmlDocument,
  variables: ReadonlyMap<string, string>,
): BoundLayout | undefined {
  const [first] = elements;
  if (first === undefined || valueOf(first, 'tools:viewBindingIgnore') === 'true') return undefined;
  const isData = first.name === 'layout';
  const root = isData
    ? elements.find(({ name, parent }) => parent === 0 && name !== 'data')
    : first;
  const data = elements.find(({ name, parent }) => parent === 0 && name === 'data');
  const isMerge = root === undefined || root.name === 'merge';
  return {
    resource,
    file,
    kind: isData ? 'data' : isMerge ? 'merge' : 'view',
    root: isMerge ? '' : viewOf(root),
    class: (isData && data !== undefined && valueOf(data, 'class')) || '',
    views: elements.flatMap(boundView),
    variables: [...variables].map(([name, type]) => ({ name, type })),
  };
}

function boundView(element: XmlElement): BoundView[] {
  const id = /^@(?:\+id|id)\/(\w+)$/.exec(valueOf(element, 'android:id'))?.[1];
  if (id === undefined || NO_VIEWS.has(element.name)) return [];
  if (element.name !== 'include') return [{ id, view: viewOf(element), included: '' }];
  const included = /^@(?:[\w.]+:)?(layout\/\w+)$/.exec(valueOf(element, 'layout'))?.[1];
  return [{ id, view: '', included: included ?? '' }];
}

function viewOf(element: XmlElement): string {
  const { name } = element;
  return (
    valueOf(element, 'tools:viewBindingType') ||
    (name === 'view' && valueOf(element, 'class')) ||
    name
  );
}

function valueOf({ attributes }: XmlElement, name: string): string {
  return attributes.get(name)?.value ?? '';
}
