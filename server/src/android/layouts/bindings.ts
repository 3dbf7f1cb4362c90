/**
 * The binding classes of a project's layouts: `res/layout/activity_main.xml` of a module is the class
 * `ActivityMainBinding` in the package `databinding` of the module's namespace. One class stands for all
 * files of a layout (land, night, ...). Whether the build has bindings on is not asked: a class that
 * nobody names does no harm.
 */
import { groupBy } from '../../base/multi-map.js';
import type { ProjectManifests } from '../manifest/manifest.js';
import type { BoundLayout, LayoutFacts } from './layout-facts.js';

export interface Binding {
  /** Binary name. */
  readonly class: string;
  readonly resource: string;
  /** Folder of the module. */
  readonly module: string;
  readonly layouts: readonly BoundLayout[];
}

export function findBindings(
  { bound }: Pick<LayoutFacts, 'bound'>,
  { manifests }: ProjectManifests,
): Binding[] {
  const packages = manifests.filter((manifest) => manifest.package !== '');
  const byClass = groupBy(bound, (layout) => classOf(layout, packages));
  return [...byClass].map(([name, layouts]) => ({
    class: name,
    resource: layouts[0]!.resource,
    module: moduleOf(layouts[0]!.file),
    layouts,
  }));
}

function classOf(layout: BoundLayout, manifests: ProjectManifests['manifests']): string {
  const module = moduleOf(layout.file);
  const nearest = manifests.find(({ file }) => moduleOf(file) === module) ?? manifests[0];
  const namespace = nearest?.package ?? '';
  const folder = namespace === '' ? 'databinding' : `${namespace}.databinding`;
  const given = layout.class;
  if (given.startsWith('.')) return namespace + given;
  if (given.includes('.')) return given;
  return `${folder}.${given === '' ? `${camelCase(layout.resource)}Binding` : given}`;
}

/** `layout/activity_main` is `ActivityMain`. */
function camelCase(resource: string): string {
  const name = resource.slice(resource.indexOf('/') + 1);
  return capital(fieldName(name));
}

/** `save_button` is `saveButton`. */
export function fieldName(id: string): string {
  const [first = '', ...rest] = id.split('_').filter(Boolean);
  return first.charAt(0).toLowerCase() + first.slice(1) + rest.map(capital).join('');
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `app` of `app/src/main/res/layout/a.xml` and of `app/src/main/AndroidManifest.xml`. */
function moduleOf(path: string): string {
  return path.replace(/(^|\/)(src\/[^/]+\/)?(res\/.*|[^/]*)$/, '');
}
