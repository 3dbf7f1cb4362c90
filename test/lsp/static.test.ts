/** Races of the sources themselves, live: over a real connection, with a search that tests steer. */
import { describe, expect, it } from 'vitest';
import {
  CodeLensRequest,
  CodeLensResolveRequest,
  DiagnosticSeverity,
  FileChangeType,
} from 'vscode-languageserver-protocol/node';
import { HiddenDocumentsNotification } from '../../server/src/protocol/hidden-documents.js';
import { StopAnalysisNotification } from '../../server/src/protocol/origins.js';
import { areOn, linesOf, MENDED, RACY, useStaticProject } from './static-project.js';

const project = useStaticProject();

describe('races of the sources', () => {
  it('are underlined on both lines, as information, and lead to the other side', async () => {
    await project.open();
    const items = await project.pullUntil(areOn(3, 4));
    expect(items[0]).toMatchObject({
      severity: DiagnosticSeverity.Information,
      source: 'racelens',
      code: 'data-race',
      message: 'Race on both: read here by A.left (main), written by A.right (main)',
      range: { start: { line: 2, character: 7 }, end: { line: 2, character: 11 } },
    });
    const related = items[0]?.relatedInformation?.[0];
    expect(related).toMatchObject({
      location: { uri: project.uriOf('A.java'), range: { start: { line: 3, character: 7 } } },
      message: 'written here by A.right (main)',
    });
  });

  it('are shown while others are looked for, and go with an edit even then', async () => {
    const later = RACY.replace('int both;', 'int both; void later() {}');
    await project.write('B.java', RACY.replace('class A', 'class B'));
    await project.open(later);
    await project.pullUntil(areOn(3, 4));
    await project.client.until(() => project.shown('B.java').length === 2);
    expect(project.client.projects.at(-1)?.state).toBe('searching');
    await project.edit(MENDED);
    expect(await project.pull()).toEqual([]);
    await project.client.until(() => project.client.projects.at(-1)?.state === 'done');
    expect(linesOf(project.shown('B.java'))).toEqual([3, 4]);
  });

  it('go with the edit that mends them, and come with the next', async () => {
    await project.open();
    await project.pullUntil(areOn(3, 4));
    await project.edit(MENDED);
    expect(await project.pull()).toEqual([]);
    await project.edit(`// a line more\n${RACY}`);
    await project.pullUntil(areOn(4, 5));
  });

  it('are those of the newest text, however quickly it comes', async () => {
    await project.open();
    await project.pullUntil(areOn(3, 4));
    for (let lines = 1; lines <= 10; lines++) await project.edit(`${'\n'.repeat(lines)}${RACY}`);
    expect(linesOf(await project.pull())).toEqual([13, 14]);
  });

  it('of an edited file stand where their lines are now while a slow search goes on', async () => {
    await project.write('B.java', RACY.replace('class A', 'class B'));
    await project.open();
    await project.pullUntil(areOn(3, 4));
    await project.edit(`// moved\n${RACY.replace('int both;', 'int both; void slow() {}')}`);
    expect(linesOf(await project.pull())).toEqual([4, 5]);
    expect(project.client.projects.at(-1)?.state).toBe('searching');
    expect(linesOf(project.shown('B.java'))).toEqual([3, 4]);
  });

  it('of a search that an edit overtakes are never shown', async () => {
    await project.open();
    await project.pullUntil(areOn(3, 4));
    await project.edit(`\n\n\n${RACY.replace('int both;', 'int both; void slow() {}')}`);
    await project.client.until(() => project.client.projects.at(-1)?.state === 'searching');
    await project.edit(MENDED);
    expect(await project.pull()).toEqual([]);
    await project.edit(RACY);
    expect(linesOf(await project.pullUntil(({ length }) => length > 0))).toEqual([3, 4]);
  });

  it('stay when a file is opened as it is on disk', async () => {
    await project.write('A.java', RACY);
    await project.start();
    await project.client.until(() => project.shown('A.java').length === 2);
    await project.client.open(project.uriOf('A.java'), RACY, 'java');
    expect(linesOf(await project.pull())).toEqual([3, 4]);
  });

  it('are told of files that are not open, and follow them on disk', async () => {
    await project.write('A.java', RACY);
    await project.start();
    await project.client.until(() => areOn(3, 4)(project.shown('A.java')));
    await project.write('A.java', MENDED);
    await project.tellOf('A.java', FileChangeType.Changed);
    await project.client.until(() => project.shown('A.java').length === 0);
  });

  it('are told of open files that no tab shows, until one does', async () => {
    await project.open();
    await project.pullUntil(areOn(3, 4));
    const tell = (uris: string[]) =>
      project.client.connection.sendNotification(HiddenDocumentsNotification, { uris });
    await tell([project.uriOf('A.java')]);
    await project.client.until(() => areOn(3, 4)(project.shown('A.java')));
    await tell([]);
    await project.client.until(() => project.shown('A.java').length === 0);
  });

  it('are told to an editor that does not ask', async () => {
    await project.write('A.java', RACY);
    await project.start({});
    await project.client.until(() => areOn(3, 4)(project.shown('A.java')));
    await project.client.open(project.uriOf('A.java'), RACY, 'java');
    await project.edit(`\n${RACY}`);
    await project.client.until(() => areOn(4, 5)(project.shown('A.java')));
    await project.edit(MENDED);
    await project.client.until(() => project.shown('A.java').length === 0);
  });

  it('depend on the settings, which apply at once', async () => {
    project.client.settings = { static: { enabled: false } };
    await project.open();
    await project.client.until(() => project.client.projects.at(-1)?.state === 'done');
    expect(await project.pull()).toEqual([]);
    await project.client.changeSettings({});
    await project.pullUntil(areOn(3, 4));
    await project.client.changeSettings({ static: { enabled: false } });
    await project.pullUntil(({ length }) => length === 0);
  });
});

