/**
 * How a task or a thread came to run: the post or fork that made it, the one that made the task in
 * which that happened, and so on outwards. A handler that posts itself again makes such a chain as
 * long as the run, so only the nearest steps are kept.
 */
export interface CauseLink {
  readonly kind: 'post' | 'fork';
  readonly op: number;
  readonly line: number;
  readonly site: number;
  readonly thread: number;
  /** The task in which that happened and the callback that ran there; 0 for none. */
  readonly task: number;
  readonly callback: number;
  /** Milliseconds to wait, or the time to wait for; undefined where there is nothing to wait for. */
  readonly delay: number | undefined;
  /** What made the one who posted or forked. */
  readonly before: CauseLink | undefined;
  /** Links from here on outwards, this one included. */
  readonly length: number;
}

type CauseStep = Omit<CauseLink, 'before' | 'length'>;

/** At least so many steps are kept, and at most twice as many. */
const KEPT = 8;

export function linkCause(step: CauseStep, before: CauseLink | undefined): CauseLink {
  const kept = before !== undefined && before.length >= 2 * KEPT ? cut(before, KEPT) : before;
  return linked(step, kept);
}

/** Written out: objects made by spreading have hidden classes of their own, and thousands are kept. */
function linked(step: CauseStep, before: CauseLink | undefined): CauseLink {
  const { kind, op, line, site, thread, task, callback, delay } = step;
  const length = (before?.length ?? 0) + 1;
  return { kind, op, line, site, thread, task, callback, delay, before, length };
}

function cut(link: CauseLink, length: number): CauseLink {
  const before = length > 1 && link.before !== undefined ? cut(link.before, length - 1) : undefined;
  return linked(link, before);
}

/** The nearest steps, from the access outwards. */
export function causesOf(link: CauseLink | undefined): CauseLink[] {
  const steps: CauseLink[] = [];
  for (let at = link; at !== undefined && steps.length < KEPT; at = at.before) steps.push(at);
  return steps;
}
