import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packagedReadme } from '../../scripts/vscode/packaged-readme.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'racelens-readme-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('has its pictures inside, and no link that leads nowhere', async () => {
  writeFileSync(path.join(folder, 'shot.png'), Buffer.from([1, 2, 3]));
  const file = path.join(folder, 'README.md');
  writeFileSync(
    file,
    '![A run](shot.png)\nSee [the map](ARCHITECTURE.md), [below](#more), [it](https://x.org/a).\n',
  );
  expect(await packagedReadme(file)).toBe(
    '![A run](data:image/png;base64,AQID)\nSee the map, [below](#more), [it](https://x.org/a).\n',
  );
});

it('of the project has no relative address left', async () => {
  const readme = await packagedReadme(path.join(import.meta.dirname, '../../README.md'));
  expect(readme).toMatch(/\]\(data:image\/jpeg;base64,/);
  expect([...readme.matchAll(/\]\((?!data:|https:|#)[^)]*\)/g)]).toEqual([]);
});
