/** When findings of the sources are shown: only on the texts that they are about. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { CancellationSource } from '../../../server/src/base/cancellation.js';
import type { Finding } from '../../../server/src/findings/finding.js';
import type { Suppression } from '../../../server/src/findings/suppressions.js';
import type { StaticReport } from '../../../server/src/static/report.js';
import { JavaSources } from '../../../server/src/workspace/java-sources.js';
import { JavaTexts } from '../../../server/src/workspace/java-texts.js';
import type { PlacedFindings } from '../../../server/src/workspace/joined-findings.js';
import {
  ProjectFindings,
  SEARCH_PATIENCE_MS,
} from '../../../server/src/workspace/project-findings.js';
import { playerConflict } from '../../support/static-findings.js';

const NEVER = new CancellationSource().token;

/** Time that a test lets pass; all texts are open. */
function createBench() {
  const texts = new Map<string, string>();
  const published: PlacedFindings[] = [];
  const due: { at: number; callback: () => void }[] = [];
  let now = 0;
  let searching = false;
  const clock = {
    after: (milliseconds: number, callback: () => void) => {
      const entry = { at: now + milliseconds, callback };
      due.push(entry);
      return () => {
        const at = due.indexOf(entry);
        if (at >= 0) due.splice(at, 1);
      };
    },
  };
  const findings = new ProjectFindings({
    files: new JavaSources(),
    texts: new JavaTexts((path) => texts.get(path) ?? ''),
    isSearching: () => searching,
    publish: (placed) => published.push(placed),
    complain: () => undefined,
    clock,
  });
  const pass = async (milliseconds: number) => {
    now += milliseconds;
    for (const entry of due.filter(({ at }) => at <= now)) {
      due.splice(due.indexOf(entry), 1);
      entry.callback();
    }
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  };
  const search = (on: boolean) => (searching = on);
  return { findings, texts, published, pass, search };
}

function report(findings: readonly Finding[], more: Partial<StaticReport> = {}): StaticReport {
  return { findings, safe: [], limits: [], seconds: 0, ...more };
}

const UNUSED: Suppression = {
  where: 'source',
  place: { path: '/p/Other.java', line: 1, column: 1, endColumn: 9 },
  rules: [],
  reason: '',
  covers: { kind: 'field', field: 'org.app.Other.none' },
};

const foldersOf = (placed: PlacedFindings | undefined) =>
  placed?.findings.map(({ accesses }) => accesses[0].place!.path.split('/')[1]);

