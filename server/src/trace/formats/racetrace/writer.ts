/**
 * Writes racetrace: what any reader gave, in the words of docs/trace-format.md. Names are declared
 * just before the first batch that can use them, so writing keeps nothing but their numbers.
 */
import { operationAt, type Operation } from '../../batch.js';
import { BRANCH_TESTS, Flag, OpKind, Place, SIGILS, ValueKind } from '../../operations.js';
import { shapeOf, type Argument, type OperationShape } from '../../shapes.js';
import type { TraceWriter } from '../../writer.js';
import { siteText, type Site, type TraceTables } from '../../tables.js';
import { DECLARED_KINDS, DECLARED_TABLES, type DeclaredKind } from './declarations.js';
import { DECLARED_MAXIMUM } from './declared-ids.js';
import { RACETRACE_VERSION } from './reader.js';
import { quoteWord } from './words.js';

/** Turns operations into text; `write` gets it in pieces of whole lines. */
export function createRacetraceWriter(
  tables: TraceTables,
  write: (text: string) => void,
): TraceWriter {
  const writer = new RacetraceWriter(tables);
  const writeLines = (lines: readonly string[]): void => {
    if (lines.length > 0) write(lines.join('\n') + '\n');
  };
  return {
    sink: (operations) => {
      const lines = writer.declare();
      for (let index = 0; index < operations.length; index++) {
        writer.addOperation(operationAt(operations, index), lines);
      }
      writeLines(lines);
    },
    end: () => {
      writeLines(writer.declare());
    },
    leftOut: () => new Map(),
  };
}

class RacetraceWriter {
  private readonly numbers: Record<DeclaredKind, Numbering>;
  /** How many components, names of objects and rows of the table of objects are declared. */
  private components = 0;
  private named = 0;
  private listed = 1;
  private abouts = 0;
  private started = false;
  private time = 0;

  constructor(private readonly tables: TraceTables) {
    this.numbers = Object.fromEntries(
      DECLARED_KINDS.map((kind) => [kind, new Numbering()]),
    ) as Record<DeclaredKind, Numbering>;
  }

  /** The header, once, and whatever the tables have gained since the last call. */
  declare(): string[] {
    const lines = this.started ? [] : [`racetrace ${RACETRACE_VERSION}`];
    this.started = true;
    for (; this.abouts < this.tables.about.length; this.abouts++) {
      const { key, value } = this.tables.about[this.abouts]!;
      lines.push(`about ${quoteWord(key)} ${quoteWord(value)}`);
    }
    for (const kind of DECLARED_KINDS) this.declareTable(kind, lines);
    this.declareComponents(lines);
    this.declareObjects(lines);
    return lines;
  }

  addOperation(operation: Operation, lines: string[]): void {
    if (operation.time !== this.time) {
      this.time = operation.time;
      lines.push(`time ${operation.time}`);
    }
    lines.push(this.operationLine(operation));
  }

  private declareComponents(lines: string[]): void {
    const { components } = this.tables;
    if (components.size === this.components) return;
    for (const [number, { kind, class: name }] of [...components].slice(this.components)) {
      lines.push(`component i${number} ${kind} ${quoteWord(name)}`);
    }
    this.components = components.size;
  }

  private declareObjects(lines: string[]): void {
    const { objectNames, objects } = this.tables;
    const declare = (number: number, name: string): void => {
      lines.push(`object o${number} ${quoteWord(name)}`);
    };
    if (objectNames.size > this.named) {
      for (const [number, name] of [...objectNames].slice(this.named)) declare(number, name);
      this.named = objectNames.size;
    }
    if (typeof objects === 'string') return;
    for (; this.listed < objects.length; this.listed++) {
      declare(this.listed, objects[this.listed]!);
    }
  }

  private declareTable(kind: DeclaredKind, lines: string[]): void {
    const rows = this.tables[DECLARED_TABLES[kind]];
    const numbering = this.numbers[kind];
    while (numbering.count < rows.length - 1) {
      const id = numbering.count + 1;
      const number = numbering.add(rows[id]!.label);
      lines.push(`${kind} ${SIGILS[kind]}${number} ${this.rowText(kind, id)}`);
    }
  }

