/**
 * Runs of a made-up app with planted assumptions, as racetrace text. Each of its screens sets up a
 * pointer, an order of two numbers and a mode that its updates rely on; what else its handlers read
 * (a flag that is seldom turned, a counter, a size) happens to look alike in a few runs. Nothing orders
 * the updates with the rare events, nor with the pause that clears the pointer at the end.
 */
import { createRandom } from '../random.js';

export interface PlantedApp {
  readonly screens: number;
  /** Events of each run, besides those that set up and clear. */
  readonly events: number;
}

/** What every run respects, by screen: `update` relies on it. */
export const PLANTED = [
  'this.hub != null',
  'this.low < this.high',
  'this.mode in {1, 2, 4}',
] as const;

const HANDLERS = ['create', 'update', 'show', 'turn', 'pause'] as const;
type Handler = (typeof HANDLERS)[number];
const FIELDS = ['hub', 'low', 'high', 'mode', 'flag', 'count'] as const;

export function* plantedRun({ screens, events }: PlantedApp, seed: number): Generator<string> {
  const random = createRandom(seed);
  yield header(screens);
  const run = new Run(random);
  for (let screen = 0; screen < screens; screen++) yield run.event(screen, 'create', 't0');
  yield run.startWorkers();
  for (let event = 0; event < events; event++) {
    const screen = random(screens);
    yield run.event(screen, kindOf(random), `t${2 + random(3)}`);
  }
  for (let screen = 0; screen < screens; screen++) yield run.event(screen, 'pause', 't0');
}

/** A turn of the flag comes about once in two runs of a screen. */
function kindOf(random: (below: number) => number): Handler {
  const draw = random(60);
  if (draw === 0) return 'turn';
  return draw < 35 ? 'update' : 'show';
}

function header(screens: number): string {
  const lines = [
    'racetrace 1',
    'thread t0 worker system',
    'thread t1 looper main',
    'thread t2 worker A',
    'thread t3 worker B',
    'thread t4 worker C',
    'queue q1 looper main',
  ];
  for (let screen = 0; screen < screens; screen++) {
    const owner = `org.planted.Screen${screen}`;
    lines.push(`class k${screen + 1} ${owner}`);
    FIELDS.forEach((field, at) => lines.push(`field f${screen * 10 + at} ${owner}.${field}`));
    HANDLERS.forEach((handler, at) => {
      const name = `${screen * 10 + at}`;
      lines.push(`callback c${name} message ${owner} ${handler}`);
      lines.push(`site s${name} ${owner}.${handler}(Screen${screen}.java:${10 * (at + 1)})`);
    });
  }
  lines.push('t0 init', 't1 init', 't1 attach q1', 't1 loop q1', '');
  return lines.join('\n');
}

class Run {
  private tasks = 0;
  private objects = 1_000_000;
  private readonly memory = new Map<string, string>();

  constructor(private readonly random: (below: number) => number) {}

  /** Posted, and run at once: the looper keeps up. */
  event(screen: number, handler: Handler, poster: string): string {
    const task = ++this.tasks;
    const name = screen * 10 + HANDLERS.indexOf(handler);
    const body = this.body(screen, handler).map((line) => `t1 ${line} s${name}`);
    return [
      `${poster} post e${task} q1 c${name}`,
      `t1 begin e${task}`,
      ...body,
      `t1 end e${task}`,
      '',
    ].join('\n');
  }

  /** By an event of the platform that comes after all screens are set up. */
  startWorkers(): string {
    const task = ++this.tasks;
    const workers = [2, 3, 4];
    return [
      `t0 post e${task} q1`,
      `t1 begin e${task}`,
      ...workers.map((worker) => `t1 fork t${worker}`),
      `t1 end e${task}`,
      ...workers.map((worker) => `t${worker} init`),
      '',
    ].join('\n');
  }

  private body(screen: number, handler: Handler): string[] {
    const { random } = this;
    switch (handler) {
      case 'create': {
        const low = random(50);
        return [
          `new o${screen + 1} k${screen + 1}`,
          this.write(screen, 'hub', `o${this.objects++}`),
          this.write(screen, 'low', String(low)),
          this.write(screen, 'high', String(low + 1 + random(20))),
          this.write(screen, 'mode', String(1 << random(3))),
          this.write(screen, 'flag', 'true'),
          this.write(screen, 'count', String(random(100))),
        ];
      }
      case 'update':
        return [
          this.read(screen, 'hub'),
          `deref ${place(screen, 'hub')} =${this.memory.get(place(screen, 'hub'))!}`,
          this.read(screen, 'low'),
          this.read(screen, 'high'),
          `relate ${place(screen, 'low')} ${place(screen, 'high')}`,
          this.read(screen, 'mode'),
          this.read(screen, 'count'),
          this.write(screen, 'count', String(random(100))),
        ];
      case 'show':
        return [this.read(screen, 'flag'), this.read(screen, 'count')];
      case 'turn':
        return [this.write(screen, 'flag', String(random(2) === 0))];
      case 'pause':
        return [this.write(screen, 'hub', 'null')];
    }
  }

  private read(screen: number, field: (typeof FIELDS)[number]): string {
    const location = place(screen, field);
    return `read ${location} =${this.memory.get(location)!}`;
  }

  private write(screen: number, field: (typeof FIELDS)[number], value: string): string {
    const location = place(screen, field);
    this.memory.set(location, value);
    return `write ${location} =${value}`;
  }
}

function place(screen: number, field: (typeof FIELDS)[number]): string {
  return `o${screen + 1}.f${screen * 10 + FIELDS.indexOf(field)}`;
}
