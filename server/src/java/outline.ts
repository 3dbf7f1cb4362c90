/**
 * The classes, methods and fields of a Java file with their extents, by a tolerant scan of braces:
 * enough to say which method holds a line and where a field is declared. It does not parse: types,
 * expressions and statements are skipped over. Class names are those of the compiler (`Outer$1`,
 * `Outer$Inner`), code of a lambda belongs to the method around it, that of a field's initialiser
 * to `<init>` or `<clinit>`. Never throws; broken code gives a smaller outline.
 */
import { blankOut } from './blank.js';
import {
  classNameIn,
  fieldNamesIn,
  isAnonymous,
  isExpression,
  isName,
  lastConstant,
  methodNameIn,
  withoutAnnotations,
  type Token,
} from './header.js';

/** Offsets into the text; the end is excluded. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

export interface JavaClass {
  /** As the compiler names it, without the package: `Outer$Inner$1`. */
  readonly name: string;
  /** Where its name stands; of an anonymous one, where its body begins. */
  readonly nameAt: Extent;
  readonly extent: Extent;
}

/** A method, a constructor (`<init>`), an initialiser or the initialiser of a field. */
export interface JavaMember {
  readonly kind: 'method' | 'initialiser' | 'field';
  /** As the compiler names what runs it: `onCreate`, `<init>`, `<clinit>`. */
  readonly runs: string;
  /** The name as written. */
  readonly name: string;
  readonly owner: string;
  readonly nameAt: Extent;
  readonly extent: Extent;
}

export interface JavaOutline {
  /** The text without comments and strings. */
  readonly code: string;
  readonly classes: readonly JavaClass[];
  readonly members: readonly JavaMember[];
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A pair of braces that is open; the outermost one is the file itself. */
interface Block {
  readonly kind: 'class' | 'code';
  /** Of a class, its compiler's name; of code, that of the class around it. */
  readonly owner: string;
  /** Among the constants of an enum, which end at the first semicolon. */
  inConstants: boolean;
  /** What the closing brace ends. */
  readonly ends: Mutable<JavaClass | JavaMember> | undefined;
  /** The tokens since the last statement or member, a nested pair of braces as one `{}`. */
  header: Token[];
  /** How many parentheses of the header are open. */
  parentheses: number;
  /** Whether the brace belongs to an expression, which goes on after it. */
  readonly inExpression: boolean;
}

const EMPTY_BLOCK: Omit<Block, 'header'> = {
  kind: 'class',
  owner: '',
  inConstants: false,
  ends: undefined,
  parentheses: 0,
  inExpression: false,
};

const TOKEN = /[\p{ID_Start}_$][\p{ID_Continue}$]*|->|::|@\s*interface\b|[{}()[\];,=<>.@?&:]/gu;

export function outlineOf(text: string): JavaOutline {
  const code = blankOut(text);
  const scan = new Scan(code.length);
  for (const match of code.matchAll(TOKEN)) {
    const start = match.index;
    scan.take({ text: match[0], start, end: start + match[0].length });
  }
  return { code, classes: scan.classes, members: scan.members };
}

class Scan {
  readonly classes: JavaClass[] = [];
  readonly members: JavaMember[] = [];
  private readonly blocks: Block[] = [];
  /** How many anonymous and local classes a class has, by the name behind the number. */
  private readonly numbered = new Map<string, number>();
  private top: Block = { ...EMPTY_BLOCK, header: [] };

  constructor(private readonly length: number) {}

  take(token: Token): void {
    if (token.text === '{') this.open(token);
    else if (token.text === '}') this.close(token);
    else if (token.text === ';' && this.top.parentheses === 0) this.endStatement(token);
    else this.extend(token);
  }

  private extend(token: Token): void {
    const { top } = this;
    top.header.push(token);
    if (token.text === '(') top.parentheses++;
    if (token.text === ')') top.parentheses = Math.max(0, top.parentheses - 1);
  }

  private open(brace: Token): void {
    const block = this.blockFor(this.top.header, brace);
    if (!block.inExpression) clearHeader(this.top);
    this.blocks.push(this.top);
    this.top = block;
  }

  private blockFor(header: readonly Token[], brace: Token): Block {
    const named = classNameIn(header);
    if (named !== undefined) return this.openClass(named, header);
    if (isAnonymous(header) || this.isEnumConstant(header)) return this.openAnonymous(brace);
    if (this.top.kind === 'class' && this.top.owner !== '') return this.openMember(header, brace);
    return this.codeBlock(undefined, this.top.parentheses > 0 || isExpression(header));
  }

  private openClass(name: Token, header: readonly Token[]): Block {
    const { owner, kind } = this.top;
    const full = owner === '' ? name.text : `${owner}$${this.localNumber(kind, name)}${name.text}`;
    const inConstants = header.some(({ text }) => text === 'enum');
    return this.classBlock(full, name, header[0]!.start, inConstants, false);
  }

