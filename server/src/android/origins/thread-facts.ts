/** Which thread a method says it is for: annotations of it or its class, and assertions in its body. */
import type { Annotation } from '../../java/syntax/declarations.js';
import { placeOfNode, type Code } from '../flow/code.js';
import type { KnowledgeIndex } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { ThreadFact } from '../origins.js';
import { methodName, placeOfCode } from './naming.js';

export function findThreadFacts(codes: readonly Code[], knowledge: MethodKnowledge): ThreadFact[] {
  return codes.flatMap((code) => {
    const fact = ofAnnotations(code, knowledge.index);
    return [...(fact === undefined ? [] : [fact]), ...ofAssertions(code, knowledge)];
  });
}

/** The method's own come before those of its class. */
export function ofAnnotations(code: Code, index: KnowledgeIndex): ThreadFact | undefined {
  const { method, owner } = code.body;
  if (method === undefined) return undefined;
  const found = firstIn(method.annotations, index) ?? firstIn(owner.annotations, index);
  if (found === undefined) return undefined;
  const at = placeOfCode(code);
  return { class: owner.name, method: method.name, at, ...found };
}

function firstIn(
  annotations: readonly Annotation[],
  index: KnowledgeIndex,
): Pick<ThreadFact, 'says' | 'by'> | undefined {
  for (const { name } of annotations) {
    const simple = name.slice(name.lastIndexOf('.') + 1);
    const says = index.threadAnnotation(simple);
    if (says !== undefined) return { says, by: `@${simple}` };
  }
  return undefined;
}

/** `ThreadUtils.assertOnUiThread()`: what comes after it runs there, or nothing does. */
function ofAssertions(code: Code, knowledge: MethodKnowledge): ThreadFact[] {
  return code.body.statements.flatMap((statement) => {
    if (statement.kind !== 'call' || statement.method === undefined) return [];
    const tells = knowledge.of(statement.method).thread;
    if (tells !== 'assert-main' && tells !== 'assert-worker') return [];
    const at = placeOfNode(code, statement.node) ?? placeOfCode(code);
    const says = tells === 'assert-main' ? 'main' : 'worker';
    const by = `${statement.name}()`;
    return [{ class: code.body.owner.name, method: methodName(code), at, says, by }];
  });
}
