/** Why a side of a finding runs: up to what the user or the system brings about, no further. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../support/java/java-parser.js';
import { analyse } from '../../support/java/static-engine.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

const FIRST = `package fixture;
import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;

public class First extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    findViewById(1).setOnClickListener(view -> startActivity(new Intent(this, Second.class)));
  }
}
`;

const SECOND = `package fixture;
import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;

public class Second extends Activity {
  private int count;

  @Override
  protected void onCreate(Bundle state) {
    new Handler().post(() -> new Thread(() -> count++).start());
  }

  @Override
  protected void onPause() {
    count++;
  }
}
`;

const MANIFEST = `<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="fixture">
  <application>
    <activity android:name=".First">
      <intent-filter>
        <action android:name="android.intent.action.MAIN"/>
        <category android:name="android.intent.category.LAUNCHER"/>
      </intent-filter>
    </activity>
    <activity android:name=".Second"/>
  </application>
</manifest>
`;

describe('the causes of', () => {
  it('a thread lead to the callback behind it and to who starts its screen', () => {
    const texts = { 'First.java': FIRST, 'Second.java': SECOND, 'AndroidManifest.xml': MANIFEST };
    const [finding] = analyse(reader, texts).findings;
    const side = finding!.accesses.find(({ causes }) => causes.length > 2)!;
    expect(side.causes.map(({ kind, thread, by }) => `${kind} ${thread}: ${by!}`)).toEqual([
      'fork lambda in Second.onCreate: Thread.start',
      'post Second.onCreate: Handler.post',
      'fork lambda in First.onCreate: new Intent',
    ]);
  });
});
