/**
 * Writes each result, as it comes, as a line of JSON to the file that the runner follows: the exit
 * status of the extension host does not reach it.
 */
import Mocha from 'mocha';
import { appendFileSync } from 'node:fs';

const { EVENT_RUN_END, EVENT_TEST_FAIL, EVENT_TEST_PASS, EVENT_TEST_PENDING } =
  Mocha.Runner.constants;

export class ReportLines extends Mocha.reporters.Base {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    runner.on(EVENT_TEST_PASS, (test) => {
      write({ title: titleOf(test), state: 'passed', ms: test.duration });
    });
    runner.on(EVENT_TEST_PENDING, (test) => {
      write({ title: titleOf(test), state: 'skipped' });
    });
    runner.on(EVENT_TEST_FAIL, (test, error: Error) => {
      write({ title: titleOf(test), state: 'failed', error: error.stack ?? error.message });
    });
    runner.on(EVENT_RUN_END, () => {
      write({ end: true });
    });
  }
}

function titleOf(test: Mocha.Runnable): string {
  return test.titlePath().join(' › ');
}

function write(line: object): void {
  const file = process.env['RACELENS_TEST_REPORT'];
  if (file === undefined) throw new Error('RACELENS_TEST_REPORT does not name the report');
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}
