/** What guards each dereference of the fixtures, and what is set before a use or after a free. */
import { beforeAll, describe, it } from 'vitest';
import type { Body, Statement, StatementIndex } from '../../../../server/src/java/ir/statements.js';
import type { FieldSymbol } from '../../../../server/src/java/program/symbols.js';
import type { JavaReader } from '../../../../server/src/java/syntax/parse-java.js';
import {
  allocatedBefore,
  reallocatedAfter,
} from '../../../../server/src/static/body/allocations.js';
import type { Flag } from '../../../../server/src/static/body/flags.js';
import { freesOf } from '../../../../server/src/static/body/frees.js';
import { guardsOf, type Guard } from '../../../../server/src/static/body/guards.js';
import { dereferencesOf, type Use } from '../../../../server/src/static/body/uses.js';
import { createTestReader } from '../../../support/java/java-parser.js';
import {
  expectMarks,
  findStatements,
  staticFixture,
  type StaticBodies,
} from '../../../support/java/static-bodies.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

interface FieldUse {
  readonly body: Body;
  readonly load: StatementIndex;
  readonly field: FieldSymbol;
  readonly use: Use;
  readonly line: number;
}

function isLoad(statement: Statement): boolean {
  return statement.kind === 'load' || statement.kind === 'static-load';
}

/** Of the project's own fields that are not final. */
function usesIn(fixture: StaticBodies): FieldUse[] {
  return findStatements(fixture, isLoad).flatMap(({ body, at: load }) => {
    const { lineAt } = fixture.bodies.find((each) => each.body === body)!;
    const { field } = body.statements[load] as Statement & { readonly kind: 'load' };
    if (field.source === undefined || field.name === 'closed') return [];
    return dereferencesOf(body, load).map((use) => {
      return { body, load, field, use, line: lineAt(use.at) };
    });
  });
}

function flagText({ field, method, is }: Flag): string {
  const names = [field?.name, method === undefined ? undefined : `${method.name}()`];
  return `${names.filter((name) => name !== undefined).join('.')} ${is}`;
}

function guardText({ kind, against, acrossCall, flag }: Guard): string {
  const what = flag === undefined ? against : flagText(flag);
  return `${kind} ${what}${acrossCall ? ', call between' : ''}`;
}

function expectGuards(name: string): void {
  const fixture = staticFixture(reader, name);
  const answers = usesIn(fixture).map(({ body, load, field, use, line }) => {
    const guards = new Set(guardsOf(body, load, use, fixture.knowledge).map(guardText));
    return { line, text: field.name + (guards.size === 0 ? '' : `: ${[...guards].join(', ')}`) };
  });
  expectMarks(fixture.text, 'use', answers);
}

describe('guards', () => {
  it('are null tests of the value or of the field', () => {
    expectGuards('guards/NullTests.java');
  });

  it('are flags and the state of components', () => {
    expectGuards('guards/Flags.java');
  });
});

describe('allocations', () => {
  it('come before a use on every way to it', () => {
    const fixture = staticFixture(reader, 'guards/Allocations.java');
    const answers = usesIn(fixture).flatMap(({ body, load, field, line }) => {
      const allocation = allocatedBefore(body, load);
      return allocation === undefined ? [] : [{ line, text: `${field.name} ${allocation.value}` }];
    });
    expectMarks(fixture.text, 'before', answers);
  });

  it('come after a free on every way on', () => {
    const fixture = staticFixture(reader, 'guards/Allocations.java');
    const answers = fixture.bodies.flatMap(({ body, lineAt }) =>
      freesOf(body, fixture.knowledge).flatMap(({ statement }) => {
        const values = reallocatedAfter(body, statement).map(({ value }) => value);
        return values.length === 0 ? [] : [{ line: lineAt(statement), text: values.join(', ') }];
      }),
    );
    expectMarks(fixture.text, 'again', answers);
  });
});
