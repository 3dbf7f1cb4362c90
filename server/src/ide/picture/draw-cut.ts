/**
 * The picture of an atomicity violation: its cycle over the lanes, in the order in which it happened, from
 * the first access of what is blamed by way of what came between to the last.
 */
import { storyOf, type Cut, type Finding, type FindingAccess } from '../../findings/finding.js';
import { cutters, doneBy, summary } from '../../findings/message.js';
import { Drawing } from './drawing.js';
import type { Order, Picture } from './picture.js';

export function cutPicture(finding: Finding, cut: Cut): Picture {
  const drawing = new Drawing(finding);
  const story = storyOf(finding);
  const boxes: number[] = [];
  for (const access of story) boxes.push(drawing.access(access, boxes.at(-1)));
  const steps = boxes.slice(1).map((to, at) => ({
    from: boxes[at]!,
    to,
    rule: linkText(finding, story[at]!, story[at + 1]!),
  }));
  return {
    title: summary(finding),
    lanes: drawing.lanes.map(({ label }) => label),
    boxes: drawing.boxes,
    arrows: [...drawing.arrows, ...steps],
    missing: {
      from: boxes[0]!,
      to: boxes.at(-1)!,
      text: `meant to be one piece, and nothing keeps ${cutters(cut.between)} out`,
    },
    orders: [
      orderOf(finding, story, 'As it happened', 'Cut in two: what was left is not what is found.'),
      orderOf(finding, finding.accesses, 'In one piece', 'This is what the code counts on.'),
    ],
  };
}

/** Within one event the next step simply follows; between two it comes after what it conflicts with. */
function linkText({ rule }: Finding, from: FindingAccess, to: FindingAccess): string {
  if (from.origin.name === to.origin.name) return 'then';
  return `${doneBy(rule, from)} before ${doneBy(rule, to)}`;
}

function orderOf(
  { rule, subject }: Finding,
  accesses: readonly FindingAccess[],
  title: string,
  outcome: string,
): Order {
  const steps = accesses.map(
    (access) => `${access.origin.name}: ${subject} ${doneBy(rule, access)}`,
  );
  return { title, steps: fewSteps(steps), outcome };
}

/** As many as fit below the lanes. */
function fewSteps(steps: readonly string[]): readonly string[] {
  if (steps.length <= 4) return steps;
  return [...steps.slice(0, 2), `… ${steps.length - 3} more`, steps.at(-1)!];
}
