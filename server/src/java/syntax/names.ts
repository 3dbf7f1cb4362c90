/** Texts of identifiers, literals and operators as numbers: each text once. 0 is the empty text. */
export class Names {
  readonly #ids = new Map<string, number>([['', 0]]);
  readonly #texts: string[] = [''];

  id(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.#texts.length;
    this.#ids.set(text, id);
    this.#texts.push(text);
    return id;
  }

  text(id: number): string {
    return this.#texts[id] ?? '';
  }
}
