/** The hover on a shared field that is not reported: safe, because of what. */
import type { SafeField } from '../../static/report.js';
import { bold, code } from '../trace/markdown.js';
import { paragraph, spanHolds, spanLink } from './text.js';
import type { FindingContext } from './types.js';

/** As many places as fit a hover. */
const PLACES = 6;

/** On the field's declaration; undefined if no safe field is declared there. */
export function safeHover(
  safe: readonly SafeField[],
  path: string,
  line: number,
  column: number,
  context: FindingContext,
): string | undefined {
  const found = safe.filter(({ declaration }) => spanHolds(declaration, path, line, column));
  if (found.length === 0) return undefined;
  return found.map((field) => safeText(field, context)).join('\n\n');
}

function safeText({ field, because, places = [] }: SafeField, context: FindingContext): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  const links = places.slice(0, PLACES).map((place) => spanLink(place, context));
  const more = places.length > PLACES ? `, … ${places.length - PLACES} more` : '';
  const where = links.length === 0 ? '' : ` (${links.join(', ')}${more})`;
  return `${bold('Shared, and safe')}: ${code(name)}: ${paragraph(because)}${where}`;
}
