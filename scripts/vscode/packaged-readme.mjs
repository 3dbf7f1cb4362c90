/**
 * The README as the extension's page in VS Code can show it. That page has no folder that relative
 * addresses could be looked up in, and no repository is named that they could be completed with: so
 * pictures go into the text, and links to files of the repository become plain words.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const PICTURE = /!\[([^\]]*)\]\(([^):]+\.(?:png|jpg))\)/g;
const LINK = /(?<!!)\[([^\]]*)\]\((?!#)[^):]+\)/g;

/**
 * @param {string} file the README
 * @returns {Promise<string>}
 */
export async function packagedReadme(file) {
  const text = (await readFile(file, 'utf8')).replace(LINK, '$1');
  let shown = text;
  for (const [whole, words, picture] of text.matchAll(PICTURE)) {
    const bytes = await readFile(path.join(path.dirname(file), picture));
    const type = picture.endsWith('.png') ? 'png' : 'jpeg';
    const address = `data:image/${type};base64,${bytes.toString('base64')}`;
    shown = shown.replace(whole, () => `![${words}](${address})`);
  }
  return shown;
}
