/** Renders assets/icon.svg to the picture that VS Code shows, assets/icon.png. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser } from './vscode/browser.mjs';
import { project } from './vscode/suite.mjs';

const side = 256;
const svg = await readFile(path.join(project, 'assets/icon.svg'), 'utf8');
const browser = await openBrowser({ size: { width: side, height: side } });
await browser.page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
await browser.page.screenshot({
  path: path.join(project, 'assets/icon.png'),
  omitBackground: true,
});
await browser.close();
