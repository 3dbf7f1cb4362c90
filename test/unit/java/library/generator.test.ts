/** The generator's parts, on classes that javac compiles here; without a JDK only the text parts run. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toLibraryClass } from '../../../../scripts/library/class-facts.js';
import { readClassFile, type ClassFile } from '../../../../scripts/library/class-file.js';
import { ClassCollection } from '../../../../scripts/library/collect-classes.js';
import { mergeClasses } from '../../../../scripts/library/merge-classes.js';
import { renameClass } from '../../../../scripts/library/rename-class.js';
import { selectClasses } from '../../../../scripts/library/select-classes.js';
import { toJavaSources } from '../../../../scripts/library/stub-sources.js';
import { toSupportName } from '../../../../server/src/java/library/support-names.js';
import type { LibraryClass } from '../../../../server/src/java/library/library-class.js';
import { hasModifier, type ModifierName } from '../../../../server/src/java/syntax/modifiers.js';

const hasJdk = spawnSync('javac', ['-version']).status === 0;

function compile(source: string): ClassFile[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'racelens-test-'));
  try {
    const name = /public .*?class (\w+)/.exec(source)![1]!;
    const file = path.join(folder, `${name}.java`);
    writeFileSync(file, source);
    const { status, stderr } = spawnSync('javac', ['-d', folder, file], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files
      .filter((each) => each.endsWith('.class'))
      .sort()
      .map((each) => readClassFile(readFileSync(path.join(folder, each))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function select(source: string): Map<string, LibraryClass> {
  const collection = new ClassCollection();
  for (const file of compile(source)) collection.add(file, ['p.']);
  const { files } = selectClasses(collection);
  const kept = new Set(files.map(({ name }) => name));
  const classes = files.map((file) => toLibraryClass(file, (name) => kept.has(name)));
  return new Map(classes.map((each) => [each.name, each]));
}

const compileOne = (source: string): ClassFile => compile(source)[0]!;

describe.skipIf(!hasJdk)('classes from class files', () => {
  const classes = hasJdk
    ? select(`
      package p;
      public abstract class All<T extends Comparable<T>> extends Hidden implements Runnable {
        protected volatile int count;
        public static final String NAME = "";
        private int secret;
        int ours;
        protected All(T first, int... rest) {}
        All() {}
        public synchronized <X extends Exception> T get(java.util.List<? super T> list) throws X { return null; }
        public class Inner { public Inner(int a) {} public Inner() {} }
        protected static class Nested<K> { public Nested(K key) {} }
        static class Ours {}
        public static class Text implements Comparable<Text> { public int compareTo(Text o) { return 0; } }
        public Runnable anonymous() { return new Runnable() { public void run() {} }; }
        public enum Level { LOW, HIGH { void own() {} }; void own() {} }
        public record Pair<A>(A a, int b) {}
        public sealed interface Shape permits Round {}
        public non-sealed interface Round extends Shape { default int area() { return 0; } static void make() {} }
        public @interface Mark { int value() default 0; }
      }
      class Hidden { public void inherited() {} void notInherited() {} }
      class Unused { public static class Unreachable {} }
    `)
    : new Map<string, LibraryClass>();

  const find = (name: string): LibraryClass => {
    const found = classes.get(name);
    expect(found, name).toBeDefined();
    return found!;
  };
  const signatures = (owner: string, method: string): string[] =>
    find(owner)
      .methods.filter(({ name }) => name === method)
      .map(({ signature }) => signature);
  const modifiersOf = (modifiers: number, ...names: ModifierName[]): boolean[] =>
    names.map((name) => hasModifier(modifiers, name));

  it('are those that can be named, and their supertypes', () => {
    expect([...classes.keys()].sort()).toEqual([
      'p.All',
      'p.All$Inner',
      'p.All$Level',
      'p.All$Mark',
      'p.All$Nested',
      'p.All$Pair',
      'p.All$Round',
      'p.All$Shape',
      'p.All$Text',
      'p.Hidden',
    ]);
  });

  it('have the hierarchy with its type arguments', () => {
    const { typeParameters, superclass, interfaces, types } = find('p.All');
    expect(typeParameters).toBe('<T::Ljava/lang/Comparable<TT;>;>');
    expect(superclass).toBe('Lp/Hidden;');
    expect(interfaces).toEqual(['Ljava/lang/Runnable;']);
    expect(types).toEqual(['Inner', 'Level', 'Mark', 'Nested', 'Pair', 'Round', 'Shape', 'Text']);
    expect(find('p.All$Shape').superclass).toBe('');
  });

  it('have public and protected members only', () => {
    expect(find('p.All').fields.map(({ name }) => name)).toEqual(['count', 'NAME']);
    expect(find('p.Hidden').methods.map(({ name }) => name)).toEqual(['inherited']);
    expect(signatures('p.All', '<init>')).toEqual(['(TT;[I)V']);
    expect(signatures('p.All', 'get')).toEqual([
      '<X:Ljava/lang/Exception;>(Ljava/util/List<-TT;>;)TT;',
    ]);
  });

  it('have no outer instance in constructors, and no bridges', () => {
    expect(signatures('p.All$Inner', '<init>')).toEqual(['(I)V', '()V']);
    expect(signatures('p.All$Nested', '<init>')).toEqual(['(TK;)V']);
    expect(signatures('p.All$Text', 'compareTo')).toEqual(['(Lp/All$Text;)I']);
  });

  it('have kinds and modifiers as the source has them', () => {
    const kinds = ['All', 'All$Level', 'All$Pair', 'All$Shape', 'All$Mark'].map(
      (name) => find(`p.${name}`).kind,
    );
    expect(kinds).toEqual(['class', 'enum', 'record', 'interface', 'annotation']);
    expect(modifiersOf(find('p.All').modifiers, 'public', 'abstract', 'static')).toEqual([
      true,
      true,
      false,
    ]);
    expect(modifiersOf(find('p.All$Nested').modifiers, 'protected', 'static')).toEqual([
      true,
      true,
    ]);
    expect(hasModifier(find('p.All$Shape').modifiers, 'sealed')).toBe(true);
    const [count] = find('p.All').fields;
    expect(modifiersOf(count!.modifiers, 'protected', 'volatile')).toEqual([true, true]);
    const get = find('p.All').methods.find(({ name }) => name === 'get')!;
    expect(hasModifier(get.modifiers, 'synchronized')).toBe(true);
    const [area, make] = find('p.All$Round').methods;
    expect([area, make].map((each) => hasModifier(each!.modifiers, 'default'))).toEqual([
      true,
      false,
    ]);
    expect(find('p.All').methods.find(({ name }) => name === '<init>')?.variadic).toBe(true);
  });

  it('of two sources are one, the first saying what both say', () => {
    const first = compileOne(
      'package p; public class A<T> { public T one() { return null; } private void two() {} }',
    );
    const more = compileOne(
      'package p; public class A<T> extends Thread { public T one() { return null; } public void two() {} public T three() { return null; } }',
    );
    const merged = toLibraryClass(mergeClasses(first, more), () => true);
    expect(merged.superclass).toBe('Ljava/lang/Object;');
    expect(merged.methods.map(({ name, signature }) => name + signature)).toEqual([
      '<init>()V',
      'one()TT;',
      'two()V',
      'three()TT;',
    ]);
  });

  it('of two sources with other type variables keep only erased types of the second', () => {
    const first = compileOne('package p; public class A<T> {}');
    const more = compileOne('package p; public class A<E> { public E get() { return null; } }');
    const merged = toLibraryClass(mergeClasses(first, more), () => true);
    expect(merged.methods.map(({ signature }) => signature)).toContain('()Ljava/lang/Object;');
  });

  it('are renamed in all that they state', () => {
    const file = compileOne(
      'package p; public class A<T extends A<T>> { public A<T>[] all; public T of(A<?> a, LA b) { return null; } } class LA {}',
    );
    const renamed = renameClass(file, (name) => (name === 'p/A' ? 'q/B' : name));
    const { name, typeParameters, fields, methods } = toLibraryClass(renamed, () => true);
    expect([name, typeParameters, fields[0]?.type, methods[1]?.signature]).toEqual([
      'q.B',
      '<T:Lq/B<TT;>;>',
      '[Lq/B<TT;>;',
      '(Lq/B<*>;Lp/LA;)TT;',
    ]);
  });
});

describe('stub files', () => {
  const sources = toJavaSources(
    [
      'package p.q;',
      '',
      'import java.util.List;',
      '',
      'public abstract class A {',
      '  public A(int a);',
      '  public A() { super(); }',
      '  public static <T> List<T> of(T... all) throws Exception;',
      '  protected abstract void left();',
      '  public static final int ONE = 1;',
      '}',
      '',
      'public interface B {',
      '  void left();',
      '}',
    ].join('\n'),
  );

  it('become a file per type', () => {
    expect(sources.map((each) => each.path)).toEqual(['p/q/A.java', 'p/q/B.java']);
    for (const { text } of sources) expect(text).toContain('import java.util.List;');
  });

  it('get bodies where Java wants them', () => {
    const [first, second] = sources;
    expect(first!.text).toContain('public A(int a) {}');
    expect(first!.text).toContain('public A() { super(); }');
    expect(first!.text).toContain(
      'public native static <T> List<T> of(T... all) throws Exception;',
    );
    expect(first!.text).toContain('protected abstract void left();');
    expect(second!.text).toContain('  void left();');
  });
});

describe('names of the support library', () => {
  it.each([
    ['androidx/fragment/app/Fragment', 'android/support/v4/app/Fragment'],
    [
      'androidx/recyclerview/widget/RecyclerView$Adapter',
      'android/support/v7/widget/RecyclerView$Adapter',
    ],
    ['androidx/recyclerview/widget/DiffUtil$Callback', 'android/support/v7/util/DiffUtil$Callback'],
    ['androidx/lifecycle/LiveData', 'android/arch/lifecycle/LiveData'],
    ['androidx/work/Worker', 'androidx/work/Worker'],
    ['java/lang/Object', 'java/lang/Object'],
  ])('%s was %s', (name, old) => {
    expect(toSupportName(name)).toBe(old);
  });
});
