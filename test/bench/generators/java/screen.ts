/** An activity: views, a handler, listeners as anonymous classes and lambdas, stores and helpers. */
import type { ClassContext } from './context.js';

export function writeScreen(context: ClassContext): void {
  const { out, number, other, lines } = context;
  const store = other();
  const helper = other();
  for (const name of [
    'app.Activity',
    'os.Bundle',
    'os.Handler',
    'os.Looper',
    'view.View',
    'widget.TextView',
  ]) {
    out.line(`import android.${name};`);
  }
  out.line(`import com.example.app.helper.Helper${helper};`);
  out.line(`import com.example.app.model.Model${store};`);
  out.line(`import com.example.app.store.Store${store};`);
  out.line();
  out.block(`public class Screen${number} extends Activity implements View.OnClickListener`, () => {
    out.line('private final Handler handler = new Handler(Looper.getMainLooper());');
    out.line(`private final Store${store} store = Store${store}.get();`);
    out.line('private TextView title;');
    out.line(`private Model${store} shown;`);
    out.line('private int clicks;');
    writeLifecycle({ ...context, store, helper });
    for (let action = 0; out.lines < lines - 14; action++) {
      writeAction({ ...context, store, helper }, action);
    }
  });
}

interface ScreenContext extends ClassContext {
  readonly store: number;
  readonly helper: number;
}

function writeLifecycle({ out, store, helper }: ScreenContext): void {
  out.line();
  out.line('@Override');
  out.block('protected void onCreate(Bundle state)', () => {
    out.line('super.onCreate(state);');
    out.line('title = new TextView(this);');
    out.line('setContentView(title);');
    out.line('title.setOnClickListener(this);');
    out.block(
      `store.addListener(new Store${store}.Listener<Model${store}>()`,
      () => {
        out.block(`@Override public void onChanged(Model${store} item)`, () => {
          out.line('shown = item;');
          out.line('handler.post(() -> title.setText(item.getName()));');
        });
      },
      '});',
    );
  });
  out.line();
  out.line('@Override');
  out.block('protected void onDestroy()', () => {
    out.line('handler.removeCallbacksAndMessages(null);');
    out.line('shown = null;');
    out.line('super.onDestroy();');
  });
  out.line();
  out.line('@Override');
  out.block('public void onClick(View view)', () => {
    out.line(`clicks = Helper${helper}.clamp(clicks + 1, 0, 100);`);
    out.line('if (view == title && shown != null) title.setText(shown.getName());');
  });
}

function writeAction({ out, random, store, helper }: ScreenContext, action: number): void {
  out.line();
  if (action % 2 === 0) {
    out.block(`private void refresh${action}(final int id)`, () => {
      out.line(`Model${store} found = store.find(id);`);
      out.line('if (found == null) return;');
      out.block(
        'store.saveLater(found, () ->',
        () => {
          out.line(
            `String text = Helper${helper}.join(" ", found.getName(), String.valueOf(clicks));`,
          );
          out.line(`handler.postDelayed(() -> title.setText(text), ${random(1000)}L);`);
        },
        '});',
      );
    });
  } else {
    out.block(`void load${action}()`, () => {
      out.block(
        'new Thread(new Runnable()',
        () => {
          out.block('@Override public void run()', () => {
            out.line(
              `for (Model${store} each : store.all(m -> m.getCount${random(4)}() > clicks)) shown = each;`,
            );
            out.line(`runOnUiThread(() -> refresh${action - 1}(${random(100)}));`);
          });
        },
        '}).start();',
      );
    });
  }
}
