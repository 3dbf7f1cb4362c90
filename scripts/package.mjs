/** Makes racelens.vsix, checks it and lists what is inside. */
import { stat } from 'node:fs/promises';
import { packageExtension, packagedFiles } from './vscode/package-extension.mjs';

try {
  const vsix = await packageExtension();
  for (const file of await packagedFiles()) console.log(`  ${file}`);
  const { size } = await stat(vsix);
  console.log(`racelens.vsix: ${Math.ceil(size / 1024)} KiB`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
