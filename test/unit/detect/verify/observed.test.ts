/** Verdicts on what a replayer saw: one run as recorded, one under the flipped schedule. */
import { describe, expect, it } from 'vitest';
import { judgeObserved, type ObservedRun } from '../../../../server/src/detect/verify/replayer.js';

function observed(state: ObservedRun['state'], exception?: string): ObservedRun {
  return { trace: '', state, ...(exception !== undefined && { exception }) };
}

describe('an observed verdict', () => {
  it('is harmful where only the flipped run ends with an exception', () => {
    const found = judgeObserved(observed({}), observed({}, 'NullPointerException'));
    expect(found).toMatchObject({ verdict: 'harmful', basis: 'observed' });
    expect(found.evidence).toEqual([
      { kind: 'unknown', text: 'the flipped run ended with NullPointerException' },
    ]);
  });

  it('does not blame the order for an exception that both runs end with', () => {
    const failed = observed({ title: 'a' }, 'NullPointerException');
    expect(judgeObserved(failed, failed).verdict).toBe('benign-2');
  });

  it('is harmful where the user sees something else, and says what', () => {
    const found = judgeObserved(
      observed({ title: 'new', same: '1' }),
      observed({ same: '1', extra: 'x' }),
    );
    expect(found.verdict).toBe('harmful');
    expect(found.evidence).toMatchObject([
      { kind: 'state', difference: { what: 'title', recorded: 'new', flipped: 'not shown' } },
      { kind: 'state', difference: { what: 'extra', recorded: 'not shown', flipped: 'x' } },
    ]);
  });

  it('is benign where the user sees the same', () => {
    const run = observed({ title: 'a' });
    const nothing: unknown[] = [];
    expect(judgeObserved(run, run)).toEqual({
      verdict: 'benign-2',
      basis: 'observed',
      evidence: nothing,
    });
  });
});
