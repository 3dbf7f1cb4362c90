/**
 * `racelens.json`: what a team adds to the tables of what runs where, which findings it has looked at, and how
 * its project is looked at, beside its code. What is wrong in it is a problem with its line; the rest of it holds.
 */
import { KnowledgeIndex } from '../../android/knowledge/knowledge-index.js';
import type { KnowledgeTables } from '../../android/knowledge/knowledge.js';
import { withOwnTables } from '../../android/knowledge/tables.js';
import { validateTables } from '../../android/knowledge/validate.js';
import type { TextFile } from '../../android/manifest/project-manifests.js';
import type { Suppression } from '../../findings/suppressions.js';
import { readTeamSettings, TEAM_KEYS, type TeamSettings } from '../team-settings.js';
import { readConfiguredSuppressions } from './configured-suppressions.js';
import type { ModelProblem } from './job.js';

export interface Configured {
  readonly knowledge: KnowledgeIndex;
  readonly suppressions: readonly Suppression[];
  readonly team: readonly TeamSettings[];
  readonly problems: readonly ModelProblem[];
}

/** Keys that a configuration may have; `$schema` is the editor's. */
const KEYS: ReadonlySet<string> = new Set(['$schema', 'knowledge', 'suppress', ...TEAM_KEYS]);

export function readConfigurations(files: readonly TextFile[]): Configured {
  const problems: ModelProblem[] = [];
  const read = files.map((file) => readConfiguration(file, problems));
  const tables = read.map((each) => each.tables);
  const suppressions = read.flatMap((each) => each.suppressions);
  const team = read.flatMap((each) => each.team);
  const knowledge = new KnowledgeIndex(withOwnTables(tables));
  return { knowledge, suppressions, team, problems };
}

/** What a configuration leaves out; what is wrong with it is told elsewhere. */
export function excludesOf(text: string): readonly string[] {
  const value = parse(text, () => undefined);
  if (typeof value !== 'object' || value === null) return [];
  return readTeamSettings({ ...value }, '', () => undefined).exclude;
}

interface OneConfiguration {
  readonly tables: KnowledgeTables;
  readonly suppressions: readonly Suppression[];
  readonly team: readonly TeamSettings[];
}

const EMPTY: OneConfiguration = { tables: {}, suppressions: [], team: [] };

function readConfiguration({ path, text }: TextFile, problems: ModelProblem[]): OneConfiguration {
  const complain = (message: string, line = 1) => {
    problems.push({ file: path, line, message });
  };
  const value = parse(text, complain);
  if (value === undefined) return EMPTY;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    complain('The configuration must be an object: { "knowledge": { … } }.');
    return EMPTY;
  }
  const unknown = Object.keys(value).filter((key) => !KEYS.has(key));
  for (const key of unknown) complain(`'${key}' is not a setting of Racelens.`, lineOf(text, key));
  const { tables, problems: found } = validateTables('knowledge' in value ? value.knowledge : {});
  for (const { path: where, message } of found) complain(`knowledge.${where}: ${message}`);
  const line = lineOf(text, 'suppress');
  const place = { path, line, column: 1, endColumn: 1 };
  const suppressions = readConfiguredSuppressions(
    'suppress' in value ? value.suppress : [],
    place,
    (message) => {
      complain(message, line);
    },
  );
  const team = readTeamSettings({ ...value }, path, (key, message) => {
    complain(`${key}: ${message}`, lineOf(text, key));
  });
  return { tables, suppressions, team: [team] };
}

function parse(text: string, complain: (message: string, line?: number) => void): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = /position (\d+)/.exec(message)?.[1];
    const line = at === undefined ? 1 : text.slice(0, Number(at)).split('\n').length;
    complain(`This is not JSON: ${message}`, line);
    return undefined;
  }
}

function lineOf(text: string, key: string): number {
  const at = text.indexOf(JSON.stringify(key));
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}
