/** What one-line edits leave of what was understood and solved: as much as they can, with the answer of a fresh run. */
import { beforeAll, describe, expect, it } from 'vitest';
import { KnowledgeIndex } from '../../../server/src/android/knowledge/knowledge-index.js';
import { withOwnTables } from '../../../server/src/android/knowledge/tables.js';
import { readProjectLayouts } from '../../../server/src/android/layouts/project-layouts.js';
import { readProjectManifests } from '../../../server/src/android/manifest/project-manifests.js';
import {
  understandProject,
  type UnderstoodProject,
} from '../../../server/src/android/origins/build-model.js';
import type { ModelInputs } from '../../../server/src/android/origins/model-inputs.js';
import { Understanding } from '../../../server/src/android/origins/understanding.js';
import type { CancellationToken } from '../../../server/src/base/cancellation.js';
import type { JavaParser } from '../../../server/src/java/syntax/parser.js';
import { KeptSolution } from '../../../server/src/static/kept-solution.js';
import type { StaticProgram } from '../../../server/src/static/origins.js';
import { JavaProgram } from '../../../server/src/workspace/model/java-program.js';
import { loadTestParser } from '../../support/java/java-parser.js';
import { testLibrary } from '../../support/java/test-program.js';

const SOURCE = `
import android.app.Activity;
import android.os.Bundle;
class Screen extends Activity {
  static final Object SHARED = new Object();
  protected void onCreate(Bundle state) { new Thread(() -> load()).start(); /*reached*/ }
  void load() { }
  int count() { return 1; }
  Object shared() { return SHARED; }
  void nobody() { /*unreached*/ }
}`;

let parser: JavaParser;
beforeAll(async () => {
  parser = await loadTestParser();
});

const NEVER: CancellationToken = { isCancelled: false, onCancelled: () => () => undefined };

class Session {
  readonly #java = new JavaProgram(parser, testLibrary());
  readonly #understanding = new Understanding();
  readonly #solution = new KeptSolution();
  readonly #manifests = readProjectManifests([]);
  readonly #layouts = readProjectLayouts([]);
  readonly #bindings = [];
  readonly #knowledge = new KnowledgeIndex(withOwnTables([]));

  edit(text: string): { project: UnderstoodProject; program: StaticProgram } {
    const inputs = this.#inputs(text);
    const project = this.#understanding.update(inputs);
    expect(project.model).toEqual(understandProject(inputs).model);
    return { project, program: this.#solution.programOf(project, {}) };
  }

  #inputs(text: string): ModelInputs {
    this.#java.setText('Screen.java', text, true, NEVER);
    const program = this.#java.current(() => []);
    const members = this.#java.bodiesOf(program, NEVER);
    const [manifests, layouts] = [this.#manifests, this.#layouts];
    const others = { manifests, layouts, bindings: this.#bindings, knowledge: this.#knowledge };
    return { program, members, ...others, skipped: [] };
  }
}

type Part = 'values' | 'who runs what' | 'points-to';

function keptBy(place: string, statement: string): Part[] {
  const session = new Session();
  const { project, program } = session.edit(SOURCE);
  const { values, doings } = project;
  const { instances } = program.pointsTo;
  const now = session.edit(SOURCE.replace(place, statement));
  const kept: Readonly<Record<Part, boolean>> = {
    values: now.project.values === values,
    'who runs what': now.project.doings === doings,
    'points-to': now.program.pointsTo.instances === instances,
  };
  return (Object.keys(kept) as Part[]).filter((part) => kept[part]);
}

const [REACHED, UNREACHED] = ['/*reached*/', '/*unreached*/'];

describe('what is kept after an edit', () => {
  it.each<[string, string, string, Part[]]>([
    [
      'a log line',
      REACHED,
      'android.util.Log.d("", "x");',
      ['values', 'who runs what', 'points-to'],
    ],
    ['a call without objects', REACHED, 'count();', ['values']],
    ['the same where nothing comes', UNREACHED, 'count();', ['values', 'points-to']],
    ['a result that nobody takes', UNREACHED, 'shared();', ['values', 'points-to']],
    ['a static field', REACHED, 'if (SHARED == null) return;', ['values']],
    [
      'the same where nothing comes',
      UNREACHED,
      'if (SHARED == null) return;',
      ['values', 'who runs what', 'points-to'],
    ],
    [
      'an object that is handed on',
      UNREACHED,
      'new java.util.ArrayList<Object>().add(shared());',
      [],
    ],
    ['a new thread', REACHED, 'new Thread(() -> count()).start();', []],
  ])('%s in %s', (_name, place, statement, expected) => {
    expect(keptBy(place, statement)).toEqual(expected);
  });
});
