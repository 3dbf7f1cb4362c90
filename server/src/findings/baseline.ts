/**
 * A baseline: findings that a team knows and lives with, so that only new ones fail a build. Entries go by
 * the ids of findings, which hold no line numbers; what they say besides is for people.
 */
import type { Finding } from './finding.js';
import { compareText } from './order.js';

export interface BaselineEntry {
  readonly id: string;
  /** What the finding said when it was written down. */
  readonly message: string;
  /** Why it is left as it is: written by a person, and kept. */
  readonly reason?: string;
}

export interface ReadBaseline {
  readonly entries: readonly BaselineEntry[];
  /** What is wrong with the file as a whole; undefined if nothing is. */
  readonly problem: string | undefined;
}

export interface AgainstBaseline {
  readonly fresh: readonly Finding[];
  /** As suppressed by the baseline. */
  readonly known: readonly Finding[];
  /** Entries of which no finding is left. */
  readonly stale: readonly BaselineEntry[];
}

const VERSION = 1;

export function readBaseline(text: string): ReadBaseline {
  const value = parse(text);
  if (!isObject(value)) return failed('This is not a baseline: it is no JSON object.');
  if (value['version'] !== VERSION) {
    return failed(`This is not a baseline of version ${VERSION}: see "version".`);
  }
  const { findings } = value;
  if (!Array.isArray(findings)) return failed('This is not a baseline: "findings" is no list.');
  const wrong = findings.findIndex((each) => !isEntry(each));
  if (wrong >= 0) return failed(`Entry ${wrong + 1} of "findings" has no id.`);
  return { entries: findings.filter(isEntry).map(entryOf), problem: undefined };
}

function failed(problem: string): ReadBaseline {
  return { entries: [], problem };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntry(value: unknown): value is Readonly<Record<string, unknown>> & { id: string } {
  return isObject(value) && typeof value['id'] === 'string' && value['id'] !== '';
}

function entryOf(value: Readonly<Record<string, unknown>> & { id: string }): BaselineEntry {
  const { id, message, reason } = value;
  return {
    id,
    message: typeof message === 'string' ? message : '',
    ...(typeof reason === 'string' && reason !== '' ? { reason } : {}),
  };
}

export function againstBaseline(
  findings: readonly Finding[],
  entries: readonly BaselineEntry[],
): AgainstBaseline {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const present = new Set(findings.map(({ id }) => id));
  return {
    fresh: findings.filter(({ id }) => !byId.has(id)),
    known: findings
      .filter(({ id }) => byId.has(id))
      .map((finding) => {
        const reason = byId.get(finding.id)!.reason ?? '';
        return { ...finding, suppressed: true, suppression: { where: 'baseline', reason } };
      }),
    stale: entries.filter(({ id }) => !present.has(id)),
  };
}

/** Of the present findings, by id; what a person wrote beside one that is still there stays. */
export function baselineText(
  findings: readonly Finding[],
  before: readonly BaselineEntry[],
): string {
  const reasons = new Map(before.map(({ id, reason }) => [id, reason]));
  return written(
    findings.map(({ id, message }): BaselineEntry => {
      const reason = reasons.get(id);
      return { id, message, ...(reason === undefined ? {} : { reason }) };
    }),
  );
}

/** What was there, and one finding more. */
export function withEntry(
  before: readonly BaselineEntry[],
  { id, message }: Finding,
  reason: string,
): string {
  const others = before.filter((entry) => entry.id !== id);
  return written([...others, { id, message, ...(reason === '' ? {} : { reason }) }]);
}

function written(entries: readonly BaselineEntry[]): string {
  const findings = [...entries].sort((one, other) => compareText(one.id, other.id));
  return `${JSON.stringify({ version: VERSION, findings }, undefined, 2)}\n`;
}
