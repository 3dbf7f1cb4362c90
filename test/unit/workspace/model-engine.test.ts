/** The engine of the model's thread, with a search that tests steer: what is told, and when. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CancelledError } from '../../../server/src/base/cancellation.js';
import type { AnalyseStatically, StaticReport } from '../../../server/src/static/report.js';
import type { ProjectModel } from '../../../server/src/workspace/model/job.js';
import { ModelEngine } from '../../../server/src/workspace/model/model-engine.js';
import { loadResources, type Resources } from '../../../server/src/workspace/model/resources.js';

const REPORT: StaticReport = { findings: [], safe: [], limits: ['here'], seconds: 1 };
const BUDGET = { seconds: 3, mebibytes: 400 };

let resources: Resources;
let root: string;

beforeAll(async () => {
  resources = await loadResources('dist');
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'racelens-engine-'));
  await writeFile(join(root, 'A.java'), 'class A implements Runnable { public void run() {} }');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function update(analyse: AnalyseStatically, races = true, isCancelled = () => false) {
  const events: string[] = [];
  const engine = new ModelEngine(resources, (project, options) => {
    events.push(
      `search of ${project.model.coverage.files} with ${options.watch.budget!.seconds} s`,
    );
    return analyse(project, options);
  });
  const job = {
    folders: [root],
    exclude: [],
    open: [],
    changed: 'look again' as const,
    budget: BUDGET,
    races,
  };
  const tell = () => events.push('model');
  return { answer: await engine.update(job, tell, isCancelled), events };
}

describe('the engine of the model', () => {
  it('tells the model first, then what the search says', async () => {
    const { answer, events } = await update(() => REPORT);
    expect(events).toEqual(['model', 'search of 1 with 3 s']);
    expect(answer).toEqual({ report: REPORT, failure: undefined });
  });

  it('does not search where nobody asks', async () => {
    const { answer, events } = await update(() => REPORT, false);
    expect(events).toEqual(['model']);
    expect(answer).toEqual({ report: undefined, failure: undefined });
  });

  it('understands nothing where nobody asks for it, and still reads what is said of findings', async () => {
    const text = 'class A implements Runnable { //noinspection racelens\n public void run() {} }';
    await writeFile(join(root, 'A.java'), text);
    await writeFile(join(root, 'racelens.json'), '{ "severity": { "likely": "error" } }');
    const engine = new ModelEngine(resources, () => REPORT);
    const about = { folders: [root], exclude: [], open: [], budget: BUDGET, races: true };
    const told: ProjectModel[] = [];
    const tell = (model: ProjectModel) => told.push(model);
    await engine.update({ ...about, changed: 'look again', onlyWords: true }, tell);
    await engine.update({ ...about, changed: [] }, tell);
    expect(told.map(({ model }) => model.coverage.files)).toEqual([0, 1]);
    expect(told[0]).toMatchObject({ team: [{ severity: { likely: 'error' } }] });
    expect(told[0]!.suppressions).toEqual(told[1]!.suppressions);
    expect(told[0]!.suppressions).toHaveLength(1);
  });

  it('tells where its budget ended, as a problem of the project', async () => {
    const engine = new ModelEngine(resources);
    const told: ProjectModel[] = [];
    const about = { folders: [root], exclude: [], open: [], changed: 'look again' as const };
    const job = { ...about, budget: { seconds: 1e-6, mebibytes: 2000 }, races: true };
    const answer = await engine.update(job, (model) => told.push(model));
    expect(told[0]!.model.coverage).toMatchObject({ files: 1, classes: 1, methods: 2 });
    const [problem] = told[0]!.problems;
    expect(problem).toMatchObject({ file: root, line: 0 });
    expect(problem!.message).toMatch(
      /^Understanding the sources stopped early: .* 0.000001 seconds/,
    );
    expect(answer?.report).toMatchObject({ findings: [], limits: [expect.any(String)] });
  });

  it('tells of a fault of the search, which takes nothing from the model', async () => {
    const { answer, events } = await update(() => {
      throw new Error('a bug');
    });
    expect(events[0]).toBe('model');
    expect(answer?.report).toBeUndefined();
    expect(answer?.failure).toContain('Error: a bug');
  });

  it('answers nothing when it is cancelled, before or in the search', async () => {
    const inSearch = await update(() => {
      throw new CancelledError();
    });
    expect(inSearch).toMatchObject({ answer: undefined, events: ['model', expect.anything()] });
    const before = await update(
      () => REPORT,
      true,
      () => true,
    );
    expect(before).toEqual({ answer: undefined, events: [] });
  });
});
