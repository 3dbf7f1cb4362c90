/**
 * Which thread code says it is for: annotations of a method or its class, assertions in a body, and
 * tests such as `Looper.myLooper() == Looper.getMainLooper()`, of which it is said what holds where
 * the test does.
 */
import type { Condition, Variable } from '../../java/ir/statements.js';
import type { Annotation } from '../../java/syntax/declarations.js';
import { placeOfNode, type Code } from '../flow/code.js';
import type { KnowledgeIndex } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { ThreadFact } from '../origins.js';
import { methodName, placeOfCode } from './naming.js';

export function findThreadFacts(codes: readonly Code[], knowledge: MethodKnowledge): ThreadFact[] {
  return codes.flatMap((code) => {
    const fact = ofAnnotations(code, knowledge.index);
    const all = [...ofAssertions(code, knowledge), ...ofTests(code, knowledge)];
    return fact === undefined ? all : [fact, ...all];
  });
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

function ofTests(code: Code, knowledge: MethodKnowledge): ThreadFact[] {
  const { statements, owner } = code.body;
  const isTold = tellsOf(code, knowledge);
  return statements.flatMap((statement) => {
    if (statement.kind !== 'branch') return [];
    const says = testOf(statement.condition, isTold);
    const at = placeOfNode(code, statement.node);
    if (says === undefined || at === undefined) return [];
    return [{ class: owner.name, method: methodName(code), at, says, by: 'a test of the thread' }];
  });
}

type Told = (variable: Variable) => string | undefined;

/** What calls told of the values of a body: each intermediate value has one statement. */
function tellsOf({ body }: Code, knowledge: MethodKnowledge): Told {
  const told = new Map<Variable, string>();
  for (const statement of body.statements) {
    if (statement.kind !== 'call' || statement.to === undefined || !statement.method) continue;
    const tells = knowledge.of(statement.method).thread;
    const ofMain = statement.receiver !== undefined && told.get(statement.receiver) === 'main';
    if (tells === 'is-main-looper') {
      if (ofMain) told.set(statement.to, 'is-main');
    } else if (tells !== undefined) told.set(statement.to, tells);
    else if (ofMain && statement.name === 'getThread') told.set(statement.to, 'main');
  }
  return (variable) => told.get(variable);
}

function testOf(condition: Condition, told: Told): 'main' | 'worker' | undefined {
  if (condition.kind === 'truth' && told(condition.variable) === 'is-main') {
    return condition.expected ? 'main' : 'worker';
  }
  if (condition.kind !== 'same') return undefined;
  const both = [told(condition.left), told(condition.right)].sort().join(' ');
  if (both !== 'current main') return undefined;
  return condition.equal ? 'main' : 'worker';
}
