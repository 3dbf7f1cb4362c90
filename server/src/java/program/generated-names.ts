/**
 * Classes that a build makes and no source has: told by their names, so that the coverage line can say
 * "generated" instead of "not found", and so that resource ids are the numbers that they are.
 */
export interface GeneratedName {
  /** Of the simple name of a top-level class. */
  readonly pattern: RegExp;
  readonly by: string;
}

export const GENERATED_NAMES: readonly GeneratedName[] = [
  { pattern: /^R$/, by: 'Android resources' },
  { pattern: /^BuildConfig$/, by: 'Android build' },
  { pattern: /^BR$/, by: 'data binding' },
  { pattern: /^\w+Binding(Impl)?$/, by: 'view or data binding' },
  { pattern: /^\w+_ViewBinding$/, by: 'Butter Knife' },
  { pattern: /^Dagger\w+$/, by: 'Dagger' },
  { pattern: /^\w+_(Factory|MembersInjector|Provide\w*Factory)$/, by: 'Dagger' },
  { pattern: /^Hilt_\w+$/, by: 'Hilt' },
  { pattern: /^\w+_Impl$/, by: 'Room' },
  { pattern: /^AutoValue_\w+$/, by: 'AutoValue' },
  { pattern: /^\w+(Directions|FragmentArgs|ActivityArgs)$/, by: 'navigation' },
  { pattern: /^(DaoMaster|DaoSession)$/, by: 'greenDAO' },
  { pattern: /^Glide(App|Request|Requests|Options)$/, by: 'Glide' },
  { pattern: /^\w+_$/, by: 'AndroidAnnotations' },
  { pattern: /^Q[A-Z]\w*EventBusIndex$|^MyEventBusIndex$/, by: 'EventBus' },
];

/** What makes the class of this full name (with dots), if it is by its name a generated one. */
export function generatorOf(name: string): string | undefined {
  const top = name.split(/[.$]/).find((part) => /^\p{Lu}/u.test(part));
  if (top === undefined) return undefined;
  return GENERATED_NAMES.find(({ pattern }) => pattern.test(top))?.by;
}

/** The kinds of resources: the member classes of R. */
export const RESOURCE_KINDS: readonly string[] = [
  'anim',
  'animator',
  'array',
  'attr',
  'bool',
  'color',
  'dimen',
  'drawable',
  'font',
  'fraction',
  'id',
  'integer',
  'interpolator',
  'layout',
  'menu',
  'mipmap',
  'navigation',
  'overlayable',
  'plurals',
  'raw',
  'string',
  'style',
  'styleable',
  'transition',
  'xml',
];

/** The fields that the Android build always puts into BuildConfig, with JVM types. */
export const BUILD_CONFIG_FIELDS: ReadonlyMap<string, string> = new Map([
  ['DEBUG', 'Z'],
  ['APPLICATION_ID', 'Ljava/lang/String;'],
  ['LIBRARY_PACKAGE_NAME', 'Ljava/lang/String;'],
  ['BUILD_TYPE', 'Ljava/lang/String;'],
  ['FLAVOR', 'Ljava/lang/String;'],
  ['VERSION_CODE', 'I'],
  ['VERSION_NAME', 'Ljava/lang/String;'],
]);
