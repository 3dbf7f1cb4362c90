/** Where things stand, as ranges of one line: of what is longer, its first line's part. */
import { placeOfNode, type Site } from '../../android/flow/code.js';
import { methodName, outermost, placeOfCode } from '../../android/origins/naming.js';
import type { Place } from '../../android/origins.js';
import type { SourceSpan, StackFrame } from '../../findings/finding.js';
import { Role } from '../../java/syntax/kinds.js';
import { childIn } from '../../java/syntax/tree.js';

export function spanOf({ file, line, column, endLine, endColumn }: Place): SourceSpan {
  return { path: file, line, column, endColumn: endLine === line ? endColumn : column + 1 };
}

/** Of the name that is accessed, where the statement has one: `player` of `this.player.start()`. */
export function spanOfSite({ code, statement }: Site): SourceSpan | undefined {
  const { body } = code;
  const node = body.statements[statement]?.node;
  if (node === undefined) return undefined;
  const name = node < body.tree.length ? childIn(body.tree, node, Role.name) : undefined;
  const place = placeOfNode(code, name ?? node);
  return place === undefined ? undefined : spanOf(place);
}

export function frameOf(site: Site): StackFrame {
  const span = spanOfSite(site);
  const { code } = site;
  const path = span?.path ?? '';
  return {
    class: code.body.owner.name,
    method: methodName(outermost(code)),
    file: path.slice(path.lastIndexOf('/') + 1),
    line: span?.line ?? 0,
    ...(span === undefined ? {} : { path }),
  };
}

/** Of the name of the method around a site. */
export function methodSpan({ code }: Site): SourceSpan {
  return spanOf(placeOfCode(code));
}
