/** SARIF as code scanning reads it: valid by the OASIS schema, both flows, the same wherever the project lies. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { sarifDocument } from '../../../server/src/cli/sarif/document.js';
import { findingsOf } from '../../../server/src/detect/findings.js';
import type { Finding } from '../../../server/src/findings/finding.js';
import { mergeFindings } from '../../../server/src/findings/merge.js';
import { BACK_REPORT } from '../../support/reports.js';
import { placed } from '../../support/place-findings.js';

const SCHEMA = path.join(import.meta.dirname, '../../support/sarif/sarif-schema-2.1.0.json');
const isValid = (() => {
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  return ajv.compile(JSON.parse(readFileSync(SCHEMA, 'utf8')) as object);
})();

const SEEN = mergeFindings(findingsOf(BACK_REPORT, '/app/traces/back.racetrace').findings);

function documentOf(findings: readonly Finding[]) {
  const problems = [{ file: '/app/A.java', line: 3, message: 'half typed' }];
  const writePath = (file: string) => file.replace(/^\/app\//, '');
  const rest = { problems, isIncomplete: false, version: '1.2.3', writePath };
  return sarifDocument({ findings, ...rest });
}

function resultsOf(findings: readonly Finding[]) {
  return documentOf(findings).runs[0]!.results!;
}

describe('SARIF', () => {
  it('is valid, with findings on sources, in traces, suppressed, and with none', () => {
    const suppression = { where: 'source', reason: 'known' } as const;
    const silenced = { ...placed(SEEN[0]!), suppressed: true, suppression };
    for (const findings of [[], SEEN, SEEN.map(placed), [silenced]]) {
      isValid(documentOf(findings));
      expect(isValid.errors ?? []).toEqual([]);
    }
  });

  it('has the access, the conflicting one, and a fingerprint without lines', () => {
    const [finding] = SEEN.map(placed);
    const [result] = resultsOf([finding!]);
    const { artifactLocation, region } = result!.locations![0]!.physicalLocation!;
    expect(artifactLocation).toEqual({ uri: 'FileDwTask.java', uriBaseId: 'SRCROOT' });
    expect(region).toMatchObject({ startLine: finding!.accesses[0].place!.line, startColumn: 5 });
    expect(result!.relatedLocations).toHaveLength(1);
    expect(result!.partialFingerprints).toEqual({ 'racelensFinding/v1': finding!.id });
    expect(result!.ruleId).toBe('racelens/data-race');
  });

  it('tells both sides as one story first, then each for itself', () => {
    const [result] = resultsOf(SEEN.map(placed));
    const [story, sides] = result!.codeFlows!;
    expect(story!.threadFlows).toHaveLength(1);
    expect(sides!.threadFlows).toHaveLength(2);
    const texts = story!.threadFlows[0]!.locations.map(({ location }) => location!.message!.text!);
    expect(texts.at(-1)).toContain('isActivityDestroyed read by FileDwTask.doInBackground');
    expect(texts.at(-2)).toContain('isActivityDestroyed written by DwFileAct.onDestroy');
  });

  it('names files outside the project in full, and escapes what addresses cannot have', () => {
    const [finding] = SEEN.map(placed);
    const [one, other] = finding!.accesses;
    const at = (file: string) => ({ ...one, place: { ...one.place!, path: file } });
    const uriOf = (file: string) =>
      resultsOf([{ ...finding!, accesses: [at(file), other] }])[0]!.locations![0]!.physicalLocation!
        .artifactLocation!.uri;
    expect(uriOf('/elsewhere/A.java')).toBe('file:///elsewhere/A.java');
    expect(uriOf('/app/my app/Ä#.java')).toBe('my%20app/%C3%84%23.java');
  });
});
