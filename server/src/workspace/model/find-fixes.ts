/**
 * The changes that mend findings of the last search, tried on the project itself: the texts are changed,
 * the project is understood and searched again, and the texts are put back whatever happens.
 */
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { lineAt, lineStartsOf } from '../../java/syntax/line-starts.js';
import type { Names } from '../../java/syntax/names.js';
import type { Fix, FixContext, FixEdit } from '../../static/fixes/fix.js';
import {
  faultsOf,
  findMending,
  findSayable,
  harmless,
  type Trial,
} from '../../static/fixes/mend.js';
import { proposeThread, type SaidMethod } from '../../static/fixes/say-thread.js';
import type { SafeField, StaticReport } from '../../static/report.js';
import type { ReadyEdit, ReadyFix, TextPosition } from './job.js';

/** The project of which the findings are. */
export interface TriedProject {
  readonly names: Names;
  /** As it is now: understood again after a trial. */
  current(): UnderstoodProject;
  readonly textOf: FixContext['textOf'];
  tryTexts(texts: ReadonlyMap<string, string>): Trial | undefined;
}

/** By which a safe field is asked for, among the ids of findings. */
export function safeId({ field }: Pick<SafeField, 'field'>): string {
  return `safe ${field}`;
}

/** By which a method is asked for, of which the thread may be said. */
export function methodId({ class: owner, method, line }: SaidMethod): string {
  return `method ${owner} ${method} ${line}`;
}

function methodOfId(id: string): SaidMethod | undefined {
  const [kind, owner, method, line] = id.split(' ');
  if (kind !== 'method' || owner === undefined || method === undefined) return undefined;
  return { class: owner, method, line: Number(line) };
}

/** Throws CancelledError where the project does. */
export function findFixes(
  project: TriedProject,
  { findings, safe }: StaticReport,
  ids: readonly string[],
): ReadonlyMap<string, readonly ReadyFix[]> {
  const { names, textOf } = project;
  const faults = faultsOf(project.current());
  const fixes = ids.map((id): readonly [string, readonly ReadyFix[]] => {
    const finding = findings.find((each) => each.id === id);
    const field = safe.find((each) => safeId(each) === id);
    const context: FixContext = { codes: project.current().codes, names, textOf };
    const before = { findings, faults };
    const tryTexts = (texts: ReadonlyMap<string, string>) => project.tryTexts(texts);
    const mending = finding === undefined ? [] : findMending(context, finding, before, tryTexts);
    const sayable = field === undefined ? [] : findSayable(context, field, before, tryTexts);
    const said = methodOfId(id);
    const threads = said === undefined ? [] : proposeThread(context, project.current().model, said);
    const threadFixes = harmless(context, threads, before, tryTexts);
    return [id, [...mending, ...sayable, ...threadFixes].map((fix) => ready(fix, textOf))];
  });
  return new Map(fixes);
}

function ready({ kind, title, edits }: Fix, textOf: FixContext['textOf']): ReadyFix {
  // What is only put in comes before what is replaced at the same place, as editors want it.
  const inOrder = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
  return { kind, title, edits: inOrder.map((edit) => readyEdit(edit, textOf(edit.path) ?? '')) };
}

function readyEdit({ path, start, end, text }: FixEdit, before: string): ReadyEdit {
  const lines = lineStartsOf(before);
  return { path, from: positionAt(lines, start), to: positionAt(lines, end), text };
}

function positionAt(lines: Int32Array, offset: number): TextPosition {
  const line = lineAt(lines, offset);
  return { line: line + 1, column: offset - lines[line]! + 1 };
}
