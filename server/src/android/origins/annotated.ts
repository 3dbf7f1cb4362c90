/** Methods that a library calls because an annotation marks them: @Subscribe, @JavascriptInterface. */
import type { Annotation, JavaFile } from '../../java/syntax/declarations.js';
import type { Code } from '../flow/code.js';
import type { AnnotatedCallback } from '../knowledge/knowledge.js';
import { split, type KnowledgeIndex } from '../knowledge/knowledge-index.js';
import { entryOf, type Entry } from './entries.js';

export function annotatedEntry({ body }: Code, index: KnowledgeIndex): Entry | undefined {
  const { method } = body;
  const file = method?.source?.file;
  if (method === undefined || file === undefined || method.annotations.length === 0)
    return undefined;
  for (const annotation of method.annotations) {
    const row = index.annotated.find((each) => isMeant(each, annotation, file));
    const runs = row === undefined ? 'caller' : runsOf(row, annotation);
    if (row !== undefined && runs !== 'caller') return entryOf({ ...row, runs, of: {} }, []);
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