describe('a search that goes wrong', () => {
  it('is one failed job: what stands is shown, the fault is logged, the next works', async () => {
    await project.write('B.java', RACY.replace('class A', 'class B'));
    await project.open();
    await project.pullUntil(areOn(3, 4));
    for (const fault of ['crash', 'die']) {
      await project.edit(RACY.replace('int both;', `int both; void ${fault}() {}`));
      expect(linesOf(await project.pull())).toEqual([3, 4]);
      await project.logged('Looking for races in the sources failed');
      await project.client.until(() => project.client.projects.at(-1)?.state === 'search-failed');
      expect(linesOf(project.shown('B.java'))).toEqual([3, 4]);
      project.client.log.length = 0;
      await project.edit(RACY);
      await project.pullUntil(areOn(3, 4));
    }
  });

  it('says where its budget ended', async () => {
    project.client.settings = { static: { budgetSeconds: 7, budgetMiB: 300 } };
    await project.open(RACY.replace('int both;', 'int both; void hog() {}'));
    await project.pullUntil(areOn(3, 4));
    await project.logged('The search for races stopped: at A, after 7 s or 300 MiB');
    await project.client.until(() =>
      project.client.projects.at(-1)?.findings.includes('the analysis stopped early'),
    );
  });
});

describe('an analysis that takes too long', () => {
  it('is stopped when the user says so: what was found stays, and the next edit begins anew', async () => {
    await project.open();
    await project.pullUntil(areOn(3, 4));
    const state = () => project.client.projects.at(-1)?.state;
    await project.edit(`\n${RACY.replace('int both;', 'int both; void slow() {}')}`);
    await project.client.until(() => state() === 'searching');
    await project.client.connection.sendNotification(StopAnalysisNotification);
    await project.client.until(() => state() === 'stopped');
    expect(linesOf(await project.pull())).toEqual([4, 5]);
    await project.edit(`\n\n${RACY}`);
    await project.client.until(() => state() === 'done');
    expect(linesOf(await project.pull())).toEqual([5, 6]);
  });
});

describe('how sure a finding is', () => {
  it('decides whether it is shown; the hidden are counted', async () => {
    await project.open(RACY.replace('int both;', 'int both; void unlikely() {}'));
    await project.client.until(
      () => project.client.projects.at(-1)?.findings === '1 possible one hidden',
    );
    expect(await project.pull()).toEqual([]);
    await project.client.changeSettings({ tiers: { showPossible: true } });
    const items = await project.pullUntil(areOn(3, 4));
    expect(items[0]?.severity).toBe(DiagnosticSeverity.Information);
    await project.client.until(() => project.client.projects.at(-1)?.findings === '1 finding');
  });
});

describe('hovers and lenses', () => {
  it('tell of the text as it is, also right after an edit', async () => {
    await project.open();
    await project.pullUntil(areOn(3, 4));
    expect(await project.hoverAt(3, 8)).toContain('**Race on both**');
    await project.edit(`\n${RACY}`);
    expect(await project.hoverAt(4, 8)).toContain('**Race on both**');
    expect(await project.hoverAt(3, 8)).not.toContain('**Race on both**');
  });

  it('of Java can be switched off', async () => {
    project.client.settings = { hover: { enabled: false } };
    await project.open();
    await project.pullUntil(areOn(3, 4));
    expect(await project.hoverAt(3, 8)).toBe('');
    await project.client.changeSettings({});
    await expect.poll(() => project.hoverAt(3, 8)).toContain('**Race on both**');
  });

  it('say why a shared field is safe', async () => {
    await project.open(RACY.replace('int both;', 'int both; void shared() {}'));
    await project.pullUntil(areOn(3, 4));
    const text = await project.hoverAt(2, 20);
    expect(text).toContain('**Shared, and safe**: `shared`: every access holds the same lock');
  });

  it('lead from a method to the other access', async () => {
    await project.open();
    await project.pullUntil(areOn(3, 4));
    const lenses = await project.client.connection.sendRequest(CodeLensRequest.type, {
      textDocument: { uri: project.uriOf('A.java') },
    });
    const resolved = await project.client.connection.sendRequest(
      CodeLensResolveRequest.type,
      lenses![0]!,
    );
    expect(resolved.command?.title).toBe('1 race on both · with A.right (main)');
    expect(resolved.command?.arguments?.[2]).toHaveLength(1);
  });
});
