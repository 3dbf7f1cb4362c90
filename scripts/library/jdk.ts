/** The module files of the JDK that runs here. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

function javaHome(): string {
  const { stderr } = spawnSync('java', ['-XshowSettings:properties', '-version'], {
    encoding: 'utf8',
  });
  const home = /java\.home = (.*)/.exec(stderr)?.[1];
  if (home === undefined) throw new Error('No JDK: `java -version` says nothing.');
  return home.trim();
}

const home = javaHome();

export function readModule(name: string): Buffer {
  return readFileSync(path.join(home, 'jmods', `${name}.jmod`));
}
