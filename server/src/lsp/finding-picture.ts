/** The picture of a finding, by its id or by the line it is on. */
import type { Finding } from '../findings/finding.js';
import { titleOf } from '../findings/message.js';
import { picturesOf, pictureText, renderStacked } from '../ide/picture/features.js';
import { PictureRequest, type FindingPicture } from '../protocol/picture.js';
import { wantedFinding } from './wanted-finding.js';
import { findingContext, type Session } from './session.js';

export function answerPictures(session: Session): void {
  session.connection.onRequest(PictureRequest, (params) => {
    const finding = wantedFinding(session, params);
    return finding === undefined ? null : drawn(session, finding);
  });
}

function drawn(session: Session, finding: Finding): FindingPicture {
  const pictures = picturesOf(finding);
  const context = findingContext(session);
  return {
    title: titleOf(finding),
    svg: renderStacked(pictures, ({ path, line }) => `${context.uriOf(path)}#L${line}`),
    text: pictures.map(pictureText).join('\n'),
  };
}
