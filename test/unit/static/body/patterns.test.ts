/** The named shapes of test/java/static-body/patterns. */
import { beforeAll, describe, it } from 'vitest';
import { pathsOf } from '../../../../server/src/java/ir/facts/paths.js';
import { pathText } from '../../../../server/src/java/ir/facts/print-facts.js';
import type { Call } from '../../../../server/src/java/ir/statements.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import {
  containerPatterns,
  iterationsOf,
} from '../../../../server/src/static/body/container-patterns.js';
import { Locks } from '../../../../server/src/static/body/locks/locks.js';
import { fieldPatterns } from '../../../../server/src/static/body/patterns.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import { expectMarks, staticFixture } from '../../../support/java/static-bodies.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

describe('patterns', () => {
  it('of fields are told by what a store depends on', () => {
    const fixture = staticFixture(reader, 'patterns/Fields.java');
    const locks = new Locks(fixture.knowledge, fixture.bodiesOf);
    const answers = fixture.bodies.flatMap(({ body, lineAt }) =>
      fieldPatterns(body, locks).map(({ kind, field, store, isVolatile }) => {
        return {
          line: lineAt(store),
          text: `${kind} ${field.name}${isVolatile ? ' volatile' : ''}`,
        };
      }),
    );
    expectMarks(fixture.text, 'pattern', answers);
  });

  it('of containers are told by what a write depends on', () => {
    const fixture = staticFixture(reader, 'patterns/Containers.java');
    const answers = fixture.bodies.flatMap(({ body, lineAt }) =>
      containerPatterns(body, fixture.knowledge).map(({ kind, read, write, sameKey }) => {
        const names = [read, write].map((at) => (body.statements[at] as unknown as Call).name);
        const text = [kind, ...names, ...(sameKey ? ['same key'] : [])].join(' ');
        return { line: lineAt(write), text };
      }),
    );
    expectMarks(fixture.text, 'container', answers);
  });

  it('of walks over containers are told by iterators', () => {
    const fixture = staticFixture(reader, 'patterns/Containers.java');
    const answers = fixture.bodies.flatMap(({ body, lineAt }) =>
      iterationsOf(body, fixture.knowledge).map(({ at, container, steps }) => {
        const name = pathText(pathsOf(body).of(container), body).replace('this.', '');
        return { line: lineAt(at), text: `${name} ${steps.length}` };
      }),
    );
    expectMarks(fixture.text, 'walk', answers);
  });
});
