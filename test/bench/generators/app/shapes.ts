/** The shapes of apps that are measured. */
import type { AppParameters } from './machine.js';

/** Few threads and many kinds of posts: what an engine of happens-before has to do for its events. */
export function mixedEvents(events: number): AppParameters {
  return {
    events,
    binderEvents: Math.round(events / 50),
    loopers: 4,
    binders: 2,
    workers: 12,
    accesses: 6 * events,
    sharedObjects: 1000,
    racy: 100,
    locks: events,
  };
}

/**
 * The average of Table 4.1 for 50,000 events: 6,500 binder events and 540,000 synchronisation
 * operations, on about 20 loopers, 5 binder threads and 130 workers.
 */
export function tableShape(events: number, accesses: number): AppParameters {
  return {
    events,
    binderEvents: Math.round(events * 0.13),
    loopers: 20,
    binders: 5,
    workers: 130,
    accesses,
    sharedObjects: 1000,
    racy: 1,
    locks: Math.round(events * 3.3),
  };
}

/** Nearly everything waits for a time: who is due before whom is what a schedule has to find out. */
export function delayedEvents(events: number): AppParameters {
  return { ...mixedEvents(events), delayed: true };
}

/** A call to a binder thread for every second event. */
export function callingEvents(events: number): AppParameters {
  return { ...mixedEvents(events), binderEvents: Math.round(events / 2), binders: 5 };
}

/** Most accesses are under one of a few locks. */
export function lockedEvents(events: number): AppParameters {
  return { ...mixedEvents(events), locks: 3 * events };
}

/** Many loopers that post to one another. */
export function loopingEvents(events: number): AppParameters {
  return { ...mixedEvents(events), loopers: 20, workers: 60 };
}
