/**
 * One-line edits of generated Java, of the kinds that people make when they mend a race or write on: each
 * at a random line of a random method.
 */
export interface LineEdit {
  readonly kind: EditKind;
  readonly path: string;
  readonly text: string;
}

interface Place {
  readonly lines: readonly string[];
  /** The statement's line. */
  readonly at: number;
  readonly fields: readonly Field[];
  /** Without parameters. */
  readonly methods: readonly string[];
}

interface Field {
  readonly type: string;
  readonly name: string;
  readonly isFinal: boolean;
}

type Random = (below: number) => number;

const KINDS = {
  guard: ({ fields }: Place, random: Random) => {
    const field = pick(fields, random);
    return field && [`if (${field.name} ${isNumber(field) ? '== 7' : '== null'}) return;`];
  },
  log: ({ fields }: Place, random: Random) => {
    return [`android.util.Log.d("bench", "now " + ${pick(fields, random)?.name ?? '1'});`];
  },
  'null assignment': ({ fields }: Place, random: Random) => {
    const field = pick(
      fields.filter((each) => !isNumber(each) && !each.isFinal),
      random,
    );
    return field && [`${field.name} = null;`];
  },
  synchronized: ({ lines, at }: Place) => [`synchronized (this) { ${lines[at]!.trim()} }`],
  'new call': ({ methods }: Place, random: Random) => {
    const method = pick(methods, random);
    return method === undefined ? undefined : [`${method}();`];
  },
  'new field access': ({ fields }: Place, random: Random) => {
    const field = pick(fields, random);
    return field && [`${field.type} seen = ${field.name};`];
  },
  'deleted line': () => [],
  'changed expression': ({ lines, at }: Place, random: Random) => {
    const changed = lines[at]!.replace(/\b\d+\b/, String(random(100)));
    return changed === lines[at] ? undefined : [changed];
  },
  comment: () => ['// why this is so'],
} satisfies Record<string, (place: Place, random: Random) => readonly string[] | undefined>;

export type EditKind = keyof typeof KINDS;
export const EDIT_KINDS = Object.keys(KINDS) as EditKind[];

/** These stand instead of the line, the others before it. */
const REPLACING: ReadonlySet<EditKind> = new Set([
  'synchronized',
  'deleted line',
  'changed expression',
]);

/** One of the kind, wherever it first fits. */
export function editOf(
  kind: EditKind,
  files: readonly { readonly path: string; readonly text: string }[],
  random: Random,
): LineEdit {
  for (;;) {
    const { path, text } = files[random(files.length)]!;
    const place = placeIn(text, random);
    const written = place && KINDS[kind](place, random);
    if (place === undefined || written === undefined) continue;
    const lines = [...place.lines];
    lines.splice(place.at, REPLACING.has(kind) ? 1 : 0, ...written);
    return { kind, path, text: lines.join('\n') };
  }
}

function placeIn(text: string, random: Random): Place | undefined {
  const lines = text.split('\n');
  const statements = [...lines.keys()].filter((at) => /^ {4,}\S.*;$/.test(lines[at]!));
  const at = pick(statements, random);
  if (at === undefined) return undefined;
  return { lines, at, fields: fieldsOf(text), methods: methodsOf(text) };
}

function fieldsOf(text: string): Field[] {
  const found = text.matchAll(
    /^ {2}(?:private|public|protected) ((?:\w+ )*)([\w<>, [\].]+) (\w+)(?: =.*)?;$/gm,
  );
  return [...found].map(([, modifiers, type, name]) => {
    return { type: type!, name: name!, isFinal: modifiers!.includes('final') };
  });
}

function methodsOf(text: string): string[] {
  return [...text.matchAll(/^ {2}(?:[\w<>]+ )+(\w+)\(\) \{$/gm)].map((match) => match[1]!);
}

function isNumber({ type }: Field): boolean {
  return /^(int|long|boolean|float|double)$/.test(type);
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items.length === 0 ? undefined : items[random(items.length)];
}
