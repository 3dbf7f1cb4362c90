/**
 * Has Maven copy the jars of sources.json into the cache folder. Maven knows the mirrors and proxies of
 * the machine; what is already in the cache is not fetched again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies';

interface Coordinates {
  readonly group: string;
  readonly artifact: string;
  readonly version: string;
  readonly type: string;
}

function toCoordinates(jar: string): Coordinates {
  const [group = '', artifact = '', version = '', type = 'jar'] = jar.split(':');
  return { group, artifact, version, type };
}

export function jarFile(cache: string, jar: string): string {
  const { group, artifact, version, type } = toCoordinates(jar);
  return path.join(cache, `${group}.${artifact}-${version}.${type}`);
}

/** What a jar itself depends on is excluded: much of it is not on Central, and we name what we want. */
function toDependency(jar: string): string {
  const { group, artifact, version, type } = toCoordinates(jar);
  return (
    `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId>` +
    `<version>${version}</version><type>${type}</type><exclusions><exclusion>` +
    `<groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions></dependency>`
  );
}

function toProject(jars: readonly string[]): string {
  return (
    '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>' +
    '<groupId>racelens</groupId><artifactId>library-jars</artifactId><version>1</version>' +
    `<packaging>pom</packaging><dependencies>${jars.map(toDependency).join('\n')}</dependencies>` +
    '</project>'
  );
}

function copyJars(project: string, cache: string): void {
  const options = [`-DoutputDirectory=${cache}`, '-Dmdep.prependGroupId=true'];
  const run = spawnSync('mvn', ['-q', '-B', '-f', project, COPY, ...options], {
    stdio: 'inherit',
  });
  if (run.status !== 0) throw new Error('Maven could not fetch the jars.');
}

export function fetchJars(jars: readonly string[], cache: string): void {
  const missing = jars.filter((jar) => !existsSync(jarFile(cache, jar)));
  if (missing.length === 0) return;
  const project = path.join(cache, 'fetch', 'pom.xml');
  mkdirSync(path.dirname(project), { recursive: true });
  writeFileSync(project, toProject(missing));
  copyJars(project, cache);
}
