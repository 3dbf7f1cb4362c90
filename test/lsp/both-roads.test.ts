/** What the sources allow and what a trace has shown, as one finding, over a real connection. */
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  DiagnosticSeverity,
  FileChangeType,
  HoverRequest,
  type Diagnostic,
  type MarkupContent,
} from 'vscode-languageserver-protocol/node';
import { areOn, useStaticProject } from './static-project.js';

const project = useStaticProject();

describe('both roads', () => {
  const JAVA = 'app/src/main/java/org/racelens/musicplayer';

  beforeEach(async () => {
    await cp('examples/music-player', project.root, { recursive: true });
  });

  it('meet in one finding, confirmed by the trace', async () => {
    await project.start();
    const task = `${JAVA}/FileDwTask.java`;
    await project.client.open(
      project.uriOf(task),
      await readFile(join(project.root, task), 'utf8'),
      'java',
    );
    const isBoth = (items: Diagnostic[]) =>
      areOn(46, 62)(items) && JSON.stringify(items[0]!.message).includes('(AsyncTask)');
    const [race] = await project.pullUntil(isBoth, task);
    expect(race?.severity).toBe(DiagnosticSeverity.Warning);
    const hover = await project.client.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: project.uriOf(task) },
      position: race!.range.start,
    });
    const { value } = hover!.contents as MarkupContent;
    expect(value).toContain('Found in the sources.');
    expect(value).toContain('Seen in [back.racetrace]');
    expect(value).toContain('started by DwFileAct.onResume with AsyncTask.execute');
  });

  it('part when the trace goes: the finding is likely again', async () => {
    await project.start();
    const act = `${JAVA}/DwFileAct.java`;
    const severities = () => project.shown(act).map(({ severity }) => severity);
    await project.client.until(() => severities().length === 2);
    await rm(join(project.root, 'traces/back.racetrace'));
    await project.tellOf('traces/back.racetrace', FileChangeType.Deleted);
    await project.client.until(
      () => severities().join() === String(DiagnosticSeverity.Information),
    );
  });
});
