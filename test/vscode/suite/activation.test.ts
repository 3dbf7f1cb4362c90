import assert from 'node:assert/strict';
import { outlineOf } from './requests.js';
import { backTrace, eventually, exampleUri, extension, open, serverPid } from './support.js';

describe('activation', () => {
  it('sleeps while a project without open traces is read', async () => {
    const java = 'app/src/main/java/org/racelens/musicplayer/DwFileAct.java';
    for (const file of [java, 'app/src/main/AndroidManifest.xml', 'build.gradle']) {
      const document = await open(exampleUri(file));
      // The answer comes after every extension that wants this language was woken.
      await outlineOf(document.uri);
    }
    assert.equal(extension().isActive, false);
  });

  it('wakes when a trace is opened', async () => {
    await open(backTrace());
    await eventually('active', () => extension().isActive);
  });

  it('starts a server, which answers', async () => {
    assert.notEqual(serverPid(), undefined);
    await eventually(
      'an outline',
      () => outlineOf(backTrace()),
      (answer) => !!answer?.length,
    );
  });
});
