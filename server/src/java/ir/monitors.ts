/**
 * Which monitors a body itself holds where: of `synchronized` blocks and synchronized methods, which
 * Java nests, so that every way to a block holds the same. What callers hold, and locks that are
 * objects of the library (`Lock`, `Semaphore`), are not seen here.
 */
import { reversePostorder } from './graph.js';
import { controlFlowOf } from './control-flow.js';
import type { Body, Statement, StatementIndex } from './statements.js';

/** A monitor that is held, and those that were entered before it. */
interface Held {
  readonly enter: StatementIndex;
  readonly outer: Held | undefined;
}

const known = new WeakMap<Body, readonly (Held | undefined)[]>();

/** The statements that entered the monitors held where this one begins, outermost first. */
export function monitorsAt(body: Body, statement: StatementIndex): readonly StatementIndex[] {
  const block = controlFlowOf(body).blockOf(statement);
  let held = entryMonitors(body)[block];
  for (let at: number = body.blocks[block]!.first; at < statement; at++) {
    held = after(body.statements[at]!, at as StatementIndex, held);
  }
  const entered: StatementIndex[] = [];
  for (; held !== undefined; held = held.outer) entered.unshift(held.enter);
  return entered;
}

/** By block. */
function entryMonitors(body: Body): readonly (Held | undefined)[] {
  let monitors = known.get(body);
  if (monitors === undefined) known.set(body, (monitors = computeMonitors(body)));
  return monitors;
}

/** A block comes after one that leads to it, whose monitors are therefore known. */
function computeMonitors(body: Body): readonly (Held | undefined)[] {
  const { blocks, statements } = body;
  const monitors = new Array<Held | undefined>(blocks.length).fill(undefined);
  const seen = new Uint8Array(blocks.length);
  const pass = (next: number, held: Held | undefined): void => {
    if (seen[next] === 0) monitors[next] = held;
    seen[next] = 1;
  };
  for (const block of reversePostorder(controlFlowOf(body).graph)) {
    const { first, past, successors, handler } = blocks[block]!;
    let held = monitors[block];
    if (handler !== undefined) pass(handler, held);
    for (let at: number = first; at < past; at++) {
      held = after(statements[at]!, at as StatementIndex, held);
    }
    for (const next of successors) pass(next, held);
  }
  return monitors;
}

function after(statement: Statement, at: StatementIndex, held: Held | undefined): Held | undefined {
  if (statement.kind === 'enter-monitor') return { enter: at, outer: held };
  return statement.kind === 'exit-monitor' ? held?.outer : held;
}
