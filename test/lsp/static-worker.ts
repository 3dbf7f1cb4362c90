/**
 * A thread that understands the project as the real one does, and then finds races by the names of
 * methods: `left` and `right` of a class race, `unlikely` makes that possible only, `shared` is a safe
 * field; `later` takes long after it has told what was found so far, `slow` takes longer than anybody waits, `hog` uses up the budget, `crash` throws, `die` ends the
 * thread. In the music player, the field that both its screens and its download use.
 */
import type { AndroidModel, MethodNode } from '../../server/src/android/origins.js';
import type { Finding, FindingAccess } from '../../server/src/findings/finding.js';
import type {
  AnalyseStatically,
  SafeField,
  StaticOptions,
} from '../../server/src/static/report.js';
import { serveModelJobs } from '../../server/src/workspace/model/serve-jobs.js';
import { conflict, playerConflict, sourceAccess } from '../support/static-findings.js';

const SLOW_MS = 3500;

const analyse: AnalyseStatically = ({ model }, options) => {
  const named = (name: string) => model.methods.filter(({ method }) => method === name);
  if (named('crash').length > 0) throw new Error('this search has a bug');
  if (named('die').length > 0) process.exit(3);
  if (named('slow').length > 0) dawdle(options);
  const tier = named('unlikely').length > 0 ? 'possible' : 'likely';
  const races = named('left').flatMap((left) =>
    named('right')
      .filter((right) => right.class === left.class)
      .map((right) => conflict([accessAt(left), accessAt(right, 'write')], { tier })),
  );
  if (named('later').length > 0) {
    options.tell?.(races);
    dawdle(options);
  }
  const { seconds, mebibytes } = options.watch.budget!;
  return {
    findings: [...races, ...racesOfPlayer(model)],
    safe: named('shared').map(safeAt),
    limits: named('hog').map((each) => `at ${each.class}, after ${seconds} s or ${mebibytes} MiB`),
    seconds: 0,
  };
};

function dawdle({ watch }: StaticOptions): void {
  const end = performance.now() + SLOW_MS;
  while (performance.now() < end) watch.isOver();
}

function accessAt({ class: owner, method, at }: MethodNode, kind: 'read' | 'write' = 'read') {
  const file = at.file.split('/').at(-1)!;
  const frame = { class: owner, method, file, line: at.line, path: at.file };
  const span = { path: at.file, line: at.line, column: at.column, endColumn: at.endColumn };
  const place: FindingAccess['place'] = { ...span, match: 'exact', frame: 0, method: span };
  return sourceAccess([frame], { kind, field: `${owner}.both`, place });
}

function safeAt({ class: owner, at }: MethodNode): SafeField {
  const declaration = { path: at.file, line: at.line, column: at.column, endColumn: at.endColumn };
  const because = 'every access holds the same lock, A.lock.';
  return { field: `${owner}.shared`, declaration, because, reason: 'lock', places: [declaration] };
}

/** The write stands four lines below its method's name, the read eight. */
function racesOfPlayer({ methods }: AndroidModel): Finding[] {
  const write = methods.find(({ class: owner, method }) => method === 'onDestroy' && isIn(owner));
  const read = methods.find(({ method }) => method === 'doInBackground');
  const isPlayer = write?.at.line === 37 && read?.at.line === 38;
  return isPlayer ? [playerConflict(write.at.file.replace(/\/[^/]*$/, ''))] : [];
}

function isIn(owner: string): boolean {
  return owner.endsWith('.DwFileAct');
}

serveModelJobs(__dirname, analyse);
