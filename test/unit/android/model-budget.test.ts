/** A model that is cut short, at each of its looks at the watch in turn. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AndroidModel } from '../../../server/src/android/origins.js';
import { understandProject } from '../../../server/src/android/origins/build-model.js';
import type { ModelInputs } from '../../../server/src/android/origins/model-inputs.js';
import { Understanding } from '../../../server/src/android/origins/understanding.js';
import { CancelledError, type CancellationToken } from '../../../server/src/base/cancellation.js';
import { Watch } from '../../../server/src/base/watch.js';
import { CountedWatch } from '../../support/counted-watch.js';
import { createTestReader } from '../../support/java/java-parser.js';
import { modelInputs } from '../../support/java/android-model.js';

const SOURCE = `
import android.app.Activity;
import android.os.Bundle;
class Screen extends Activity {
  private final Worker worker = new Worker();
  protected void onCreate(Bundle state) { worker.go(true); }
  protected void onDestroy() { new Thread(() -> worker.go(false)).start(); }
}
class Worker {
  void go(boolean isMain) { if (isMain) show(); else load(); }
  void show() { }
  void load() { }
}`;

let inputs: ModelInputs;
beforeAll(async () => {
  inputs = modelInputs(await createTestReader(), { 'Screen.java': SOURCE });
});

/** The threads that come to a method. */
function runnersOf({ methods, origins, originSets }: AndroidModel, name: string): string[] {
  const { originSet } = methods.find(({ method }) => method === name)!;
  return originSets[originSet]!.map((id) => origins[id]!.runsOn.kind).sort();
}

function countOf({ coverage }: AndroidModel) {
  const { files, lines, classes, methods, calls, resolved } = coverage;
  return { files, lines, classes, methods, calls, resolved };
}

describe('a model with a budget', () => {
  it('is whole where the budget lasts', () => {
    const { model, isWhole } = understandProject(inputs, new CountedWatch());
    expect(isWhole).toBe(true);
    expect(model).toEqual(understandProject(inputs).model);
    expect(model.coverage.limits).toEqual([]);
    expect([runnersOf(model, 'show'), runnersOf(model, 'load')]).toEqual([
      ['main-looper'],
      ['thread'],
    ]);
  });

  it('is made of what was found so far, says so, and has read all declarations', () => {
    const whole = new CountedWatch();
    const { model: expected } = understandProject(inputs, whole);
    for (let most = 0; most < whole.looks; most++) {
      const { model, isWhole } = understandProject(inputs, new CountedWatch(most));
      expect(model.coverage.limits).not.toEqual([]);
      expect(countOf(model)).toEqual(countOf(expected));
      const known = model.origins.filter(({ certainty }) => certainty === 'known');
      if (!isWhole) expect(known).toEqual([]);
    }
  });

  it('takes callers as one where there is no time to tell them apart', () => {
    const whole = new CountedWatch();
    understandProject(inputs, whole);
    const { model, isWhole } = understandProject(inputs, new CountedWatch(whole.looks - 1));
    expect(isWhole).toBe(true);
    expect(model.coverage.limits).toEqual(['callers are not told apart, after so many looks']);
    const all = ['main-looper', 'thread'];
    expect([runnersOf(model, 'show'), runnersOf(model, 'load')]).toEqual([all, all]);
  });

  it('can be cancelled at each look, and is the same when it is asked for again', () => {
    const expected = understandProject(inputs).model;
    let isDone = false;
    for (let most = 0; !isDone; most += 7) {
      const understanding = new Understanding();
      isDone = isUnderstood(understanding, cancelledAfter(most));
      expect(understanding.update(inputs).model).toEqual(expected);
    }
  });
});

function isUnderstood(understanding: Understanding, token: CancellationToken): boolean {
  try {
    understanding.update(inputs, new Watch({ token }));
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(CancelledError);
    return false;
  }
}

/** Somebody cancels after so many looks. */
function cancelledAfter(most: number): CancellationToken {
  let looks = 0;
  return {
    onCancelled: () => () => undefined,
    get isCancelled() {
      return looks++ >= most;
    },
  };
}
