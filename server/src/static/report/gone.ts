/** What asks a fragment that may have gone, as a finding: the other side is the platform's. */
import { runsOnOf, threadOf } from '../../android/executor-words.js';
import { placeOfClass } from '../../android/flow/code.js';
import { methodName, placeOfCode } from '../../android/origins/naming.js';
import type { Place } from '../../android/origins.js';
import type { FindingAccess, SourceSpan } from '../../findings/finding.js';
import type { StaticConflict } from '../../findings/static-finding.js';
import type { StaticOrigin } from '../origins.js';
import type { GoneScreen } from '../races/gone-screens.js';
import type { DescribeContext } from './describe-access.js';
import type { Candidate } from './fold.js';
import { frameOf, methodSpan, spanOf, spanOfSite } from './spans.js';

export interface GoneCandidate extends Candidate {
  readonly told: Omit<StaticConflict, 'tier' | 'similar'>;
}

export function goneCandidate(context: DescribeContext, gone: GoneScreen): GoneCandidate {
  const { use, stack, origin: id } = gone;
  const { origin } = context.traces[id]!;
  const [own] = stack as [(typeof stack)[0]];
  const frame = frameOf(own);
  const field = `${use.screen.name}.${use.method}`;
  const subject = `${use.method}()`;
  return {
    rule: 'order-violation',
    tier: 'likely',
    field: use.screen.name,
    owner: use.screen.name,
    cause: `${use.screen.name} ${origin.name}`,
    threads: origin.name,
    isAsked: false,
    parts: [methodName(own.code), origin.name],
    sites: [`${frame.path ?? ''}:${frame.line}`, ''],
    files: [frame.path ?? ''],
    told: {
      rule: 'order-violation',
      subject,
      accesses: [asked(context, gone, origin, field), gonePlace(context, gone, field)],
      category: '',
      why: `${origin.name} comes when it is ready; nothing takes it back when the ${SCREENS[use.gone]} goes.`,
      consequence: CONSEQUENCES[use.gone],
      steps: [
        { rule: 'lifecycle', text: `${origin.name} is no part of the ${SCREENS[use.gone]}'s life` },
        { rule: 'guard', text: `nothing on the way asks whether the ${ATTACHED[use.gone]}` },
      ],
    },
  };
}

const CONSEQUENCES = {
  null: 'If the fragment has left its activity by then, this is null: NullPointerException.',
  throws: 'If the fragment has left its activity by then, this throws an IllegalStateException.',
  window: 'If the screen has gone by then, its window has too, and this throws an exception.',
  saved: 'If the state of the screen has been saved by then, this throws an IllegalStateException.',
} as const;

const SCREENS = {
  null: 'fragment',
  throws: 'fragment',
  window: 'screen',
  saved: 'screen',
} as const;

const ATTACHED = {
  null: 'fragment is still attached',
  throws: 'fragment is still attached',
  window: 'screen is still there',
  saved: 'screen is still shown',
} as const;

function asked(
  { chains }: DescribeContext,
  { stack, origin: id }: GoneScreen,
  origin: StaticOrigin,
  field: string,
): FindingAccess {
  const [own] = stack as [(typeof stack)[0]];
  const span = spanOfSite(own);
  return {
    kind: 'read',
    action: 'asked',
    field,
    ...ranBy(origin),
    stack: stack.map(frameOf),
    locks: [],
    causes: chains.of(id),
    ...(span === undefined
      ? {}
      : { place: { ...span, match: 'exact', frame: 0, method: methodSpan(own) } }),
  };
}

/** The last callback of the screen, if the project has one; else no code ends it, and its class is shown. */
function gonePlace(
  { chains, traces }: DescribeContext,
  { end, use }: GoneScreen,
  field: string,
): FindingAccess {
  const side = { kind: 'write', action: 'ended', field, locks: [] } as const;
  if (end === undefined) {
    const origin = { name: 'the platform', kind: 'entry-callback', runsOn: 'main looper' } as const;
    const name = placeOfClass(use.screen);
    return { ...side, origin, thread: 'main', stack: [], causes: [], ...shownAt(name) };
  }
  const { origin } = traces[end]!;
  const place = spanOf(placeOfCode(origin.code));
  const frame = {
    class: origin.code.body.owner.name,
    method: methodName(origin.code),
    file: place.path.slice(place.path.lastIndexOf('/') + 1),
    line: place.line,
    path: place.path,
  };
  return {
    ...side,
    ...ranBy(origin),
    stack: [frame],
    causes: chains.of(end),
    ...exactly(place),
  };
}

function shownAt(place: Place | undefined): Pick<FindingAccess, 'place'> {
  return place === undefined ? {} : exactly(spanOf(place));
}

function exactly(span: SourceSpan): Pick<FindingAccess, 'place'> {
  return { place: { ...span, match: 'exact', frame: 0, method: span } };
}

function ranBy({ name, kind, executor }: StaticOrigin): Pick<FindingAccess, 'origin' | 'thread'> {
  return { origin: { name, kind, runsOn: runsOnOf(executor) }, thread: threadOf(executor) };
}
