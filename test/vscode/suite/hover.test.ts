import assert from 'node:assert/strict';
import { hoverText } from './requests.js';
import { backTrace, eventually, open, placeOf } from './support.js';

describe('the hover', () => {
  const ask = async (line: string, word: string) => {
    const document = await open(backTrace());
    return eventually('a hover', () => hoverText(document.uri, placeOf(document, line, word)));
  };

  it('tells the name of a field', async () => {
    assert.match(await ask('t1 write o1.f1 =true', 'o1.f1'), /DwFileAct\.isActivityDestroyed/);
  });

  it('tells where a site is', async () => {
    assert.match(await ask('t1 write o1.f1 =true', 's6'), /onDestroy[^]*DwFileAct\.java:41/);
  });

  it('tells who runs a task, and what it calls', async () => {
    const text = await ask('t1 begin e2', 'e2');
    assert.match(text, /onPostExecute/);
    assert.match(text, /AsyncTask #1/);
  });

  it('tells the name of a thread', async () => {
    assert.match(await ask('t2 read', 't2'), /AsyncTask #1/);
  });
});
