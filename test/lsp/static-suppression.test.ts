/** Suppressions and code actions on findings, over a real connection. */
import { describe, expect, it } from 'vitest';
import {
  CodeActionRequest,
  FileChangeType,
  type CodeAction,
  type Diagnostic,
} from 'vscode-languageserver-protocol/node';
import { BaselineRequest, type BaselineParams } from '../../server/src/protocol/baseline.js';
import { areOn, RACY, useStaticProject } from './static-project.js';

const project = useStaticProject();

describe('the baseline in the editor', () => {
  const ask = (params: BaselineParams) =>
    project.client.connection.sendRequest(BaselineRequest, params);

  it('is made for one finding, named in racelens.json, and takes the finding away', async () => {
    await project.open();
    const [diagnostic] = await project.pullUntil(areOn(3, 4));
    const finding = String(diagnostic!.data);
    const { files, problem } = await ask({ add: { finding, reason: 'known' } });
    expect(problem).toBe('');
    expect(files.map(({ uri }) => uri)).toEqual([
      project.uriOf('racelens-baseline.json'),
      project.uriOf('racelens.json'),
    ]);
    expect(JSON.parse(files[0]!.text)).toMatchObject({
      version: 1,
      findings: [{ id: finding, reason: 'known' }],
    });
    for (const { uri, text } of files)
      await project.write(uri.slice(uri.lastIndexOf('/') + 1), text);
    await project.tellOf('racelens.json', FileChangeType.Created);
    await project.client.until(
      () => project.client.projects.at(-1)?.findings === '1 in the baseline',
    );
    expect(await project.pull()).toEqual([]);
    await project.write('racelens-baseline.json', '{ "version": 1, "findings": [] }');
    await project.tellOf('racelens-baseline.json', FileChangeType.Changed);
    await project.pullUntil(areOn(3, 4));
  });

  it('of all findings has them all, and says what it cannot do', async () => {
    await project.open();
    await project.pullUntil(areOn(3, 4));
    const { files } = await ask({});
    expect(JSON.parse(files[0]!.text)).toMatchObject({ findings: [{}] });
    expect(await ask({ add: { finding: 'gone', reason: '' } })).toEqual({
      files: [],
      problem: 'This finding is there no more.',
    });
    await project.write('racelens.json', '[');
    expect((await ask({})).problem).toMatch(/mend it first/);
  });
});

describe('a racelens.json with mistakes', () => {
  it('has them on their lines, until they are mended', async () => {
    await project.write('racelens.json', '{\n  "severity": { "race": "error" }\n}');
    await project.open();
    await project.client.until(() => areOn(2)(project.shown('racelens.json')));
    expect(project.shown('racelens.json')[0]!.message).toContain('neither a rule nor a tier');
    await project.write('racelens.json', '{}');
    await project.tellOf('racelens.json', FileChangeType.Changed);
    await project.client.until(() => project.shown('racelens.json').length === 0);
  });
});

describe('severity', () => {
  it('follows the settings without a reload, and the team before them', async () => {
    await project.open();
    await project.pullUntil(areOn(3, 4));
    const severities = (items: readonly Diagnostic[]) =>
      items.map(({ severity }) => severity).join();
    await project.client.changeSettings({ severity: { 'data-race': 'error' } });
    await project.pullUntil((items) => severities(items) === '1,1');
    await project.write('racelens.json', '{ "severity": { "likely": "warning" } }');
    await project.tellOf('racelens.json', FileChangeType.Created);
    await project.pullUntil((items) => severities(items) === '2,2');
  });
});

describe('suppressions in the editor', () => {
  const SUPPRESSED = RACY.replace('  void left', '  //noinspection racelens: fine\n  void left');

  it('take the squiggles away, and are underlined when they have nothing to do', async () => {
    await project.open(SUPPRESSED);
    await project.client.until(() => project.client.projects.at(-1)?.findings === '1 suppressed');
    expect(await project.pull()).toEqual([]);
    await project.edit(SUPPRESSED.replace('void right() { both = 0; }', ''));
    const items = await project.pullUntil(areOn(3));
    expect(items[0]).toMatchObject({
      code: 'stale-suppression',
      range: { start: { line: 2, character: 2 }, end: { line: 2, character: 31 } },
    });
    expect(items[0]!.codeDescription?.href).toContain('suppression.md');
  });

  it('are offered on the line of a finding, beside the way to the other side', async () => {
    await project.open();
    const [diagnostic] = await project.pullUntil(areOn(3, 4));
    const actions = (await project.client.connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri: project.uriOf('A.java') },
      range: diagnostic!.range,
      context: { diagnostics: [diagnostic!] },
    })) as CodeAction[];
    expect(actions.map(({ title }) => title)).toEqual([
      'Go to the conflicting write by A.right (main)',
      'Suppress racelens/data-race on this line, with a reason',
    ]);
    expect(actions[1]!.diagnostics).toHaveLength(1);
    const [change] = actions[1]!.edit!.changes![project.uriOf('A.java')]!;
    expect(change).toMatchObject({
      newText: '//noinspection racelens/data-race: reviewed\n',
      range: { start: { line: 2, character: 0 } },
    });
  });
});
