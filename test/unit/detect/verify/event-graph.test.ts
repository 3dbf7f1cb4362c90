/** The event dependency graph of ERVA's example (Figures 7 and 8), as data, as a picture and in words. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { becauseOf, eventGraphOf } from '../../../../server/src/detect/verify/event-graph.js';
import {
  eventLines,
  eventPicture,
  pictureText,
  renderSvg,
} from '../../../../server/src/ide/picture/features.js';
import { readVerifyTrace } from '../../../support/verify-trace.js';

const FILE = path.join(
  import.meta.dirname,
  '../../../traces/verify/erva-4.5-sync-and-back.racetrace',
);

describe('the events of a race', () => {
  const { verifier, at } = readVerifyTrace(FILE);
  const graph = eventGraphOf(verifier, at('use'), at('free'));
  const pictured = { title: 'Sync and back', graph, verdict: 'Harmful' };

  it('are those that both sides come from, with typed edges', () => {
    expect(eventLines(pictured)).toEqual([
      'thread main (thread, on main)',
      'SyncButton.onClick (external: the user, on main): enable by thread main',
      'thread sync (thread, on sync): fork by SyncButton.onClick',
      'NoteActivity.updateUI (internal event · ran first, on main): post by thread sync',
      'NoteActivity.onBackPressed (external: the user, on main)',
      'thread Binder Thread #1 (external: another process, on Binder Thread #1): ipc by NoteActivity.onBackPressed',
      'ListActivity.onResume (external: the system · ran second, on main): post by thread Binder Thread #1',
    ]);
  });

  it('say why they exist', () => {
    expect(becauseOf(verifier, at('use'))).toContain("the user's SyncButton.onClick started it");
  });

  it('are drawn below what caused them, with the edge that turns the two round', () => {
    const picture = eventPicture(pictured);
    for (const { from, to } of picture.arrows) {
      expect(picture.boxes[to]!.row).toBeGreaterThan(picture.boxes[from]!.row);
    }
    expect(picture.boxes[picture.missing.from]!.title).toBe('ListActivity.onResume');
    expect(picture.boxes[picture.missing.to]!.title).toBe('NoteActivity.updateUI');
    const svg = renderSvg(picture, () => undefined);
    expect(svg).toContain('class="missing added"');
    expect(svg).toContain('class="box outside"');
    expect(pictureText(picture)).toContain(
      'From ListActivity.onResume (main) to NoteActivity.updateUI (main): dashed: the edge',
    );
  });
});
