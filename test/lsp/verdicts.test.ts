/** Verdicts over a real connection: hover, the other order, its recipe, who caused whom, what is visible. */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { FileChangeType, type Diagnostic } from 'vscode-languageserver-protocol/node';
import { FlipRequest } from '../../server/src/protocol/flip.js';
import { PictureRequest } from '../../server/src/protocol/picture.js';
import { MODEL_WORKER, WORKER } from '../support/lsp-bundle.js';
import { useStaticProject } from './static-project.js';

const project = useStaticProject(WORKER, MODEL_WORKER);
const TASK = 'app/src/main/java/org/racelens/musicplayer/FileDwTask.java';
/** Of the read in `onPostExecute`, from 1. */
const LINE = 62;

const PATIENT = { timeout: 20_000 };

const CACHE = `package org.sample;
class Cache {
  int last;
  void first() { last = 1; }
  void second() { last = 2; }
}
`;

const CACHE_TRACE = `racetrace 1
thread t1 looper main
thread t2 worker one
thread t3 worker two
queue q1 looper main
field f1 org.sample.Cache.last
site s1 org.sample.Cache.first(Cache.java:4)
site s2 org.sample.Cache.second(Cache.java:5)

t1 init
t2 init
t3 init
t1 attach q1
t1 loop q1
t2 post e1 q1
t3 post e2 q1
t1 begin e1
t1 write o1.f1 =1 s1
t1 end e1
t1 begin e2
t1 write o1.f1 =2 s2
t1 end e2
`;

const hasTraced = (items: readonly Diagnostic[]) =>
  items.some(({ range }) => range.start.line === LINE - 1);

beforeEach(async () => {
  await cp('examples/music-player', project.root, { recursive: true });
  await project.start();
  const text = await readFile(join(project.root, TASK), 'utf8');
  await project.client.open(project.uriOf(TASK), text, 'java');
  await project.pullUntil(hasTraced, TASK);
});

const at = () => ({ at: { uri: project.uriOf(TASK), line: LINE - 1 } });

describe('a verdict', () => {
  it('is in the hover, with where both sides come from', async () => {
    const read = () => project.hoverAt(LINE, 24, TASK);
    await expect.poll(read, PATIENT).toContain('\\(predicted\\)');
    const hover = await read();
    expect(hover).toContain('reads true instead of false, and the trace has no branches');
    expect(hover).toContain('FileDwTask.onPostExecute exists because thread AsyncTask');
    expect(hover).toContain('DwFileAct.onDestroy exists because the system called it');
  });

  it('has both columns and a recipe', async () => {
    const flipped = await project.client.connection.sendRequest(FlipRequest, at());
    expect(flipped?.schedule).toMatch(/as recorded +\| as flipped/);
    expect(flipped?.recipe).toContain('- [ ] ');
  });

  it('is drawn: who caused whom, and the edge that turns the two round', async () => {
    const picture = await project.client.connection.sendRequest(PictureRequest, at());
    expect(picture?.svg).toContain('Who caused whom: Race on isActivityDestroyed');
    expect(picture?.svg).toContain('class="missing added"');
    expect(picture?.text).toContain('dashed: the edge that turns the two round');
  });

  it('goes with the traces when these are switched off, and comes back with them', async () => {
    const flipped = () => project.client.connection.sendRequest(FlipRequest, at());
    await project.client.changeSettings({ traces: { enabled: false } });
    await expect.poll(flipped, PATIENT).toBeNull();
    await project.client.changeSettings({ traces: { enabled: true } });
    await expect.poll(flipped, PATIENT).toMatchObject({ recipe: expect.any(String) as string });
  });

  it('follows what the settings say that the user sees', async () => {
    await project.write('Cache.java', CACHE);
    await project.write('traces/cache.racetrace', CACHE_TRACE);
    await project.client.changeSettings({ traces: { visible: [] } });
    await project.client.open(project.uriOf('Cache.java'), CACHE, 'java');
    await project.tellOf('Cache.java', FileChangeType.Created);
    await project.tellOf('traces/cache.racetrace', FileChangeType.Created);
    const hover = () => project.hoverAt(4, 18, 'Cache.java');
    await expect.poll(hover, PATIENT).toContain('which the user does not see');
    await project.client.changeSettings({ traces: { visible: ['org.sample.Cache.last'] } });
    await expect.poll(hover, PATIENT).toContain('Harmful \\(predicted\\)');
  });
});
