/**
 * Writes the STD format of RAPID: reads, writes, locks, forks, joins and atomic blocks. Everything
 * else has no form in STD; it is counted by its verb, so that whoever converts can say what is lost.
 */
import type { Columns, Operations } from '../batch.js';
import { OpKind, Place } from '../operations.js';
import { shapeOf } from '../shapes.js';
import { objectText, type Field, type Thread, type TraceTables } from '../tables.js';
import type { TraceWriter } from '../writer.js';

const WORDS: Readonly<Partial<Record<OpKind, string>>> = {
  [OpKind.Read]: 'r',
  [OpKind.Write]: 'w',
  [OpKind.Lock]: 'acq',
  [OpKind.Unlock]: 'rel',
  [OpKind.Fork]: 'fork',
  [OpKind.Join]: 'join',
  [OpKind.Atomic]: 'begin',
  [OpKind.EndAtomic]: 'end',
};

export function createStdWriter(tables: TraceTables, write: (text: string) => void): TraceWriter {
  const writer = new StdWriter(tables);
  return {
    sink: (operations) => {
      const text = writer.lines(operations);
      if (text !== '') write(text);
    },
    end: () => undefined,
    leftOut: () => writer.leftOut,
  };
}

class StdWriter {
  readonly leftOut = new Map<string, number>();
  private readonly threads = new UniqueNames();
  private readonly locks = new UniqueNames();
  private readonly variables = new UniqueNames();

  constructor(private readonly tables: TraceTables) {}

  lines(operations: Operations): string {
    let text = '';
    for (let index = 0; index < operations.length; index++) {
      const kind = operations.kind[index]! as OpKind;
      const word = WORDS[kind];
      if (word === undefined) this.leaveOut(kind);
      else text += this.line(operations, index, kind, word);
    }
    return text;
  }

  private line(columns: Columns, index: number, kind: OpKind, word: string): string {
    const subject = this.subject(columns, index, kind);
    const operation = subject === undefined ? word : `${word}(${subject})`;
    const site = this.tables.sites[columns.site[index]!]!.label;
    const place = site === '' ? '' : `|${site.replace(/[\r\n]/g, ' ')}`;
    return `${this.thread(columns.thread[index]!)}|${operation}${place}\n`;
  }

  private subject(columns: Columns, index: number, kind: OpKind): string | undefined {
    const a = columns.a[index]!;
    if (kind === OpKind.Fork || kind === OpKind.Join) return this.thread(a);
    if (kind === OpKind.Lock || kind === OpKind.Unlock) {
      return this.locks.of(`o${a}`, objectText(this.tables, a));
    }
    return kind === OpKind.Read || kind === OpKind.Write
      ? this.variable(columns, index)
      : undefined;
  }

  private thread(id: number): string {
    return this.threads.of(String(id), threadName(this.tables.threads[id]!));
  }

  private variable(columns: Columns, index: number): string {
    const place = columns.place[index]! & 15;
    const a = columns.a[index]!;
    const b = columns.b[index]!;
    return this.variables.of(`${place} ${a} ${b}`, this.locationName(place, a, b));
  }

  private locationName(place: Place, a: number, b: number): string {
    const { tables } = this;
    const object = objectText(tables, a);
    switch (place) {
      case Place.Field:
        return `${object}.${fieldName(tables.fields[b]!)}`;
      case Place.Static:
        return fieldName(tables.fields[b]!);
      case Place.Resource:
        return tables.resources[b]!.name;
      case Place.Entry:
        return `${object}{${tables.names[b]!.text}}`;
      default:
        return `${object}[${place === Place.Whole ? '' : b}]`;
    }
  }

  private leaveOut(kind: OpKind): void {
    const { verb } = shapeOf(kind);
    this.leftOut.set(verb, (this.leftOut.get(verb) ?? 0) + 1);
  }
}

/** Its name if that is one word, otherwise its number as STD numbers threads: `T3`. */
function threadName({ name, label }: Thread): string {
  return /^[\w.$-]+$/.test(name) ? name : label.replace(/^(?=\d+$)/, 'T');
}

function fieldName({ class: owner, name }: Field): string {
  return owner === '' ? name : `${owner}.${name}`;
}

/** One name per thing, free of STD's own signs; two things never share one. */
class UniqueNames {
  private readonly names = new Map<string, string>();
  private readonly taken = new Set<string>();

  of(key: string, wanted: string): string {
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const clean = wanted.replace(/[|()\s]/g, '_') || '_';
    let name = clean;
    for (let number = 2; this.taken.has(name); number++) name = `${clean}_${number}`;
    this.taken.add(name);
    this.names.set(key, name);
    return name;
  }
}
