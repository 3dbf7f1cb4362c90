/** Findings of a trace as they stand on sources that have not changed: each access on its innermost frame. */
import type { Finding, FindingAccess } from '../../server/src/findings/finding.js';

export function placed(finding: Finding): Finding {
  const [one, other] = finding.accesses;
  const { cut } = finding;
  return {
    ...finding,
    accesses: [onItsLine(one), onItsLine(other)],
    ...(cut === undefined ? {} : { cut: { ...cut, between: cut.between.map(onItsLine) } }),
  };
}

function onItsLine(access: FindingAccess): FindingAccess {
  const [frame] = access.stack;
  if (frame === undefined) return access;
  const span = { path: `/app/${frame.file}`, line: frame.line, column: 5, endColumn: 12 };
  const stack = access.stack.map((each) => ({ ...each, path: `/app/${each.file}` }));
  return { ...access, stack, place: { ...span, match: 'exact', frame: 0 } };
}
