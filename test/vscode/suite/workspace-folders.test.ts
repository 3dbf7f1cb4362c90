import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { definitionsOf } from './requests.js';
import { eventually, open, openScratch, placeOf, workspaceFolder } from './support.js';

const TRACE = [
  'racetrace 1',
  'thread t1 worker one',
  'site s1 org.racelens.added.Late.run(Late.java:5)',
  't1 init s1',
];
const JAVA = ['package org.racelens.added;', '', 'class Late {', '  void run() {', '  }', '}'];

describe('workspace folders', () => {
  it('count from the moment that they are added', async () => {
    const document = await openScratch('late.racetrace', TRACE);
    const ask = () => definitionsOf(document.uri, placeOf(document, 't1 init', 's1'));
    const inJava = (found: vscode.Location[]) =>
      found.some((one) => one.uri.path.endsWith('/added/Late.java'));
    assert.equal(inJava(await ask()), false);

    const added = vscode.Uri.joinPath(workspaceFolder('scratch').uri, '..', 'added');
    await vscode.workspace.fs.createDirectory(added);
    const source = Buffer.from(JAVA.join('\n'));
    await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(added, 'Late.java'), source);
    const last = vscode.workspace.workspaceFolders?.length ?? 0;
    assert.ok(vscode.workspace.updateWorkspaceFolders(last, 0, { uri: added }));
    const found = await eventually('the Java line', ask, inJava);

    const java = await open(found.find((one) => inJava([one]))!.uri);
    assert.equal(java.lineAt(4).text, '  }');
    vscode.workspace.updateWorkspaceFolders(last, 1);
    await eventually('gone again', ask, (now) => !inJava(now));
  });
});
