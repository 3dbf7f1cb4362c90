import assert from 'node:assert/strict';
import { outlineOf } from './requests.js';
import { backTrace, eventually, extension, open, serverPid } from './support.js';

describe('activation', () => {
  it('comes by itself in a project with an AndroidManifest.xml', async () => {
    await eventually('active', () => extension().isActive);
  });

  it('is asked for by Java, by a manifest and by traces, never by everything', () => {
    const { activationEvents } = extension().packageJSON as { activationEvents: string[] };
    assert.deepEqual(activationEvents, [
      'onLanguage:java',
      'workspaceContains:**/AndroidManifest.xml',
    ]);
  });

  it('starts a server, which answers', async () => {
    await open(backTrace());
    await eventually('a server', serverPid);
    await eventually(
      'an outline',
      () => outlineOf(backTrace()),
      (answer) => !!answer?.length,
    );
  });
});
