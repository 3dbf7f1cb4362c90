/** Java text to its bodies, over the shipped library table; and their text, as the fixtures have it. */
import { controlFlowOf } from '../../../server/src/java/ir/control-flow.js';
import { lowerImplicit } from '../../../server/src/java/ir/lower-implicit.js';
import { lowerMember } from '../../../server/src/java/ir/lower-member.js';
import { printBody } from '../../../server/src/java/ir/print.js';
import type { Body } from '../../../server/src/java/ir/statements.js';
import { resolveBody } from '../../../server/src/java/program/body/resolve-body.js';
import type { Program } from '../../../server/src/java/program/program.js';
import type { MemberDeclaration } from '../../../server/src/java/syntax/declarations.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import type { NodeIndex } from '../../../server/src/java/syntax/tree.js';
import { TestProgram } from './test-program.js';

export interface LoweredBody {
  readonly body: Body;
  /** undefined for what the compiler adds. */
  readonly member: MemberDeclaration | undefined;
  readonly lineOf: (node: NodeIndex) => number;
}

export function lowerText(reader: JavaReader, text: string): LoweredBody[] {
  return lowerProgram(reader, new TestProgram(reader, { 'Test.java': text }).program);
}

export function lowerProgram({ names }: JavaReader, program: Program): LoweredBody[] {
  const tables = { names, ids: program.ids };
  return program.sourceClasses.flatMap((owner) => {
    const { file, declaration } = owner.source;
    const written = declaration.members.flatMap((member) => {
      const resolved = resolveBody(program, { file, owner, declaration: member }, names);
      const lineOf = (node: NodeIndex) =>
        lineAt(file.lineStarts, member.piece.start + member.tree.start[node]!);
      return lowerMember(resolved, tables).map((body) => ({ body, member, lineOf }));
    });
    const added = lowerImplicit(owner, tables).map((body) => ({
      body,
      member: undefined,
      lineOf: () => 0,
    }));
    return [...written, ...added];
  });
}

function lineAt(lineStarts: Int32Array, offset: number): number {
  let line = lineStarts.length;
  while (line > 1 && lineStarts[line - 1]! > offset) line--;
  return line;
}

export function printText(reader: JavaReader, text: string): string {
  const bodies = lowerText(reader, text);
  return bodies.map(({ body, lineOf }) => `${printBody(body, lineOf)}\n`).join('\n');
}

/** What must be so of any body, however broken its text. */
export function checkBody(body: Body): string[] {
  const wrong: string[] = [];
  const isVariable = (variable: number): boolean => variable < body.variables.length;
  body.blocks.forEach(({ first, past, successors, handler }, index) => {
    const last = past > first ? body.statements[past - 1] : undefined;
    const ways = last?.kind === 'branch' ? 2 : isEnd(last?.kind) ? 0 : 1;
    if (successors.length !== ways) wrong.push(`block ${index}: ${successors.length} ways on`);
    if (handler !== undefined && past - first !== 1) wrong.push(`block ${index}: not alone`);
    for (const next of successors) if (next >= body.blocks.length) wrong.push(`to ${next}`);
    for (let at: number = first; at < past - 1; at++) {
      const { kind } = body.statements[at]!;
      if (isEnd(kind) || kind === 'branch') wrong.push(`block ${index}: ${kind} in the middle`);
    }
  });
  for (const statement of body.statements) {
    for (const value of Object.values(statement)) {
      if (Array.isArray(value) && !value.every(isVariable)) wrong.push(statement.kind);
    }
  }
  const { dominators } = controlFlowOf(body);
  body.blocks.forEach((_, index) => {
    if (!dominators.dominates(0, index)) wrong.push(`block ${index} cannot be reached`);
  });
  return [...wrong, ...body.lambdas.flatMap(checkBody)];
}

function isEnd(kind: string | undefined): boolean {
  return kind === 'return' || kind === 'throw';
}
