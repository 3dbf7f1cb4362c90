import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../../server/src/trace/tables.js';
import { fileOfSite, JavaSources, packageIn } from '../../../server/src/workspace/java-sources.js';

function site(className: string, file = '', line = 7): Site {
  return { label: 's1', class: className, method: 'm', file, line };
}

describe('the file of a site', () => {
  it.each([
    ['com.x.A', 'A.java', 'A.java', 'com.x'],
    ['com.x.A', '', 'A.java', 'com.x'],
    ['com.x.A$1', '', 'A.java', 'com.x'],
    ['com.x.A$B$2', 'A.java', 'A.java', 'com.x'],
    ['com.x.A.B', 'A.java', 'A.java', 'com.x'],
    ['Lcom/x/A$B;', 'A.java', 'A.java', 'com.x'],
    ['com.x.Helper', 'A.java', 'A.java', 'com.x'],
    ['com.x.A', 'src/com/x/A.java', 'A.java', 'com.x'],
    ['A', '', 'A.java', ''],
    ['', 'A.java', 'A.java', undefined],
  ])('%s in %o is %s of %s', (className, file, fileName, name) => {
    expect(fileOfSite(site(className, file))).toEqual({ fileName, package: name });
  });

  it('is unknown where nothing was recorded or the source is not Java', () => {
    expect(fileOfSite(site(''))).toBeUndefined();
    expect(fileOfSite(site('com.x.A', 'A.kt'))).toBeUndefined();
    expect(fileOfSite(site('com.x.A', '.java'))).toBeUndefined();
  });
});

describe('the package of a file', () => {
  it.each([
    ['package com.x;', 'com.x'],
    ['/* package no.such; */\n// package nor.such;\n  package com . x ;', 'com.x'],
    ['@NonNullApi package com.x;', 'com.x'],
    ['import a.b; class package {}', ''],
    ['/* never closed package com.x;', ''],
    ['', ''],
  ])('%o', (head, name) => {
    expect(packageIn(head)).toBe(name);
  });
});

describe('the Java sources of a workspace', () => {
  let root: string;
  let sources: JavaSources;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'racelens-sources-'));
    sources = new JavaSources();
    sources.setFolders([root]);
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  async function write(path: string, text: string): Promise<string> {
    const full = join(root, path);
    await mkdir(dirname(full), { recursive: true });
    await writeFile(full, text);
    return full;
  }

  it('finds a class by the folder of its package', async () => {
    const path = await write('app/src/main/java/com/x/A.java', 'package com.x;');
    await write('app/src/main/java/com/y/A.java', 'package com.y;');
    expect(await sources.locateSite(site('com.x.A$1', 'A.java', 12))).toEqual({ path, line: 12 });
  });

  it('does not take a folder for a package that only ends like it', async () => {
    await write('src/notcom/x/A.java', 'package notcom.x;');
    expect(await sources.locateSite(site('com.x.A'))).toBeUndefined();
  });

  it('reads the package line where the path does not decide', async () => {
    const path = await write('odd/A.java', '/* licence */\npackage com.x;\nclass A {}');
    await write('other/A.java', 'package com.y;');
    expect(await sources.locateSite(site('com.x.A'))).toEqual({ path, line: 7 });
    expect(await sources.locateSite(site('com.z.A'))).toBeUndefined();
  });

  it('takes the first of several modules, whichever was found first', async () => {
    await write('b/com/x/A.java', 'package com.x;');
    const path = await write('a/com/x/A.java', 'package com.x;');
    expect((await sources.locateSite(site('com.x.A')))?.path).toBe(path);
  });

  it('without a class needs a single candidate', async () => {
    const path = await write('a/A.java', '');
    expect((await sources.locateSite(site('', 'A.java')))?.path).toBe(path);
    await sources.noteChange(await write('b/A.java', ''), 'created');
    expect(await sources.locateSite(site('', 'A.java'))).toBeUndefined();
  });

  it('leaves out what was built or fetched', async () => {
    for (const folder of ['build', 'app/build/generated', '.gradle', 'node_modules', '.git']) {
      await write(`${folder}/com/x/A.java`, 'package com.x;');
    }
    expect(await sources.locateSite(site('com.x.A'))).toBeUndefined();
    const built = await write('build/com/x/B.java', 'package com.x;');
    await sources.noteChange(built, 'created');
    expect(await sources.locateSite(site('com.x.B'))).toBeUndefined();
  });

  it('follows files and folders as they come and go', async () => {
    expect(await sources.locateSite(site('com.x.A'))).toBeUndefined();
    const path = await write('odd/A.java', 'package com.y;');
    await sources.noteChange(path, 'created');
    expect(await sources.locateSite(site('com.x.A'))).toBeUndefined();
    await write('odd/A.java', 'package com.x;');
    await sources.noteChange(path, 'changed');
    expect((await sources.locateSite(site('com.x.A')))?.path).toBe(path);
    sources.setFolders([]);
    expect(await sources.locateSite(site('com.x.A'))).toBeUndefined();
    sources.setFolders([root]);
    expect((await sources.locateSite(site('com.x.A')))?.path).toBe(path);
    await rm(path);
    await sources.noteChange(path, 'deleted');
    expect(await sources.locateSite(site('com.x.A'))).toBeUndefined();
  });

  it('notices a folder that went without a word', async () => {
    await write('src/com/x/A.java', 'package com.x;');
    expect(await sources.locateSite(site('com.x.A'))).toBeDefined();
    await rm(join(root, 'src'), { recursive: true });
    expect(await sources.locateSite(site('com.x.A'))).toBeUndefined();
  });

  it('bears folders that do not exist', async () => {
    sources.setFolders([join(root, 'nowhere')]);
    expect(await sources.locateSite(site('com.x.A'))).toBeUndefined();
  });
});
