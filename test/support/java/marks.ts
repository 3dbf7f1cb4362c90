/**
 * The marks of a Java fixture: `//~ name(label) rest` at the end of the line that it is about. A line
 * may have several, one behind the other; label and rest may be left out.
 */
export interface Mark {
  /** From 1. */
  readonly line: number;
  readonly name: string;
  /** '' for none. */
  readonly label: string;
  readonly rest: string;
}

const MARK = /^\s*([\w-]+)(?:\(([^)]*)\))?\s*(.*?)\s*$/;

export function readMarks(text: string): Mark[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => marksOf(line, index + 1));
}

/** The marks with one name. */
export function marksNamed(text: string, name: string): Mark[] {
  return readMarks(text).filter((mark) => mark.name === name);
}

function marksOf(line: string, number: number): Mark[] {
  const [, ...parts] = line.split('//~');
  return parts.map((part) => {
    const match = MARK.exec(part);
    if (match === null) throw new Error(`line ${number}: not a mark: //~${part}`);
    return { line: number, name: match[1]!, label: match[2] ?? '', rest: match[3]! };
  });
}
