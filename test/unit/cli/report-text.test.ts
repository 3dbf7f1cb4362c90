/** Reports for people: in the manner of Go’s race reports. */
import { describe, expect, it } from 'vitest';
import { findingText } from '../../../server/src/cli/finding-text.js';
import { reportText } from '../../../server/src/cli/commands/trace.js';
import { findingsOf } from '../../../server/src/detect/findings.js';
import { BACK_REPORT, race, READ_AFTER, report, WRITE } from '../../support/reports.js';
import { playerConflict } from '../../support/static-findings.js';

describe('a report as text', () => {
  it('reads like a story of two sides', () => {
    const [finding] = findingsOf(BACK_REPORT, 'back.racetrace').findings;
    expect(findingText({ ...finding!, id: 'ID' }, (each) => each)).toMatchInlineSnapshot(`
      "==================
      WARNING: Race on isActivityDestroyed (multi-threaded) [ID]
      Read by FileDwTask.doInBackground, on the background thread AsyncTask #1:
        FileDwTask.doInBackground()
            FileDwTask.java:46
        started by main, in DwFileAct.LAUNCH_ACTIVITY
            DwFileAct.onResume() DwFileAct.java:24

      Written by DwFileAct.onDestroy, on the main looper:
        DwFileAct.onDestroy()
            DwFileAct.java:41
        posted by Binder Thread #1
            back.racetrace:51

      AsyncTask #1 reads it while the main looper may run onDestroy: nothing orders the two.
      Seen in back.racetrace
      ==================
      "
    `);
  });

  it('of the sources says which rules were tried and what can go wrong', () => {
    const finding = playerConflict('/p', {
      pattern: 'check-then-act',
      similar: 3,
      why: 'The main looper may destroy the screen at any time.',
      consequence: 'The download goes on for a screen that is gone.',
      steps: [
        {
          rule: 'start',
          text: 'onResume starts the download, but comes before onDestroy.',
          place: { path: '/p/DwFileAct.java', line: 24, column: 9, endColumn: 12 },
        },
      ],
    });
    const text = findingText({ ...finding, id: 'ID' }, (each) => each.replace('/p/', ''));
    expect(text).toMatchInlineSnapshot(`
      "==================
      INFORMATION: Check then act on isActivityDestroyed (multi-threaded) (+3 similar) [ID]
      Read by FileDwTask.doInBackground, on the background thread AsyncTask, holding FileDwTask.lock:
        FileDwTask.doInBackground()
            FileDwTask.java:46
        started by DwFileAct.onResume with AsyncTask.execute
            DwFileAct.onResume() DwFileAct.java:24

      Written by DwFileAct.onDestroy, on the main looper:
        DwFileAct.onDestroy()
            DwFileAct.java:41
        called by the activity being destroyed

      The main looper may destroy the screen at any time.
      - start: onResume starts the download, but comes before onDestroy. (DwFileAct.java:24)
      The download goes on for a screen that is gone.
      Found in the sources (likely)
      ==================
      "
    `);
    const seen = { ...finding, evidence: ['static', 'trace:/p/back.racetrace'], sightings: 2 };
    expect(findingText(seen, (each) => each.replace('/p/', ''))).toContain(
      'Found in the sources, seen in back.racetrace, 2 times\n',
    );
  });

  it('counts noise and does not show it', () => {
    const noise = race(READ_AFTER, WRITE, { filtered: true });
    expect(reportText('a', report([noise]))).toBe(
      'a: no races, and 1 filtered as noise in 23 operations (android)\n',
    );
  });
});
