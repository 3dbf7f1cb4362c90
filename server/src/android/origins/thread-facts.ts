/**
 * Which thread code says it is for: annotations of a method or its class, assertions in a body, and
 * tests such as `Looper.myLooper() == Looper.getMainLooper()`, of which it is said what holds where
 * the test does.
 */
import type { Annotation } from '../../java/syntax/declarations.js';
import { placeOfNode, type Code } from '../flow/code.js';
import type { KnowledgeIndex } from '../knowledge/knowledge-index.js';
import type { ThreadFact } from '../origins.js';
import { methodName, placeOfCode } from './naming.js';
import type { ThreadTests } from './thread-tests.js';

export function findThreadFacts(
  codes: readonly Code[],
  tests: ThreadTests,
  index: KnowledgeIndex,
): ThreadFact[] {
  const found: ThreadFact[] = [];
  for (const code of codes) {
    const fact = ofAnnotations(code, index);
    if (fact !== undefined) found.push(fact);
    if (tests.mayTell(code.body)) found.push(...ofAssertions(code, tests), ...ofTests(code, tests));
  }
  return found;
}

/** The method's own come before those of its class. */
export function ofAnnotations(code: Code, index: KnowledgeIndex): ThreadFact | undefined {
  const { method, owner } = code.body;
  if (method?.source === undefined) return undefined;
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
function ofAssertions(code: Code, tests: ThreadTests): ThreadFact[] {
  const found: ThreadFact[] = [];
  for (const statement of code.body.statements) {
    if (statement.kind !== 'call') continue;
    const tells = tests.ofCall(statement);
    if (tells !== 'assert-main' && tells !== 'assert-worker') continue;
    const at = placeOfNode(code, statement.node) ?? placeOfCode(code);
    const says = tells === 'assert-main' ? 'main' : 'worker';
    const by = `${statement.name}()`;
    found.push({ class: code.body.owner.name, method: methodName(code), at, says, by });
  }
  return found;
}

function ofTests(code: Code, tests: ThreadTests): ThreadFact[] {
  const { statements, owner } = code.body;
  const told = tests.told(code.body);
  if (told.size === 0) return [];
  return statements.flatMap((statement) => {
    if (statement.kind !== 'branch') return [];
    const says = tests.says(statement.condition, code.body, told)?.holds;
    const at = placeOfNode(code, statement.node);
    if (says === undefined || at === undefined) return [];
    return [{ class: owner.name, method: methodName(code), at, says, by: 'a test of the thread' }];
  });
}
