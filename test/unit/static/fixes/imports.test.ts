import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../server/src/static/fixes/fix.js';
import { importOf } from '../../../../server/src/static/fixes/imports.js';
import type { JavaFile } from '../../../../server/src/java/syntax/declarations.js';

function withImport(text: string, name: string): string {
  const file = { path: 'A.java', package: 'a', imports: [], types: [] } as unknown as JavaFile;
  return applyEdits(text, importOf(file, text, name)!);
}

const GROUPED = `package a;

import android.os.Bundle;
import android.os.Looper;

import java.io.File;
import java.util.List;

import org.x.Y;
`;

describe('an import that is added', () => {
  it('goes into the group of its like, in its order', () => {
    const added = (name: string) =>
      withImport(GROUPED, name)
        .split('\n')
        .findIndex((line) => line === `import ${name};`) + 1;
    expect(added('android.os.Handler')).toBe(4);
    expect(added('java.util.concurrent.ConcurrentHashMap')).toBe(8);
    expect(added('java.awt.Point')).toBe(6);
    expect(added('org.x.A')).toBe(9);
  });

  it('goes where sorted imports have it if it has no like', () => {
    expect(withImport(GROUPED, 'kotlin.Unit')).toContain('java.util.List;\nimport kotlin.Unit;\n');
  });
});
