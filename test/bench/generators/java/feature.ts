/**
 * A screen of an app with all that it makes run: callbacks of its life and of the user, a handler, a task
 * in the background with its result, an executor, a thread and a receiver: ORIGINS_OF_FEATURE of them.
 * Each works on a few repositories, which other features use too.
 */
import type { ClassContext } from './context.js';
import { ITEM_METHODS, TOTALS } from './repository.js';

export const ORIGINS_OF_FEATURE = 14;

export interface FeatureContext extends ClassContext {
  /** How many repositories there are, and how many items each has. */
  readonly repositories: number;
  readonly items: number;
  /** How many items each callback works on. */
  readonly touches: number;
}

/** It has at least so many methods `step`. */
const STEPS = 3;

const IMPORTS = [
  ...['android.app.Activity', 'android.content.BroadcastReceiver', 'android.content.Context'],
  ...['android.content.Intent', 'android.content.IntentFilter', 'android.os.AsyncTask'],
  ...['android.os.Bundle', 'android.os.Handler', 'android.os.Message', 'android.view.View'],
  ...['android.widget.TextView', 'java.util.concurrent.Executor'],
  ...['java.util.concurrent.Executors'],
];

export function writeFeature(context: FeatureContext): void {
  const { out, number, other, lines } = context;
  const helper = other();
  for (const name of IMPORTS) out.line(`import ${name};`);
  out.line(`import com.example.app.helper.Helper${helper};`);
  out.line('import com.example.app.repository.*;');
  out.line();
  out.block(`public class Feature${number} extends Activity`, () => {
    out.line('private final Executor executor = Executors.newFixedThreadPool(2);');
    out.line('private TextView title;');
    out.line('private int clicks;');
    out.line('private volatile boolean closed;');
    writeHandler(context);
    writeReceiver(context);
    writeLife(context);
    writeTask(context);
    for (let step = 0; step < STEPS || out.lines < lines - 9; step++)
      writeStep(context, helper, step);
  });
}

/** Calls on items of repositories, as every callback has them. */
function touch({ out, random, repositories, items, touches }: FeatureContext): void {
  for (let each = 0; each < touches; each++) {
    const item = random(items);
    const method = ITEM_METHODS[random(ITEM_METHODS.length)]!;
    const argument = method === 'load' ? 'clicks' : '';
    out.line(`Repository${random(repositories)}.get().${method}${item}(${argument});`);
  }
  const total = `Repository${random(repositories)}.get().total${random(TOTALS)}(clicks)`;
  out.line(`int sum = ${total} + step${random(STEPS)}(clicks);`);
}

function writeHandler(context: FeatureContext): void {
  const { out } = context;
  out.block(
    'private final Handler handler = new Handler()',
    () => {
      out.block('@Override public void handleMessage(Message message)', () => {
        touch(context);
        out.line('if (title != null) title.setText("done");');
      });
    },
    '};',
  );
}

function writeReceiver(context: FeatureContext): void {
  const { out } = context;
  out.block(
    'private final BroadcastReceiver receiver = new BroadcastReceiver()',
    () => {
      out.block('@Override public void onReceive(Context context, Intent intent)', () => {
        touch(context);
        out.line('clicks++;');
      });
    },
    '};',
  );
}

function writeLife(context: FeatureContext): void {
  const { out, number } = context;
  const callback = (head: string, before: readonly string[], after: readonly string[] = []) => {
    out.line();
    out.block(`@Override protected void ${head}`, () => {
      for (const line of before) out.line(line);
      touch(context);
      for (const line of after) out.line(line);
    });
  };
  callback('onCreate(Bundle state)', [
    'super.onCreate(state);',
    'title = new TextView(this);',
    'title.setOnClickListener(view -> onClicked());',
  ]);
  callback('onResume()', [
    'super.onResume();',
    'registerReceiver(receiver, new IntentFilter("changed"));',
    'handler.sendEmptyMessage(1);',
    `new Load${number}().execute();`,
  ]);
  callback('onPause()', ['super.onPause();', 'unregisterReceiver(receiver);']);
  callback('onDestroy()', ['super.onDestroy();', 'closed = true;'], ['title = null;']);
}

function writeTask(context: FeatureContext): void {
  const { out, number } = context;
  out.line();
  out.block('void onClicked()', () => {
    out.line('clicks++;');
    touch(context);
    const start = (head: string, tail: string, ...then: readonly string[]) => {
      out.block(
        `${head}() ->`,
        () => {
          touch(context);
          for (const line of then) out.line(line);
        },
        tail,
      );
    };
    start('executor.execute(', '});', 'runOnUiThread(() -> title.setText("saved"));');
    start('new Thread(', '}).start();', 'handler.post(this::onShown);');
  });
  out.line();
  out.block('void onShown()', () => {
    touch(context);
  });
  out.line();
  out.block(`private class Load${number} extends AsyncTask<Void, Void, Integer>`, () => {
    out.block('@Override protected Integer doInBackground(Void... none)', () => {
      touch(context);
      out.line('return closed ? 0 : clicks;');
    });
    out.line();
    out.block('@Override protected void onPostExecute(Integer result)', () => {
      touch(context);
      out.line('title.setText(String.valueOf(result));');
    });
  });
}

function writeStep({ out, random }: FeatureContext, helper: number, step: number): void {
  out.line();
  out.block(`int step${step}(int a)`, () => {
    out.line(`int sum = Helper${helper}.clamp(a, 0, ${random(90) + 9});`);
    out.line(`for (int i = 0; i < a; i++) sum += i % ${random(9) + 1} == 0 ? clicks : i;`);
    out.line('return sum;');
  });
}
