/**
 * Makes racelens.vsix: the production bundles and nothing that a user does not need. The contents are
 * checked against what may be inside, since .vscodeignore is easily widened by accident. They are
 * copied to a folder of their own first, because the README in the package is not that of the project.
 */
import { PackageManager, listFiles } from '@vscode/vsce';
import { cp, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packagedReadme } from './packaged-readme.mjs';
import { runCommand } from './run-command.mjs';
import { project } from './suite.mjs';

const LARGEST_BYTES = 1.75 * 1024 * 1024;
const vsce = path.join(project, 'node_modules/@vscode/vsce/vsce');
const stage = path.join(project, '.cache/package');
/** Everything is bundled; and the README is ready as it is (packaged-readme.mjs). */
const OPTIONS = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links'];
const ALLOWED = [
  /^package\.json$/,
  /^(README|CHANGELOG)\.md$/i,
  /^LICENSE(\.txt)?$/i,
  /^dist\/[\w.-]+\.(js|wasm|bin|json)$/,
  /^syntaxes\/[\w.-]+\.json$/,
  /^assets\/(icon\.png|activity\.svg|walkthrough\/\w+\.jpg)$/,
  /^docs\/rules\/[\w-]+\.md$/,
];

/**
 * Builds and packages.
 * @returns {Promise<string>} the path of the package
 */
export async function packageExtension() {
  const vsix = path.join(project, 'racelens.vsix');
  await runCommand(process.execPath, ['scripts/build.mjs', '--production'], { cwd: project });
  await stageContents();
  await runCommand(process.execPath, [vsce, 'package', ...OPTIONS, '-o', vsix], { cwd: stage });
  const { size } = await stat(vsix);
  if (size > LARGEST_BYTES)
    throw new Error(`racelens.vsix has ${size} bytes; at most ${LARGEST_BYTES} are allowed.`);
  return vsix;
}

/** @returns {Promise<string[]>} the files that go into the package */
export function packagedFiles() {
  return listFiles({ cwd: project, packageManager: PackageManager.None });
}

async function stageContents() {
  const files = await packagedFiles();
  const foreign = files.filter((file) => !ALLOWED.some((pattern) => pattern.test(file)));
  if (foreign.length > 0)
    throw new Error(`These files must not be in the package: ${foreign.join(', ')}`);
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true });
  for (const file of [...files, '.vscodeignore'])
    await cp(path.join(project, file), path.join(stage, file));
  const readme = await packagedReadme(path.join(project, 'README.md'));
  await writeFile(path.join(stage, 'README.md'), readme);
}
