/**
 * Call stacks as numbers: a trie of the methods entered, so that an access keeps its whole stack in
 * one number and the memory grows with the program, not with the run. A stack that the trace gives
 * with the operation is its row in the tables, as a negative number. 0 is no stack.
 */
import { TripleIndex } from '../../base/triple-index.js';
import type { Site, TraceTables } from '../../trace/tables.js';

/** A place in the source; parts that were not recorded are '' and 0. */
export type Frame = Pick<Site, 'class' | 'method' | 'file' | 'line'>;

export class CallStacks {
  private readonly index = new TripleIndex();
  private readonly parents: number[] = [0];
  private readonly methods: number[] = [0];
  private readonly callers: number[] = [0];
  private readonly depths: number[] = [0];

  constructor(private readonly tables: TraceTables) {}

  /** The stack after entering the method of a site, called at another (0 where not recorded). */
  enter(stack: number, method: number, caller: number): number {
    const node = this.index.add(stack, method, caller);
    if (node === this.parents.length) {
      this.parents.push(stack);
      this.methods.push(method);
      this.callers.push(caller);
      this.depths.push(this.depths[stack]! + 1);
    }
    return node;
  }

  /** The stack after leaving the method, or the innermost one; as it was if the method is not on it. */
  leave(stack: number, method: number): number {
    if (method === 0) return this.parents[stack]!;
    for (let node = stack; node !== 0; node = this.parents[node]!) {
      if (this.methods[node] === method) return this.parents[node]!;
    }
    return stack;
  }

  depth(stack: number): number {
    return stack > 0 ? this.depths[stack]! : 0;
  }

  parent(stack: number): number {
    return this.parents[stack]!;
  }

  /** The site, in the method of depth `depth`, at which the stack's next method was called; 0 for none. */
  callerAt(stack: number, depth: number): number {
    let node = stack;
    while (this.depths[node]! > depth + 1) node = this.parents[node]!;
    return this.depths[node] === depth + 1 ? this.callers[node]! : 0;
  }

  /** Where an operation at this site with this stack stands, innermost first. */
  frames(stack: number, site: number): Frame[] {
    if (stack < 0) return this.givenFrames(-stack, site);
    const frames: Frame[] = site === 0 ? [] : [this.frame(site)];
    for (let node = stack; node !== 0; node = this.parents[node]!) {
      this.addMethod(frames, this.methods[node]!);
      if (this.callers[node] !== 0) frames.push(this.frame(this.callers[node]!));
    }
    return frames;
  }

  /** The method is there without its line if the frame inside it is not recorded. */
  private addMethod(frames: Frame[], method: number): void {
    const frame = this.frame(method);
    const inner = frames[frames.length - 1];
    if (inner === undefined || !isSameMethod(inner, frame)) frames.push({ ...frame, line: 0 });
  }

  private givenFrames(row: number, site: number): Frame[] {
    const frames = (this.tables.stacks[row]?.sites ?? []).map((each) => this.frame(each));
    if (site === 0) return frames;
    const own = this.frame(site);
    const innermost = frames[0];
    return innermost !== undefined && isSameMethod(innermost, own)
      ? [own, ...frames.slice(1)]
      : [own, ...frames];
  }

  private frame(site: number): Frame {
    const { class: owner, method, file, line } = this.tables.sites[site]!;
    return { class: owner, method, file, line };
  }
}

export function isSameMethod(one: Frame, other: Frame): boolean {
  return one.class === other.class && one.method === other.method && one.file === other.file;
}
