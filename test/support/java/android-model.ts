/** The Android model of sources given as texts, over the shipped library table. */
import { KnowledgeIndex } from '../../../server/src/android/knowledge/knowledge-index.js';
import { withOwnTables } from '../../../server/src/android/knowledge/tables.js';
import { aidlClasses } from '../../../server/src/android/aidl/aidl-classes.js';
import { readAidl } from '../../../server/src/android/aidl/read-aidl.js';
import { bindingClasses } from '../../../server/src/android/layouts/binding-classes.js';
import { findBindings } from '../../../server/src/android/layouts/bindings.js';
import { readProjectLayouts } from '../../../server/src/android/layouts/project-layouts.js';
import { readProjectManifests } from '../../../server/src/android/manifest/project-manifests.js';
import type { AndroidModel, Executor, Origin } from '../../../server/src/android/origins.js';
import {
  understandProject,
  type UnderstoodProject,
} from '../../../server/src/android/origins/build-model.js';
import type { ModelInputs } from '../../../server/src/android/origins/model-inputs.js';
import { ProgramBodies } from '../../../server/src/java/ir/program-bodies.js';
import { listLibrary } from '../../../server/src/java/library/list-library.js';
import { Program } from '../../../server/src/java/program/program.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { filesOf, testLibrary } from './test-program.js';

export function modelOf(reader: JavaReader, texts: Readonly<Record<string, string>>): AndroidModel {
  return projectOf(reader, texts).model;
}

export function projectOf(
  reader: JavaReader,
  texts: Readonly<Record<string, string>>,
): UnderstoodProject {
  return understandProject(modelInputs(reader, texts));
}

/** Texts by path: `.java` files are sources, XML files manifests and layouts. */
export function modelInputs(
  reader: JavaReader,
  texts: Readonly<Record<string, string>>,
): ModelInputs {
  const entries = Object.entries(texts);
  const sources = Object.fromEntries(entries.filter(([path]) => path.endsWith('.java')));
  const others = entries.map(([path, text]) => ({ path, text }));
  const manifests = readProjectManifests(others);
  const layouts = readProjectLayouts(others);
  const bindings = findBindings(layouts, manifests);
  const files = filesOf(reader, sources);
  const built = listLibrary([...bindingClasses(bindings, files), ...aidlClasses(readAidl(others))]);
  const program = Program.of(files, testLibrary(), undefined, built);
  return {
    program,
    members: new ProgramBodies(reader.names).of(program),
    manifests,
    layouts,
    bindings,
    knowledge: new KnowledgeIndex(withOwnTables([])),
    skipped: [],
  };
}

/** As the marks write it: `main`, `binder`, `looper worker`, `thread Loader`, `serial AsyncTask`. */
export function executorText(executor: Executor): string {
  switch (executor.kind) {
    case 'main-looper':
      return 'main';
    case 'pool':
      return `${executor.serial ? 'serial' : 'pool'} ${executor.name.replace(/, .*/, '')}`;
    case 'looper':
    case 'thread':
      return `${executor.kind} ${executor.name}`;
    default:
      return executor.kind;
  }
}

/** `entry-callback view.input`: what a mark says behind the executor. */
export function originText({ kind, rule, certainty }: Origin): string {
  return `${kind} ${rule}${certainty === 'assumed' ? ' assumed' : ''}`;
}
