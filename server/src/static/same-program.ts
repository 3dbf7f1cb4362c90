/**
 * Is a program the same as before, as far as conflicts are found by it? Names and numbers count, places in the text
 * do not.
 */
import type { UnderstoodProject } from '../android/origins/build-model.js';
import type { AndroidModel, Origin } from '../android/origins.js';
import type { Run } from '../android/origins/run.js';
import { isSame } from '../base/is-same.js';
import type { StaticProgram } from './origins.js';

export interface Whole {
  /** Of the table of codes. */
  readonly generation: number;
  readonly project: Pick<UnderstoodProject, 'knowledge' | 'model' | 'runs'>;
  readonly program: StaticProgram;
}

export function wholeOf(
  { knowledge, model, runs, codes }: UnderstoodProject,
  program: StaticProgram,
): Whole {
  return { generation: codes.generation, project: { knowledge, model, runs }, program };
}

type Told = Whole['project'];

/** Does the model say the same of the same origins, and why they run? */
export function isToldAlike(one: Told, other: Told): boolean {
  return (
    one.knowledge === other.knowledge &&
    areToldAlike(one.model, other.model) &&
    isSame(one.runs.map(reasonsOf), other.runs.map(reasonsOf))
  );
}

/** What was solved again for another table of codes, or another generation of it. */
export function isSolvedAlike(one: Whole, other: Whole): boolean {
  return (
    isSameOrder(one.program, other.program) &&
    one.program.origins.length === other.program.origins.length &&
    one.program.origins.every((origin, at) => isSameOrigin(origin, other.program.origins[at]!)) &&
    isToldAlike(one.project, other.project) &&
    one.program.pointsTo.isSame(other.program.pointsTo)
  );
}

/** The same origins on the same threads, in the same order; where these are made is said in their names. */
export function isSameOrder(one: StaticProgram, other: StaticProgram): boolean {
  const executors = ({ origins }: StaticProgram): unknown => origins.map((each) => each.executor);
  return (
    isSame(executors(one), executors(other)) &&
    isSame(one.order, other.order) &&
    isSame(one.waits, other.waits) &&
    isSame(one.registrations, other.registrations)
  );
}

type StaticOrigins = StaticProgram['origins'];

export function isSameOrigin(
  { id, ...one }: StaticOrigins[number],
  { id: again, ...other }: StaticOrigins[number],
  leftOut?: ReadonlySet<string>,
): boolean {
  return id === again && isSame(one, other, leftOut);
}

const PLACES: ReadonlySet<string> = new Set(['at']);

function areToldAlike(one: AndroidModel, other: AndroidModel): boolean {
  return (
    isSame(one.origins.map(toldOf), other.origins.map(toldOf), PLACES) &&
    isSame(one.threadFacts, other.threadFacts, PLACES)
  );
}

/** What the model says of an origin besides its number. */
function toldOf(origin: Origin): unknown {
  const { name, kind, runsOn, certainty, rule, class: owner, method, component } = origin;
  const { causes, endings, order, repeats } = origin;
  const who = { name, kind, runsOn, certainty, rule, owner, method, component };
  return { ...who, causes, endings, order, repeats };
}

/** Why it runs. */
function reasonsOf({ root, entry }: Run): unknown {
  const { code, entries, postings, registrations, endings } = root;
  return {
    code,
    entry,
    entries,
    postings: postings.map(({ site, row, target }) => ({ site, row, target })),
    registrations: registrations.map(({ site, row, argument }) => ({ site, row, argument })),
    endings,
  };
}
