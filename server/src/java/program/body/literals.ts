/** Types of literals (JLS §15.8.1), by their kind and last letter. */
import { Kind } from '../../syntax/kinds.js';
import { BOOLEAN, CHAR, DOUBLE, FLOAT, INT, LONG, NULL, type Type } from '../types.js';

/** undefined for a string, whose class the program has, and for what is no literal. */
export function literalType(kind: Kind, text: string): Type | undefined {
  switch (kind) {
    case Kind.decimalIntegerLiteral:
    case Kind.hexIntegerLiteral:
    case Kind.octalIntegerLiteral:
    case Kind.binaryIntegerLiteral:
      return /l$/i.test(text) ? LONG : INT;
    case Kind.decimalFloatingPointLiteral:
      return /f$/i.test(text) ? FLOAT : DOUBLE;
    case Kind.hexFloatingPointLiteral:
      return /p.*f$/i.test(text) ? FLOAT : DOUBLE;
    case Kind.characterLiteral:
      return CHAR;
    case Kind.true:
    case Kind.false:
      return BOOLEAN;
    case Kind.nullLiteral:
      return NULL;
    default:
      return undefined;
  }
}

/**
 * The value of an integer constant that is written down (`5`, `-5`, `'a'` are; `SIZE` is not), since
 * such a constant may become a byte, short or char (JLS §5.2).
 */
export function isIntegerConstant(kind: Kind): boolean {
  return (
    kind === Kind.decimalIntegerLiteral ||
    kind === Kind.hexIntegerLiteral ||
    kind === Kind.octalIntegerLiteral ||
    kind === Kind.binaryIntegerLiteral ||
    kind === Kind.characterLiteral
  );
}
