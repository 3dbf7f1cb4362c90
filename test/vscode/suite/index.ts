/**
 * The suite that runs inside VS Code. Both runners call `run` in the extension host. The tests share one
 * window and run in the order of their files' names: `activation` has to come first, since it looks at
 * the window before any trace was opened.
 */
import Mocha from 'mocha';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ReportLines } from './report-lines.js';

export async function run(): Promise<void> {
  const mocha = new Mocha({
    ui: 'bdd',
    timeout: 90_000,
    reporter: ReportLines,
    ...only(process.env['RACELENS_TEST_GREP']),
  });
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.test.js'));
  for (const name of files.sort()) mocha.addFile(path.join(__dirname, name));
  const failures = await new Promise<number>((resolve) => mocha.run(resolve));
  if (failures > 0) throw new Error(`${failures} tests failed`);
}

function only(grep: string | undefined): Mocha.MochaOptions {
  return grep === undefined ? {} : { grep };
}
