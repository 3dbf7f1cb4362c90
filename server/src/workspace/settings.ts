/**
 * The settings of section `racelens`, said once: name, default, what is accepted. A value that is
 * not accepted is replaced by the default and named in the log, so that a slip in settings.json
 * never stops the analysis. `racelens.trace.server` belongs to the client and is checked here only
 * so that a slip in it is named too.
 */
import type { AtomicityVariants } from '../detect/atomicity/options.js';
import { DETECTIONS, type Detection, type ModelChoice } from '../detect/engine.js';
import { CAUSALITY_MODELS } from '../detect/report.js';
import { readSeverityChoice, type SeverityChoice } from '../findings/severity-choice.js';

export interface Settings {
  readonly trace: {
    /** Run the semantic check: can this trace have happened at all? */
    readonly check: boolean;
    /** How many problems of one trace are listed; the rest is counted. */
    readonly maximumProblems: number;
    /** How much of the protocol the client logs. */
    readonly server: 'off' | 'messages' | 'verbose';
  };
  /** The traces of the project, whose races are shown in the sources. */
  readonly traces: {
    readonly enabled: boolean;
    /** Globs below the workspace folders. */
    readonly include: readonly string[];
    readonly model: ModelChoice;
    /** The file of learned preconditions, below each workspace folder; '' for none. */
    readonly preconditions: string;
    /** What is looked for; the rest is not computed. */
    readonly detect: readonly Detection[];
    readonly atomicity: AtomicityVariants;
    /** What the user sees besides views and preferences: classes, fields, kinds of resources. */
    readonly visible: readonly string[];
  };
  /** The Java sources. */
  readonly java: {
    /** Globs below the workspace folders: what is not looked at. */
    readonly exclude: readonly string[];
  };
  /** The races that the sources alone show. */
  readonly static: {
    readonly enabled: boolean;
    /** When an analysis stops with what it has found so far. */
    readonly budgetSeconds: number;
    readonly budgetMiB: number;
  };
  /** How loudly what is told. */
  readonly severity: SeverityChoice;
  readonly tiers: {
    /** Show findings of which it is not likely that they happen. */
    readonly showPossible: boolean;
  };
  readonly hover: {
    /** Over Java: findings, safe fields, what runs where. */
    readonly enabled: boolean;
  };
  readonly quickFixes: {
    /** Look for changes that mend what the cursor is on. */
    readonly enabled: boolean;
  };
  readonly codeLens: {
    readonly enabled: boolean;
    /** Also over what runs on its own: where, and who makes it run. */
    readonly origins: boolean;
  };
}

export const DEFAULT_SETTINGS: Settings = {
  trace: { check: true, maximumProblems: 1000, server: 'off' },
  traces: {
    enabled: true,
    include: ['**/*.racetrace*', '**/abc_log.txt'],
    model: 'auto',
    preconditions: 'racelens-preconditions.json',
    detect: DETECTIONS,
    atomicity: { serviceWithActivity: false, pauseOutside: false },
    visible: [],
  },
  java: {
    exclude: ['**/src/test*/**', '**/src/androidTest*/**', '**/test/**', '**/tests/**'],
  },
  static: { enabled: true, budgetSeconds: 120, budgetMiB: 1500 },
  severity: {},
  tiers: { showPossible: false },
  hover: { enabled: true },
  quickFixes: { enabled: true },
  codeLens: { enabled: true, origins: true },
};

interface Rule<Value> {
  readonly name: string;
  readonly accepts: (value: unknown) => value is Value;
  readonly expected: string;
  readonly fallback: Value;
}

function switchRule(name: string, fallback: boolean): Rule<boolean> {
  const accepts = (value: unknown) => typeof value === 'boolean';
  return { name, accepts, expected: 'true or false', fallback };
}

const CHECK = switchRule('trace.check', DEFAULT_SETTINGS.trace.check);
const TRACES_ENABLED = switchRule('traces.enabled', DEFAULT_SETTINGS.traces.enabled);
const STATIC_ENABLED = switchRule('static.enabled', DEFAULT_SETTINGS.static.enabled);
const SHOW_POSSIBLE = switchRule('tiers.showPossible', DEFAULT_SETTINGS.tiers.showPossible);
const HOVER_ENABLED = switchRule('hover.enabled', DEFAULT_SETTINGS.hover.enabled);
const QUICK_FIXES_ENABLED = switchRule('quickFixes.enabled', DEFAULT_SETTINGS.quickFixes.enabled);
const CODE_LENS_ENABLED = switchRule('codeLens.enabled', DEFAULT_SETTINGS.codeLens.enabled);
const CODE_LENS_ORIGINS = switchRule('codeLens.origins', DEFAULT_SETTINGS.codeLens.origins);

