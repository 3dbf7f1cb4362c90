/** The picture of a finding, by its id or by the line it is on. */
import type { Finding } from '../findings/finding.js';
import { titleOf } from '../findings/message.js';
import { pictureOf, pictureText, renderSvg } from '../ide/picture/features.js';
import { PictureRequest, type FindingPicture, type PictureParams } from '../protocol/picture.js';
import { findingContext, type Session } from './session.js';

export function answerPictures(session: Session): void {
  session.connection.onRequest(PictureRequest, (params) => {
    const finding = wanted(session, params);
    return finding === undefined ? null : drawn(session, finding);
  });
}

function wanted({ workspace, java }: Session, { finding: id, at }: PictureParams) {
  const { findings } = workspace.foundNow;
  if (at === undefined) return findings.find((finding) => finding.id === id);
  const path = java.pathOf(at.uri);
  return findings.find(({ accesses }) =>
    accesses.some(({ place }) => place?.path === path && place?.line === at.line + 1),
  );
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
