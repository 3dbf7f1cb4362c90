import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { CancellationSource, CancelledError } from '../../../../server/src/base/cancellation.js';
import { printBody } from '../../../../server/src/java/ir/print.js';
import { ProgramBodies, type MemberBodies } from '../../../../server/src/java/ir/program-bodies.js';
import { Program } from '../../../../server/src/java/program/program.js';
import type { JavaFile } from '../../../../server/src/java/syntax/declarations.js';
import { OpenJava } from '../../../../server/src/java/syntax/open-java.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import { createTestReader, readJava } from '../../../support/java/java-parser.js';
import { testLibrary } from '../../../support/java/test-program.js';

const SOURCES = globSync('test/java/corpus/**/*.java').sort();
const texts = new Map(SOURCES.map((path) => [path, readFileSync(path, 'utf8')]));

let reader: JavaReader;

beforeAll(async () => {
  reader = await createTestReader();
});

function printed(members: readonly MemberBodies[]): string[] {
  return members.flatMap(({ bodies }) => bodies.map((body) => printBody(body)));
}

function freshFiles(): Map<string, JavaFile> {
  return new Map([...texts].map(([path, text]) => [path, readJava(reader, text, path)]));
}

const fresh = (files: ReadonlyMap<string, JavaFile>) =>
  printed(new ProgramBodies(reader.names).of(Program.of([...files.values()], testLibrary())));

/** Takes a line out, writes it twice, or puts a statement after it. */
const lineEdits = fc.array(
  fc.record({
    line: fc.nat({ max: 400 }),
    how: fc.constantFrom('remove', 'repeat', 'int added = 1;', 'String added;', '}'),
  }),
  { minLength: 1, maxLength: 5 },
);

function edited(text: string, { line, how }: { line: number; how: string }): string {
  const lines = text.split('\n');
  const at = line % lines.length;
  if (how === 'remove') lines.splice(at, 1);
  else lines.splice(at + 1, 0, how === 'repeat' ? lines[at]! : how);
  return lines.join('\n');
}

describe('the bodies of a program', () => {
  it('are the same after edits as from the start', () => {
    fc.assert(
      fc.property(fc.nat({ max: SOURCES.length - 1 }), lineEdits, (which, edits) => {
        const path = SOURCES[which]!;
        const files = freshFiles();
        const open = OpenJava.open(reader, path, texts.get(path)!)!;
        const bodies = new ProgramBodies(reader.names);
        files.set(path, open.file);
        let program = Program.of([...files.values()], testLibrary());
        bodies.of(program);
        let text = texts.get(path)!;
        for (const edit of edits) {
          text = edited(text, edit);
          files.set(path, open.update(text)!);
          program = program.update([...files.values()]);
          const members = bodies.of(program);
          // While the text is broken, members are as they last were: nothing to compare with.
          if (open.file.problems.length > 0) continue;
          files.set(path, readJava(reader, text, path));
          expect(printed(members)).toEqual(fresh(files));
          files.set(path, open.file);
        }
        open.close();
      }),
      { numRuns: 12 },
    );
  });

  it('are lowered again only where an edit was', () => {
    const path = SOURCES.find((each) => each.endsWith('Cart.java'))!;
    const text = texts.get(path)!;
    const files = freshFiles();
    const open = OpenJava.open(reader, path, text)!;
    files.set(path, open.file);
    const bodies = new ProgramBodies(reader.names);
    const program = Program.of([...files.values()], testLibrary());
    const before = new Set(bodies.of(program).flatMap((each) => each.bodies));
    files.set(path, open.update(text.replace('return ', 'return  '))!);
    const after = bodies.of(program.update([...files.values()])).flatMap((each) => each.bodies);
    expect(after.filter((body) => !before.has(body)).length).toBeLessThanOrEqual(2);
    open.close();
  });

  it('follow a constant that another file declares', () => {
    const user = 'class User { int n; void count() { if (Flags.COUNTS || Flags.ALL) n++; } }';
    const flags = (value: boolean): string =>
      `interface Flags { boolean COUNTS = ${String(value)}; boolean ALL = false; }`;
    const program = (value: boolean): JavaFile[] => [
      readJava(reader, user, 'User.java'),
      readJava(reader, flags(value), 'Flags.java'),
    ];
    const bodies = new ProgramBodies(reader.names);
    const [off, on] = [program(false), program(true)];
    const before = Program.of(off, testLibrary());
    expect(printed(bodies.of(before)).join()).not.toContain('+');
    const after = printed(bodies.of(before.update([off[0]!, on[1]!])));
    expect(after.join()).toContain('+');
    expect(after).toEqual(
      printed(new ProgramBodies(reader.names).of(Program.of(on, testLibrary()))),
    );
  });

  it('stop when nobody wants them', () => {
    const source = new CancellationSource();
    source.cancel();
    const program = Program.of([...freshFiles().values()], testLibrary());
    const bodies = new ProgramBodies(reader.names);
    expect(() => bodies.of(program, source.token)).toThrow(CancelledError);
  });
});
