/**
 * Suppressions that stand in a Java file: `//noinspection racelens/data-race: why` for the line behind it
 * (or its own, if code stands before it), `@SuppressWarnings("racelens")` and `@SuppressLint` on a
 * class, method or field. What follows an annotation on its line as a comment is its reason. Names of
 * other tools are passed over.
 */
import { suppressedRules, type Covered, type Suppression } from '../../findings/suppressions.js';
import type { RuleId, SourceSpan } from '../../findings/finding.js';
import type {
  Annotation,
  Extent,
  JavaFile,
  MemberDeclaration,
  TypeDeclaration,
} from './declarations.js';
import { lineAt } from './line-starts.js';

/** What every suppression of ours has in its text: without it a file need not be looked into. */
const OUR_NAME = 'racelens';
const COMMENT = /\/\/[ \t]*noinspection[ \t]+(.*)$/gm;
const ANNOTATIONS: ReadonlySet<string> = new Set(['SuppressWarnings', 'SuppressLint']);

export function readSuppressions(file: JavaFile, text: string): Suppression[] {
  if (!text.includes(OUR_NAME)) return [];
  const reader = new Reader(file, text);
  return [...reader.comments(), ...file.types.flatMap((type) => reader.ofType(type, ''))];
}

class Reader {
  constructor(
    private readonly file: JavaFile,
    private readonly text: string,
  ) {}

  comments(): Suppression[] {
    return [...this.text.matchAll(COMMENT)].flatMap((match) => {
      const { ids, reason } = idsAndReason(match[1]!);
      const rules = rulesOf(ids);
      if (rules === undefined) return [];
      const place = this.#span({
        start: match.index,
        end: match.index + match[0].trimEnd().length,
      });
      const line = this.#lineBehind(place);
      const covers = { kind: 'lines', path: this.file.path, from: line, to: line } as const;
      return [{ where: 'source', place, rules, reason, covers }];
    });
  }

  ofType(type: TypeDeclaration, outer: string): Suppression[] {
    const name = outer === '' ? this.#qualified(type.name) : `${outer}$${type.name}`;
    return [
      ...this.#annotated(type.annotations, type.extent, this.#linesOf(type.extent)),
      ...type.members.flatMap((member) => this.#ofMember(member, name)),
      ...type.types.flatMap((inner) => this.ofType(inner, name)),
    ];
  }

  #ofMember(member: MemberDeclaration, owner: string): Suppression[] {
    const covers: Covered =
      member.kind === 'field'
        ? { kind: 'field', field: `${owner}.${member.name}` }
        : this.#linesOf(member.extent);
    return this.#annotated(member.annotations, member.piece, covers);
  }

  #annotated(annotations: readonly Annotation[], whole: Extent, covers: Covered): Suppression[] {
    return annotations.flatMap(({ name, values }) => {
      if (!ANNOTATIONS.has(name.slice(name.lastIndexOf('.') + 1))) return [];
      const rules = rulesOf(values.get('value') ?? []);
      if (rules === undefined) return [];
      const at = this.text.indexOf(`@${name}`, whole.start);
      const start = at < 0 || at > whole.end ? whole.start : at;
      const place = this.#span({ start, end: start + name.length + 1 });
      return [{ where: 'source', place, rules, reason: this.#commentBehind(start), covers }];
    });
  }

  #qualified(name: string): string {
    return this.file.package === '' ? name : `${this.file.package}.${name}`;
  }

  /** Its own line if code stands before it, else the next line that is neither empty nor a comment. */
  #lineBehind({ line, column }: SourceSpan): number {
    const lines = this.file.lineStarts;
    if (
      this.#lineText(line)
        .slice(0, column - 1)
        .trim() !== ''
    )
      return line;
    let at = line + 1;
    while (at < lines.length && /^\s*($|\/\/|\*|\/\*)/.test(this.#lineText(at))) at++;
    return at;
  }

  #commentBehind(offset: number): string {
    const text = this.#lineText(lineAt(this.file.lineStarts, offset) + 1);
    return /\/\/(.*)$/.exec(text)?.[1]?.trim() ?? '';
  }

  #lineText(line: number): string {
    const { lineStarts } = this.file;
    return this.text.slice(lineStarts[line - 1], lineStarts[line]).trimEnd();
  }

  #linesOf({ start, end }: Extent): Covered {
    const { path, lineStarts } = this.file;
    const from = lineAt(lineStarts, start) + 1;
    return { kind: 'lines', path, from, to: lineAt(lineStarts, Math.max(start, end - 1)) + 1 };
  }

  #span({ start, end }: Extent): SourceSpan {
    const { path, lineStarts } = this.file;
    const row = lineAt(lineStarts, start);
    const column = start - lineStarts[row]! + 1;
    return { path, line: row + 1, column, endColumn: column + end - start };
  }
}

/** `racelens/data-race, Other: only in tests`; the reason may also stand behind two dashes. */
function idsAndReason(text: string): { readonly ids: readonly string[]; readonly reason: string } {
  const cut = /\s*(?::|--)\s*/.exec(text);
  const names = cut === null ? text : text.slice(0, cut.index);
  const reason = cut === null ? '' : text.slice(cut.index + cut[0].length).trim();
  return { ids: names.split(/[\s,]+/).filter((name) => name !== ''), reason };
}

/** Of all names that are ours; undefined if none is. */
function rulesOf(ids: readonly string[]): readonly RuleId[] | undefined {
  const ours = ids.map(suppressedRules).filter((rules) => rules !== undefined);
  if (ours.length === 0) return undefined;
  return ours.some((rules) => rules.length === 0) ? [] : ours.flat();
}
