/**
 * Conflicts become findings: one for each pair of source sites, those between the same two methods on the
 * same field folded into the worst of them. A pair that is a use after free, or an order violation, is
 * told as that alone.
 */
import type { AndroidModel } from '../../android/origins.js';
import type { Finding } from '../../findings/finding.js';
import { numberIds } from '../../findings/identity.js';
import { compareFindings } from '../../findings/order.js';
import { staticFinding, type StaticConflict } from '../../findings/static-finding.js';
import type { Conflicts } from '../find-races.js';
import { gradeRace, isHarmful, type GradeContext } from '../grade/race-grade.js';
import { gradePointer } from '../grade/pointer-grade.js';
import type { AccessEvent } from '../order/traces.js';
import type { PointsTo } from '../points-to/points-to.js';
import type { DataRace } from '../races/data-races.js';
import type { OrderViolation } from '../races/order-violations.js';
import { checkPair, lifetimeOf, scopeOf, type Concurrency } from '../races/pair-check.js';
import type { PointerPair } from '../races/use-after-free.js';
import { CauseChains } from './causes.js';
import { describeAccess, type DescribeContext } from './describe-access.js';
import { foldSimilar } from './fold.js';
import { declarationOf, subjectOf } from './subjects.js';
import { explainPair } from './why.js';

export interface ReportInputs {
  readonly conflicts: Conflicts;
  readonly pointsTo: PointsTo;
  readonly model: AndroidModel;
  readonly patternsOf: GradeContext['patternsOf'];
}

export function describeConflicts(inputs: ReportInputs): Finding[] {
  return new Report(inputs).findings();
}

class Report {
  readonly #describe: DescribeContext;
  readonly #grade: GradeContext;

  constructor(private readonly inputs: ReportInputs) {
    const { conflicts, pointsTo, model } = inputs;
    const { origins, order, locksets, traces } = conflicts.context;
    const chains = new CauseChains(origins, order, pointsTo, model);
    this.#describe = { pointsTo, traces, locksets, chains };
    this.#grade = {
      origins,
      codeOf: ({ instance }) => pointsTo.instances[instance]!.code,
      patternsOf: inputs.patternsOf,
    };
  }

  findings(): Finding[] {
    const { races, pointers, violations } = this.inputs.conflicts;
    const uses = pointers.filter(({ reason }) => reason === undefined);
    const all = [
      ...uses.map((each) => this.#useAfterFree(each)),
      ...violations.map((each) => this.#violation(each)),
      ...races.filter((race) => isHarmful(this.#grade, race)).map((race) => this.#race(race)),
    ];
    const folded = foldSimilar(all).map(staticFinding);
    return numberIds(folded).sort(compareFindings);
  }

  #race(race: DataRace): StaticConflict {
    const { tier, pattern, consequence } = gradeRace(this.#grade, race);
    return {
      ...this.#conflict(race.location, race.events, race.when),
      rule: 'data-race',
      tier,
      ...(pattern === undefined ? {} : { pattern }),
      consequence,
    };
  }

  #useAfterFree({ location, use, free }: PointerPair): StaticConflict {
    const events = [use.event, free.event] as const;
    const when = this.#concurrency(location, events);
    const conflict = this.#conflict(location, events, when, free.role.text);
    const tier = gradePointer(this.#grade, events, free.role.isNull ? 'confirmed' : 'likely');
    const consequence = `If it comes second, the use ${free.role.consequence}.`;
    return { ...conflict, rule: 'use-after-free', tier, consequence };
  }

  #violation({ location, use, set }: OrderViolation): StaticConflict {
    const events = [use.event, set] as const;
    const when = this.#concurrency(location, events);
    const conflict = this.#conflict(location, events, when, 'first set');
    const tier = gradePointer(this.#grade, events, 'likely');
    const consequence = 'If it comes first, the use throws a NullPointerException.';
    return { ...conflict, rule: 'order-violation', tier, consequence };
  }

  #concurrency(
    location: DataRace['location'],
    [one, other]: readonly [AccessEvent, AccessEvent],
  ): Concurrency {
    const verdict = checkPair(this.inputs.conflicts.context, location, one, other);
    return verdict.kind === 'concurrent' ? verdict.when : 'either-order';
  }

  #conflict(
    location: DataRace['location'],
    events: readonly [AccessEvent, AccessEvent],
    when: Concurrency,
    /** What the other side does, where `read` and `written` do not say it. */
    otherAction?: string,
  ): Omit<StaticConflict, 'rule' | 'tier' | 'consequence'> {
    const { context } = this.inputs.conflicts;
    const [one, other] = events;
    const scope = scopeOf(lifetimeOf(context, location));
    const subject = subjectOf(this.#grade.codeOf(one), one.access.access);
    const declaration = declarationOf(subject.symbol);
    return {
      subject: subject.text,
      accesses: [
        describeAccess(this.#describe, one),
        describeAccess(this.#describe, other, otherAction),
      ],
      category: '',
      ...explainPair({ ...context, ...this.#describe }, events, when, scope),
      ...(declaration === undefined ? {} : { declaration }),
    };
  }
}
