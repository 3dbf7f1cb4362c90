/** Static helpers: loops, arithmetic, switches, strings and generic methods. */
import type { ClassContext } from './context.js';

export function writeHelper(context: ClassContext): void {
  const { out, number, lines } = context;
  out.line('import java.util.ArrayList;');
  out.line('import java.util.Collections;');
  out.line('import java.util.List;');
  out.line('import java.util.function.Function;');
  out.line();
  out.block(`public final class Helper${number}`, () => {
    out.line(`private static final String TAG = "Helper${number}";`);
    out.line('private static int calls;');
    out.line();
    out.line(`private Helper${number}() {}`);
    writeFixed(context);
    for (let method = 0; out.lines < lines - 14; method++) writeMethod(context, method);
  });
}

/** Every helper has these. */
function writeFixed({ out }: ClassContext): void {
  out.line();
  out.block('public static int clamp(int value, int low, int high)', () => {
    out.line('calls++;');
    out.line('return value < low ? low : value > high ? high : value;');
  });
  out.line();
  out.block('public static String join(String separator, String... parts)', () => {
    out.line('StringBuilder text = new StringBuilder(TAG);');
    out.block('for (int i = 0; i < parts.length; i++)', () => {
      out.line('if (i > 0) text.append(separator);');
      out.line('text.append(parts[i].trim());');
    });
    out.line('return text.toString();');
  });
  out.line();
  out.block(
    'public static <A, B> List<B> map(List<A> items, Function<? super A, ? extends B> by)',
    () => {
      out.line('List<B> mapped = new ArrayList<>(items.size());');
      out.line('for (A item : items) mapped.add(by.apply(item));');
      out.line('return Collections.unmodifiableList(mapped);');
    },
  );
}

function writeMethod({ out, random, other }: ClassContext, method: number): void {
  const helper = `com.example.app.helper.Helper${other()}`;
  out.line();
  if (method % 3 === 0) {
    out.block(`static int compute${method}(int a, int b)`, () => {
      out.line(`int result = a * ${random(50)} + (b >> ${random(4)}) - ${helper}.clamp(a, 0, b);`);
      out.block('while (result > 1000 && b != 0)', () => {
        out.line('result /= 2;');
        out.line('if (result % 7 == 3) break;');
      });
      out.line('return result;');
    });
  } else if (method % 3 === 1) {
    out.block(`static String describe${method}(int kind, String text)`, () => {
      out.block('switch (kind)', () => {
        for (let label = 0; label < 3; label++) {
          out.line(`case ${label}: return ${helper}.join(",", text, "${random(100)}");`);
        }
        out.line('default: return text.isEmpty() ? "none" : text.substring(1);');
      });
    });
  } else {
    out.block(`static List<Integer> sizes${method}(List<String> texts)`, () => {
      out.line(`List<Integer> sizes = ${helper}.map(texts, text -> text.length() + ${random(9)});`);
      out.line('return texts.isEmpty() ? new ArrayList<>() : sizes;');
    });
  }
}