export function isGlobs(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string' && each !== '');
}

function globsRule(name: string, fallback: readonly string[]): Rule<readonly string[]> {
  return { name, accepts: isGlobs, expected: 'a list of glob patterns', fallback };
}

const SEVERITY: Rule<SeverityChoice> = {
  name: 'severity',
  accepts: (value): value is SeverityChoice => readSeverityChoice(value).problems.length === 0,
  expected: 'severities by rule or tier',
  fallback: DEFAULT_SETTINGS.severity,
};

const TRACES_INCLUDE = globsRule('traces.include', DEFAULT_SETTINGS.traces.include);
const TRACES_VISIBLE: Rule<readonly string[]> = {
  name: 'traces.visible',
  accepts: isGlobs,
  expected: 'a list of classes, fields or kinds of resources',
  fallback: DEFAULT_SETTINGS.traces.visible,
};
const JAVA_EXCLUDE = globsRule('java.exclude', DEFAULT_SETTINGS.java.exclude);

const MODELS: readonly ModelChoice[] = ['auto', ...CAUSALITY_MODELS];

const TRACES_MODEL: Rule<ModelChoice> = {
  name: 'traces.model',
  accepts: (value): value is ModelChoice => MODELS.some((model) => model === value),
  expected: '"auto", "android", "droidracer" or "threads"',
  fallback: DEFAULT_SETTINGS.traces.model,
};

const TRACES_PRECONDITIONS: Rule<string> = {
  name: 'traces.preconditions',
  accepts: (value): value is string => typeof value === 'string',
  expected: 'the path of a file',
  fallback: DEFAULT_SETTINGS.traces.preconditions,
};

const TRACES_DETECT: Rule<readonly Detection[]> = {
  name: 'traces.detect',
  accepts: (value): value is readonly Detection[] =>
    Array.isArray(value) && value.every((each) => DETECTIONS.some((name) => name === each)),
  expected: `a list of ${DETECTIONS.map((name) => `"${name}"`).join(', ')}`,
  fallback: DEFAULT_SETTINGS.traces.detect,
};

const SERVICE_WITH_ACTIVITY = switchRule('traces.atomicity.serviceWithActivity', false);
const PAUSE_OUTSIDE = switchRule('traces.atomicity.pauseOutside', false);

function countRule(name: string, least: number, most: number, fallback: number): Rule<number> {
  const accepts = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return { name, accepts, expected: `a whole number from ${least} to ${most}`, fallback };
}

const { maximumProblems } = DEFAULT_SETTINGS.trace;
const MAXIMUM_PROBLEMS = countRule('trace.maximumProblems', 1, 100_000, maximumProblems);
const { budgetSeconds, budgetMiB } = DEFAULT_SETTINGS.static;
const BUDGET_SECONDS = countRule('static.budgetSeconds', 1, 86_400, budgetSeconds);
const BUDGET_MIB = countRule('static.budgetMiB', 100, 100_000, budgetMiB);

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
  const traces = {
    enabled: take(TRACES_ENABLED),
    include: take(TRACES_INCLUDE),
    model: take(TRACES_MODEL),
    preconditions: take(TRACES_PRECONDITIONS),
    detect: take(TRACES_DETECT),
    atomicity: {
      serviceWithActivity: take(SERVICE_WITH_ACTIVITY),
      pauseOutside: take(PAUSE_OUTSIDE),
    },
    visible: take(TRACES_VISIBLE),
  };
  const java = { exclude: take(JAVA_EXCLUDE) };
  const ofSources = {
    enabled: take(STATIC_ENABLED),
    budgetSeconds: take(BUDGET_SECONDS),
    budgetMiB: take(BUDGET_MIB),
  };
  const severity = take(SEVERITY);
  const tiers = { showPossible: take(SHOW_POSSIBLE) };
  const hover = { enabled: take(HOVER_ENABLED) };
  const quickFixes = { enabled: take(QUICK_FIXES_ENABLED) };
  const codeLens = { enabled: take(CODE_LENS_ENABLED), origins: take(CODE_LENS_ORIGINS) };
  const shown = { severity, tiers, hover, quickFixes, codeLens };
  return { settings: { trace, traces, java, static: ofSources, ...shown }, complaints };
}

/** The value at a dotted name; editors nest sections, some hand over the dotted name as it is. */
function valueAt(section: unknown, name: string): unknown {
  if (!isRecord(section)) return undefined;
  if (name in section) return section[name];
  const dot = name.indexOf('.');
  if (dot < 0) return undefined;
  return valueAt(section[name.slice(0, dot)], name.slice(dot + 1));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
