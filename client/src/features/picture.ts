/**
 * The picture of a finding beside the code: swim lanes whose boxes lead to their lines. It loads nothing from
 * anywhere; its only script zooms and tells which link was followed. The words below it say the same.
 */
import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import type { FindingPicture } from '../../../server/src/protocol/picture.js';
import type { RacelensServer } from '../client.js';
import { findingId } from './finding-argument.js';

const SHOW_PICTURE = 'racelens.showPicture';

export function registerPictureCommand(server: RacelensServer): vscode.Disposable {
  let panel: vscode.WebviewPanel | undefined;
  const show = (picture: FindingPicture): void => {
    panel ??= createPanel(() => (panel = undefined));
    panel.title = picture.title;
    panel.webview.html = page(picture);
    panel.reveal(undefined, true);
  };
  return vscode.commands.registerCommand(SHOW_PICTURE, async (given?: unknown) => {
    const finding = findingId(given);
    const picture = await server.picture(finding === undefined ? { ...atCursor() } : { finding });
    if (picture !== undefined && picture !== null) show(picture);
    else await vscode.window.showInformationMessage('No finding of Racelens is on this line.');
  });
}

function atCursor() {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return {};
  const { document, selection } = editor;
  return { at: { uri: document.uri.toString(), line: selection.active.line } };
}

function createPanel(closed: () => void): vscode.WebviewPanel {
  const column = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
  const options = { enableScripts: true, localResourceRoots: [] };
  const panel = vscode.window.createWebviewPanel('racelens.picture', 'Racelens', column, options);
  panel.webview.onDidReceiveMessage(follow);
  panel.onDidDispose(closed);
  return panel;
}

/** `file:///A.java#L12` as the page sends it. */
async function follow(message: unknown): Promise<void> {
  if (typeof message !== 'string') return;
  const { fragment, ...rest } = vscode.Uri.parse(message);
  const line = Number(/^L(\d+)$/.exec(fragment)?.[1] ?? 1) - 1;
  const document = await vscode.workspace.openTextDocument(vscode.Uri.from(rest));
  const selection = new vscode.Range(line, 0, line, 0);
  await vscode.window.showTextDocument(document, vscode.ViewColumn.One).then((editor) => {
    editor.selection = new vscode.Selection(selection.start, selection.start);
    editor.revealRange(selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  });
}

function page({ title, svg, text }: FindingPicture): string {
  const nonce = randomBytes(16).toString('hex');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'">
<title>${escaped(title)}</title>
<style>
body { padding: 8px; }
#picture svg { transform-origin: 0 0; max-width: none; }
button { color: var(--vscode-button-secondaryForeground); background: var(--vscode-button-secondaryBackground); border: 1px solid var(--vscode-contrastBorder, transparent); padding: 2px 10px; }
button:focus, a:focus { outline: 1px solid var(--vscode-focusBorder); }
pre { white-space: pre-wrap; font-family: var(--vscode-font-family); }
</style>
</head>
<body>
<div role="toolbar" aria-label="Zoom">
<button data-zoom="1.2" aria-label="Larger" title="Larger (+)">+</button>
<button data-zoom="0.8333" aria-label="Smaller" title="Smaller (-)">−</button>
<button data-zoom="0" aria-label="Fit" title="Fit (0)">Fit</button>
</div>
<div id="picture">${svg}</div>
<details><summary>The same in words</summary><pre>${escaped(text)}</pre></details>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>`;
}

const SCRIPT = `
const vscode = acquireVsCodeApi();
const svg = document.querySelector('#picture svg');
const [width, height] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))];
// At first as large as fits.
const fitting = () => Math.min(1, (document.body.clientWidth - 16) / width);
let scale = 1;
function zoom(factor) {
  scale = factor === 0 ? fitting() : Math.min(5, Math.max(0.2, scale * factor));
  svg.setAttribute('width', width * scale);
  svg.setAttribute('height', height * scale);
}
const KEYS = { '+': 1.2, '=': 1.2, '-': 0.8333, '0': 0 };
document.addEventListener('keydown', ({ key }) => { if (key in KEYS) zoom(KEYS[key]); });
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => zoom(Number(button.dataset.zoom)));
}
zoom(0);
document.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  vscode.postMessage(link.getAttribute('href'));
});
`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
