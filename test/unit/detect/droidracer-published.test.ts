/**
 * Logs that DroidRacer itself wrote: the witnesses that it printed, in its order, its category lists
 * and its counters. Skipped where the recorded traces are absent.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildDroidRacerOrder } from '../../../server/src/causality/droidracer/order.js';
import {
  findDroidRacerRaces,
  type DroidRacerRace,
} from '../../../server/src/detect/droidracer/races.js';
import { Flag, OpKind, Place } from '../../../server/src/trace/operations.js';
import { objectText } from '../../../server/src/trace/tables.js';
import {
  parseCounters,
  parseResults,
  type ListName,
  type PrintedAccess,
} from '../../support/droidracer-results.js';
import { readAny, type AnyTrace } from '../../support/read-any-trace.js';

const TRACES = path.join(import.meta.dirname, '../../../../shared/traces');
const APPS = ['charachter-recognition', 'music'].map((app) => `em-explorer/apps/${app}`);
const LOGS = existsSync(TRACES) ? ['droidracer/RemindMe', ...APPS] : [];

function file(...parts: string[]): string {
  return readFileSync(path.join(TRACES, ...parts), 'utf8');
}

function analyse(trace: AnyTrace) {
  const { reader, store, problems } = trace;
  const order = buildDroidRacerOrder(store, reader.tables, reader.format, problems);
  return { order, ...findDroidRacerRaces(order, store, reader.tables) };
}

/** An access as the tool prints it. */
function print(trace: AnyTrace, blocks: (index: number) => number, index: number): PrintedAccess {
  const { tables } = trace.reader;
  const { number, kind, thread, a, b, c, place } = trace.operations[index]!;
  const element = place === Place.Element;
  return {
    rwId: number,
    type: kind === OpKind.Read ? 'READ' : 'WRITE',
    object: objectText(tables, a),
    class: element ? tables.classes[c]!.name : tables.fields[b]!.class,
    field: element ? b : Number(tables.fields[b]!.name),
    thread: Number(tables.threads[thread]!.label),
    block: blocks(index),
  };
}

const LISTS: Record<string, ListName> = {
  'multi-threaded': 'multiThreaded',
  delayed: 'delayed',
  'cross-posted': 'crossPosted',
  unknown: 'uncategorised',
};

function listOf({ category, ui }: DroidRacerRace): ListName {
  return LISTS[category] ?? (ui ? 'coEnabledUi' : 'coEnabledNonUi');
}

/** A line of the list that a witness goes into: by object if co-enabled, else by class. */
function listLine(trace: AnyTrace, race: DroidRacerRace, { object, ...access }: PrintedAccess) {
  if (race.triggers === undefined) return `class: ${access.class}  field:${access.field}`;
  const [one, other] = race.triggers.map((index) => trace.operations[index]!.number);
  const where = object === '0x00000000' ? `class: ${access.class}` : `object: ${object}`;
  return `${where}  field:${access.field} co-enabled trigger opIds:${one!}, ${other!}`;
}

function sorted(lines: Iterable<string>): string[] {
  return [...new Set(lines)].sort();
}

describe.skipIf(!existsSync(TRACES))('published logs', () => {
  describe.each(LOGS)('%s', (folder) => {
    const text = file(folder, 'abc_log.txt');
    const trace = readAny(text);
    const { order, races } = analyse(trace);
    const printed = parseResults(text);
    const blockOf = (index: number) =>
      trace.operations[order.nodes.operation[order.nodes.nodeOf[index]!]!]!.a;
    const witnesses = races.map((race) => {
      const [first, second] = [race.first, race.second].map((index) =>
        print(trace, blockOf, index),
      );
      // The tool repeats the first access's class on the second line.
      return { race, accesses: [first!, { ...second!, class: first!.class }] };
    });

    it('is analysed without a problem', () => {
      expect(trace.problems.list()).toEqual([]);
    });

    it('gives a graph of the same size', () => {
      expect(order.size).toBe(printed.graphSize);
    });

    it('gives the same witnesses in the same order', () => {
      expect(printed.races.length).toBeGreaterThan(0);
      expect(witnesses.map(({ accesses }) => accesses)).toEqual(printed.races);
    });

    it.each(Object.keys(printed.lists) as ListName[])('gives the same list: %s', (list) => {
      const ours = witnesses.filter(({ race }) => listOf(race) === list);
      const lines = ours.map(({ race, accesses }) => listLine(trace, race, accesses[0]!));
      expect(sorted(lines)).toEqual(sorted(printed.lists[list]));
    });
  });

  it('RemindMe gives the counters of pldi-race.log', () => {
    const { counters, races } = analyse(readAny(file('droidracer/RemindMe/abc_log.txt')));
    const logged = parseCounters(file('droidracer/RemindMe/pldi-race.log'));
    expect(races).toHaveLength(54);
    expect(counters).toMatchObject({
      trace: logged.get('trace'),
      threads: logged.get('thread'),
      queues: logged.get('mq'),
      tasks: logged.get('async'),
      fields: logged.get('field'),
      multiThreaded: logged.get('multi-thread-races'),
      asyncRaces: logged.get('asyncRaces'),
      delayed: logged.get('delay-races'),
      crossPosted: logged.get('cross-post-races'),
      coEnabledUi: logged.get('co-enabled-uiRaces'),
      coEnabledNonUi: logged.get('co-enabled-non-ui-races'),
      uncategorised: 0,
    });
  });
});

describe.skipIf(!existsSync(TRACES))("EM-Explorer's traces", () => {
  it.each(APPS)('%s is analysed without a problem, with its dependences', (folder) => {
    const dependences = file(folder, 'dependence.txt');
    const trace = readAny(file(folder, 'trace.txt'), { expected: 'em-explorer', dependences });
    const { order, races } = analyse(trace);
    expect(trace.reader.format).toBe('em-explorer');
    expect(trace.problems.list()).toEqual([]);
    expect(races.length).toBeGreaterThan(0);
    const find = (opId: number) =>
      trace.operations.findIndex(
        ({ number, flags }) => number === opId && (flags & Flag.Synthetic) === 0,
      );
    for (const [, before, after] of dependences.matchAll(/src:(\d+) dest:(\d+)/g)) {
      expect(order.precedes(find(Number(before)), find(Number(after)))).toBe(true);
    }
  });

  const folder = path.join(TRACES, 'em-explorer/benchmarks');
  const benchmarks = existsSync(folder) ? readdirSync(folder) : [];
  it.each(benchmarks)('%s is analysed without a problem', (name) => {
    const trace = readAny(file('em-explorer/benchmarks', name, 'trace.txt'));
    const { order } = analyse(trace);
    expect(trace.reader.format).toBe('em-explorer');
    expect(trace.problems.list()).toEqual([]);
    expect(order.size).toBeGreaterThan(5);
  });
});
