/**
 * R and BuildConfig, which the Android build makes: R with a class per kind of resource, in which any
 * name is a constant (an int; an int[] for the attributes of a styleable), BuildConfig with the fields
 * that it always has. Which resources there are is not asked.
 */
import type { LibraryClass, LibraryField } from '../library/library-class.js';
import { Modifier } from '../syntax/modifiers.js';
import type { Classes } from './classes.js';
import { BUILD_CONFIG_FIELDS, RESOURCE_KINDS } from './generated-names.js';
import { LibraryClassSymbol } from './library-symbols.js';
import type { ClassSymbol, FieldSymbol } from './symbols.js';
import { arrayOf, INT } from './types.js';

const CONSTANT = Modifier.public | Modifier.static | Modifier.final;

/** Cheap, and asked of every name that is not found. */
export function mayBeGenerated(name: string): boolean {
  const last = name.slice(name.lastIndexOf('.') + 1);
  return /^(R(\$\w+)?|BuildConfig)$/.test(last) || /(^|\.)R\.\w+$/.test(name);
}

/** The generated class of a full name with dots or a binary one: `com.acme.R`, `com.acme.R$id`. */
export function makeGeneratedClass(name: string, classes: Classes): ClassSymbol | undefined {
  const match = /(?:^|\.)(?:R(?:[.$](\w+))?|(BuildConfig))$/.exec(name);
  if (match === null) return undefined;
  if (match[2] !== undefined) return new LibraryClassSymbol(classes, buildConfig(name));
  if (match[1] === undefined)
    return new ResourceTable(classes, classNamed(name, [], RESOURCE_KINDS));
  if (!RESOURCE_KINDS.includes(match[1])) return undefined;
  return new ResourceKind(classes, classNamed(name.replace(/\.(\w+)$/, '$$$1'), [], []));
}

function classNamed(
  name: string,
  fields: readonly LibraryField[],
  types: readonly string[],
): LibraryClass {
  return {
    name,
    kind: 'class',
    modifiers: Modifier.public | Modifier.final,
    typeParameters: '',
    superclass: 'Ljava/lang/Object;',
    interfaces: [],
    fields,
    methods: [],
    types,
  };
}

function buildConfig(name: string): LibraryClass {
  const fields = [...BUILD_CONFIG_FIELDS].map(([field, type]) => ({
    name: field,
    modifiers: CONSTANT,
    type,
  }));
  return classNamed(name, fields, []);
}

class ResourceTable extends LibraryClassSymbol {
  readonly #classes: Classes;

  constructor(classes: Classes, table: LibraryClass) {
    super(classes, table);
    this.#classes = classes;
  }

  override get types(): ReadonlyMap<string, ClassSymbol> {
    const kinds = RESOURCE_KINDS.map((kind) => this.#classes.generated(`${this.name}$${kind}`));
    return new Map(
      kinds.filter((kind) => kind !== undefined).map((kind) => [kind.simpleName, kind]),
    );
  }
}

class ResourceKind extends LibraryClassSymbol {
  readonly #resources: Resources;

  constructor(classes: Classes, table: LibraryClass) {
    super(classes, table);
    this.#resources = new Resources(classes, this);
  }

  override get fields(): ReadonlyMap<string, FieldSymbol> {
    return this.#resources;
  }
}

/** Has every name: a resource that is asked for is there. */
class Resources extends Map<string, FieldSymbol> {
  constructor(
    private readonly classes: Classes,
    private readonly owner: ClassSymbol,
  ) {
    super();
  }

  override get(name: string): FieldSymbol {
    const known = super.get(name);
    if (known !== undefined) return known;
    const field = this.#make(name);
    this.set(name, field);
    return field;
  }

  #make(name: string): FieldSymbol {
    const attributes = this.owner.simpleName === 'styleable' && !name.includes('_');
    return {
      id: this.classes.ids.field(this.owner.id, name),
      owner: this.owner,
      name,
      modifiers: CONSTANT,
      annotations: [],
      type: attributes ? arrayOf(INT) : INT,
      source: undefined,
    };
  }
}
