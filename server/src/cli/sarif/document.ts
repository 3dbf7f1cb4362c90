/**
 * Findings as SARIF 2.1.0, for code scanning: relative addresses, fingerprints without line numbers, both
 * flows, suppressions. The same findings give the same text, wherever the project lies.
 */
import type { Log, Notification, Result } from 'sarif';
import type { Finding } from '../../findings/finding.js';
import type { WritePath } from '../../findings/json.js';
import type { Severity } from '../../findings/tiers.js';
import { accessLocations, flowsOf } from './flows.js';
import { lineLocation, ROOT_ID } from './locations.js';
import { SARIF_RULES, sarifRule } from './rules.js';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

export interface SarifInputs {
  readonly findings: readonly Finding[];
  readonly problems: readonly {
    readonly file: string;
    readonly line: number;
    readonly message: string;
  }[];
  readonly isIncomplete: boolean;
  readonly version: string;
  readonly writePath: WritePath;
}

export function sarifDocument(inputs: SarifInputs): Log {
  const { findings, problems, isIncomplete, version, writePath } = inputs;
  const driver = { name: 'Racelens', semanticVersion: version, rules: [...SARIF_RULES] };
  const notifications = problems.map(({ file, line, message }): Notification => {
    const locations = [lineLocation(file, line, writePath)];
    return { level: 'warning', message: { text: message }, locations };
  });
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: {
          [ROOT_ID]: { description: { text: 'The folder that was checked.' } },
        },
        invocations: [
          { executionSuccessful: !isIncomplete, toolExecutionNotifications: notifications },
        ],
        results: findings.map((finding) => resultOf(finding, writePath)),
      },
    ],
  };
}

const LEVELS: Readonly<Record<Severity, Result.level>> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
  hint: 'note',
};

function resultOf(finding: Finding, writePath: WritePath): Result {
  const { id, rule, severity, tier, verdict, evidence, accesses } = finding;
  const [shown, other] = accesses.map((access) => accessLocations(access, writePath));
  const text = [finding.message, finding.why, finding.consequence ?? '', ...cutTexts(finding)];
  return {
    ruleId: sarifRule(rule),
    ruleIndex: SARIF_RULES.findIndex((each) => each.id === sarifRule(rule)),
    level: LEVELS[severity],
    message: { text: text.filter((part) => part !== '').join('\n\n') },
    locations: shown!,
    relatedLocations: other!.map((location, at) => ({
      ...location,
      id: at + 1,
      message: { text: 'the conflicting access' },
    })),
    codeFlows: flowsOf(finding, writePath),
    partialFingerprints: { 'racelensFinding/v1': id },
    ...(finding.suppressed ? { suppressions: [suppressionOf(finding)] } : {}),
    properties: { tier, verdict, evidence: evidence.map(kindOfEvidence) },
  };
}

function cutTexts({ cuts = [] }: Finding): string[] {
  return cuts.map(({ why }) => `Cut in two as well: ${why}`);
}

function suppressionOf({ suppression }: Finding): NonNullable<Result['suppressions']>[number] {
  const kind = suppression?.where === 'source' ? 'inSource' : 'external';
  const justification = suppression?.reason ?? '';
  return { kind, status: 'accepted', ...(justification === '' ? {} : { justification }) };
}

/** Traces lie where they lie; that there is one says enough. */
function kindOfEvidence(evidence: string): string {
  return evidence.startsWith('trace:') ? 'trace' : evidence;
}