describe('findings of the sources', () => {
  it('are shown as soon as they are known', async () => {
    const { findings, published, pass } = createBench();
    findings.setStatic(report([playerConflict()], { limits: ['at A'] }));
    await pass(0);
    expect(published).toMatchObject([{ findings: [{ tier: 'likely' }], limits: ['at A'] }]);
  });

  it('come while others are looked for, until all were known once', async () => {
    const { findings, published, pass, search } = createBench();
    search(true);
    findings.setProject({ suppressions: [UNUSED], team: [] });
    findings.setFoundSoFar([playerConflict()]);
    await pass(0);
    expect(published.at(-1)).toMatchObject({ findings: [{ tier: 'likely' }], stale: [] });
    search(false);
    findings.setStatic(report([playerConflict()]));
    await pass(0);
    expect(published.at(-1)).toMatchObject({ findings: [{ tier: 'likely' }], stale: [UNUSED] });
    search(true);
    findings.setFoundSoFar([]);
    await pass(0);
    expect(published).toHaveLength(2);
  });

  it('wait for the search that an edit has begun, and settle with it', async () => {
    const { findings, texts, published, pass, search } = createBench();
    findings.setStatic(report([playerConflict()]));
    await pass(0);
    texts.set('/p/FileDwTask.java', 'edited');
    search(true);
    findings.renew(150);
    await pass(150);
    let settled = false;
    void findings.settled(NEVER).then(() => (settled = true));
    await pass(SEARCH_PATIENCE_MS - 1);
    expect(published).toHaveLength(1);
    expect(settled).toBe(false);
    search(false);
    findings.setStatic(report([]));
    await pass(0);
    expect(published.map(foldersOf)).toEqual([['p'], []]);
    expect(settled).toBe(true);
  });

  it('of edited files are left out if that search takes long, or fails', async () => {
    const { findings, texts, published, pass, search } = createBench();
    findings.setStatic(report([playerConflict('/p'), playerConflict('/q')]));
    await pass(0);
    texts.set('/p/DwFileAct.java', 'edited');
    search(true);
    findings.renew(0);
    await pass(0);
    await pass(SEARCH_PATIENCE_MS);
    expect(foldersOf(published.at(-1))).toEqual(['q']);
    texts.set('/q/DwFileAct.java', 'edited');
    search(false);
    findings.renew(0);
    await pass(0);
    expect(foldersOf(published.at(-1))).toEqual([]);
    texts.clear();
    findings.renew(0);
    await pass(0);
    expect(foldersOf(published.at(-1))).toEqual(['p', 'q']);
  });

  it('of fields that are safe go with their files, too', async () => {
    const { findings, texts, published, pass } = createBench();
    const declaration = { path: '/p/A.java', line: 1, column: 1, endColumn: 2 };
    const safe = [{ field: 'A.b', declaration, because: 'x', reason: 'lock' as const }];
    findings.setStatic(report([], { safe }));
    await pass(0);
    texts.set('/p/A.java', 'edited');
    findings.renew(0);
    await pass(0);
    expect(published.map((placed) => placed.safe.length)).toEqual([1, 0]);
  });

  it('that are only possible are hidden and counted until somebody asks', async () => {
    const { findings, published, pass } = createBench();
    findings.setStatic(report([playerConflict('/p', { tier: 'possible' })]));
    await pass(0);
    findings.setSettings({ tiers: { showPossible: true }, severity: {} });
    await pass(0);
    expect(published.map((placed) => [placed.findings.length, placed.hidden])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('are as loud as the team wants, and then as the user does', async () => {
    const { findings, published, pass } = createBench();
    const team = {
      folder: '/p',
      exclude: [],
      traces: { include: [], atomicity: {}, visible: [] },
      budget: {},
    };
    findings.setProject({ suppressions: [], team: [{ ...team, severity: { likely: 'error' } }] });
    findings.setSettings({
      tiers: { showPossible: false },
      severity: { likely: 'hint', 'data-race/likely': 'off' },
    });
    findings.setStatic(report([playerConflict('/p'), playerConflict('/q')]));
    await pass(0);
    const { findings: shown, suppressed } = published.at(-1)!;
    expect(shown.map(({ severity }) => severity)).toEqual(['error']);
    expect(suppressed.map(({ suppression }) => suppression?.where)).toEqual(['configuration']);
  });

  it('that a baseline names are known, and not shown', async () => {
    const { findings, published, pass } = createBench();
    findings.setStatic(report([playerConflict('/p')]));
    await pass(0);
    const [{ id, message } = { id: '', message: '' }] = published.at(-1)!.findings;
    const folder = mkdtempSync(join(tmpdir(), 'racelens-known-'));
    const baseline = join(folder, 'known.json');
    writeFileSync(baseline, JSON.stringify({ version: 1, findings: [{ id, message }] }));
    const team = {
      folder,
      exclude: [],
      traces: { include: [], atomicity: {}, visible: [] },
      budget: {},
      severity: {},
      baseline,
    };
    findings.setProject({ suppressions: [], team: [team] });
    await pass(0);
    await vi.waitFor(() => {
      expect(published.at(-1)).toMatchObject({ findings: [], known: [{ id }], staleEntries: 0 });
    });
    rmSync(folder, { recursive: true });
  });
});
