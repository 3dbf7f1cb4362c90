/** Monitors held at each statement of test/java/ir/Monitors.java that touches a field or calls. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { monitorsAt } from '../../../../server/src/java/ir/monitors.js';
import type { StatementIndex } from '../../../../server/src/java/ir/statements.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { lowerText, type LoweredBody } from '../../../support/java/lower-java.js';

const FILE = path.join(import.meta.dirname, '../../../java/ir/Monitors.java');

let bodies: LoweredBody[];
beforeAll(async () => {
  bodies = lowerText(await createTestReader(), readFileSync(FILE, 'utf8'));
});

/** `line: how many are held`, each once. */
function heldIn(method: string): string[] {
  const { body, lineOf } = bodies.find(({ body: each }) => each.method?.name === method)!;
  const lines = body.statements.flatMap(({ kind, node }, at) => {
    if (kind !== 'store' && kind !== 'call' && kind !== 'return' && kind !== 'throw') return [];
    return [`${lineOf(node)}: ${monitorsAt(body, at as StatementIndex).length}`];
  });
  return [...new Set(lines)];
}

describe('monitors', () => {
  it('are held within their block only', () => {
    expect(heldIn('block')).toEqual(['11: 1', '13: 0', '9: 0']);
  });

  it('are left on every way out', () => {
    expect(heldIn('ways')).toEqual(['19: 0', '25: 0', '22: 1', '18: 0']);
  });

  it('are held in synchronized methods', () => {
    expect(heldIn('method')).toEqual(['29: 1', '28: 0']);
  });

  it('nest', () => {
    expect(heldIn('nested')).toEqual(['39: 2', '36: 0', '37: 0']);
  });
});