  /** A class inside a method has a number before its name. */
  private localNumber(kind: Block['kind'], name: Token): string {
    return kind === 'code' ? String(this.nextNumber(this.top.owner, name.text)) : '';
  }

  private openAnonymous(brace: Token): Block {
    const name = `${this.top.owner}$${this.nextNumber(this.top.owner, '')}`;
    return this.classBlock(name, brace, brace.start, false, true);
  }

  private nextNumber(owner: string, name: string): number {
    const key = `${owner}$${name}`;
    const number = (this.numbered.get(key) ?? 0) + 1;
    this.numbered.set(key, number);
    return number;
  }

  private classBlock(
    name: string,
    nameAt: Extent,
    start: number,
    inConstants: boolean,
    inExpression: boolean,
  ): Block {
    const { start: from, end } = nameAt;
    const added = { name, nameAt: { start: from, end }, extent: { start, end: this.length } };
    this.classes.push(added);
    return { ...EMPTY_BLOCK, owner: name, inConstants, ends: added, header: [], inExpression };
  }

  /** `A { … }` or `A(1) { … }` among the constants of an enum. */
  private isEnumConstant(header: readonly Token[]): boolean {
    if (!this.top.inConstants) return false;
    const rest = withoutAnnotations(header.slice(lastConstant(header) + 1));
    return isName(rest[0]) && (rest.length === 1 || rest[1]!.text === '(');
  }

  /** A brace in a class's body that opens no class: a method, an initialiser, or a field's value. */
  private openMember(header: readonly Token[], brace: Token): Block {
    const plain = withoutAnnotations(header);
    if (plain.some(({ text }) => text === '=') || this.top.parentheses > 0) {
      return this.codeBlock(undefined, true);
    }
    const start = header[0]?.start ?? brace.start;
    const name = methodNameIn(plain) ?? this.compactConstructor(plain);
    if (name !== undefined) return this.codeBlock(this.addMethod(name, start, this.length), false);
    const runs = plain.some(({ text }) => text === 'static') ? '<clinit>' : '<init>';
    const nameAt = { start: brace.start, end: brace.end };
    const extent = { start, end: this.length };
    const { owner } = this.top;
    const added: JavaMember = { kind: 'initialiser', runs, name: runs, owner, nameAt, extent };
    this.members.push(added);
    return this.codeBlock(added, false);
  }

  /** A record's constructor may leave its parameters out. */
  private compactConstructor(header: readonly Token[]): Token | undefined {
    const last = header.at(-1);
    return last?.text === simpleName(this.top.owner) ? last : undefined;
  }

  private addMethod(name: Token, start: number, end: number): JavaMember {
    const { owner } = this.top;
    const isConstructor = name.text === simpleName(owner);
    const added: JavaMember = {
      kind: 'method',
      runs: isConstructor ? '<init>' : name.text,
      name: name.text,
      owner,
      nameAt: { start: name.start, end: name.end },
      extent: { start, end },
    };
    this.members.push(added);
    return added;
  }

  private codeBlock(ends: Block['ends'], inExpression: boolean): Block {
    const { owner } = this.top;
    return { ...EMPTY_BLOCK, kind: 'code', owner, ends, header: [], inExpression };
  }

  private close(brace: Token): void {
    const block = this.top;
    const outer = this.blocks.pop();
    if (outer === undefined) return;
    if (block.kind === 'class' && block.header.length > 0) this.endStatementOf(block, brace);
    if (block.ends !== undefined) block.ends.extent = { ...block.ends.extent, end: brace.end };
    this.top = outer;
    if (block.inExpression) this.extend({ ...brace, text: '{}' });
  }

  private endStatement(end: Token): void {
    this.endStatementOf(this.top, end);
    this.top.inConstants = false;
    clearHeader(this.top);
  }

  /** At the `;` of a class's body: a field, or a method without a body. */
  private endStatementOf(block: Block, end: Extent): void {
    const { kind, owner, header, inConstants } = block;
    if (kind !== 'class' || owner === '' || header.length === 0 || inConstants) return;
    const plain = withoutAnnotations(header);
    const start = header[0]!.start;
    const assigned = plain.findIndex(({ text }) => text === '=');
    const method = methodNameIn(assigned < 0 ? plain : plain.slice(0, assigned));
    if (method !== undefined) this.addMethod(method, start, end.end);
    else this.addFields(owner, plain, { start, end: end.end });
  }

  private addFields(owner: string, header: readonly Token[], extent: Extent): void {
    const runs = header.some(({ text }) => text === 'static') ? '<clinit>' : '<init>';
    for (const { text, start, end } of fieldNamesIn(header)) {
      this.members.push({ kind: 'field', runs, name: text, owner, nameAt: { start, end }, extent });
    }
  }
}

function clearHeader(block: Block): void {
  block.header = [];
  block.parentheses = 0;
}

/** `B` of `A$B`, `Local` of `A$1Local`, '' of `A$1`. */
function simpleName(owner: string): string {
  return owner.slice(owner.lastIndexOf('$') + 1).replace(/^\d+/, '');
}
