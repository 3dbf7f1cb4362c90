/**
 * Traces of all formats, longer than a batch, that keep learning: names that come late, come before
 * their declaration or change what is known of a thread, between operations that make little sense.
 */
import { createRandom } from '../bench/random.js';

type Random = (below: number) => number;

export type LongFormat = 'racetrace' | 'std' | 'em-explorer' | 'droidracer';
export const LONG_FORMATS: readonly LongFormat[] = [
  'racetrace',
  'std',
  'em-explorer',
  'droidracer',
];

const LINES = 20_000;

export function longTrace(format: LongFormat, seed: number): string {
  const numbers = createRandom(seed);
  const random: Random = (below) => numbers(Math.floor(below));
  const lines = Array.from({ length: LINES }, (_, at) => LINE_OF[format](random, at));
  return `${FIRST[format]}${lines.join('\n')}\n`;
}

const FIRST: Readonly<Record<LongFormat, string>> = {
  racetrace: 'racetrace 1\n',
  std: 'T0|w(V0)|0\n',
  'em-explorer': '1 START\n2 POST src:1 msg:1 dest:2\n',
  droidracer: 'Android bug-checker log messages\n1 START\n',
};

const LINE_OF: Readonly<Record<LongFormat, (random: Random, at: number) => string>> = {
  racetrace: racetraceLine,
  std: stdLine,
  'em-explorer': logLine('2'),
  droidracer: logLine('-1'),
};

/** Ids come from a small range in the beginning and from a larger one later. */
function racetraceLine(random: Random, at: number): string {
  const id = () => 1 + random(10 + at / 100);
  const declaration = random(20) === 0;
  if (!declaration) {
    const thread = 1 + random(5);
    return pick(random, [
      `t${thread} read o${id()}.f${id()} @s${id()}`,
      `t${thread} write f${id()}`,
      `t${thread} lock o${id()}`,
      `t${thread} unlock o${id()}`,
    ]);
  }
  return pick(random, [
    `field f${id()} org.app.A.x${at}`,
    `site s${id()} org.app.A.run(A.java:${id()})`,
    `thread t${id()} looper main${at}`,
    `thread t${id()} worker w p${id()}`,
    `stack x${id()} s${id()} s${id()}`,
    `callback c${id()} lifecycle org.app.A onCreate${at}`,
    `component a${id()} activity org.app.A`,
    `object o${id()} name${at}`,
    `queue q${id()} looper q${at}`,
    `about key${at} value`,
    'nonsense',
  ]);
}

function stdLine(random: Random, at: number): string {
  const thread = `T${random(3 + at / 2000)}`;
  const variable = random(50) === 0 ? `cache.size@${random(at + 1)}` : `V${random(10 + at / 10)}`;
  const site = random(30) === 0 ? `src/Cache.java:${random(at + 1)}` : String(random(500));
  return pick(random, [
    `${thread}|r(${variable})|${site}`,
    `${thread}|w(${variable})|${site}`,
    `${thread}|acq(L${random(5 + at / 500)})|${site}`,
    `${thread}|rel(L${random(5 + at / 500)})|${site}`,
    random(40) === 0 ? `${thread}|oops(V1)|1` : `${thread}|r(${variable})|${site}`,
  ]);
}

function logLine(destination: string): (random: Random, at: number) => string {
  return (random, at) => {
    const tid = 1 + random(5 + at / 1000);
    const number = at + 3;
    const member = `obj:0x${random(99)} class:La/B${random(3 + at / 1000)}; field:${random(99)}`;
    return pick(random, [
      `${number} THREADINIT tid:${tid}`,
      `${number} ATTACH-Q tid:${tid} queue:${random(4 + at / 1000)}`,
      `${number} POST src:${tid} msg:${random(at + 1)} dest:${destination} delay:0`,
      `${number} CALL tid:${tid} msg:${random(at + 1)}`,
      `${number} NATIVE-ENTRY tid:${tid}thread-name:Binder Thread #${tid}`,
      `${number} TRIGGER-LIFECYCLE tid:${tid} component:La/Act${random(9)}; id:${tid} state:RESUME`,
      `rwId:${number} WRITE tid:${tid} ${member}`,
      `${number} READ opId:${number} tid:${tid} ${member}`,
      `${number} LOCK tid:${tid} lock-obj:0x${random(9)}`,
    ]);
  };
}

function pick(random: Random, lines: readonly string[]): string {
  return lines[random(lines.length)]!;
}
