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

const RULES = SUPPRESS.items.properties.rule.enum;
const TIERS = ['confirmed', 'likely', 'possible'];
const NAMES = [
  ...RULES,
  ...TIERS,
  ...RULES.flatMap((rule) => TIERS.map((tier) => `${rule}/${tier}`)),
];
const GLOBS = { type: 'array', items: { type: 'string', minLength: 1 } };

/** As team-settings.ts reads them. */
const TEAM = {
  severity: {
    description:
      'How loudly findings are told, by rule, by how sure they are, or both; the most exact one counts. "off" leaves them out.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      NAMES.map((name) => [name, { enum: ['error', 'warning', 'information', 'hint', 'off'] }]),
    ),
  },
  exclude: { description: 'Java files that are not looked at, as glob patterns.', ...GLOBS },
  traces: {
    description: 'Recorded runs.',
    type: 'object',
    additionalProperties: false,
    properties: {
      include: { description: 'Further files that are traces, as glob patterns.', ...GLOBS },
      model: {
        description: 'What orders two operations of a trace.',
        enum: ['android', 'droidracer', 'threads'],
      },
      preconditions: {
        description:
          'The file with what handlers take for granted; written by racelens learn and by Learn from These Traces.',
        type: 'string',
        minLength: 1,
        default: 'racelens-preconditions.json',
      },
      atomicity: {
        description: 'What is meant to run in one piece, where the usual view does not fit.',
        type: 'object',
        additionalProperties: false,
        properties: {
          serviceWithActivity: {
            type: 'boolean',
            description: 'A service belongs to the activity that enables it.',
          },
          pauseOutside: {
            type: 'boolean',
            description: 'onPause and onDestroy stand outside of the activity.',
          },
        },
      },
      visible: {
        description:
          'What the user sees besides views and preferences: classes and fields (com.x.Screen.title, com.x.ui.**), or file, database, table.',
        type: 'array',
        items: { type: 'string', minLength: 1 },
      },
    },
  },
  budget: {
    description: 'When the analysis of the sources stops with what it has found so far.',
    type: 'object',
    additionalProperties: false,
    properties: {
      seconds: { type: 'number', exclusiveMinimum: 0 },
      mebibytes: { type: 'number', exclusiveMinimum: 0 },
    },
  },
  baseline: {
    description:
      'The file with the findings that are known; written by racelens check --update-baseline.',
    type: 'string',
    minLength: 1,
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
      ...TEAM,
    },
    $defs,
  };
  await writeFile(file, JSON.stringify(schema));
}
