/** The search for races in a generated app, phase by phase, as the measures of it share it. */
import { bodyFactsOf } from '../../server/src/static/body-facts.js';
import { buildStaticProgram } from '../../server/src/static/build-static-program.js';
import { findConflicts } from '../../server/src/static/find-races.js';
import { describeConflicts } from '../../server/src/static/report/build-report.js';
import { describeSafe } from '../../server/src/static/report/safe.js';
import { generateApp, type AppSize } from './generators/java/app.js';
import {
  benchLibrary,
  indexProject,
  loadBenchParser,
  modelProject,
  parseOnly,
} from './java-project.js';

export const PHASES = ['index', 'model', 'points-to', 'conflicts', 'report'] as const;
export type Phase = (typeof PHASES)[number];

export interface SearchTimes {
  readonly lines: number;
  /** The parser alone on the same files. */
  readonly parser: number;
  /** From texts to findings, in milliseconds. */
  readonly phases: Readonly<Record<Phase, number>>;
  readonly origins: number;
  /** Events of traces on shared locations. */
  readonly accesses: number;
  readonly findings: number;
  readonly safe: number;
}

export interface SearchTask {
  readonly app: AppSize;
  /** Of several, the best of each is taken; of one, nothing has been compiled before. */
  readonly rounds: number;
}

export async function timeSearch({ app, rounds }: SearchTask): Promise<SearchTimes> {
  const files = generateApp(app);
  const parser = await loadBenchParser();
  const library = benchLibrary();
  let best: SearchTimes | undefined;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    parseOnly(parser, files);
    const parsed = performance.now() - start;
    const found = search(() => indexProject(parser, library, files));
    const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
    best = better({ lines, parser: parsed, ...found }, best);
  }
  return best!;
}

function search(
  index: () => ReturnType<typeof indexProject>,
): Omit<SearchTimes, 'lines' | 'parser'> {
  const phases = {} as Record<Phase, number>;
  const timed = <Result>(phase: Phase, task: () => Result): Result => {
    const start = performance.now();
    const result = task();
    phases[phase] = performance.now() - start;
    return result;
  };
  const indexed = timed('index', index);
  const project = timed('model', () => modelProject(indexed));
  const program = timed('points-to', () => buildStaticProgram(project));
  const { pointsTo } = program;
  const facts = bodyFactsOf(project, pointsTo);
  const conflicts = timed('conflicts', () => findConflicts(program, project, facts));
  const { findings, safe } = timed('report', () => {
    const told = describeConflicts({
      conflicts,
      pointsTo,
      model: project.model,
      facts,
      isCoarse: false,
    });
    return { findings: told, safe: describeSafe(conflicts, told, pointsTo, facts) };
  });
  return {
    phases,
    origins: program.origins.length,
    accesses: conflicts.walked,
    findings: findings.length,
    safe: safe.length,
  };
}

/** Each phase at its best: a busy machine hurts now this one, now that. */
function better(one: SearchTimes, best: SearchTimes | undefined): SearchTimes {
  if (best === undefined) return one;
  const phases = { ...one.phases };
  for (const phase of PHASES) phases[phase] = Math.min(one.phases[phase], best.phases[phase]);
  return { ...one, parser: Math.min(one.parser, best.parser), phases };
}

export function totalOf({ phases }: SearchTimes): number {
  return PHASES.reduce((sum, phase) => sum + phases[phase], 0);
}

/** What comes after the model: the search itself. */
export function searchOf({ phases }: SearchTimes): number {
  return phases['points-to'] + phases.conflicts + phases.report;
}
