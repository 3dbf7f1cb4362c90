/**
 * One AndroidManifest.xml. A tag with `tools:node="remove"` declares nothing: it takes away what a
 * library declares. It is not held against other manifests, for a variant that is built without this
 * file still has the component. Placeholders other than the application id are kept as written.
 */
import { addTo } from '../../base/multi-map.js';
import type { Place } from '../origins.js';
import { toPlace } from '../places.js';
import { readXml, type XmlDocument, type XmlElement } from '../xml/read-xml.js';
import type { DeclaredComponent, DeclaredKind, IntentFilter, Manifest } from './manifest.js';

export interface PackageNames {
  /** Wins over the manifest's own attribute, as in the build; '' if none. */
  readonly namespace: string;
  readonly applicationId: string;
  /** Where neither the build file nor this manifest names one: that of the module's main manifest. */
  readonly fallback: string;
}

const KINDS: Readonly<Record<string, DeclaredKind>> = {
  application: 'application',
  activity: 'activity',
  'activity-alias': 'activity',
  service: 'service',
  receiver: 'receiver',
  provider: 'provider',
};

const MAIN = 'android.intent.action.MAIN';
const LAUNCHERS = ['android.intent.category.LAUNCHER', 'android.intent.category.LEANBACK_LAUNCHER'];

export function readManifest(file: string, text: string, names: PackageNames): Manifest {
  const document = readXml(text);
  const written = document.elements[0]?.attributes.get('package')?.value ?? '';
  const packageName = names.namespace || written || names.fallback || names.applicationId;
  const reading = new Reading(file, document, packageName, names.applicationId || packageName);
  return {
    file,
    package: packageName,
    components: reading.components(),
    problems: document.problems.map(({ message, line }) => ({ file, message, line })),
  };
}

class Reading {
  /** By index of the component's element. */
  readonly #filters = new Map<number, IntentFilter[]>();
  readonly #application: XmlElement | undefined;

  constructor(
    private readonly file: string,
    private readonly document: XmlDocument,
    private readonly packageName: string,
    private readonly applicationId: string,
  ) {
    this.#application = document.elements.find(({ name }) => name === 'application');
    this.#readFilters();
  }

  components(): DeclaredComponent[] {
    return this.document.elements.flatMap((element, index) => {
      const kind = KINDS[element.name];
      if (kind === undefined || isRemoval(element)) return [];
      const component = this.#component(kind, element, this.#filters.get(index) ?? []);
      return component === undefined ? [] : [component];
    });
  }

  #component(
    kind: DeclaredKind,
    element: XmlElement,
    filters: readonly IntentFilter[],
  ): DeclaredComponent | undefined {
    const naming = element.name === 'activity-alias' ? 'android:targetActivity' : 'android:name';
    const name = this.#value(element, naming);
    if (name === '') return undefined;
    const attribute = element.attributes.get(naming) ?? element;
    return {
      kind,
      class: this.#className(name),
      at: this.#place(attribute),
      alias: naming === 'android:name' ? '' : this.#className(this.#value(element, 'android:name')),
      main: kind === 'activity' && filters.some(isLauncher),
      exported: flag(element, 'android:exported') ?? filters.length > 0,
      isForOthers: flag(element, 'android:exported') ?? false,
      enabled: this.#isEnabled(element),
      process: this.#process(element),
      permission: this.#value(element, 'android:permission'),
      filters,
      launchMode: this.#launchMode(element),
      isolated: flag(element, 'android:isolatedProcess') ?? false,
      foregroundServiceType: this.#value(element, 'android:foregroundServiceType'),
      authorities: this.#value(element, 'android:authorities').split(';').filter(Boolean),
    };
  }

  #launchMode(element: XmlElement): string {
    const mode = this.#value(element, 'android:launchMode');
    return mode === 'standard' ? '' : mode;
  }

  #readFilters(): void {
    const filters = new Map<number, { actions: string[]; categories: string[] }>();
    this.document.elements.forEach((element, index) => {
      if (element.name === 'intent-filter') {
        const filter = { actions: [], categories: [], at: this.#place(element) };
        filters.set(index, filter);
        addTo(this.#filters, element.parent, filter);
      } else {
        const filter = filters.get(element.parent);
        const name = this.#value(element, 'android:name');
        if (element.name === 'action') filter?.actions.push(name);
        if (element.name === 'category') filter?.categories.push(name);
      }
    });
  }

  #isEnabled(element: XmlElement): boolean {
    const ofApplication = this.#application && flag(this.#application, 'android:enabled');
    return (flag(element, 'android:enabled') ?? true) && (ofApplication ?? true);
  }

  #process(element: XmlElement): string {
    const own = this.#value(element, 'android:process');
    const process =
      own || (this.#application ? this.#value(this.#application, 'android:process') : '');
    return process === this.applicationId ? '' : process;
  }

  #value(element: XmlElement, name: string): string {
    const value = element.attributes.get(name)?.value.trim() ?? '';
    return value.replaceAll('${applicationId}', this.applicationId);
  }

  /** `.Main` and `Main` are of the package; anything with another dot is whole. */
  #className(name: string): string {
    if (this.packageName === '') return name;
    if (name.startsWith('.')) return this.packageName + name;
    return name.includes('.') || name === '' ? name : `${this.packageName}.${name}`;
  }

  #place(extent: { readonly start: number; readonly end: number }): Place {
    return toPlace(this.file, this.document.lineStarts, extent);
  }
}

function isRemoval(element: XmlElement): boolean {
  return element.attributes.get('tools:node')?.value.startsWith('remove') ?? false;
}

function isLauncher({ actions, categories }: IntentFilter): boolean {
  return actions.includes(MAIN) && LAUNCHERS.some((launcher) => categories.includes(launcher));
}

/** undefined if not written, or set by a resource (`@bool/is_tv`), whose value depends on the device. */
function flag(element: XmlElement, name: string): boolean | undefined {
  const value = element.attributes.get(name)?.value.trim();
  return value === 'true' ? true : value === 'false' ? false : undefined;
}
