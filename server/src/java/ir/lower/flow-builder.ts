/**
 * Where the next statement goes: blocks, the regions around it (loops, switches, handlers, cleanups)
 * and jumps that leave regions.
 *
 * A cleanup (finally, exit of a monitor, closing of a resource) has one copy for each place that the
 * region is left for, made when the region ends. Its number of copies is so bounded by the number of
 * places, not of jumps. Where cleanups nest in cleanups, copies would multiply: from DEEPEST_COPIES on
 * there is one copy for all, and after it a branch that tells nothing.
 */
import { OpenBlock } from './open-block.js';
import type { Condition, Statement, Variable } from '../statements.js';
import { ROOT, type NodeIndex } from '../../syntax/tree.js';

const DEEPEST_COPIES = 3;

/** What `break`, `continue` or `yield` can name. */
export interface JumpRegion {
  readonly kind: 'jumps';
  readonly labels: readonly string[];
  /** May be left by a `break` without label. */
  readonly breakable: boolean;
  readonly breakTo: OpenBlock;
  readonly continueTo: OpenBlock | undefined;
  /** Of a switch that has a value: what `yield` assigns before it leaves. */
  readonly yields: Variable | undefined;
}

export interface HandlerRegion {
  readonly kind: 'handler';
  readonly handler: OpenBlock;
  /** Did anything in it throw? */
  used: boolean;
}

export interface CleanupRegion {
  readonly kind: 'cleanup';
  readonly handler: OpenBlock;
  used: boolean;
  readonly exits: Map<OpenBlock, OpenBlock>;
}

export type Region = JumpRegion | HandlerRegion | CleanupRegion;

export class FlowBuilder {
  readonly begun: OpenBlock[] = [];
  readonly entry: OpenBlock;
  readonly regions: Region[] = [];
  #current: OpenBlock;
  /** The regions that an exception may stop at, innermost last. */
  readonly #handlers: (HandlerRegion | CleanupRegion)[] = [];
  #copies = 0;

  constructor() {
    this.entry = new OpenBlock(0);
    this.#current = this.entry;
    this.begun.push(this.entry);
  }

  newBlock(): OpenBlock {
    return new OpenBlock(this.regions.length);
  }

  begin(block: OpenBlock): void {
    this.begun.push(block);
    this.#current = block;
  }

  emit(statement: Statement): void {
    this.#current.statements.push(statement);
  }

  /** Alone in its block where a handler is around. */
  emitThrowing(statement: Statement): void {
    const region = this.#handlers.at(-1);
    if (region === undefined) {
      this.emit(statement);
      return;
    }
    region.used = true;
    if (this.#current.statements.length > 0) this.#continueIn(this.newBlock());
    this.emit(statement);
    this.#current.handler = region.handler;
    this.#continueIn(this.newBlock());
  }

  #continueIn(block: OpenBlock): void {
    this.#current.successors.push(block);
    this.begin(block);
  }

  /** After `return` and `throw`: what follows is reached from nowhere. */
  end(): void {
    this.begin(this.newBlock());
  }

  /** Of `throw`: leads to the handler only. */
  endThrowing(statement: Statement): void {
    const region = this.#handlers.at(-1);
    if (region !== undefined) {
      region.used = true;
      if (this.#current.statements.length > 0) this.#continueIn(this.newBlock());
      this.#current.handler = region.handler;
    }
    this.emit(statement);
    this.end();
  }

  branch(condition: Condition, node: NodeIndex, yes: OpenBlock, no: OpenBlock): void {
    this.emit({ kind: 'branch', condition, node });
    this.#current.successors.push(yes, no);
    this.end();
  }

  /** Through the cleanups of all regions that it leaves. */
  jump(target: OpenBlock): void {
    this.#current.successors.push(this.#wayTo(target));
    this.end();
  }

  #wayTo(target: OpenBlock): OpenBlock {
    for (let at = this.regions.length - 1; at >= target.depth; at--) {
      const region = this.regions[at]!;
      if (region.kind !== 'cleanup') continue;
      let copy = region.exits.get(target);
      if (copy === undefined) region.exits.set(target, (copy = new OpenBlock(at)));
      return copy;
    }
    return target;
  }

  /** Does a jump out of the body pass a cleanup? */
  get hasCleanup(): boolean {
    return this.regions.some(({ kind }) => kind === 'cleanup');
  }

  within(region: Region, lower: () => void): void {
    this.regions.push(region);
    if (region.kind !== 'jumps') this.#handlers.push(region);
    lower();
    if (region.kind !== 'jumps') this.#handlers.pop();
    this.regions.pop();
  }

  handlerRegion(): HandlerRegion {
    return { kind: 'handler', handler: this.newBlock(), used: false };
  }

  /** `rethrow` begins with the caught exception and ends with throwing it; both around `cleanup`. */
  withCleanup(lower: () => void, cleanup: () => void, rethrow: (inner: () => void) => void): void {
    const after = this.newBlock();
    const region: CleanupRegion = {
      kind: 'cleanup',
      handler: this.newBlock(),
      used: false,
      exits: new Map(),
    };
    this.within(region, () => {
      lower();
      this.jump(after);
    });
    this.#copyCleanup(region, cleanup, rethrow);
    this.begin(after);
  }

  #copyCleanup(
    region: CleanupRegion,
    cleanup: () => void,
    rethrow: (inner: () => void) => void,
  ): void {
    const { exits, used, handler } = region;
    this.#copies++;
    const ways = exits.size + (used ? 1 : 0);
    if (this.#copies > DEEPEST_COPIES && ways > 1) this.#shareCopy(region, cleanup, rethrow);
    else {
      for (const [target, copy] of exits) {
        this.begin(copy);
        cleanup();
        this.jump(target);
      }
      if (used) {
        this.begin(handler);
        rethrow(cleanup);
      }
    }
    this.#copies--;
  }

  /** One copy for every way in and out: which way in leads to which way out is then not known. */
  #shareCopy(
    { exits, used, handler }: CleanupRegion,
    cleanup: () => void,
    rethrow: (inner: () => void) => void,
  ): void {
    const shared = this.newBlock();
    for (const copy of exits.values()) {
      this.begin(copy);
      this.jump(shared);
    }
    const lowerShared = (): void => {
      this.jump(shared);
      this.begin(shared);
      cleanup();
      for (const target of exits.keys()) this.#maybeJump(target);
    };
    this.begin(handler);
    if (used) rethrow(lowerShared);
    else lowerShared();
  }

  #maybeJump(target: OpenBlock): void {
    const taken = this.newBlock();
    const otherwise = this.newBlock();
    this.branch({ kind: 'other' }, ROOT, taken, otherwise);
    this.begin(taken);
    this.jump(target);
    this.begin(otherwise);
  }
}
