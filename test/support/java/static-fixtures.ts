/**
 * The fixtures of test/java/static: a Java file that lies in a topic's folder is a project of its own,
 * and so is a folder in it, with its manifest. Class names are told once in a topic.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const ROOT = path.join(import.meta.dirname, '../../java/static');

export interface StaticFixture {
  readonly topic: string;
  /** `locks/PrivateLock`, `seed-001/weblech`. */
  readonly name: string;
  /** By path from test/java/static. */
  readonly texts: Readonly<Record<string, string>>;
}

export function staticFixtures(): StaticFixture[] {
  const files = globSync(['**/*.java', '**/*.xml', '**/*.gradle', '**/*.kt'], { cwd: ROOT }).sort();
  const names = [...new Set(files.map(projectOf))];
  return names.map((name) => {
    const own = files.filter((file) => projectOf(file) === name);
    const texts = own.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]);
    return { topic: name.split('/')[0]!, name, texts: Object.fromEntries(texts) as Texts };
  });
}

type Texts = Readonly<Record<string, string>>;

/** Only the sources. */
export function javaOf({ texts }: StaticFixture): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([file]) => file.endsWith('.java')));
}

/** The path of a file of a fixture on disk. */
export function onDisk(file: string): string {
  return path.join(ROOT, file);
}

function projectOf(file: string): string {
  const [topic, second] = file.split('/');
  return `${topic}/${second!.replace(/\.java$/, '')}`;
}
