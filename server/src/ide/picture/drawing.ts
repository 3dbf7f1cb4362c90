/** The drawing of accesses and what caused them, lane by lane; what two of them share is drawn once. */
import type { CauseLink, Finding, FindingAccess, StackFrame } from '../../findings/finding.js';
import { doneBy } from '../../findings/message.js';
import { methodName, placeName } from '../../findings/names.js';
import { runsOnText } from '../../findings/story.js';
import type { Arrow, Box } from './picture.js';

interface Lane {
  readonly key: string;
  /** Of a trace's thread at first its name; an access on it knows what kind of thread it is. */
  label: string;
}

type OpenBox = { -readonly [Key in keyof Box]: Box[Key] };

/** Boxes, lanes and arrows, as they are drawn. */
export class Drawing {
  readonly lanes: Lane[] = [];
  readonly boxes: OpenBox[] = [];
  readonly arrows: Arrow[] = [];
  readonly #causes = new Map<string, number>();

  constructor(private readonly finding: Finding) {}

  /** The boxes of an access from its first cause on, below another box; the number of the access. */
  access(access: FindingAccess, below?: number): number {
    const links = [...access.causes].reverse();
    let last: number | undefined;
    links.forEach((link, at) => {
      const box = this.#cause(link, links.slice(0, at + 1));
      if (last !== undefined) this.#arrow(last, box, links[at - 1]!);
      last = box;
    });
    const own = this.#access(access);
    if (last === undefined) this.#below(own, -1);
    else this.#arrow(last, own, links.at(-1)!);
    if (below !== undefined) this.#below(own, this.boxes[below]!.row);
    return own;
  }

  /** Causes that both sides have, with all that led to them, are one box. */
  #cause(link: CauseLink, chain: readonly CauseLink[]): number {
    const key = JSON.stringify(
      chain.map(({ kind, thread, by, frame }) => [kind, thread, by, frame]),
    );
    let box = this.#causes.get(key);
    if (box === undefined) {
      const isSystem = link.thread === '';
      box = this.#add({
        lane: this.#lane(laneOfCause(link), labelOfCause(link)),
        row: 0,
        title: isSystem ? (link.by ?? 'the system') : (link.callback ?? link.thread),
        detail: detailOf(link),
        mark: 'cause',
        ...frameAt(link.frame),
      });
      this.#causes.set(key, box);
    }
    return box;
  }

  #access(access: FindingAccess): number {
    const { place, kind, origin } = access;
    const lane = this.#lane(this.#laneOf(access), '');
    this.lanes[lane]!.label = runsOnText(access);
    return this.#add({
      lane,
      row: 0,
      title: origin.name,
      detail: `${this.finding.subject} ${doneBy(this.finding.rule, access)}`,
      mark: kind,
      ...(place === undefined ? frameAt(access.stack[0]) : { at: place }),
    });
  }

  /** Two threads of one kind are two lanes: they would not race on one. */
  #laneOf(access: FindingAccess): string {
    const { thread, origin } = access;
    const [one, other] = this.finding.accesses;
    const key = thread === '' ? origin.runsOn : thread;
    const isSecond = access === other && this.finding.cut === undefined;
    const isShared = isSecond && one.thread === other.thread && !runsOneByOne(origin.runsOn);
    return isShared ? `${key} 2` : key;
  }

  #lane(key: string, label: string): number {
    const known = this.lanes.findIndex((lane) => lane.key === key);
    return known >= 0 ? known : this.lanes.push({ key, label }) - 1;
  }

  /** A cause makes what comes next run, by what it says of itself. */
  #arrow(from: number, to: number, { kind }: CauseLink): void {
    const rule = RULES[kind];
    const isKnown = this.arrows.some((each) => each.from === from && each.to === to);
    if (!isKnown) this.arrows.push({ from, to, rule });
    this.#below(to, this.boxes[from]!.row);
  }

  #add(box: OpenBox): number {
    return this.boxes.push(box) - 1;
  }

  /** Below a row, and not on another box of its lane. */
  #below(box: number, row: number): void {
    const own = this.boxes[box]!;
    own.row = Math.max(own.row, row + 1);
    const isTaken = (): boolean =>
      this.boxes.some((each, at) => at !== box && each.lane === own.lane && each.row === own.row);
    while (isTaken()) own.row++;
  }
}

export function runsOneByOne(runsOn: string): boolean {
  return runsOn.includes('looper') || runsOn.startsWith('main') || runsOn.startsWith('serial');
}

function laneOfCause({ thread, on }: CauseLink): string {
  if (thread === '') return 'system';
  return on === undefined ? thread : on.thread === '' ? on.runsOn : on.thread;
}

function labelOfCause({ thread, on }: CauseLink): string {
  if (thread === '') return 'user and system';
  return on === undefined ? thread : runsOnText({ origin: on, thread: on.thread });
}

function detailOf({ by, frame, thread }: CauseLink): string {
  const how = thread === '' ? '' : (by ?? '');
  const where = frame === undefined ? '' : `${methodName(frame)} ${placeName(frame)}`;
  return [how, where].filter((part) => part !== '').join(' · ');
}

function frameAt(frame: StackFrame | undefined): Pick<Box, 'at'> {
  if (frame?.path === undefined || frame.line === 0) return {};
  return { at: { path: frame.path, line: frame.line } };
}

const RULES: Readonly<Record<CauseLink['kind'], string>> = {
  post: 'post',
  fork: 'start',
  register: 'register',
  enable: 'enable',
  declare: 'declare',
  system: 'calls',
};
