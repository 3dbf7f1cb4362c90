/** The picture of a finding, by its id or by the line it is on. */
import type { Finding } from '../findings/finding.js';
import { titleOf } from '../findings/message.js';
import { pictureOf, pictureText, renderSvg } from '../ide/picture/features.js';
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
  const picture = pictureOf(finding);
  const context = findingContext(session);
  return {
    title: titleOf(finding),
    svg: renderSvg(picture, ({ path, line }) => `${context.uriOf(path)}#L${line}`),
    text: pictureText(picture),
  };
}
