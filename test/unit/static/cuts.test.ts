/** Atomicity violations of the sources: what is cut, by whom, and what is not. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { createTestReader } from '../../support/java/java-parser.js';
import { analyse } from '../../support/java/static-engine.js';
import { staticFixtures } from '../../support/java/static-fixtures.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

/** `waiting onStart..run < onReceive`, in words of methods. */
function cutsOf(texts: Readonly<Record<string, string>>): string[] {
  return analyse(reader, texts)
    .findings.filter(({ rule }) => rule === 'atomicity')
    .map(({ subject, accesses, cut, tier }) => {
      const [first, last] = accesses.map(({ stack }) => stack[0]!.method);
      const between = cut!.between.map(({ stack }) => stack[0]!.method).join();
      return `${tier} ${subject}: ${first!}, ${between}, ${last!}`;
    })
    .sort();
}

describe('cuts', () => {
  it('are found between what is posted and between callbacks of one component', () => {
    const { texts } = staticFixtures().find(({ name }) => name === 'seed-004/CheckThenAct')!;
    expect(cutsOf(texts)).toEqual([
      'possible level: onCreate, onReceive, onDestroy',
      'possible waiting: start, onReceive, run',
    ]);
  });

  it('are found between a service and who is bound to it, as in the seed', () => {
    const { texts } = staticFixtures().find(({ name }) => name === 'seed-004/broadcast-service')!;
    expect(cutsOf(texts)).toContain('possible val: onBind, onReceive, onServiceConnected');
  });

  it('are not where what comes between is of the same component, or only reads', () => {
    const source = `package fixture;
import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.view.View;

public class Own extends Activity {
  private int count;
  private final Handler handler = new Handler();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    setTitle("" + count);
    findViewById(1).setOnClickListener(new View.OnClickListener() {
      public void onClick(View view) { count = 7; }
    });
    handler.post(new Runnable() {
      public void run() { setTitle("" + count); }
    });
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    count = count + 1;
  }
}
`;
    expect(cutsOf({ 'Own.java': source })).toEqual([]);
  });
});
