/**
 * What has ended when a CountDownLatch lets go: the origins that count it down as the last thing they
 * do, if there are not more of them than it counts.
 */
import { constantOf, type Code } from '../../android/flow/code.js';
import { addTo } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { Call, Statement, StatementIndex } from '../../java/ir/statements.js';
import type { StaticOrigin } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';

interface CountDown {
  readonly instance: InstanceId;
  readonly isLast: boolean;
}

export class Latches {
  readonly #countDowns = new Map<ObjectId, CountDown[]>();

  constructor(
    private readonly pointsTo: PointsTo,
    private readonly origins: readonly StaticOrigin[],
  ) {
    for (const { id, code } of pointsTo.instances) {
      code.body.statements.forEach((statement, index) => {
        if (!isCountDown(statement) || statement.receiver === undefined) return;
        const isLast = endsWith(code, index as StatementIndex);
        for (const latch of pointsTo.of(id, statement.receiver)) {
          addTo(this.#countDowns, latch, { instance: id, isLast });
        }
      });
    }
  }

  endedWith(latch: ObjectId): readonly StaticOrigin[] {
    const downs = this.#countDowns.get(latch) ?? [];
    const found = new Set<StaticOrigin>();
    for (const { instance, isLast } of downs) {
      const ending = this.origins.filter(({ entries }) => entries.includes(instance));
      if (!isLast || ending.length === 0) return [];
      for (const origin of ending) found.add(origin);
    }
    const count = this.#countOf(latch);
    return count !== undefined && found.size > count ? [] : [...found];
  }

  /** What it is made with, if that is written there. */
  #countOf(latch: ObjectId): number | undefined {
    const { site } = this.pointsTo.objects[latch]!;
    const made = site?.code.body.statements[site.statement];
    if (site === undefined || made?.kind !== 'allocate') return undefined;
    const call = site.code.body.statements.find(
      (each) => each.kind === 'call' && each.name === '<init>' && each.receiver === made.to,
    );
    const constant = call?.kind === 'call' ? constantOf(site.code, call.arguments[0]) : undefined;
    return constant?.kind === 'number' ? Number(constant.text) : undefined;
  }
}

function isCountDown(statement: Statement): statement is Statement & Call {
  return (
    statement.kind === 'call' &&
    statement.name === 'countDown' &&
    statement.method?.owner.simpleName === 'CountDownLatch'
  );
}

/** Does nothing that others could see come after it? */
function endsWith({ body }: Code, index: StatementIndex): boolean {
  const flow = controlFlowOf(body);
  return body.statements.every(({ kind }, at) => {
    return SILENT.has(kind) || !flow.reaches(index, at as StatementIndex);
  });
}

const SILENT: ReadonlySet<Statement['kind']> = new Set([
  'return',
  'branch',
  'copy',
  'catch',
  'throw',
  'compute',
  'exit-monitor',
]);
