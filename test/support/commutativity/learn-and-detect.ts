/** In tests: learns from texts of traces and holds what was learned against another. */
import {
  createTraceLearner,
  specOfSamples,
} from '../../../server/src/detect/commutativity/learn/learn-trace.js';
import type { CommutativityReport } from '../../../server/src/detect/commutativity/report.js';
import { joinSpecs } from '../../../server/src/detect/commutativity/spec/join-specs.js';
import { conditionsOf, type Spec } from '../../../server/src/detect/commutativity/spec/spec.js';
import type { Sample } from '../../../server/src/detect/commutativity/learn/sample.js';
import type { SourcePrecondition } from '../../../server/src/static/preconditions/source-precondition.js';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import { analyseText } from '../find-races.js';
import { plainOrder, PlainClock } from '../plain-clock.js';
import { readText } from '../read-trace.js';

export function samplesOf(text: string): readonly Sample[] {
  const { store, tables, problems } = readText(createRacetraceReader, text);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const clock = new PlainClock(plainOrder(store, tables, 'android'));
  const learner = createTraceLearner({ format: 'racetrace', tables }, clock);
  learner.sink({ ...store.columns, length: store.length });
  return learner.finish().samples;
}

export function learnFrom(texts: readonly string[]): Spec {
  return joinSpecs(texts.map((text) => specOfSamples(samplesOf(text)))).spec;
}

/** `A.onPause: this.hub != null`, for preconditions; predicates end with who tests them. */
export function conditionLines(spec: Spec): string[] {
  return [...spec.handlers.values()].flatMap((each) => {
    const { preconditions, predicates } = conditionsOf(each);
    return [
      ...preconditions.map(({ text }) => `${each.handler}: ${text}`),
      ...predicates.map(
        ({ text, learned }) => `${each.handler}: ${text} (tested by ${learned!.testedBy!})`,
      ),
    ];
  });
}

export function holdAgainst(
  spec: Spec,
  text: string,
  fromSource: readonly SourcePrecondition[] = [],
): CommutativityReport {
  return analyseText(text, { preconditions: { spec, fromSource }, detect: [] }).commutativity!;
}

/** `REQ-KILL A.onUpdate: this.hub != null: REQ e3, KILL e4`. */
export function conflictLines({ conflicts }: CommutativityReport): string[] {
  return conflicts.map(({ conflict, handler, condition, events }) => {
    const sides = events.map(
      ({ role, task, thread }) => `${role} ${task === undefined ? `t${thread}` : `e${task}`}`,
    );
    return `${conflict} ${handler}: ${condition}: ${sides.join(', ')}`;
  });
}
