/**
 * How long something has worked, in milliseconds. On a machine that has time for us that is the time that
 * passed; where other programs have the processor their time does not count, so that what is found within a
 * budget hangs little on what else runs. But whoever waits does not wait for ever: a part of the time that
 * passed always counts.
 */
export type WorkClock = () => number;

/** Of the time that passed. */
const LEAST = 0.25;

/** Counts from now on. */
export function workClock(): WorkClock {
  const [begun, usedBefore] = [performance.now(), process.cpuUsage()];
  return () => {
    const passed = performance.now() - begun;
    const { user, system } = process.cpuUsage(usedBefore);
    return workedOf(passed, (user + system) / 1000);
  };
}

/** Several threads may use more than passes. */
export function workedOf(passed: number, used: number): number {
  return Math.max(Math.min(passed, used), passed * LEAST);
}
