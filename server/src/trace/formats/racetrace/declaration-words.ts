/** The words after the id of a declaration, taken one by one; what is missing or too much is told. */
import type { Word } from './words.js';

export type Fail = (code: string, message: string, word?: Word) => void;

export class Arguments {
  private at = 0;

  constructor(
    private readonly words: readonly Word[],
    private readonly fail: Fail,
  ) {}

  text(what: string): string {
    const word = this.words[this.at++];
    if (word === undefined) this.fail('missing-argument', `${what} is missing.`);
    return word?.text ?? '';
  }

  oneOf<Choice extends string>(choices: readonly Choice[], otherwise: Choice): Choice {
    const word = this.words[this.at++];
    const choice = choices.find((each) => each === word?.text);
    if (choice === undefined) {
      const found = word === undefined ? 'nothing' : `'${word.text}'`;
      this.fail('unknown-kind', `Expected one of ${choices.join(', ')}, found ${found}.`, word);
    }
    return choice ?? otherwise;
  }

  optionalWord(text: string): boolean {
    if (this.words[this.at]?.text !== text) return false;
    this.at++;
    return true;
  }

  /** The next word, if there is one. */
  optional(): readonly Word[] {
    return this.words.slice(this.at, ++this.at);
  }

  rest(): readonly Word[] {
    const left = this.words.slice(this.at);
    this.at = this.words.length;
    return left;
  }

  finish(): void {
    const extra = this.words[this.at];
    if (extra === undefined) return;
    this.fail('unexpected-argument', `'${extra.text}' is one word too many.`, extra);
  }
}
