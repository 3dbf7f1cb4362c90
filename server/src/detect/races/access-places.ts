/**
 * Where accesses stand, so that a row needs two numbers for it. The first is the site, and where there
 * is a call stack a number for both: there are as many of those as the program has such places. The
 * second is the line of the file. In most formats that is the operation's own number as well; for
 * those where it is not (DroidRacer's logs) the numbers are kept by line.
 */
import { TripleIndex } from '../../base/triple-index.js';

export class AccessPlaces {
  private readonly index = new TripleIndex();
  /** By number of the pair. */
  private readonly sites: number[] = [0];
  private readonly stacks: number[] = [0];
  /** By line, one more than the number of its operation; 0 where that is the line itself. */
  private numbers = new Uint32Array(0);

  /** The site alone, if there is no stack; otherwise a negative number. */
  codeOf(site: number, stack: number): number {
    return stack === 0 ? site : -this.pairOf(site, stack);
  }

  siteOf(code: number): number {
    return code < 0 ? this.sites[-code]! : code;
  }

  stackOf(code: number): number {
    return code < 0 ? this.stacks[-code]! : 0;
  }

  /** The operation of this line has this number. */
  keepNumber(line: number, number: number): void {
    if (line >= this.numbers.length) {
      const grown = new Uint32Array(2 * line + 1);
      grown.set(this.numbers);
      this.numbers = grown;
    }
    this.numbers[line] = number + 1;
  }

  numberOf(line: number): number {
    const kept = line < this.numbers.length ? this.numbers[line]! : 0;
    return kept === 0 ? line : kept - 1;
  }

  private pairOf(site: number, stack: number): number {
    const pair = this.index.add(site, stack >>> 0, 0);
    if (pair === this.sites.length) {
      this.sites.push(site);
      this.stacks.push(stack);
    }
    return pair;
  }
}
