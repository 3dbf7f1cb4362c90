/**
 * Which monitors a body itself holds where: of `synchronized` blocks and synchronized methods, which
 * Java nests, so that every way to a block holds the same. What callers hold, and locks that are
 * objects of the library (`Lock`, `Semaphore`), are not seen here.
 */
import { BodyNotes } from './body-notes.js';
import { reversePostorder } from './graph.js';
import { controlFlowOf } from './control-flow.js';
import type { Body, Statement, StatementIndex } from './statements.js';

/** A monitor that is held, and those that were entered before it. */
interface Held {
  readonly enter: StatementIndex;
  readonly outer: Held | undefined;
}

const known = new BodyNotes<readonly (Held | undefined)[]>();

/** The statements that entered the monitors held where this one begins, outermost first. */
export function monitorsAt(body: Body, statement: StatementIndex): readonly StatementIndex[] {
  const entered: StatementIndex[] = [];
  for (let held = heldIn(body)[statement]; held !== undefined; held = held.outer) {
    entered.push(held.enter);
  }
  return entered.reverse();
}

/** By statement, before it. */
function heldIn(body: Body): readonly (Held | undefined)[] {
  let monitors = known.get(body);
  if (monitors === undefined) known.set(body, (monitors = computeMonitors(body)));
  return monitors;
}

/** A block comes after one that leads to it, whose monitors are therefore known. */
function computeMonitors(body: Body): readonly (Held | undefined)[] {
  const { blocks, statements } = body;
  const held = new Array<Held | undefined>(statements.length).fill(undefined);
  const monitors = new Array<Held | undefined>(blocks.length).fill(undefined);
  const seen = new Uint8Array(blocks.length);
  const pass = (next: number, now: Held | undefined): void => {
    if (seen[next] === 0) monitors[next] = now;
    seen[next] = 1;
  };
  for (const block of reversePostorder(controlFlowOf(body).graph)) {
    const { first, past, successors, handler } = blocks[block]!;
    let now = monitors[block];
    if (handler !== undefined) pass(handler, now);
    for (let at: number = first; at < past; at++) {
      held[at] = now;
      now = after(statements[at]!, at as StatementIndex, now);
    }
    for (const next of successors) pass(next, now);
  }
  return held;
}

function after(statement: Statement, at: StatementIndex, held: Held | undefined): Held | undefined {
  if (statement.kind === 'enter-monitor') return { enter: at, outer: held };
  return statement.kind === 'exit-monitor' ? held?.outer : held;
}
