/** From a finding to its picture: both chains of causes side by side, what they share drawn once. */
import type { Finding } from '../../findings/finding.js';
import { doneBy, summary } from '../../findings/message.js';
import { cutPicture } from './draw-cut.js';
import { Drawing, runsOneByOne } from './drawing.js';
import type { Order, Picture } from './picture.js';

export function pictureOf(finding: Finding): Picture {
  const { cut, accesses } = finding;
  if (cut !== undefined) return cutPicture(finding, cut);
  const drawing = new Drawing(finding);
  const one = drawing.access(accesses[0]);
  const other = drawing.access(accesses[1]);
  return {
    title: summary(finding),
    lanes: drawing.lanes.map(({ label }) => label),
    boxes: drawing.boxes,
    arrows: drawing.arrows,
    missing: { from: one, to: other, text: missingText(finding) },
    orders: [orderOf(finding, 0), orderOf(finding, 1)],
  };
}

/** The two run one after the other anyway, or at the same time: another thing is missing. */
function missingText({ accesses }: Finding): string {
  const [one, other] = accesses;
  return one.thread === other.thread && runsOneByOne(one.origin.runsOn)
    ? 'nothing says which comes first: a post from one to the other, or a test, would'
    : 'nothing orders the two: a common lock, a join, or a post to one looper would';
}

function orderOf(finding: Finding, first: 0 | 1): Order {
  const { accesses, rule, subject, consequence = '' } = finding;
  const sides = [accesses[first], accesses[1 - first]!] as const;
  const isBad = rule === 'data-race' || (rule === 'use-after-free') === (first === 1);
  return {
    title: `${sides[0].origin.name} first`,
    steps: sides.map((access) => `${access.origin.name}: ${subject} ${doneBy(rule, access)}`),
    outcome: isBad ? consequence : 'This is the order that the code counts on.',
  };
}
