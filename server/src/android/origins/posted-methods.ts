/**
 * Methods that whoever calls them does not run but posts: a subclass that is generated overrides them and hands
 * `super.load()` to the executor that their annotation names (`@Background` of AndroidAnnotations).
 */
import type { Call } from '../../java/ir/statements.js';
import type { Annotation } from '../../java/syntax/declarations.js';
import type { Code } from '../flow/code.js';
import type { CallGroup, PostedMethod, Where } from '../knowledge/knowledge.js';
import type { KnowledgeIndex } from '../knowledge/knowledge-index.js';
import { annotationOf } from './annotated.js';

export class PostedMethods {
  readonly #rows = new Map<Code, CallGroup>();

  constructor(codes: readonly Code[], index: KnowledgeIndex) {
    if (!index.annotated.some(({ posts }) => posts !== undefined)) return;
    for (const code of codes) {
      const row = rowOf(code, index);
      if (row !== undefined) this.#rows.set(code, row);
    }
  }

  get isEmpty(): boolean {
    return this.#rows.size === 0;
  }

  /** How the call posts the code; undefined if it runs it, as `super.load()` does. */
  rowFor({ dispatch }: Call, target: Code): CallGroup | undefined {
    return dispatch === 'virtual' ? this.#rows.get(target) : undefined;
  }
}

function rowOf(code: Code, index: KnowledgeIndex): CallGroup | undefined {
  const marked = annotationOf(code, index);
  const posts = marked?.row.posts;
  if (marked?.annotation === undefined || posts === undefined) return undefined;
  const { row, annotation, runs } = marked;
  return {
    rule: row.rule,
    does: 'run',
    of: {},
    what: 'receiver',
    on: [queueOf(runs, posts, annotation) ?? runs],
    when: isDelayed(posts, annotation) ? 'delayed' : 'later',
    fifo: posts.fifo === true,
    direct: isDirect(posts, annotation),
  };
}

function queueOf(runs: Where, { serial }: PostedMethod, { values }: Annotation): Where | undefined {
  const [name = ''] = (serial === undefined ? undefined : values.get(serial)) ?? [];
  return name === '' ? undefined : `serial ${runs.slice(runs.indexOf(' ') + 1)} ${name}`;
}

function isDelayed({ delay }: PostedMethod, { values }: Annotation): boolean {
  const [time = '0'] = (delay === undefined ? undefined : values.get(delay)) ?? [];
  return !/^0[lL]?$/.test(time);
}

function isDirect({ direct }: PostedMethod, { values }: Annotation): boolean {
  if (direct === undefined) return false;
  return [...values.values()].some((texts) => texts.some((text) => lastName(text) === direct));
}

function lastName(text: string): string {
  return text.slice(text.lastIndexOf('.') + 1);
}
