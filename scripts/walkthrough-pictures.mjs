/**
 * Makes the pictures of the walkthrough from those that the last `npm run test:vscode` took of the example: cut to what
 * matters, and small, since they are in the package.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser } from './vscode/browser.mjs';
import { output, project } from './vscode/suite.mjs';

/** Which picture, and which part of it: left, top, width and height. */
const PARTS = {
  squiggles: ['java-problems', [350, 0, 1000, 620]],
  hover: ['java-hover', [350, 0, 1000, 560]],
  picture: ['java-picture', [350, 0, 1090, 560]],
  findings: ['java-findings-view', [0, 0, 1000, 560]],
};
const SCALE = 0.56;

for (const [name, [source, [left, top, width, height]]] of Object.entries(PARTS)) {
  const png = await readFile(path.join(output, `${source}.png`), 'base64');
  const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) };
  const { page, close } = await openBrowser({ size });
  await page.setContent(
    `<body style="margin:0;overflow:hidden"><img src="data:image/png;base64,${png}" style="transform-origin:0 0;transform:scale(${SCALE}) translate(${-left}px,${-top}px)">`,
  );
  const file = path.join(project, `assets/walkthrough/${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 40 });
  await close();
}
