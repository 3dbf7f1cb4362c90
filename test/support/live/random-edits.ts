/**
 * Edits such as people make, at random and the same for the same seed: a guard, a lock, a log line, a
 * call, a field set to null, a line deleted, doubled or changed, a comment, a declaration, half a line.
 * They need not make sense; what they leave need not even be Java.
 */
import type { Choose } from '../chooser.js';

interface Words {
  /** Names of fields, methods without parameters, and all other names of the text. */
  readonly fields: readonly string[];
  readonly methods: readonly string[];
  readonly names: readonly string[];
}

type EditLine = (lines: string[], at: number, words: Words, choose: Choose) => void;

function pick<Item>(items: readonly Item[], choose: Choose): Item | undefined {
  return items[choose(Math.max(1, items.length))];
}

function insert(make: (words: Words, choose: Choose) => string): EditLine {
  return (lines, at, words, choose) => lines.splice(at + 1, 0, make(words, choose));
}

function fieldIn({ fields }: Words, choose: Choose): string {
  return pick(fields, choose) ?? 'nothing';
}

function changeName(lines: string[], at: number, { names }: Words, choose: Choose): void {
  const found = [...lines[at]!.matchAll(/\b[A-Za-z_]\w*\b/g)];
  const match = pick(found, choose);
  const other = pick(names, choose);
  if (match === undefined || other === undefined) return;
  const line = lines[at]!;
  lines[at] = line.slice(0, match.index) + other + line.slice(match.index + match[0].length);
}

function wrap(head: string): EditLine {
  return (lines, at) => {
    if (lines[at]!.trimEnd().endsWith(';')) lines[at] = `${head} { ${lines[at]!.trim()} }`;
  };
}

const EDITS: readonly EditLine[] = [
  insert((words, choose) => `if (${fieldIn(words, choose)} == null) return;`),
  insert((words, choose) => `if (${fieldIn(words, choose)} != null) { int n = 1; }`),
  insert((words, choose) => `${fieldIn(words, choose)} = null;`),
  insert((words, choose) => `${fieldIn(words, choose)}++;`),
  insert((words, choose) => `android.util.Log.d("tag", "is " + ${fieldIn(words, choose)});`),
  insert((words, choose) => `${pick(words.methods, choose) ?? 'nothing'}();`),
  insert((words, choose) => `Object local${choose(3)} = ${fieldIn(words, choose)};`),
  insert((words, choose) => `${fieldIn(words, choose)}.toString();`),
  insert((words, choose) => `synchronized (this) { ${fieldIn(words, choose)} = null; }`),
  insert((words, choose) => `new Thread(() -> ${fieldIn(words, choose)}.hashCode()).start();`),
  insert((words, choose) => {
    const field = fieldIn(words, choose);
    return `new Thread() { @Override public void run() { ${field} = null; } }.start();`;
  }),
  insert((words, choose) => `if (${fieldIn(words, choose)} == null) throw new Error("gone 1");`),
  insert(() => '// a comment'),
  insert(() => ''),
  insert(() => 'return;'),
  insert((_words, choose) => `private Object added${choose(4)};`),
  insert((_words, choose) => `void added${choose(4)}() { }`),
  wrap('synchronized (this)'),
  wrap('if (hashCode() > 3)'),
  wrap('try'),
  (lines, at) => lines.splice(at, 1),
  (lines, at) => lines.splice(at, 0, lines[at]!),
  (lines, at) => lines.splice(at, 2, ...lines.slice(at, at + 2).reverse()),
  changeName,
  changeName,
  (lines, at, _words, choose) => {
    lines[at] = lines[at]!.replace(/\b\d+\b/, String(choose(3)));
  },
  (lines, at) => {
    lines[at] = lines[at]!.replace(/"([^"]*)"/, '"$1 more"');
  },
  (lines, at, _words, choose) => {
    lines[at] = lines[at]!.slice(0, choose(lines[at]!.length + 1));
  },
];

/** The text with one of its lines changed; inside of its first class. */
export function editAtRandom(text: string, choose: Choose): string {
  const lines = text.split('\n');
  const found = lines.findIndex((line) => /\b(class|interface|enum)\b.*\{/.test(line));
  const first = Math.max(0, found);
  const at = first + choose(Math.max(1, lines.length - first - 1));
  pick(EDITS, choose)!(lines, at, wordsOf(text), choose);
  return lines.join('\n');
}

function wordsOf(text: string): Words {
  const code = text.replace(/\/\/.*|\/\*[^]*?\*\//g, '');
  const matches = (pattern: RegExp): string[] => {
    return [...new Set([...code.matchAll(pattern)].map((match) => match[1]!))];
  };
  return {
    fields: matches(/^\s+(?:\w+ )*[\w<>[\].]+ (\w+)(?: =.*)?;$/gm),
    methods: matches(/\b(\w+)\(\)\s*(?:throws \w+\s*)?\{/g),
    names: matches(/\b([A-Za-z_]\w*)\b/g),
  };
}
