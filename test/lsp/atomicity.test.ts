/** An atomicity violation that a trace shows, over a real connection: the example of Mondal's report. */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver-protocol/node';
import { FindingTreeRequest } from '../../server/src/protocol/findings.js';
import { PictureRequest } from '../../server/src/protocol/picture.js';
import { MODEL_WORKER, WORKER } from '../support/lsp-bundle.js';
import { linesOf, useStaticProject } from './static-project.js';

const project = useStaticProject(WORKER, MODEL_WORKER);
const JAVA = 'app/src/main/java/org/racelens/broadcastservice';
const SERVICE = `${JAVA}/LocalService.java`;

async function openService(): Promise<void> {
  const text = await readFile(join(project.root, SERVICE), 'utf8');
  await project.client.open(project.uriOf(SERVICE), text, 'java');
}

const cutsOf = (items: readonly Diagnostic[]) => items.filter(({ code }) => code === 'atomicity');
const hasCuts = (items: readonly Diagnostic[]) => cutsOf(items).length > 0;
const service = async () => cutsOf(await project.pullUntil(hasCuts, SERVICE));

beforeEach(async () => {
  await cp('examples/broadcast-service', project.root, { recursive: true });
});

describe('an atomicity violation', () => {
  it('is on the blamed callbacks, with the cycle beside it', async () => {
    await project.start();
    await openService();
    const cuts = await service();
    expect(linesOf(cuts)).toEqual([18, 19]);
    expect(cuts.every(({ severity }) => severity === DiagnosticSeverity.Warning)).toBe(true);
    expect(cuts[1]!.message).toContain('with MyReceiver.onReceive between');
    const cycle = cuts[1]!.relatedInformation!.slice(0, 2).map(({ location, message }) => {
      const file = location.uri.slice(location.uri.lastIndexOf('/') + 1);
      return `${file}:${location.range.start.line + 1} ${message}`;
    });
    expect(cycle).toEqual([
      'MyReceiver.java:18 written here by MyReceiver.onReceive (main)',
      'MainActivity.java:26 read here by MainActivity.onServiceConnected (main)',
    ]);
  });

  it('says on hover who came between, and stands under its component', async () => {
    await project.start();
    await openService();
    await service();
    const hover = await project.hoverAt(19, 24, SERVICE);
    expect(hover).toContain('Cut in two: bound service LocalService');
    expect(hover).toMatch(/first written by `LocalService.onBind`.*LocalService.java:19/);
    expect(hover).toMatch(/in between written by `MyReceiver.onReceive`.*MyReceiver.java:18/);
    expect(hover).toMatch(
      /then read by `(?:Main.*|Service.*)onServiceConnected.*MainActivity.java:26/,
    );
    const { nodes } = await project.client.connection.sendRequest(FindingTreeRequest, {
      grouping: 'component',
      filter: '',
    });
    const group = nodes.find(({ label }) => label === 'LocalService');
    expect(group?.children.filter(({ label }) => label.startsWith('Atomicity'))).toHaveLength(2);
  });

  it('is drawn as a cycle over the lanes', async () => {
    await project.start();
    await openService();
    const [cut] = await service();
    const finding = cut!.data as string;
    const picture = await project.client.connection.sendRequest(PictureRequest, { finding });
    expect(picture!.text).toContain('nothing keeps MyReceiver.onReceive out');
    for (const file of ['LocalService', 'MyReceiver', 'MainActivity']) {
      expect(picture!.svg).toContain(`${file}.java#L`);
    }
  });

  it('is of the activity where the service belongs to it, and not looked for where nobody wants it', async () => {
    await project.start();
    await openService();
    await service();
    await project.client.changeSettings({ traces: { atomicity: { serviceWithActivity: true } } });
    const hover = () => project.hoverAt(19, 24, SERVICE);
    const refreshes = () => project.client.refreshes;
    for (let before = refreshes(); !(await hover()).includes('activity MainActivity');) {
      await project.client.until(() => refreshes() > before);
      before = refreshes();
    }
    await project.client.changeSettings({ traces: { detect: ['races'] } });
    const races = await project.pullUntil((items) => !hasCuts(items) && items.length > 0, SERVICE);
    expect(races.map(({ code }) => code)).toEqual(['data-race']);
  });
});
