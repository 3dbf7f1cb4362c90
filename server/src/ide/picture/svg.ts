/**
 * A picture as SVG, by hand: lanes are columns, rows go down. Colours are the editor's where it is shown
 * there, and readable ones elsewhere. Every box is a link with a label, so that it can be reached by keyboard
 * and read aloud.
 */
import { wrapText } from '../../base/wrap-text.js';
import type { Arrow, Box, Order, Picture } from './picture.js';

const LANE = 300;
const ROW = 96;
const BOX = { width: 250, height: 60 } as const;
/** Arrows that pass other rows go down beside the boxes. */
const GUTTER = 14;
const HEAD = 84;
const MARGIN = 20;
const ORDER_HEIGHT = 118;
/** About as many characters as fit a box. */
const FITS = 32;

/** Where a box leads; undefined for nowhere. */
export type LinkOf = (at: NonNullable<Box['at']>) => string | undefined;

/** Several pictures in one, below each other. */
export function renderStacked(pictures: readonly Picture[], linkOf: LinkOf): string {
  const [only] = pictures;
  if (only !== undefined && pictures.length === 1) return renderSvg(only, linkOf);
  const sizes = pictures.map(sizeOf);
  const width = Math.max(...sizes.map((size) => size.width));
  let height = 0;
  const parts = pictures.map((picture, at) => {
    const y = height;
    height += sizes[at]!.height;
    return renderSvg(picture, linkOf).replace('<svg ', `<svg y="${y}" `);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-label="${escaped(only?.title ?? '')}">`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

function sizeOf({ lanes, boxes }: Picture) {
  const rows = Math.max(...boxes.map(({ row }) => row)) + 1;
  const bottom = HEAD + rows * ROW + 40;
  const width = MARGIN * 2 + Math.max(lanes.length, 2) * LANE;
  return { width, bottom, height: bottom + ORDER_HEIGHT + MARGIN };
}

export function renderSvg(picture: Picture, linkOf: LinkOf): string {
  const { width, bottom, height } = sizeOf(picture);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-label="${escaped(picture.title)}">`,
    `<title>${escaped(picture.title)}</title>`,
    `<style>${STYLE}</style>`,
    MARKERS,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    text(MARGIN, 24, 'title', shortened(picture.title, Math.floor(width / 8.6))),
    ...picture.lanes.map((lane, at) => laneSvg(lane, at, bottom)),
    ...picture.arrows.map((arrow) => arrowSvg(arrow, picture.boxes)),
    missingSvg(picture),
    ...picture.boxes.map((box) => boxSvg(box, linkOf)),
    ...picture.orders.map((order, at) => orderSvg(order, at, bottom, width)),
    '</svg>',
    '',
  ].join('\n');
}

const STYLE = `
.ground { fill: var(--vscode-editor-background, #ffffff); }
text { font: 12px var(--vscode-font-family, system-ui, sans-serif); fill: var(--vscode-editor-foreground, #1f1f1f); }
.title { font-size: 14px; font-weight: 600; }
.lane { font-weight: 600; text-anchor: middle; }
.line { stroke: var(--vscode-editorIndentGuide-background1, #d0d0d0); stroke-dasharray: 2 4; }
.box rect { fill: var(--vscode-editorWidget-background, #f3f3f3); stroke: var(--vscode-editorWidget-border, #8a8a8a); }
.box.read rect { stroke: var(--vscode-charts-blue, #1a66c2); stroke-width: 2.5; }
.box.outside rect { stroke: var(--vscode-charts-green, #1e7e34); stroke-width: 2; rx: 28px; }
.box.side rect { stroke: var(--vscode-contrastActiveBorder, var(--vscode-charts-orange, #b35900)); stroke-width: 2.5; }
.box.write rect { stroke: var(--vscode-charts-red, #c5221f); stroke-width: 2.5; }
a:focus rect { outline: 2px solid var(--vscode-focusBorder, #1a66c2); }
.name { font-weight: 600; }
.small { font-size: 11px; fill: var(--vscode-descriptionForeground, #5a5a5a); }
.arrow { stroke: var(--vscode-editor-foreground, #1f1f1f); fill: none; marker-end: url(#tip); }
.missing { stroke: var(--vscode-contrastActiveBorder, var(--vscode-charts-orange, #b35900)); stroke-width: 2; stroke-dasharray: 7 5; fill: none; }
.added { marker-end: url(#added-tip); }
.added-tip { fill: var(--vscode-contrastActiveBorder, var(--vscode-charts-orange, #b35900)); }
.missing-text { fill: var(--vscode-contrastActiveBorder, var(--vscode-charts-orange, #b35900)); font-weight: 600; }
text.rule { font-size: 11px; font-style: italic; paint-order: stroke; stroke: var(--vscode-editor-background, #ffffff); stroke-width: 4px; }
.tip { fill: var(--vscode-editor-foreground, #1f1f1f); }
`;

const MARKERS = `<defs>${['tip', 'added-tip'].map(tipSvg).join('')}</defs>`;

function tipSvg(name: string): string {
  return `<marker id="${name}" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto" markerUnits="userSpaceOnUse"><path class="${name}" d="M0 0 L8 4 L0 8 Z"/></marker>`;
}

function centre({ lane }: Pick<Box, 'lane'>): number {
  return MARGIN + lane * LANE + LANE / 2;
}

function top({ row }: Pick<Box, 'row'>): number {
  return HEAD + row * ROW;
}

function laneSvg(name: string, lane: number, bottom: number): string {
  const x = centre({ lane });
  const line = `<line class="line" x1="${x}" y1="${HEAD - 16}" x2="${x}" y2="${bottom - 20}"/>`;
  return text(x, HEAD - 24, 'lane', shortened(name, FITS)) + line;
}

function boxSvg(box: Box, linkOf: LinkOf): string {
  const x = centre(box) - BOX.width / 2;
  const y = top(box);
  const href = box.at === undefined ? undefined : linkOf(box.at);
  const label = escaped([box.title, box.detail].filter((part) => part !== '').join(': '));
  const inner = [
    `<title>${label}</title>`,
    `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6"/>`,
    text(x + 10, y + 24, 'name', shortened(box.title, FITS)),
    text(x + 10, y + 44, 'small', shortened(box.detail, FITS + 3)),
  ].join('');
  const group = `<g class="box ${box.mark}">${inner}</g>`;
  if (href === undefined) return group;
  return `<a href="${escaped(href)}" tabindex="0" aria-label="${label}">${group}</a>`;
}

function arrowSvg({ from, to, rule }: Arrow, boxes: readonly Box[]): string {
  const [a, b] = [boxes[from]!, boxes[to]!];
  const [x1, y1] = [centre(a), top(a) + BOX.height];
  const [x2, y2] = [centre(b), top(b)];
  if (b.row > a.row + 1) return aroundSvg(a, b, rule);
  const middle = (y1 + y2) / 2;
  const path = `<path class="arrow" d="M${x1} ${y1} C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}"/>`;
  return path + text((x1 + x2) / 2 + 8, middle + 4, 'rule', rule);
}

/** Past the rows in between: down beside the boxes, and in from the side. */
function aroundSvg(a: Box, b: Box, rule: string): string {
  const side = a.lane <= b.lane ? -1 : 1;
  const edge = centre(b) + (side * BOX.width) / 2;
  const x = edge + side * GUTTER;
  const turn = top(a) + BOX.height + GUTTER;
  const y = top(b) + BOX.height / 2;
  const line = `M${centre(a)} ${top(a) + BOX.height} V${turn} H${x} V${y} H${edge}`;
  return `<path class="arrow" d="${line}"/>${text(x + 4, y - 36, 'rule', rule)}`;
}

/** From side to side of the two boxes; on one lane it bends around them. */
function missingSvg({ missing, boxes }: Picture): string {
  const [a, b] = [boxes[missing.from]!, boxes[missing.to]!];
  const [ya, yb] = [top(a) + BOX.height / 2, top(b) + BOX.height / 2];
  const half = BOX.width / 2;
  const isSame = a.lane === b.lane;
  const xa = centre(a) + (a.lane <= b.lane ? half : -half);
  const xb = centre(b) + (isSame ? half : a.lane < b.lane ? -half : half);
  const bend = isSame ? 60 : 0;
  const style = missing.isAdded === true ? 'missing added' : 'missing';
  const path = `<path class="${style}" d="M${xa} ${ya} C${xa + bend} ${ya} ${xb + bend} ${yb} ${xb} ${yb}"/>`;
  const y = Math.max(...boxes.map(top)) + BOX.height + 18;
  return path + text(MARGIN, y, 'missing-text', missing.text);
}

function orderSvg({ title, steps, outcome }: Order, at: number, y: number, width: number): string {
  const half = (width - MARGIN * 3) / 2;
  const x = MARGIN + at * (half + MARGIN);
  const fits = Math.floor(half / 6.6);
  const lines = [
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    ...wrapText(outcome, fits).slice(0, 3),
  ];
  return [
    `<g class="box"><rect x="${x}" y="${y}" width="${half}" height="${ORDER_HEIGHT}" rx="6"/>`,
    text(x + 10, y + 20, 'name', shortened(title, fits)),
    ...lines.map((line, index) =>
      text(x + 10, y + 40 + index * 16, 'small', shortened(line, fits)),
    ),
    '</g>',
  ].join('');
}

const UNPRINTABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function text(x: number, y: number, style: string, content: string): string {
  return `<text class="${style}" x="${x}" y="${y}">${escaped(content)}</text>`;
}

function shortened(content: string, most: number): string {
  return content.length <= most ? content : `${content.slice(0, Math.max(1, most - 1))}…`;
}

/** Also without the characters that XML cannot have. */
function escaped(content: string): string {
  return content
    .replaceAll(UNPRINTABLE, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
