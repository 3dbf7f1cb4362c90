/** Binding classes: their names, fields and methods, as the Android build makes them of layouts. */
import { describe, expect, it } from 'vitest';
import { bindingClasses } from '../../../server/src/android/layouts/binding-classes.js';
import { findBindings } from '../../../server/src/android/layouts/bindings.js';
import { readProjectLayouts } from '../../../server/src/android/layouts/project-layouts.js';
import { readProjectManifests } from '../../../server/src/android/manifest/project-manifests.js';
import type { LibraryClass } from '../../../server/src/java/library/library-class.js';
import { listLibrary } from '../../../server/src/java/library/list-library.js';
import { Program } from '../../../server/src/java/program/program.js';
import { EMPTY_LIBRARY } from '../../support/java/test-program.js';

const ANDROID = 'xmlns:android="http://schemas.android.com/apk/res/android"';
const TOOLS = 'xmlns:tools="http://schemas.android.com/tools"';

function classesOf(texts: Readonly<Record<string, string>>): LibraryClass[] {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const manifests = readProjectManifests(files);
  return bindingClasses(findBindings(readProjectLayouts(files), manifests), []);
}

function fieldsOf({ fields }: LibraryClass): string[] {
  return fields.map(({ name, type }) => `${name} ${type}`);
}

function methodsOf({ methods }: LibraryClass): string[] {
  return methods.map(({ name, signature }) => name + signature);
}

describe('the binding class', () => {
  it('is in the namespace of its module', () => {
    const classes = classesOf({
      'app/src/main/AndroidManifest.xml': '<manifest package="org.app"/>',
      'lib/build.gradle': 'android { namespace "org.lib" }',
      'lib/src/main/AndroidManifest.xml': '<manifest/>',
      'app/src/main/res/layout/activity_main.xml': `<View ${ANDROID}/>`,
      'lib/src/main/res/layout/item_2_row.xml': `<View ${ANDROID}/>`,
    });
    expect(classes.map(({ name }) => name)).toEqual([
      'org.app.databinding.ActivityMainBinding',
      'org.lib.databinding.Item2RowBinding',
    ]);
  });

  it('has a field for each view with an id', () => {
    const [first] = classesOf({
      'res/layout/a.xml': `<FrameLayout ${ANDROID} ${TOOLS} android:id="@+id/the_root">
        <Button android:id="@+id/save"/><SurfaceView android:id="@id/picture"/><WebView/>
        <org.acme.Chart android:id="@+id/chart"/><fragment android:id="@+id/page"/>
        <ImageView android:id="@android:id/icon"/>
        <Button android:id="@+id/told" tools:viewBindingType="TextView"/>
        <include android:id="@+id/row" layout="@layout/b"/><include layout="@layout/b"/>
        <include android:id="@+id/gone" layout="@layout/not_there"/></FrameLayout>`,
      'res/layout/b.xml': `<merge ${ANDROID}/>`,
    });
    expect(fieldsOf(first!)).toEqual([
      'theRoot Landroid/widget/FrameLayout;',
      'save Landroid/widget/Button;',
      'picture Landroid/view/SurfaceView;',
      'chart Lorg/acme/Chart;',
      'told Landroid/widget/TextView;',
      'row Ldatabinding/BBinding;',
      'gone Landroid/view/View;',
    ]);
  });

  it('of several files has the views of all, as View where they differ', () => {
    const [first, ...others] = classesOf({
      'res/layout/a.xml': `<B ${ANDROID}><Button android:id="@+id/x"/><Button android:id="@+id/y"/></B>`,
      'res/layout-land/a.xml': `<C ${ANDROID}><Switch android:id="@+id/x"/><View android:id="@+id/z"/></C>`,
    });
    expect(others).toEqual([]);
    expect(fieldsOf(first!)).toEqual([
      'x Landroid/view/View;',
      'y Landroid/widget/Button;',
      'z Landroid/view/View;',
    ]);
    expect(methodsOf(first!)).toContain('getRoot()Landroid/view/View;');
  });

  it('is inflated; a merge only into a parent', () => {
    const [plain, merged] = classesOf({
      'res/layout/a.xml': `<Button ${ANDROID}/>`,
      'res/layout/b.xml': `<merge ${ANDROID}/>`,
    });
    const [inflater, group] = ['Landroid/view/LayoutInflater;', 'Landroid/view/ViewGroup;'];
    expect(methodsOf(plain!)).toEqual([
      `inflate(${inflater})Ldatabinding/ABinding;`,
      `inflate(${inflater}${group}Z)Ldatabinding/ABinding;`,
      'bind(Landroid/view/View;)Ldatabinding/ABinding;',
      'getRoot()Landroid/widget/Button;',
    ]);
    expect(methodsOf(merged!)[0]).toBe(`inflate(${inflater}${group})Ldatabinding/BBinding;`);
  });

  it('of data binding has its variables, and the name that the layout gives', () => {
    const [first] = classesOf({
      'AndroidManifest.xml': '<manifest package="org.app"/>',
      'res/layout/a.xml': `<layout ${ANDROID}><data class="Named"><import type="org.app.Task"/>
        <variable name="task" type="Task"/><variable name="count" type="int"/>
        <variable name="names" type="java.util.List&lt;String>"/></data><FrameLayout/></layout>`,
    });
    expect(first!.name).toBe('org.app.databinding.Named');
    expect(first!.superclass).toBe('Landroidx/databinding/ViewDataBinding;');
    expect(methodsOf(first!).slice(-6)).toEqual([
      'setTask(Lorg/app/Task;)V',
      'getTask()Lorg/app/Task;',
      'setCount(I)V',
      'getCount()I',
      'setNames(Ljava/util/List;)V',
      'getNames()Ljava/util/List;',
    ]);
  });

  it('is not made of what is told to be left out, nor of a broken file', () => {
    const texts = { 'res/layout/a.xml': `<View ${TOOLS} tools:viewBindingIgnore="true"/>` };
    expect(classesOf(texts)).toEqual([]);
    expect(classesOf({ 'res/layout/a.xml': '' })).toEqual([]);
    expect(classesOf({ 'res/layout/a.xml': '<<<' }).length).toBeLessThan(2);
  });

  it('is another one after an edit of the layout, and the same without', () => {
    const layoutWith = (id: string) =>
      classesOf({ 'res/layout/a.xml': `<Button ${ANDROID} android:id="@+id/${id}"/>` });
    const before = Program.of([], EMPTY_LIBRARY, undefined, listLibrary(layoutWith('one')));
    const fields = ({ resolution }: Program): string[] => [
      ...(resolution.classes.find('databinding.ABinding')?.fields.keys() ?? []),
    ];
    expect(fields(before)).toEqual(['one']);
    expect(before.update([]).resolution).toBe(before.resolution);
    expect(fields(before.update([], listLibrary(layoutWith('two'))))).toEqual(['two']);
  });
});
