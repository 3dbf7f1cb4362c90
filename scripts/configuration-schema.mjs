/** The schema of racelens.json: the tables that a user may add to, as the engine itself checks them, and suppressions. */
import { readFile, writeFile } from 'node:fs/promises';

const TABLES = 'server/src/android/knowledge/knowledge.schema.json';

/** As configured-suppressions.ts reads them. */
const SUPPRESS = {
  description: 'Findings that were looked at and are fine.',
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['reason'],
    oneOf: [{ required: ['field'] }, { required: ['package'] }],
    properties: {
      field: { type: 'string', description: 'com.x.A.b: every finding on the field.' },
      package: { type: 'string', description: 'com.x: accesses in it and in those within it.' },
      rule: {
        enum: ['data-race', 'use-after-free', 'order-violation', 'non-commutative', 'atomicity'],
        description: 'Without it: every rule.',
      },
      reason: { type: 'string', minLength: 1, description: 'Why it is fine.' },
    },
  },
};

export async function writeConfigurationSchema(file) {
  const { $schema, $defs, ...tables } = JSON.parse(await readFile(TABLES, 'utf8'));
  const schema = {
    $schema,
    title: 'Racelens',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      knowledge: {
        description: 'What the code of a team or a library does with threads.',
        ...tables,
      },
      suppress: SUPPRESS,
    },
    $defs,
  };
  await writeFile(file, JSON.stringify(schema));
}
