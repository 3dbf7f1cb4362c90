/**
 * A worker that finds races by hand: the trace of the music player's BACK run has the two of its
 * figures, one that says `# quiet` has none, and one that says `# bare` has one without sites.
 */
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { AnalyseRaces } from '../../server/src/workspace/analyse-races.js';
import { answerAnyJob, buffersOf, type JobMessage } from '../../server/src/workspace/jobs.js';
import { access, BACK_REPORT, race, report } from '../support/reports.js';

const BARE = report([
  race(access({ op: 6, line: 6, threadName: 'one' }), access({ op: 7, line: 7, kind: 'write' })),
]);

const analyse: AnalyseRaces = (source) => {
  const text = 'file' in source ? readFileSync(source.file, 'utf8') : source.text;
  if (text.includes('# throw')) throw new Error('this engine has a bug');
  const found = text.includes('# bare') ? BARE : report([]);
  const isBack = text.includes('presses BACK') && !text.includes('# quiet');
  return Promise.resolve({ report: isBack ? BACK_REPORT : found, problems: [], errors: 0 });
};

parentPort?.on('message', (message: JobMessage) => {
  void answerAnyJob(message, analyse).then((answer) => {
    parentPort?.postMessage(answer, buffersOf(answer));
  });
});
