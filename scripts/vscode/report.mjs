/**
 * Reads the report that the suite writes inside VS Code, whose exit status cannot be seen from here: a
 * line of JSON for each test as it ends, and a last one when all have. Prints each as it comes.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {object} Result
 * @property {string} title
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {number} [ms]
 * @property {string} [error]
 */

/** Results as they come in, printed and counted. */
export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;

  /** @param {Result} result */
  add({ title, state, ms, error }) {
    this[state]++;
    const word = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' }[state];
    console.log(`  ${word} ${title}${ms === undefined ? '' : ` (${ms} ms)`}`);
    if (error) console.log(error.replace(/^/gm, '       '));
  }

  /** What is tried a second time is printed, not counted. @param {Result} result */
  addFirstAttempt({ title, state, error }) {
    if (state !== 'failed') return;
    console.log(`  again ${title}\n${(error ?? '').replace(/^/gm, '       ')}`);
  }

  /** Something that is not a test went wrong. */
  fail(title, error) {
    this.add({ title, state: 'failed', error });
  }

  print() {
    const skipped = this.skipped > 0 ? `, ${this.skipped} skipped` : '';
    console.log(`${this.passed} passed, ${this.failed} failed${skipped}`);
  }

  get isGood() {
    return this.failed === 0 && this.passed > 0;
  }
}

/**
 * Follows a report until its last line.
 * @param {string} file
 * @param {Tally} tally
 * @param {{ timeoutMs: number, hasEnded: () => boolean }} options
 *   `hasEnded`: the editor has ended, so nothing more will be written
 */
export async function followReport(file, tally, { timeoutMs, hasEnded }) {
  const deadline = Date.now() + timeoutMs;
  let seen = 0;
  for (;;) {
    const isLastLook = hasEnded();
    const lines = (await readText(file)).split('\n').slice(0, -1);
    for (; seen < lines.length; seen++) {
      const entry = JSON.parse(lines[seen]);
      if (!entry.end) tally.add(entry);
      else if (seen > 0) return;
      else return tally.fail('the suite', 'no test ran');
    }
    if (isLastLook) return tally.fail('the suite', 'VS Code ended before the suite did');
    if (Date.now() > deadline)
      return tally.fail('the suite', `not done after ${timeoutMs / 1000} seconds`);
    await sleep(200);
  }
}

async function readText(file) {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return '';
  }
}
