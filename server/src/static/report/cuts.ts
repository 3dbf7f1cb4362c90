/** An atomicity violation that the sources allow, as a finding: always of the hidden tier. */
import { simpleClass } from '../../findings/names.js';
import type { FindingAccess } from '../../findings/finding.js';
import type { StaticConflict } from '../../findings/static-finding.js';
import type { StaticOrigin } from '../origins.js';
import type { LifecyclePlaces } from '../order/lifecycle-places.js';
import type { StaticCut } from '../races/cuts.js';
import { describeAccess, type DescribeContext } from './describe-access.js';
import type { Subject } from './subjects.js';

export function cutConflict(
  context: DescribeContext,
  places: LifecyclePlaces,
  cut: StaticCut,
  subject: Subject,
): StaticConflict {
  const { first, last, between, chain } = cut;
  const [one, other, third] = [first, last, between].map(
    ({ origin }) => context.traces[origin]!.origin,
  ) as [StaticOrigin, StaticOrigin, StaticOrigin];
  const component = chain !== 'post' ? places.of(first.origin)?.of?.name : undefined;
  const accesses = [first, last].map((event) => describeAccess(context, event));
  return {
    rule: 'atomicity',
    tier: 'possible',
    subject: subject.text,
    accesses: accesses as [FindingAccess, FindingAccess],
    cut: {
      blamed: component === undefined ? `${one.name} and what it posts` : simpleClass(component),
      ...(component === undefined ? {} : { component }),
      between: [describeAccess(context, between)],
    },
    category: '',
    why: whyOf(subject.text, one.name, other.name, third.name, chain),
    consequence: `What ${one.name} has read is out of date when ${other.name} relies on it.`,
  };
}

const LINKS: Readonly<Record<StaticCut['chain'], (first: string) => string>> = {
  post: (first) => `which ${first} posts,`,
  component: () => 'of the same component,',
  binding: () => 'of who is bound to the same service,',
};

function whyOf(
  subject: string,
  first: string,
  last: string,
  between: string,
  chain: StaticCut['chain'],
): string {
  const link = LINKS[chain](first);
  return `${first} reads ${subject}, and ${last}, ${link} relies on it. ${between} writes it on the same looper, and nothing keeps it from coming between.`;
}
