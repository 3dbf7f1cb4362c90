/**
 * `racelens debug ir FILE [METHOD]`: the bodies of a file as statements, with their lines; all of them,
 * or those of one member with the lambdas and classes that stand in it.
 */
import { lowerImplicit } from '../../java/ir/lower-implicit.js';
import { lowerMember } from '../../java/ir/lower-member.js';
import { printBody } from '../../java/ir/print.js';
import { resolveBody } from '../../java/program/body/resolve-body.js';
import type { ClassSymbol, MemberSource } from '../../java/program/symbols.js';
import { lineAt } from '../../java/syntax/line-starts.js';
import type { NodeIndex } from '../../java/syntax/tree.js';
import { UsageError, type Options } from '../command.js';
import { text } from '../options.js';
import type { DebugView } from './debug-view.js';
import { readJavaInProgram, type JavaInProgram } from './java-source.js';

export const irView: DebugView = {
  name: 'ir',
  synopsis: 'FILE [METHOD] [--project DIR]',
  summary: 'the bodies of a Java file as statements and blocks, or that of one method',
  positionals: [1, 2],
  print: printFileBodies,
};

async function printFileBodies(given: readonly string[], options: Options): Promise<string> {
  const [name, method] = given;
  const java = await readJavaInProgram(name!, text(options, 'project'));
  const bodies =
    method === undefined
      ? classesOf(java).flatMap((owner) => [
          ...owner.members.flatMap((member) => memberText(java, member)),
          ...implicitText(java, owner),
        ])
      : namedMembers(java, method).flatMap((member) => memberText(java, member));
  return bodies.map((body) => `${body}\n`).join('\n');
}

function classesOf({ program, file }: JavaInProgram) {
  return program.classesOf(file.path);
}

/** By its name, or that of its class before a dot; `<init>` for constructors and initialisers. */
function namedMembers(java: JavaInProgram, name: string): readonly MemberSource[] {
  const all = classesOf(java).flatMap(({ members }) => members);
  const found = all.filter((member) => namesOf(member).includes(name));
  if (found.length > 0) return found;
  const known = [...new Set(all.map(({ declaration }) => declaration.name))].join(', ');
  throw new UsageError(`there is no member '${name}'; there are: ${known}`);
}

function namesOf({ owner, declaration: { name } }: MemberSource): readonly string[] {
  return [name, `${owner.simpleName}.${name}`, `${owner.name}.${name}`];
}

function memberText({ program, reader, file }: JavaInProgram, member: MemberSource): string[] {
  const { piece, tree } = member.declaration;
  const lineOf = (node: NodeIndex) => lineAt(file.lineStarts, piece.start + tree.start[node]!) + 1;
  const resolved = resolveBody(program, member, reader.names);
  const bodies = lowerMember(resolved, { names: reader.names, ids: program.ids });
  return bodies.map((body) => printBody(body, lineOf));
}

/** What the compiler adds has no lines. */
function implicitText({ program, reader }: JavaInProgram, owner: ClassSymbol): string[] {
  const tables = { names: reader.names, ids: program.ids };
  return lowerImplicit(owner, tables).map((body) => printBody(body));
}
