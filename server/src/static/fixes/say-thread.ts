/**
 * `@MainThread` or `@WorkerThread` on a method that only such threads run: what holds by habit is then said, and
 * Racelens holds callers to it. Only of methods that are called by the project's own code, since everybody knows
 * where the platform calls back; and only with an annotation that the project imports already.
 */
import { outermost } from '../../android/origins/naming.js';
import type { AndroidModel, Executor, MethodNode } from '../../android/origins.js';
import type { MethodSymbol } from '../../java/program/symbols.js';
import type { Fix, FixContext } from './fix.js';
import { importOf, usualImport } from './imports.js';
import { indentationAt, newlineOf } from './layout.js';

/** As much of a method as tells it from others. */
export type SaidMethod = Pick<MethodNode, 'class' | 'method'> & { readonly line: number };

const ANNOTATIONS = { main: ['MainThread', 'UiThread'], worker: ['WorkerThread'] } as const;

/** Which threads run it, if all are of one kind and nothing is said of it yet. */
export function threadToSay(
  model: AndroidModel,
  { class: owner, method, at, originSet }: MethodNode,
): keyof typeof ANNOTATIONS | undefined {
  const isSaid = model.threadFacts.some((fact) => fact.class === owner && fact.method === method);
  const origins = model.originSets[originSet]!.map((id) => model.origins[id]!);
  const isEntry = origins.some((each) => each.at.file === at.file && each.at.line === at.line);
  if (isSaid || isEntry || origins.some(({ certainty }) => certainty !== 'known')) return undefined;
  const [side, ...others] = new Set(origins.map(({ runsOn }) => sideOf(runsOn)));
  return others.length === 0 ? side : undefined;
}

function sideOf({ kind }: Executor): keyof typeof ANNOTATIONS | undefined {
  if (kind === 'main-looper') return 'main';
  return kind === 'thread' || kind === 'pool' || kind === 'looper' ? 'worker' : undefined;
}

export function proposeThread(context: FixContext, model: AndroidModel, said: SaidMethod): Fix[] {
  const node = model.methods.find((each) => isSame(each, said));
  const side = node === undefined ? undefined : threadToSay(model, node);
  const source = node === undefined ? undefined : methodOf(context, node)?.source;
  const text = source === undefined ? undefined : context.textOf(source.file.path);
  if (side === undefined || source === undefined || text === undefined) return [];
  const annotation = usualImport(context, ANNOTATIONS[side]);
  const imported = annotation === undefined ? undefined : importOf(source.file, text, annotation);
  if (imported === undefined || source.declaration.stale) return [];
  const simple = annotation!.slice(annotation!.lastIndexOf('.') + 1);
  const { start } = source.declaration.piece;
  const line = `@${simple}${newlineOf(text)}${indentationAt(text, start)}`;
  const edit = { path: source.file.path, start, end: start, text: line };
  const title = `Say which thread runs ${said.method}: @${simple}`;
  return [{ kind: 'annotate', title, edits: [edit, ...imported] }];
}

function isSame({ class: owner, method, at }: MethodNode, said: SaidMethod): boolean {
  return owner === said.class && method === said.method && at.line === said.line;
}

function methodOf({ codes }: FixContext, { class: owner, method, body }: MethodNode) {
  return codes.codes
    .filter((code) => outermost(code) === code)
    .map(({ body: { method: symbol } }) => symbol)
    .find((symbol): symbol is MethodSymbol => {
      if (symbol?.owner.name !== owner || symbol.name !== method) return false;
      return symbol.source?.file.path === body.file;
    });
}
