/**
 * Checks tables that a user wrote against knowledge.schema.json, so that the editor's completion and
 * the server's opinion have one source. Understands the part of JSON schema that ours is written in:
 * type, properties, required, additionalProperties, items, local references, and of texts enum and pattern.
 */
import schema from './knowledge.schema.json' with { type: 'json' };
import type { KnowledgeTables } from './knowledge.js';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly pattern?: string;
}

export interface TableProblem {
  /** `callbacks[2].runs`. */
  readonly path: string;
  readonly message: string;
}

/** What is right of it; a row with a problem is left out, and the others hold. */
export interface ValidTables {
  readonly tables: KnowledgeTables;
  readonly problems: readonly TableProblem[];
}

export function validateTables(value: unknown): ValidTables {
  const problems = findProblems(value);
  if (!isRecord(value)) return { tables: {}, problems };
  const bad = new Set(problems.map(({ path }) => /^[^.[]+(\[\d+\])?/.exec(path)?.[0] ?? path));
  const kept = Object.entries(value)
    .filter(([key]) => !bad.has(key))
    .map(([key, rows]) => [key, Array.isArray(rows) ? goodRows(key, rows, bad) : rows]);
  return { tables: Object.fromEntries(kept) as KnowledgeTables, problems };
}

export function findProblems(value: unknown): TableProblem[] {
  const problems: TableProblem[] = [];
  check(value, schema, '', problems);
  return problems;
}

function goodRows(key: string, rows: readonly unknown[], bad: ReadonlySet<string>): unknown[] {
  return rows.filter((_row, index) => !bad.has(`${key}[${index}]`));
}

function check(value: unknown, given: Schema, path: string, problems: TableProblem[]): void {
  const rule = resolve(given);
  const actual = typeOf(value);
  if (rule.type !== undefined && actual !== rule.type) {
    problems.push({
      path,
      message: `${article(rule.type)} is expected here, not ${article(actual)}`,
    });
  } else if (isRecord(value)) checkRecord(value, rule, path, problems);
  else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      if (rule.items !== undefined) check(item, rule.items, `${path}[${index}]`, problems);
    });
  } else if (typeof value === 'string') checkText(value, rule, path, problems);
}

function checkRecord(
  value: Readonly<Record<string, unknown>>,
  rule: Schema,
  path: string,
  problems: TableProblem[],
): void {
  for (const name of rule.required ?? []) {
    if (!Object.hasOwn(value, name)) problems.push({ path, message: `"${name}" is missing` });
  }
  for (const [name, inner] of Object.entries(value)) {
    const known = rule.properties !== undefined && Object.hasOwn(rule.properties, name);
    const at = path === '' ? name : `${path}.${name}`;
    if (known) check(inner, rule.properties[name]!, at, problems);
    else if (rule.additionalProperties === false) {
      problems.push({ path: at, message: `"${name}" is not known here` });
    } else if (typeof rule.additionalProperties === 'object') {
      check(inner, rule.additionalProperties, at, problems);
    }
  }
}

function checkText(value: string, rule: Schema, path: string, problems: TableProblem[]): void {
  if (rule.enum !== undefined && !rule.enum.includes(value)) {
    problems.push({ path, message: `"${value}" is none of ${rule.enum.join(', ')}` });
  }
  if (rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(value)) {
    problems.push({ path, message: `"${value}" is not understood` });
  }
}

function resolve(rule: Schema): Schema {
  if (rule.$ref === undefined) return rule;
  const name = rule.$ref.slice('#/$defs/'.length);
  return (schema.$defs as Readonly<Record<string, Schema>>)[name] ?? {};
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}

function article(type: string): string {
  return type === 'null' ? 'null' : `${/^[ao]/.test(type) ? 'an' : 'a'} ${type}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeOf(value) === 'object';
}
