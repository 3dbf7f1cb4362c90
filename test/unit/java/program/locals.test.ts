/** The locals in scope, against a plain list; and what finding one of many costs, counted. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLocal,
  findLocal,
  type Locals,
} from '../../../../server/src/java/program/body/locals.js';
import type { LocalVariable } from '../../../../server/src/java/program/resolved-body.js';

function variableNamed(name: string): LocalVariable {
  return { name } as LocalVariable;
}

function findPlain(variables: readonly LocalVariable[], name: string): LocalVariable | undefined {
  return variables.findLast((variable) => variable.name === name);
}

/** `Aa` and `BB` style twins and short names, so that hashes and names meet. */
const names = fc.oneof(
  fc.constantFrom('i', 'j', 'this$0', ''),
  fc.string({ maxLength: 3 }),
  fc.integer({ min: 0, max: 60 }).map((number) => `v${number}`),
);

describe('the locals in scope', () => {
  it('are found as in a list that is read from its end', () => {
    fc.assert(
      fc.property(fc.array(names, { maxLength: 80 }), names, (added, asked) => {
        const variables = added.map(variableNamed);
        const locals = variables.reduce<Locals>(addLocal, undefined);
        for (const name of [...added, asked]) {
          expect(findLocal(locals, name)).toBe(findPlain(variables, name));
        }
      }),
    );
  });

  it('stay as they were for those who hold them', () => {
    const held: Locals[] = [undefined];
    for (let at = 0; at < 50; at++) held.push(addLocal(held[at], variableNamed(`v${at}`)));
    held.forEach((locals, length) => {
      expect(findLocal(locals, `v${length - 1}`)?.name).toBe(
        length > 0 ? `v${length - 1}` : undefined,
      );
      expect(findLocal(locals, `v${length}`)).toBeUndefined();
    });
  });

  it('cost no more to find for being many', () => {
    let read = 0;
    const counted = (text: string) => ({
      get name(): string {
        read++;
        return text;
      },
    });
    const perFind = (many: number): number => {
      let locals: Locals;
      for (let at = 0; at < many; at++) {
        locals = addLocal(locals, counted(`v${at}`) as LocalVariable);
      }
      read = 0;
      for (let at = 0; at < many; at++) findLocal(locals, `v${at}`);
      return read / many;
    };
    expect(perFind(20_000)).toBeLessThan(2 * perFind(100));
  });
});
