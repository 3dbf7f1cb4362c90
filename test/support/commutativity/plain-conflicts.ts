/**
 * The definitions of the thesis, 5.2.2, word for word: every minor event, and every pair of which 5.4
 * speaks: a change with what follows it up to the next change that matters, and a KILL with all who
 * required the condition before.
 */
import type {
  ConflictKind,
  Order,
  Step,
} from '../../../server/src/detect/commutativity/detect/conflicts.js';

/** `GEN-REQ 3 5`, by positions. */
export function conflictsByDefinition(steps: readonly Step[], order: Order): string[] {
  const isBefore = (one: number, other: number) =>
    steps[one]!.event === steps[other]!.event ||
    (one < other && order.precedes(steps[one]!.event, steps[other]!.event));
  const positions = [...steps.keys()];
  const ofRole = (role: Step['role']) => positions.filter((at) => steps[at]!.role === role);
  // An event that requires the condition and then kills it has required it before.
  const isBetween = (at: number, between: number, required: number) =>
    at < between && between < required && isBefore(at, between) && isBefore(between, required);
  const isMinor = (at: number) => {
    const opposite = ofRole(steps[at]!.role === 'GEN' ? 'KILL' : 'GEN');
    return ofRole('REQ').every(
      (required) =>
        isBefore(required, at) ||
        (isBefore(at, required) && opposite.some((between) => isBetween(at, between, required))),
    );
  };
  const matters = (at: number) => steps[at]!.role === 'REQ' || !isMinor(at);
  const changes = positions.filter((at) => steps[at]!.role !== 'REQ' && matters(at));
  return positions.filter(matters).flatMap((one) =>
    positions.filter(matters).flatMap((other) => {
      if (one >= other || isBefore(one, other) || isBefore(other, one)) return [];
      if (steps[one]!.role !== 'REQ' && changes.some((at) => one < at && at < other)) return [];
      const kind = kindOf(steps[one]!, steps[other]!);
      return kind === undefined ? [] : [`${kind} ${one} ${other}`];
    }),
  );
}

function kindOf(one: Step, other: Step): ConflictKind | undefined {
  const roles = new Set([one.role, other.role]);
  if (roles.size < 2) return undefined;
  // Whoever required it before it was made true had it from elsewhere: the GEN may as well come first.
  if (!roles.has('KILL')) return one.role === 'GEN' ? 'GEN-REQ' : undefined;
  return roles.has('GEN') ? 'GEN-KILL' : 'REQ-KILL';
}
