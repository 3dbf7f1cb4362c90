/** What a keyword or an operator, which has no node of its own, says of the node that holds it. */
import type { Columns } from './columns.js';
import type { Grammar } from './grammar.js';
import { Kind } from './kinds.js';
import type { Names } from './names.js';

export function readToken(
  { kind, name, length }: Columns,
  holder: number,
  grammar: Grammar,
  symbol: number,
  names: Names,
): void {
  switch (kind[holder]) {
    case Kind.modifiers:
      name[holder] = name[holder]! | grammar.modifiers[symbol]!;
      break;
    case Kind.dimensions:
      if (grammar.tokens[symbol] === '[') name[holder]!++;
      break;
    case Kind.assignmentExpression:
    case Kind.binaryExpression:
    case Kind.unaryExpression:
      name[holder] = names.id(grammar.tokens[symbol]!);
      break;
    case Kind.updateExpression: {
      const token = grammar.tokens[symbol]!;
      name[holder] = names.id(length === holder + 1 ? `${token}_` : `_${token}`);
      break;
    }
    case Kind.switchLabel:
    case Kind.methodReference:
    case Kind.importDeclaration:
      if (KEPT_WORDS.has(grammar.tokens[symbol]!)) name[holder] = names.id(grammar.tokens[symbol]!);
      break;
  }
}

const KEPT_WORDS: ReadonlySet<string> = new Set(['default', 'new', 'static']);
