/**
 * One layout, menu, navigation graph or preference screen. Which activity shows a layout is not in
 * it: `tools:context` says what the editor was told, R.layout in the code says what is true.
 *
 * Binding expressions (`@{…}`) are read for the two forms that call a handler, `handler::save` and
 * `() -> handler.save(…)`, on a variable that the layout declares; others are left out.
 */
import type { Place } from '../origins.js';
import { toPlace } from '../places.js';
import { readXml, type XmlAttribute, type XmlDocument, type XmlElement } from '../xml/read-xml.js';
import { readBoundLayout } from './read-bound-layout.js';
import type { LayoutFacts, NamedClass, NamedHandler, ResourceKind } from './layout-facts.js';

/** Tags that create the fragment that `android:name` (or the old `class`) names. */
const FRAGMENT_TAGS = new Set([
  'fragment',
  'androidx.fragment.app.FragmentContainerView',
  'dialog',
]);

/** `res/layout-land/main.xml` is `layout/main`; undefined for any other file. */
export function resourceOf(path: string): { kind: ResourceKind; name: string } | undefined {
  const match = /(?:^|\/)(layout|menu|navigation|xml)(?:-[^/]+)?\/([^/]+)\.xml$/.exec(path);
  if (match === null) return undefined;
  const [, folder, file] = match;
  const kind = folder === 'xml' ? 'preferences' : (folder as ResourceKind);
  return { kind, name: `${folder!}/${file!}` };
}

export function readLayout(path: string, text: string): LayoutFacts {
  const resource = resourceOf(path);
  const document = readXml(text);
  const reading = new Reading(path, resource?.name ?? '', document);
  if (resource !== undefined) reading.run(resource.kind);
  const problems = document.problems.map(({ message, line }) => ({ file: path, message, line }));
  const isLayout = resource?.kind === 'layout';
  const bound = isLayout
    ? readBoundLayout(path, resource.name, document, reading.variables)
    : undefined;
  return { ...reading.facts, bound: bound === undefined ? [] : [bound], problems };
}

class Reading {
  readonly facts = {
    handlers: [] as NamedHandler[],
    classes: [] as NamedClass[],
    includes: [] as { resource: string; included: string }[],
  };
  /** Of data binding: variable to class. */
  readonly variables = new Map<string, string>();

  constructor(
    private readonly file: string,
    private readonly resource: string,
    private readonly document: XmlDocument,
  ) {}

  run(kind: ResourceKind): void {
    const { elements } = this.document;
    for (const element of elements) if (element.name === 'variable') this.#readVariable(element);
    for (const element of elements) {
      this.#readClasses(kind, element);
      this.#readHandlers(element);
    }
  }

  #readVariable({ attributes }: XmlElement): void {
    const type = attributes.get('type')?.value ?? '';
    const simple = (element: XmlElement): string | undefined =>
      element.name === 'import' ? element.attributes.get('type')?.value : undefined;
    const imported = this.document.elements.map(simple).find((name) => name?.endsWith(`.${type}`));
    this.variables.set(attributes.get('name')?.value ?? '', imported ?? type);
  }

  #readClasses(kind: ResourceKind, element: XmlElement): void {
    const { name, attributes } = element;
    this.#addClass('context', attributes.get('tools:context'));
    if (kind === 'preferences') {
      this.#addClass(
        'fragment',
        attributes.get('android:fragment') ?? attributes.get('app:fragment'),
      );
    }
    const named = attributes.get('android:name') ?? attributes.get('class');
    if (FRAGMENT_TAGS.has(name)) this.#addClass('fragment', named);
    else if (kind === 'navigation' && name === 'activity') this.#addClass('activity', named);
    else if (kind === 'layout' && name === 'view') this.#addClass('view', attributes.get('class'));
    else if (kind === 'layout' && name === 'include') this.#addInclude(attributes.get('layout'));
    else if (kind !== 'navigation' && name.includes('.')) this.#addView(element);
    if (kind === 'layout') this.#addClass('view', attributes.get('app:layout_behavior'));
    if (kind === 'menu') this.#addClass('view', attributes.get('app:actionViewClass'));
    if (kind === 'menu') this.#addClass('view', attributes.get('android:actionViewClass'));
  }

  #readHandlers({ attributes }: XmlElement): void {
    for (const [name, attribute] of attributes) {
      const { value } = attribute;
      if (value.startsWith('@{')) this.#readBinding(name, attribute);
      else if (name === 'android:onClick' && /^[\w$]+$/.test(value)) {
        this.#addHandler(name, value, '', attribute);
      }
    }
  }

  #readBinding(name: string, attribute: XmlAttribute): void {
    const reference = /^@\{\s*(\w+)\s*(?:::|\.)\s*(\w+)\s*\}$/.exec(attribute.value);
    const lambda = /->\s*(\w+)\s*\.\s*(\w+)\s*\(/.exec(attribute.value);
    const [, variable, method] = lambda ?? (isListener(name) ? (reference ?? []) : []);
    const type = variable === undefined ? undefined : this.variables.get(variable);
    if (type !== undefined) this.#addHandler(name, method!, type, attribute);
  }

  #addHandler(attribute: string, method: string, type: string, at: XmlAttribute): void {
    const { resource } = this;
    this.facts.handlers.push({ method, class: type, attribute, resource, at: this.#place(at) });
  }

  #addClass(kind: NamedClass['kind'], attribute: XmlAttribute | undefined): void {
    if (attribute === undefined || !/^[\w$.]+$/.test(attribute.value)) return;
    const { resource } = this;
    const at = this.#place(attribute);
    this.facts.classes.push({ kind, class: attribute.value, resource, at });
  }

  #addView(element: XmlElement): void {
    const at = this.#place({ start: element.start, end: element.start + element.name.length + 1 });
    const { resource } = this;
    this.facts.classes.push({ kind: 'view', class: element.name, resource, at });
  }

  #addInclude(attribute: XmlAttribute | undefined): void {
    const included = /^@(?:[\w.]+:)?(layout\/\w+)$/.exec(attribute?.value ?? '')?.[1];
    if (included !== undefined) this.facts.includes.push({ resource: this.resource, included });
  }

  #place(extent: { readonly start: number; readonly end: number }): Place {
    return toPlace(this.file, this.document.lineStarts, extent);
  }
}

/** `android:onClick`, `app:onRefreshListener`, `android:afterTextChanged`: events, not values. */
function isListener(attribute: string): boolean {
  return /:(on[A-Z]|before[A-Z]|after[A-Z])/.test(attribute);
}
