/** All that is drawn of a finding: both sides, and the events that they come from where a trace tells. */
import type { Finding } from '../../findings/finding.js';
import { summary } from '../../findings/message.js';
import { eventPicture } from './draw-events.js';
import { pictureOf } from './draw-finding.js';
import type { Picture } from './picture.js';

export function picturesOf(finding: Finding): readonly Picture[] {
  const { verification } = finding;
  const drawn = pictureOf(finding);
  if (verification?.events === undefined) return [drawn];
  const { events: graph, reason } = verification;
  const title = `Who caused whom: ${summary(finding)}`;
  return [drawn, eventPicture({ title, graph, verdict: reason })];
}
