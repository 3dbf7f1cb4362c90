/**
 * Fixtures of what one body tells (test/java/static-body): all bodies with their lines, what the tables
 * say, and answers compared with the marks of the lines they belong to.
 */
import { expect } from 'vitest';
import { MethodKnowledge } from '../../../server/src/android/knowledge/method-knowledge.js';
import { KnowledgeIndex } from '../../../server/src/android/knowledge/knowledge-index.js';
import { withOwnTables } from '../../../server/src/android/knowledge/tables.js';
import type { KnowledgeTables } from '../../../server/src/android/knowledge/knowledge.js';
import type { Body, Statement, StatementIndex } from '../../../server/src/java/ir/statements.js';
import type { Program } from '../../../server/src/java/program/program.js';
import type {
  ClassSymbol,
  FieldSymbol,
  MethodSymbol,
} from '../../../server/src/java/program/symbols.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { Parts } from '../../../server/src/static/body/ownership/parts.js';
import { lowerProgram } from './lower-java.js';
import { marksNamed } from './marks.js';
import { fixture, TestProgram } from './test-program.js';

export interface PlacedBody {
  readonly body: Body;
  /** Of its declaration. */
  readonly line: number;
  readonly lineAt: (statement: StatementIndex) => number;
}

export interface StaticBodies {
  readonly text: string;
  readonly program: Program;
  readonly knowledge: MethodKnowledge;
  /** Lambdas too. */
  readonly bodies: readonly PlacedBody[];
  readonly bodiesOf: (method: MethodSymbol) => readonly Body[];
  readonly initializersOf: (symbol: ClassSymbol) => readonly Body[];
  readonly isPart: (field: FieldSymbol) => boolean;
}

export function staticFixture(reader: JavaReader, name: string): StaticBodies {
  return staticBodies(reader, fixture(`static-body/${name}`));
}

export function staticBodies(
  reader: JavaReader,
  text: string,
  tables: readonly KnowledgeTables[] = [],
): StaticBodies {
  const { program } = new TestProgram(reader, { 'Test.java': text });
  const index = new KnowledgeIndex(withOwnTables(tables));
  const bodies = lowerProgram(reader, program).flatMap(({ body, lineOf }) =>
    withLambdas(body).map((each): PlacedBody => {
      const lineAt = (at: StatementIndex): number => lineOf(each.statements[at]!.node);
      return { body: each, line: lineOf(each.node), lineAt };
    }),
  );
  const withMethod = (method: MethodSymbol): Body[] =>
    bodies.flatMap(({ body }) => (body.method?.id === method.id ? [body] : []));
  const initializersOf = (symbol: ClassSymbol): Body[] =>
    bodies.flatMap(({ body }) =>
      body.kind === 'initializer' && body.owner.id === symbol.id ? [body] : [],
    );
  const parts = new Parts(bodies.map(({ body }) => body));
  return {
    text,
    program,
    knowledge: new MethodKnowledge(index, program.resolution.hierarchy),
    bodies,
    bodiesOf: withMethod,
    initializersOf,
    isPart: (field) => parts.has(field),
  };
}

function withLambdas(body: Body): Body[] {
  return [body, ...body.lambdas.flatMap(withLambdas)];
}

/** The statements of a body that are wanted, with their line. */
export function findStatements(
  { bodies }: StaticBodies,
  wanted: (statement: Statement) => boolean,
): { readonly body: Body; readonly at: StatementIndex; readonly line: number }[] {
  return bodies.flatMap(({ body, lineAt }) =>
    body.statements.flatMap((statement, index) => {
      const at = index as StatementIndex;
      return wanted(statement) ? [{ body, at, line: lineAt(at) }] : [];
    }),
  );
}

export function callsOf(name: string): (statement: Statement) => boolean {
  return (statement) => statement.kind === 'call' && statement.name === name;
}

export function methodNamed({ bodies }: StaticBodies, name: string): PlacedBody {
  const found = bodies.find(({ body }) => body.method?.name === name);
  if (found === undefined) throw new Error(`no method ${name}`);
  return found;
}

/** `line: text` of answers and of the marks with this name, each once, compared. */
export function expectMarks(
  text: string,
  mark: string,
  answers: readonly { readonly line: number; readonly text: string }[],
): void {
  const found = answers.map((answer) => `${answer.line}: ${answer.text}`);
  const expected = marksNamed(text, mark).map(({ line, rest }) => `${line}: ${rest}`);
  expect(ordered(found)).toEqual(ordered(expected));
}

function ordered(lines: readonly string[]): string[] {
  return [...new Set(lines)].sort((a, b) => parseInt(a) - parseInt(b) || (a < b ? -1 : 1));
}
