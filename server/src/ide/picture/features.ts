/** Pictures of findings: the one door for the language server and the command line. */
export { pictureOf } from './draw-finding.js';
export { pictureText } from './picture-text.js';
export { renderSvg } from './svg.js';
