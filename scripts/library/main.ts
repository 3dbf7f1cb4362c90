/**
 * Makes the table of library classes: `npm run library [-- --cache FOLDER]`. Reads the JDK that runs
 * here and the jars of sources.json, writes server/data/library.bin and says what is in it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeLibrary } from '../../server/src/java/library/write-table.js';
import { toLibraryClass } from './class-facts.js';
import { ClassCollection } from './collect-classes.js';
import { fetchJars, jarFile } from './fetch-jars.js';
import { readModule } from './jdk.js';
import { readPublishedApi } from './published-api.js';
import { selectClasses } from './select-classes.js';
import { JARS, LIST_READER, MODULES, PUBLISHED, type Packages } from './sources.js';
import { readStubs } from './stubs.js';

const STUBS = 'server/data/stubs';
const OUTPUT = 'server/data/library.bin';
const EVERY_PACKAGE = [''];

const { cache } = parseArgs({
  options: {
    cache: { type: 'string', default: path.join(homedir(), '.cache', 'racelens-library') },
  },
}).values;

function addJar(classes: ClassCollection, jar: string, packages: Packages): void {
  const archive = readFileSync(jarFile(cache, jar));
  const lists = PUBLISHED.get(jar)?.map((list) => jarFile(cache, list));
  if (lists === undefined) classes.addArchive(archive, packages);
  else
    classes.addPublished(archive, packages, readPublishedApi(lists, jarFile(cache, LIST_READER)));
}

function collect(): ClassCollection {
  const classes = new ClassCollection();
  for (const [name, packages] of MODULES) classes.addArchive(readModule(name), packages);
  fetchJars([...JARS.keys(), LIST_READER, ...[...PUBLISHED.values()].flat()], cache);
  const jars = [...JARS.keys()].map((jar) => jarFile(cache, jar));
  // Before the jars: of what both have, the stubs know the newer form.
  for (const file of readStubs(STUBS, jars)) classes.add(file, EVERY_PACKAGE);
  for (const [jar, packages] of JARS) addJar(classes, jar, packages);
  return classes;
}

const { files, absent } = selectClasses(collect());
const kept = new Set(files.map(({ name }) => name));
const classes = files.map((file) => toLibraryClass(file, (name) => kept.has(name)));
const table = writeLibrary(classes);
writeFileSync(OUTPUT, table);

const count = (of: 'fields' | 'methods'): number =>
  classes.reduce((sum, each) => sum + each[of].length, 0);
console.log(`${classes.length} classes, ${count('methods')} methods, ${count('fields')} fields`);
console.log(`supertypes that no source has: ${absent.join(' ') || 'none'}`);
console.log(`${OUTPUT}: ${Math.ceil(table.length / 1024)} KiB`);
