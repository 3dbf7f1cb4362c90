/** The twin of a picture in words: for screen readers, terminals and whoever likes text. */
import { fileName } from '../../findings/names.js';
import type { Box, Picture } from './picture.js';

export function pictureText({ title, lanes, boxes, arrows, missing, orders }: Picture): string {
  const named = (box: Box): string => `${box.title} (${lanes[box.lane]!})`;
  const described = (box: Box): string => {
    const where = box.at === undefined ? '' : ` at ${fileName(box.at.path)}:${box.at.line}`;
    const detail = box.detail === '' ? '' : `: ${box.detail}`;
    return `${named(box)}${detail}${where}`;
  };
  return [
    title,
    '',
    ...[...boxes].sort((one, other) => one.row - other.row).map((box) => `- ${described(box)}`),
    '',
    ...arrows.map(({ from, to, rule }) => {
      return `- ${named(boxes[from]!)} → ${named(boxes[to]!)}: ${rule}`;
    }),
    '',
    missing.isAdded === true
      ? `From ${named(boxes[missing.from]!)} to ${named(boxes[missing.to]!)}: ${missing.text}.`
      : `Between ${named(boxes[missing.from]!)} and ${named(boxes[missing.to]!)}: ${missing.text}.`,
    ...orders.flatMap((order) => ['', `${order.title}:`, ...order.steps, order.outcome]),
    '',
  ].join('\n');
}