  private rowText(kind: DeclaredKind, id: number): string {
    const { tables } = this;
    switch (kind) {
      case 'thread': {
        const { kind: threadKind, name, process } = tables.threads[id]!;
        return `${threadKind} ${quoteWord(name)}${this.id('process', process)}`;
      }
      case 'queue':
        return `${tables.queues[id]!.kind} ${quoteWord(tables.queues[id]!.name)}`;
      case 'resource':
        return `${tables.resources[id]!.kind} ${quoteWord(tables.resources[id]!.name)}`;
      case 'field': {
        const { class: owner, name, volatile } = tables.fields[id]!;
        return `${quoteWord(owner === '' ? name : `${owner}.${name}`)}${volatile ? ' volatile' : ''}`;
      }
      case 'site':
        return siteWord(tables.sites[id]!);
      case 'stack':
        return tables.stacks[id]!.sites.map((site) => this.id('site', site).trimStart()).join(' ');
      case 'callback': {
        const { kind: callbackKind, owner, name } = tables.callbacks[id]!;
        return `${callbackKind} ${quoteWord(owner)} ${quoteWord(name)}`;
      }
      case 'name':
        return quoteWord(tables.names[id]!.text);
      case 'process':
      case 'class':
      case 'source':
        return quoteWord(tables[DECLARED_TABLES[kind]][id]!.name);
    }
  }

  private operationLine(operation: Operation): string {
    const shape = shapeOf(operation.kind);
    if (operation.kind === OpKind.Start) return shape.verb;
    let line = `${this.id('thread', operation.thread).trimStart()} ${shape.verb}`;
    if (shape.numbered) line += ` ${operation.a}`;
    line += this.locations(operation) + this.value(operation);
    if (operation.kind === OpKind.Branch) line += branchWords(operation);
    for (const argument of shape.arguments) line += this.argument(operation, argument);
    return line + options(operation, shape);
  }

  private argument(operation: Operation, argument: Argument): string {
    const value = operation[argument.column];
    if (value === 0) return '';
    if (argument.id in DECLARED_TABLES) return this.id(argument.id as DeclaredKind, value);
    return ` ${SIGILS[argument.id]}${value}`;
  }

  private locations({ place, a, b, c, d }: Operation): string {
    return this.location(place & 15, a, b) + this.location(place >> 4, c, d);
  }

  private location(place: Place, object: number, part: number): string {
    switch (place) {
      case Place.None:
        return '';
      case Place.Field:
        return ` o${object}.${this.id('field', part).trimStart()}`;
      case Place.Static:
        return this.id('field', part);
      case Place.Element:
        return ` o${object}[${part}]`;
      case Place.Slot:
        return ` o${object}{${part}}`;
      case Place.Entry:
        return ` o${object}{${this.id('name', part).trimStart()}}`;
      case Place.Whole:
        return ` o${object}{}`;
      case Place.Resource:
        return this.id('resource', part);
    }
  }

  private value({ valueKind, value }: Operation): string {
    switch (valueKind) {
      case ValueKind.None:
        return '';
      case ValueKind.Null:
        return ' =null';
      case ValueKind.Boolean:
        return value === 0 ? ' =false' : ' =true';
      case ValueKind.Number:
        return ` =${Object.is(value, -0) ? '-0' : value}`;
      case ValueKind.Text:
        return ` =${this.id('name', value).trimStart()}`;
      case ValueKind.Object:
        return ` =o${value}`;
    }
  }

  /** A declared id behind a blank, or nothing for "none". */
  private id(kind: DeclaredKind, id: number): string {
    return id === 0 ? '' : ` ${SIGILS[kind]}${this.numbers[kind].of(id)}`;
  }
}

/** Gives each row a number: its own label where that is a free number, otherwise the next free one. */
class Numbering {
  private readonly numbers: number[] = [0];
  private readonly taken = new Set<number>();
  private next = 1;

  get count(): number {
    return this.numbers.length - 1;
  }

  add(label: string): number {
    const wanted = /^(0|[1-9]\d{0,7})$/.test(label) ? Number(label) : -1;
    const free = wanted >= 0 && wanted <= DECLARED_MAXIMUM && !this.taken.has(wanted);
    const number = free ? wanted : this.firstFree();
    this.taken.add(number);
    this.numbers.push(number);
    return number;
  }

  of(id: number): number {
    return this.numbers[id] ?? 0;
  }

  private firstFree(): number {
    while (this.taken.has(this.next)) this.next++;
    return this.next;
  }
}

/** The frame as one word; a site of which only a number is known has an empty one. */
function siteWord(site: Site): string {
  const known = site.class !== '' || site.method !== '' || site.file !== '';
  return known || !/^\d*$/.test(site.label) ? quoteWord(siteText(site)) : '""';
}

function branchWords({ c, d, amount, flags }: Operation): string {
  const region = `${d}-${amount === Infinity ? '' : amount}`;
  const test = ` ${BRANCH_TESTS[c] ?? 'other'}`;
  return flags & Flag.Region ? `${test} region=${region}` : test;
}

function options(operation: Operation, shape: OperationShape): string {
  let text = '';
  for (const { word, column, flag } of shape.options) {
    const there = flag === undefined ? operation[column!] !== 0 : (operation.flags & flag) !== 0;
    if (!there) continue;
    text += column === undefined ? ` ${word}` : ` ${word}=${operation[column]}`;
  }
  return text;
}
