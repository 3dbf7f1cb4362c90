/**
 * The thread that understands the project as it ships, which writes down beside the project's first file when each
 * search for races begins and ends, so that a test can see whether two ever ran at once.
 */
import { appendFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { analyseEdited } from '../../server/src/static/analyse.js';
import type { AnalyseStatically } from '../../server/src/static/report.js';
import { serveModelJobs } from '../../server/src/workspace/model/serve-jobs.js';

export const JOURNAL = 'searches.log';

const search = analyseEdited();

const analyse: AnalyseStatically = (project, options) => {
  const file = project.model.methods[0]?.at.file ?? '';
  const note = (what: string) => {
    appendFileSync(join(dirname(file), JOURNAL), `${what} ${threadId}\n`);
  };
  note('begins');
  try {
    return search(project, options);
  } finally {
    note('ends');
  }
};

serveModelJobs(__dirname, analyse);
