/** Prints how our resolution and javac's differ on a folder: see scripts/compare-javac.mjs. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { compareWithJavac, type Difference } from './compare-javac.js';

async function main([folder, ...rest]: string[]): Promise<void> {
  const at = rest.indexOf('--show');
  const shown = at < 0 ? 20 : Number(rest[at + 1]);
  const options = at < 0 ? rest : [...rest.slice(0, at), ...rest.slice(at + 2)];
  const ignore = ['**/module-info.java', '**/package-info.java'];
  const files = globSync('**/*.java', { cwd: folder!, absolute: true, ignore }).sort();
  const result = await compareWithJavac(files, options);
  const worst = [...result.differences].sort((a, b) => rank(a) - rank(b));
  for (const { at: where, javac, ours } of worst.slice(0, shown)) {
    console.log(`${place(where)}\n  javac ${javac}\n  ours  ${ours}`);
  }
  for (const [kind, { said, same, unknown }] of result.kinds) {
    const share = ((100 * same) / said).toFixed(2);
    const other = said - same - unknown;
    console.log(
      `${kind.padEnd(9)} ${same} of ${said}, ${share} %; unknown ${unknown}, other ${other}`,
    );
  }
  console.log(
    `${files.length} files, ${result.lines} lines, ${Math.round(result.milliseconds)} ms`,
  );
}

/** Wrong answers first. */
function rank({ ours }: Difference): number {
  return ours.startsWith('?') ? 1 : 0;
}

/** File, line and text. */
function place(at: string): string {
  const [file, kind, start, end] = at.split('\t');
  const text = readFileSync(file!, 'utf8');
  const from = Number(start);
  const line = text.slice(0, from).split('\n').length;
  const past = Number(end) < 0 ? from + 40 : Number(end);
  return `${file}:${line} ${kind} ${text.slice(from, past).replace(/\s+/g, ' ').slice(-120)}`;
}

await main(process.argv.slice(2));
