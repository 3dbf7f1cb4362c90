/** Suppressions that suppress nothing, on their own line: whoever reads them should not have to wonder. */
import type { Suppression } from '../../findings/suppressions.js';
import type { FindingDiagnostic } from './types.js';

export const STALE_SUPPRESSION = 'stale-suppression';

export function staleDiagnostics(stale: readonly Suppression[], path: string): FindingDiagnostic[] {
  return stale
    .filter(({ place }) => place.path === path)
    .map(({ place: { line, column, endColumn } }) => ({
      line,
      column,
      endColumn,
      severity: 'information',
      code: STALE_SUPPRESSION,
      page: 'suppression',
      message: 'This suppression covers no finding any more: it can go.',
      related: [],
      id: '',
    }));
}
