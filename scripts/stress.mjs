/**
 * The tests that draw at random, round after round with new inputs, and the storm of edits: `npm run stress --
 * [MINUTES] [NAME...]`. The names pick files by a part of their path. A round that fails ends it and says
 * which number repeats that round.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { globSync } from 'tinyglobby';

const [first, ...rest] = process.argv.slice(2);
const isLimit = first !== undefined && Number(first) > 0;
const minutes = isLimit ? Number(first) : 10;
const names = isLimit || first === undefined ? rest : [first, ...rest];

/** They draw by numbers of their own, or play a storm. */
const OTHERS = ['test/unit/workspace/live-edits.test.ts', 'test/lsp/storm.test.ts'];

const drawing = globSync('test/{unit,lsp}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes("from 'fast-check'"),
);
const files = [...new Set([...drawing, ...OTHERS])]
  .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
  .sort();

function run(command, more = {}) {
  const options = { stdio: 'inherit', env: { ...process.env, ...more } };
  return spawnSync(process.execPath, command, options).status ?? 1;
}

function round(seed) {
  const numbers = { FC_SEED: seed, RACELENS_FIRST_SEED: seed, RACELENS_SEEDS: 12 };
  console.log(`\n== Round with FC_SEED=${seed}, ${files.length} files`);
  const status = run(['node_modules/vitest/vitest.mjs', 'run', ...files], numbers);
  if (status !== 0) {
    console.error(`It failed. FC_SEED=${seed} RACELENS_FIRST_SEED=${seed} draws the same again.`);
  }
  return status;
}

if (files.length === 0) {
  console.error(`No test that draws at random is called ${names.join(' or ')}.`);
  process.exit(2);
}
const end = performance.now() + minutes * 60_000;
let status = run(['scripts/build.mjs']);
let rounds = 0;
while (status === 0 && (rounds === 0 || performance.now() < end)) {
  status = round(1 + Math.floor(Math.random() * 1_000_000));
  rounds++;
}
console.log(`${rounds} ${rounds === 1 ? 'round' : 'rounds'}`);
process.exit(status);
