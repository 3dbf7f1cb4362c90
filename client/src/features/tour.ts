/**
 * Walking through findings by key. *Next Step* goes from an access along its call stack to what causes it, then
 * through the other side, across files; *Previous Step* goes back. *Next Conflict* goes from access to access
 * of the same field. Where one is stands in the status bar for a while.
 */
import * as vscode from 'vscode';
import type { Tour, TourStep } from '../../../server/src/protocol/tours.js';
import type { RacelensServer } from '../client.js';
import { toVscodeLocation } from '../locations.js';
import { findingId } from './finding-argument.js';

const MESSAGE_MS = 8000;
const NOTHING = 'No race that Racelens knows of is on this line.';

export function registerTourCommands(server: RacelensServer): vscode.Disposable {
  const walk = new Walk(server);
  const commands = {
    'racelens.nextStep': (finding?: unknown, side?: unknown) => walk.step(1, finding, side),
    'racelens.previousStep': () => walk.step(-1),
    'racelens.nextConflict': () => goToNeighbour(server, 1),
    'racelens.previousConflict': () => goToNeighbour(server, -1),
  };
  return vscode.Disposable.from(
    ...Object.entries(commands).map(([id, run]) => vscode.commands.registerCommand(id, run)),
  );
}

/** Goes to an access of a finding; false if there is none any more. */
export async function goToAccess(
  server: RacelensServer,
  finding: string,
  side: number,
): Promise<boolean> {
  const [tour] = await server.tours({ finding });
  const step = tour?.steps.find((each) => each.isAccess && each.side === side);
  if (step === undefined) return false;
  await goTo(step);
  return true;
}

/** The tour under way. */
class Walk {
  private tour: Tour | undefined;
  private at = 0;

  constructor(private readonly server: RacelensServer) {}

  /** Given a finding, its tour begins at the access of that side. */
  async step(by: 1 | -1, finding?: unknown, side?: unknown): Promise<void> {
    const named = findingId(finding);
    if (named !== undefined) await this.begin(named, side);
    else if (await this.isUnderWay()) this.at += by;
    else await this.beginAtCursor(by);
    const { tour } = this;
    if (tour === undefined || tour.steps.length === 0) {
      tell(NOTHING);
      return;
    }
    this.at = (this.at + tour.steps.length) % tour.steps.length;
    const step = tour.steps[this.at]!;
    await goTo(step);
    tell(`${tour.title}, ${this.at + 1} of ${tour.steps.length}: ${step.label}`);
  }

  private async begin(finding: string, side: unknown): Promise<void> {
    [this.tour] = await this.server.tours({ finding });
    const first = this.tour?.steps.findIndex((step) => step.isAccess && step.side === side) ?? 0;
    this.at = Math.max(first, 0);
  }

  /** A tour goes on as long as the cursor is where it led, and the finding is there. */
  private async isUnderWay(): Promise<boolean> {
    const step = this.tour?.steps[this.at];
    if (this.tour === undefined || step === undefined || !isAtCursor(step)) return false;
    const [now] = await this.server.tours({ finding: this.tour.finding });
    if (now === undefined) return false;
    this.tour = now;
    return true;
  }

  private async beginAtCursor(by: 1 | -1): Promise<void> {
    const at = cursor();
    const [tour] = at === undefined ? [] : await this.server.tours({ at });
    this.tour = tour;
    this.at = Math.max(tour?.steps.findIndex((step) => step.isAccess && isAtCursor(step)) ?? 0, 0);
    this.at += by;
  }
}

async function goToNeighbour(server: RacelensServer, by: 1 | -1): Promise<void> {
  const at = cursor();
  const steps = at === undefined ? [] : await server.conflicts(at);
  if (at === undefined || steps.length === 0) {
    tell(NOTHING);
    return;
  }
  const next = neighbour(steps, at, by);
  await goTo(steps[next]!);
  tell(`Conflict ${next + 1} of ${steps.length}: ${steps[next]!.label}`);
}

/** The first behind the cursor, or the last before it; round at the ends. */
function neighbour(steps: readonly TourStep[], at: Cursor, by: 1 | -1): number {
  const order = ({ location: { uri, range } }: TourStep) =>
    compare([vscode.Uri.parse(uri).toString(), range.start.line], [at.uri, at.line]);
  if (by === 1) {
    const next = steps.findIndex((step) => order(step) > 0);
    return next < 0 ? 0 : next;
  }
  const last = steps.findLastIndex((step) => order(step) < 0);
  return last < 0 ? steps.length - 1 : last;
}

function compare(one: readonly [string, number], other: readonly [string, number]): number {
  if (one[0] !== other[0]) return one[0] < other[0] ? -1 : 1;
  return one[1] - other[1];
}

interface Cursor {
  readonly uri: string;
  readonly line: number;
}

function cursor(): Cursor | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return undefined;
  return { uri: editor.document.uri.toString(), line: editor.selection.active.line };
}

function isAtCursor({ location: { uri, range } }: TourStep): boolean {
  const at = cursor();
  return at?.line === range.start.line && at.uri === vscode.Uri.parse(uri).toString();
}

/** As a jump of the editor, so that its own *Go Back* leads back. */
async function goTo({ location }: TourStep): Promise<void> {
  const { uri, range } = toVscodeLocation(location);
  await vscode.window.showTextDocument(uri, { selection: range });
}

function tell(message: string): void {
  vscode.window.setStatusBarMessage(message, MESSAGE_MS);
}
