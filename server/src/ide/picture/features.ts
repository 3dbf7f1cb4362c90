/** Pictures of findings: the one door for the language server and the command line. */
export { pictureOf } from './draw-finding.js';
export { eventLines, eventPicture, type PicturedEvents } from './draw-events.js';
export { pictureText } from './picture-text.js';
export { picturesOf } from './pictures.js';
export { renderSvg, renderStacked } from './svg.js';
