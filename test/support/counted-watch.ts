/** A watch that is over after so many looks, whichever phase looks: where it ends does not hang on the clock. */
import { Watch } from '../../server/src/base/watch.js';

export class CountedWatch extends Watch {
  looks = 0;
  #isOver = false;

  constructor(private readonly most = Infinity) {
    super();
  }

  override isOver(): boolean {
    this.#isOver = ++this.looks > this.most;
    return this.#isOver;
  }

  override until(): Watch {
    return new PhaseWatch(this);
  }

  override get end(): string | undefined {
    return this.#isOver ? 'so many looks' : undefined;
  }
}

/** Of one phase: knows whether it was over in it. */
class PhaseWatch extends Watch {
  #end: string | undefined;

  constructor(private readonly whole: CountedWatch) {
    super();
  }

  override isOver(): boolean {
    if (this.whole.isOver()) this.#end = this.whole.end;
    return this.#end !== undefined;
  }

  override get end(): string | undefined {
    return this.#end;
  }
}
