/** Suppressions and code actions on findings, over a real connection. */
import { describe, expect, it } from 'vitest';
import { CodeActionRequest, type CodeAction } from 'vscode-languageserver-protocol/node';
import { areOn, RACY, useStaticProject } from './static-project.js';

const project = useStaticProject();

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
