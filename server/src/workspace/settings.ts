/**
 * The settings of section `racelens`, said once: name, default, what is accepted. A value that is
 * not accepted is replaced by the default and named in the log, so that a slip in settings.json
 * never stops the analysis. `racelens.trace.server` belongs to the client and is checked here only
 * so that a slip in it is named too.
 */

export interface Settings {
  readonly trace: {
    /** Run the semantic check: can this trace have happened at all? */
    readonly check: boolean;
    /** How many problems of one trace are listed; the rest is counted. */
    readonly maximumProblems: number;
    /** How much of the protocol the client logs. */
    readonly server: 'off' | 'messages' | 'verbose';
  };
}

export const DEFAULT_SETTINGS: Settings = {
  trace: { check: true, maximumProblems: 1000, server: 'off' },
};

interface Rule<Value> {
  readonly name: string;
  readonly accepts: (value: unknown) => value is Value;
  readonly expected: string;
  readonly fallback: Value;
}

const CHECK: Rule<boolean> = {
  name: 'trace.check',
  accepts: (value) => typeof value === 'boolean',
  expected: 'true or false',
  fallback: DEFAULT_SETTINGS.trace.check,
};

const MAXIMUM_PROBLEMS: Rule<number> = {
  name: 'trace.maximumProblems',
  accepts: (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100_000,
  expected: 'a whole number from 1 to 100000',
  fallback: DEFAULT_SETTINGS.trace.maximumProblems,
};

const SERVER: Rule<Settings['trace']['server']> = {
  name: 'trace.server',
  accepts: (value) => value === 'off' || value === 'messages' || value === 'verbose',
  expected: '"off", "messages" or "verbose"',
  fallback: DEFAULT_SETTINGS.trace.server,
};

/** Reads the section as the editor hands it over; what is missing has its default. */
export function parseSettings(section: unknown): {
  readonly settings: Settings;
  readonly complaints: readonly string[];
} {
  const complaints: string[] = [];
  const take = <Value>(rule: Rule<Value>): Value => {
    const value = valueAt(section, rule.name);
    if (value === undefined || value === null) return rule.fallback;
    if (rule.accepts(value)) return value;
    complaints.push(
      `The setting racelens.${rule.name} must be ${rule.expected}, not ${JSON.stringify(value)}: ` +
        `${JSON.stringify(rule.fallback)} is used.`,
    );
    return rule.fallback;
  };
  const trace = {
    check: take(CHECK),
    maximumProblems: take(MAXIMUM_PROBLEMS),
    server: take(SERVER),
  };
  return { settings: { trace }, complaints };
}

/** The value at a dotted name; editors nest sections, some hand over the dotted name as it is. */
function valueAt(section: unknown, name: string): unknown {
  if (!isRecord(section)) return undefined;
  if (name in section) return section[name];
  const dot = name.indexOf('.');
  if (dot < 0) return undefined;
  return valueAt(section[name.slice(0, dot)], name.slice(dot + 1));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
