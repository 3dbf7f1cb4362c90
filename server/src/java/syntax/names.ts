/** Texts of identifiers, literals and operators as numbers: each text once. 0 is the empty text. */
export class Names {
  readonly #ids = new Map<string, number>([['', 0]]);
  readonly #texts: string[] = [''];

  id(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.#texts.length;
    const own = ownCopy(text);
    this.#ids.set(own, id);
    this.#texts.push(own);
    return id;
  }

  text(id: number): string {
    return this.#texts[id] ?? '';
  }
}

/**
 * A string that was cut out of a file's text keeps all of that text in memory (the engine makes it a
 * view, if it is longer than this); one that was put together anew does not.
 */
const SHORT = 12;

function ownCopy(text: string): string {
  return text.length <= SHORT ? text : Buffer.from(text, 'utf16le').toString('utf16le');
}
