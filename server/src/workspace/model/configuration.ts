/**
 * `racelens.json`: what a team adds to the tables of what runs where, beside its code. What is wrong in
 * it is a problem with its line; the rest of it holds.
 */
import { KnowledgeIndex } from '../../android/knowledge/knowledge-index.js';
import type { KnowledgeTables } from '../../android/knowledge/knowledge.js';
import { withOwnTables } from '../../android/knowledge/tables.js';
import { validateTables } from '../../android/knowledge/validate.js';
import type { TextFile } from '../../android/manifest/project-manifests.js';
import type { ModelProblem } from './job.js';

export interface Configured {
  readonly knowledge: KnowledgeIndex;
  readonly problems: readonly ModelProblem[];
}

/** Keys that a configuration may have; `$schema` is the editor's. */
const KEYS: ReadonlySet<string> = new Set(['$schema', 'knowledge']);

export function readConfigurations(files: readonly TextFile[]): Configured {
  const problems: ModelProblem[] = [];
  const tables = files.map((file) => readConfiguration(file, problems));
  return { knowledge: new KnowledgeIndex(withOwnTables(tables)), problems };
}

function readConfiguration({ path, text }: TextFile, problems: ModelProblem[]): KnowledgeTables {
  const complain = (message: string, line = 1) => {
    problems.push({ file: path, line, message });
  };
  const value = parse(text, complain);
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    complain('The configuration must be an object: { "knowledge": { … } }.');
    return {};
  }
  const unknown = Object.keys(value).filter((key) => !KEYS.has(key));
  for (const key of unknown) complain(`'${key}' is not a setting of Racelens.`, lineOf(text, key));
  const { tables, problems: found } = validateTables('knowledge' in value ? value.knowledge : {});
  for (const { path: where, message } of found) complain(`knowledge.${where}: ${message}`);
  return tables;
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
