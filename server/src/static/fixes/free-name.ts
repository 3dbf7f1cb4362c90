/** Names for new locals that nothing in the member has. */
import type { Spot } from './spot.js';

/** Of a copy: `mPlayer` gives `player`, `player` gives `currentPlayer`. */
export function nameOfCopy(spot: Spot, field: string): string | undefined {
  const plain = plainName(field);
  const upper = upperFirst(plain);
  return firstFree(spot, field, [lowerFirst(plain), `current${upper}`, `local${upper}`]);
}

/** Of a value that the field will have. */
export function nameOfValue(spot: Spot, field: string): string | undefined {
  const plain = plainName(field);
  return firstFree(spot, field, [`new${upperFirst(plain)}`, `${lowerFirst(plain)}Value`]);
}

function plainName(field: string): string {
  return field.replace(/^m(?=[A-Z])|^_+|_+$/g, '');
}

function firstFree(spot: Spot, field: string, names: readonly string[]): string | undefined {
  return names.find((name) => name !== field && !isUsed(spot, name));
}

/** As a word of the member's own text, whatever it means there. */
function isUsed({ text, code }: Spot, name: string): boolean {
  const { start, end } = code.member!.declaration.piece;
  return new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(text.slice(start, end));
}

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
