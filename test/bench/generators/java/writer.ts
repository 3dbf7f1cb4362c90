/** Writes Java text line by line, indented by its braces. */
export class JavaWriter {
  readonly #lines: string[] = [];
  #depth = 0;

  get lines(): number {
    return this.#lines.length;
  }

  line(text = ''): void {
    this.#lines.push(text === '' ? '' : '  '.repeat(this.#depth) + text);
  }

  block(head: string, inside: () => void, tail = '}'): void {
    this.line(`${head} {`);
    this.#depth++;
    inside();
    this.#depth--;
    this.line(tail);
  }

  text(): string {
    return `${this.#lines.join('\n')}\n`;
  }
}
