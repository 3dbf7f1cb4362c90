/** What `racelens origins --format json` prints of an origin. */
import { beforeAll, expect, it } from 'vitest';
import { originsJson } from '../../../server/src/cli/origins-json.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { modelOf } from '../../support/java/android-model.js';
import { createTestReader } from '../../support/java/java-parser.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

const SOURCE = `
import android.app.Activity;
import android.os.Handler;
class A extends Activity {
  final Handler handler = new Handler();
  final Runnable tick = () -> finish();
  protected void onResume() { handler.post(tick); }
  protected void onPause() { handler.removeCallbacks(tick); }
}
`;

interface Printed {
  readonly origins: readonly { readonly name: string; readonly endings: readonly object[] }[];
}

it('tells who takes it back, where and from which origins', () => {
  const model = modelOf(reader, { '/p/A.java': SOURCE });
  const text = originsJson('/p', { model, problems: [], seconds: 0 }, (file) => file.slice(3));
  const { origins } = JSON.parse(text) as Printed;
  const tick = origins.find(({ name }) => name.startsWith('lambda'));
  const from = [origins.findIndex(({ name }) => name === 'A.onPause')];
  const place = { file: 'A.java', line: 8, column: 30 };
  expect(tick?.endings).toEqual([
    { kind: 'remove', by: 'Handler.removeCallbacks', from, ...place },
  ]);
});
