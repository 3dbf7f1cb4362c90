/**
 * The order of what one code posts to one queue (FIFO of seed 002 §4.2): first posted, first run, if the
 * second is posted on every way after the first and the first waits for no time. What is posted to the
 * front of the queue or for a time is left out, and so are two delays, which would have to be compared.
 * The code may run again, and then the first comes after the second of before: so it is "may".
 */
import { groupBy } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { Executor, OriginId } from '../origins.js';
import { executorKey } from './executors.js';
import type { Posting } from './postings.js';
import type { Run } from './run.js';

export interface PostOrder {
  readonly first: OriginId;
  readonly second: OriginId;
}

interface Posted {
  readonly id: OriginId;
  readonly posting: Posting;
}

/** Runs by number of their origin. */
export function findPostOrder(runs: readonly Run[]): PostOrder[] {
  const queued = runs.flatMap((run, index) => {
    const [posting] = run.root.postings;
    const isOnly = posting !== undefined && run.root.postings.length === 1;
    if (!isOnly || posting.row.fifo !== true || !isSerial(run.executor)) return [];
    const key = `${posting.site.code.id} ${executorKey(run.executor)}`;
    return [{ id: index as OriginId, posting, key }];
  });
  return [...groupBy(queued, ({ key }) => key).values()].flatMap((siblings) =>
    siblings.flatMap((first) =>
      siblings
        .filter((second) => isPostedBefore(first, second))
        .map((second) => ({ first: first.id, second: second.id })),
    ),
  );
}

function isSerial(executor: Executor): boolean {
  if (executor.kind === 'pool') return executor.serial;
  return executor.kind === 'main-looper' || executor.kind === 'looper';
}

function isPostedBefore({ posting: first }: Posted, { posting: second }: Posted): boolean {
  if (first.row.when !== 'later' || first.target === second.target) return false;
  if (second.row.when !== 'later' && second.row.when !== 'delayed') return false;
  const flow = controlFlowOf(first.site.code.body);
  const [one, other] = [first.site.statement, second.site.statement];
  return one !== other && flow.dominates(one, other) && !flow.reaches(other, one);
}
