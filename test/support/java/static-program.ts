/** The static program of sources given as texts, and its text. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { StatementIndex, Variable } from '../../../server/src/java/ir/statements.js';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import {
  buildStaticProgram,
  type StaticOptions,
} from '../../../server/src/static/build-static-program.js';
import type { StaticOrigin, StaticProgram } from '../../../server/src/static/origins.js';
import { instanceText, objectText } from '../../../server/src/static/points-to/print.js';
import { placeOfNode } from '../../../server/src/android/flow/code.js';
import { executorText, projectOf } from './android-model.js';

const ROOT = path.join(import.meta.dirname, '../../..');

export function staticProgramOf(
  reader: JavaReader,
  texts: Readonly<Record<string, string>>,
  options?: StaticOptions,
): StaticProgram {
  return buildStaticProgram(projectOf(reader, texts), options);
}

export function textsOfFolder(folder: string): Record<string, string> {
  const cwd = path.join(ROOT, folder);
  const files = globSync(['**/*.java', '**/*.aidl', '**/*.xml', '**/build.gradle'], { cwd }).sort();
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(cwd, file), 'utf8')]),
  );
}

/** `Task.run on thread Task: Task:12 (main); by :14 later`. */
export function originLine({ pointsTo }: StaticProgram, origin: StaticOrigin): string {
  const receivers = origin.receivers
    .map((object) => objectText(pointsTo, object))
    .sort()
    .join(', ');
  const causes = origin.causes.map(({ instance, statement, when }) => {
    const { code } = pointsTo.instances[instance]!;
    const line = placeOfNode(code, code.body.statements[statement]!.node)?.line ?? 0;
    return `:${line} ${when} in ${instanceText(pointsTo, instance)}`;
  });
  const by = [...causes.sort(), ...(origin.bySystem ? ['system'] : [])].join('; ');
  return `${origin.name} on ${executorText(origin.executor)} [${receivers}] by ${by}`;
}

export function printOrigins(program: StaticProgram): string {
  return program.origins.map((origin) => originLine(program, origin)).join('\n');
}

/** The objects that the accesses of a line are of: once for each context that has them. */
export function objectsAt({ pointsTo }: StaticProgram, line: number): string[] {
  const found = pointsTo.instances.map(({ id, code }) => {
    const objects = code.body.statements.flatMap((statement) => {
      const isAccess = statement.kind === 'load' || statement.kind === 'store';
      if (!isAccess || placeOfNode(code, statement.node)?.line !== line) return [];
      return pointsTo.of(id, statement.object);
    });
    return [...new Set(objects)].map((object) => objectText(pointsTo, object)).join(', ');
  });
  return found.filter((text) => text !== '').sort();
}

/** All that a program says, without numbers: two that were solved differently can be compared. */
export function factsOf(program: StaticProgram): string[] {
  const { pointsTo, origins, waits, order } = program;
  const facts = new Set<string>();
  for (const { id, code } of pointsTo.instances) {
    const name = instanceText(pointsTo, id);
    facts.add(name);
    code.body.variables.forEach((_, variable) => {
      for (const object of pointsTo.of(id, variable as Variable)) {
        facts.add(`${name} ${code.id} ${variable}: ${objectText(pointsTo, object)}`);
      }
    });
    code.body.statements.forEach((_, statement) => {
      for (const callee of pointsTo.callees(id, statement as StatementIndex)) {
        facts.add(`${name} ${code.id} ${statement} calls ${instanceText(pointsTo, callee)}`);
      }
    });
  }
  const textOf = (id: number): string => originLine(program, origins[id]!);
  for (const { id } of origins) facts.add(textOf(id));
  for (const { first, second, rule } of order) {
    facts.add(`${textOf(first)} before ${textOf(second)}: ${rule}`);
  }
  for (const { instance, statement, origins: ended } of waits) {
    facts.add(
      `${instanceText(pointsTo, instance)} ${statement} waits for ${ended.map(textOf).join()}`,
    );
  }
  return [...facts].sort();
}

/** What the variables of this name hold: one text for each of them in each context that has any. */
export function heldBy({ pointsTo }: StaticProgram, name: string): string[] {
  const found = pointsTo.instances.flatMap(({ id, code }) =>
    code.body.variables.flatMap((variable, index) => {
      const objects = variable.name === name ? pointsTo.of(id, index as Variable) : [];
      const texts = objects.map((object) => objectText(pointsTo, object));
      return texts.length === 0 ? [] : [texts.sort().join(', ')];
    }),
  );
  return found.sort();
}
