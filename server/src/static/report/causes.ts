/**
 * Why an origin runs, step by step back to something that a person knows: the statement that posts,
 * starts or registers it, then the same of the origin whose code that is, up to a callback that the user or
 * the system brings about, and why that runs. How the app came to its screen is no part of it.
 */
import { runsOnOf, threadOf } from '../../android/executor-words.js';
import { callText } from '../../android/origins/naming.js';
import type { AndroidModel, Cause, Origin } from '../../android/origins.js';
import type { CauseLink, StackFrame } from '../../findings/finding.js';
import type { CauseNode, HappensBefore } from '../order/happens-before.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { PointsTo } from '../points-to/points-to.js';
import { frameOf } from './spans.js';

/** Longer chains tell nothing more; circles end here. */
const MOST_STEPS = 8;

export class CauseChains {
  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly order: HappensBefore,
    private readonly pointsTo: PointsTo,
    private readonly model: AndroidModel,
  ) {}

  /** From the origin outwards. */
  of(id: StaticOriginId): CauseLink[] {
    const links: CauseLink[] = [];
    const seen = new Set<StaticOriginId>();
    let at: StaticOriginId | undefined = id;
    while (at !== undefined && !seen.has(at) && links.length < MOST_STEPS) {
      seen.add(at);
      const next: CauseNode | undefined = this.order.causesOf(at).find(({ by }) => !seen.has(by));
      links.push(...(next === undefined ? this.#bySystem(at) : [this.#link(at, next)]));
      at = at !== id && this.origins[at]!.kind === 'entry-callback' ? undefined : next?.by;
    }
    return links;
  }

  #link(id: StaticOriginId, { by, out }: CauseNode): CauseLink {
    const { code } = this.pointsTo.instances[out.instance]!;
    const call = code.body.statements[out.statement];
    const origin = this.origins[id]!;
    const doer = this.origins[by]!;
    const frame = frameOf({ code, statement: out.statement });
    const when = origin.causes.find(
      ({ instance, statement }) => instance === out.instance && statement === out.statement,
    )?.when;
    return {
      kind: deedOf(origin, this.#modelOf(origin)?.causes ?? [], frame),
      thread: doer.name,
      on: { runsOn: runsOnOf(doer.executor), thread: threadOf(doer.executor) },
      ...(call?.kind === 'call' ? { by: callText(call) } : {}),
      ...(when === 'delayed' || when === 'at-time' ? { delay: 0 } : {}),
      frame,
    };
  }

  #bySystem(id: StaticOriginId): CauseLink[] {
    const causes = this.#modelOf(this.origins[id]!)?.causes ?? [];
    const cause = causes.find(({ kind }) => kind === 'system') ?? causes[0];
    return cause === undefined ? [] : [{ kind: linkKind(cause), thread: '', by: cause.by }];
  }

  #modelOf({ model }: StaticOrigin): Origin | undefined {
    return model === undefined ? undefined : this.model.origins[model];
  }
}

/** As the model says it of the same line; a component that somebody starts may stand there by its name alone. */
function deedOf(
  { kind }: StaticOrigin,
  causes: readonly Cause[],
  { path, line }: StackFrame,
): CauseLink['kind'] {
  const said =
    causes.find(({ at }) => at !== undefined && at.file === path && at.line === line) ??
    causes.find((cause) => cause.kind === 'start');
  if (said !== undefined) return linkKind(said);
  if (kind === 'thread' || kind === 'async-task') return 'fork';
  return kind === 'posted-callback' ? 'post' : 'register';
}

function linkKind({ kind }: Cause): CauseLink['kind'] {
  return kind === 'start' ? 'fork' : kind;
}
