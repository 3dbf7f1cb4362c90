/**
 * An XML file of an Android project as a flat list of elements in the order of the text, each with
 * its parent and the place of its opening tag and attributes. Text between tags is left out: nothing
 * that we read stands there. Broken XML gives problems, and what could be read is kept.
 *
 * Attributes are named by the usual prefix of their namespace (`android:name`), whatever prefix the
 * file binds to it; a file that forgot to bind `android` is still understood. A prefix holds from
 * where it is bound to the end of the file, since nobody binds one twice (and the parser's own scopes
 * cost the square of the depth).
 */
import { SaxesParser } from 'saxes';
import { lineStartsOf } from '../../java/syntax/line-starts.js';

export interface XmlAttribute {
  readonly value: string;
  /** Of the name and the quoted value, in characters of the file. */
  readonly start: number;
  readonly end: number;
}

export interface XmlElement {
  /** As written: `activity`, `com.acme.Chart`, `androidx.fragment.app.FragmentContainerView`. */
  readonly name: string;
  /** Index of the parent; -1 for the root. */
  readonly parent: number;
  readonly attributes: ReadonlyMap<string, XmlAttribute>;
  /** Of the opening tag. */
  readonly start: number;
  readonly end: number;
}

export interface XmlProblem {
  readonly message: string;
  /** From 1. */
  readonly line: number;
  readonly offset: number;
}

export interface XmlDocument {
  readonly elements: readonly XmlElement[];
  readonly lineStarts: Int32Array;
  readonly problems: readonly XmlProblem[];
}

const PREFIXES: Readonly<Record<string, string>> = {
  'http://schemas.android.com/apk/res/android': 'android',
  'http://schemas.android.com/apk/res-auto': 'app',
  'http://schemas.android.com/tools': 'tools',
};

/** A file with more mistakes than this is no XML at all; the first tell as much. */
const MOST_PROBLEMS = 20;

interface OpenAttribute {
  readonly name: string;
  readonly value: string;
  readonly end: number;
}

export function readXml(text: string): XmlDocument {
  const reading = new Reading(text);
  reading.run();
  return reading;
}

class Reading implements XmlDocument {
  readonly elements: XmlElement[] = [];
  readonly problems: XmlProblem[] = [];
  readonly lineStarts: Int32Array;
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #open: number[] = [];
  readonly #prefixes = new Map<string, string>();
  #attributes: OpenAttribute[] = [];
  #start = 0;

  constructor(private readonly text: string) {
    this.lineStarts = lineStartsOf(text);
  }

  run(): void {
    const parser = this.#parser;
    parser.on('error', (error) => {
      this.#report(error.message);
    });
    parser.on('opentagstart', () => {
      this.#attributes = [];
      this.#start = this.text.lastIndexOf('<', parser.position - 1);
    });
    parser.on('attribute', ({ name, value }) => {
      this.#attributes.push({ name, value, end: parser.position });
    });
    parser.on('opentag', (tag) => {
      this.#addElement(tag.name);
      if (!tag.isSelfClosing) this.#open.push(this.elements.length - 1);
    });
    parser.on('closetag', (tag) => {
      if (!tag.isSelfClosing) this.#open.pop();
    });
    this.#parse();
  }

  /** The parser itself gives up on some inputs (a lone surrogate, say): that is a problem too. */
  #parse(): void {
    try {
      this.#parser.write(this.text).close();
    } catch (error) {
      this.#report(error instanceof Error ? error.message : String(error));
    }
  }

  #addElement(name: string): void {
    for (const { name: written, value } of this.#attributes) this.#bindPrefix(written, value);
    const attributes = new Map<string, XmlAttribute>();
    let from = this.#start;
    for (const { name: written, value, end } of this.#attributes) {
      const start = Math.max(this.text.indexOf(written, from), from);
      const read = { value: asWritten(this.text.slice(start, end)) ?? value, start, end };
      attributes.set(this.#usualName(written), read);
      from = end;
    }
    const parent = this.#open.at(-1) ?? -1;
    const end = this.#parser.position;
    this.elements.push({ name, parent, attributes, start: this.#start, end });
  }

  #bindPrefix(name: string, uri: string): void {
    const usual = PREFIXES[uri];
    if (usual !== undefined && name.startsWith('xmlns:')) this.#prefixes.set(name.slice(6), usual);
  }

  #usualName(written: string): string {
    const colon = written.indexOf(':');
    const usual = this.#prefixes.get(written.slice(0, Math.max(colon, 0)));
    return usual === undefined ? written : usual + written.slice(colon);
  }

  #report(message: string): void {
    if (this.problems.length >= MOST_PROBLEMS) return;
    const { line, position } = this.#parser;
    this.problems.push({ message: withoutPosition(message), line, offset: position });
  }
}

/**
 * The quoted text itself where it has no entities. After a mismatched closing tag the parser puts what
 * it skipped before the next value that it reads.
 */
function asWritten(attribute: string): string | undefined {
  const quoted = /=\s*(["'])([^&]*)\1$/.exec(attribute);
  return quoted?.[2];
}

/** The parser writes `3:17: unclosed tag`; the line is told apart. */
function withoutPosition(message: string): string {
  return message.replace(/^(\d+:\d+: )/, '');
}
