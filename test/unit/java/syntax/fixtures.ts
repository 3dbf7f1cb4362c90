/** The Java files of test/java/syntax. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../../../java/syntax');

export interface Fixture {
  readonly name: string;
  readonly text: string;
}

export function syntaxFixtures(): Fixture[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.java'))
    .map((name) => ({ name, text: readFileSync(path.join(FOLDER, name), 'utf8') }));
}
