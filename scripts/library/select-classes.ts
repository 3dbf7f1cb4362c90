/**
 * Which classes go into the table: those that a source can name, that is public and protected ones in
 * classes that can be named themselves; and every superclass and interface of these, since members
 * are inherited through classes that cannot be named too (AbstractStringBuilder).
 */
import { declaredFlags, isApi } from './class-facts.js';
import type { ClassFile } from './class-file.js';
import type { ClassCollection } from './collect-classes.js';

type Classes = ReadonlyMap<string, ClassFile>;

function outerOf(file: ClassFile): string | undefined {
  return file.innerClasses.find(({ inner }) => inner === file.name)?.outer;
}

function canBeNamed(file: ClassFile | undefined, classes: Classes): boolean {
  if (file === undefined || !isApi(declaredFlags(file))) return false;
  const outer = outerOf(file);
  return outer === undefined || canBeNamed(classes.get(outer), classes);
}

const supertypesOf = (file: ClassFile): string[] =>
  [file.superclass, ...file.interfaces].filter((name) => name !== '');

export interface Selection {
  readonly files: readonly ClassFile[];
  /** Internal names of supertypes that no source has. */
  readonly absent: readonly string[];
}

/** Interfaces to hidden services of Android, and the classes in them: no SDK shows these to an app. */
function isHiddenService(file: ClassFile, classes: Classes): boolean {
  if (!file.name.startsWith('android/')) return false;
  const [outermost = ''] = file.name.split('$');
  return classes.get(outermost)?.interfaces.includes('android/os/IInterface') ?? false;
}

export function selectClasses(collection: ClassCollection): Selection {
  const classes = collection.all();
  const kept = new Set<ClassFile>();
  for (const file of collection.taken.values()) {
    if (canBeNamed(file, classes) && !isHiddenService(file, classes)) kept.add(file);
  }
  const absent = new Set<string>();
  // A set takes additions while it is walked: the walk ends when no supertype is new.
  for (const file of kept) {
    for (const name of supertypesOf(file)) {
      const supertype = classes.get(name);
      if (supertype === undefined) absent.add(name);
      else kept.add(supertype);
    }
  }
  return { files: [...kept], absent: [...absent].sort() };
}
