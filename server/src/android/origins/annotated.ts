/** Methods that a library calls because an annotation or a name marks them: @Subscribe, onEventMainThread. */
import type { MethodSymbol } from '../../java/program/symbols.js';
import type { Annotation, JavaFile } from '../../java/syntax/declarations.js';
import type { Code } from '../flow/code.js';
import type { AnnotatedCallback, Where } from '../knowledge/knowledge.js';
import { split, type KnowledgeIndex } from '../knowledge/knowledge-index.js';
import { entryOf, type Entry } from './entries.js';

/** undefined also for a method that runs in the thread that calls: no origin of its own. */
export function annotatedEntry(code: Code, index: KnowledgeIndex): Entry | undefined {
  const marked = annotationOf(code, index);
  if (marked === undefined || marked.runs === 'caller') return undefined;
  return entryOf({ ...marked.row, runs: marked.runs, of: {} }, []);
}

/** The row of a method's annotation, and where the method runs by it. */
export function annotationOf(
  { body }: Code,
  index: KnowledgeIndex,
): { readonly row: AnnotatedCallback; readonly runs: Where } | undefined {
  const { method } = body;
  const file = method?.source?.file;
  if (method === undefined || file === undefined) return undefined;
  for (const annotation of method.annotations) {
    const row = index.annotated.find((each) => isMeant(each, annotation, file));
    if (row !== undefined) return { row, runs: runsOf(row, annotation) };
  }
  return namedRow(method, file, index);
}

/** A method that is known by its name, in a file that uses the library. */
function namedRow(
  { name, parameters }: MethodSymbol,
  { imports }: JavaFile,
  { annotated }: KnowledgeIndex,
): { readonly row: AnnotatedCallback; readonly runs: Where } | undefined {
  if (parameters.length !== 1) return undefined;
  for (const row of annotated) {
    const runs = row.named?.[name];
    const packages = runs === undefined ? [] : split(row.packages);
    const isUsed = packages.some((each) =>
      imports.some(({ name: imported }) => imported === each || imported.startsWith(`${each}.`)),
    );
    if (runs !== undefined && isUsed) return { row, runs };
  }
  return undefined;
}

/** By simple name, and by the imports which package it is of. */
function isMeant(row: AnnotatedCallback, { name }: Annotation, file: JavaFile): boolean {
  const simple = name.slice(name.lastIndexOf('.') + 1);
  if (simple !== row.annotation) return false;
  const packages = split(row.packages);
  if (simple !== name) return packages.some((each) => name === `${each}.${simple}`);
  return file.imports.some(({ name: imported, star }) =>
    packages.some((each) => imported === (star ? each : `${each}.${simple}`)),
  );
}

function runsOf({ element, values, runs }: AnnotatedCallback, annotation: Annotation): string {
  if (element === undefined || values === undefined) return runs;
  for (const text of annotation.values.get(element) ?? []) {
    const decided = values[text.slice(text.lastIndexOf('.') + 1)];
    if (decided !== undefined) return decided;
  }
  return runs;
}
