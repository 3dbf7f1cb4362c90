/** What asks a screen that has gone: where the two sides are shown. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { sourceDiagnostics } from '../../../server/src/ide/findings/diagnostics.js';
import { findingJson } from '../../../server/src/findings/json.js';
import { createTestReader } from '../../support/java/java-parser.js';
import { analyse } from '../../support/java/static-engine.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

const FRAGMENT = `package fixture;
import android.app.Fragment;
import android.os.AsyncTask;

public class News extends Fragment {
  class Load extends AsyncTask<Void, Void, Void> {
    @Override protected Void doInBackground(Void... none) { return null; }
    @Override protected void onPostExecute(Void none) {
      getActivity().finish();
    }
  }
  @Override public void onResume() {
    super.onResume();
    new Load().execute();
  }
}
`;

describe('a screen that only the platform ends', () => {
  it('is shown on its class, and the squiggle is where it is asked', () => {
    const path = 'News.java';
    const { findings } = analyse(reader, { [path]: FRAGMENT });
    const gone = findings.filter(({ rule }) => rule === 'order-violation');
    const json = gone.map((finding) => findingJson(finding, (each) => each));
    expect(json).toMatchObject([
      {
        accesses: [
          { file: path, line: 9 },
          { file: path, line: 5, column: 14, endColumn: 18 },
        ],
      },
    ]);
    const shown = sourceDiagnostics(gone, path, { uriOf: (each) => each, rulePage: () => '' });
    expect(shown.map(({ line }) => line)).toEqual([9]);
    expect(shown[0]!.related[0]).toMatchObject({ line: 5 });
  });
});
