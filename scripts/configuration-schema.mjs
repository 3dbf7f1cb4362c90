/** The schema of racelens.json: the tables that a user may add to, as the engine itself checks them. */
import { readFile, writeFile } from 'node:fs/promises';

const TABLES = 'server/src/android/knowledge/knowledge.schema.json';

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
    },
    $defs,
  };
  await writeFile(file, JSON.stringify(schema));
}
