/** Leaves a callback of a fragment that has gone: `if (!isAdded()) { return; }` before what asks it. */
import type { Finding } from '../../findings/finding.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import { superclassOf } from '../../java/ir/class-queries.js';
import type { Fix, FixContext } from './fix.js';
import { indentationAt, indentationUnit, newlineOf } from './layout.js';
import { enclosingClasses, returnsNothing } from './names-here.js';
import { spotOfAccess, startOf } from './spot.js';
import { insertBefore, statementAround } from './statement-text.js';

export function proposeLeaving(context: FixContext, finding: Finding): Fix[] {
  if (finding.rule !== 'order-violation') return [];
  const spot = spotOfAccess(context, finding.accesses[0]);
  if (spot?.statement.kind !== 'call' || !returnsNothing(spot)) return [];
  const fragment = enclosingClasses(spot).find(({ symbol }) => isFragment(symbol));
  const at = statementAround(spot, spot.node);
  if (fragment?.hasObject !== true || at?.stands !== 'block') return [];
  const { text } = spot;
  const indent = indentationAt(text, startOf(spot, at.node));
  const newline = newlineOf(text);
  const test = `if (!isAdded()) {${newline}${indent}${indentationUnit(text)}return;${newline}${indent}}`;
  const title = 'Return if the fragment has gone: isAdded()';
  return [{ kind: 'guard', title, edits: [insertBefore(spot, at.node, [test])] }];
}

function isFragment(symbol: ClassSymbol): boolean {
  for (let at: ClassSymbol | undefined = symbol; at !== undefined; at = superclassOf(at)) {
    if (at.name.endsWith('.Fragment') && at.source === undefined) return at.methods.has('isAdded');
  }
  return false;
}
