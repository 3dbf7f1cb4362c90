/** Layouts, menus, navigation graphs and preference screens: the code that they name. */
import { describe, expect, it } from 'vitest';
import { readLayout, resourceOf } from '../../../server/src/android/layouts/read-layout.js';
import { readProjectLayouts } from '../../../server/src/android/layouts/project-layouts.js';

const NAMESPACES =
  'xmlns:android="http://schemas.android.com/apk/res/android" xmlns:app="http://schemas.android.com/apk/res-auto" xmlns:tools="http://schemas.android.com/tools"';

function layout(inside: string, attributes = ''): string {
  return `<LinearLayout ${NAMESPACES} ${attributes}>\n${inside}\n</LinearLayout>`;
}

describe('a resource', () => {
  it.each([
    ['app/src/main/res/layout/main.xml', 'layout/main'],
    ['res/layout-sw600dp-land/main.xml', 'layout/main'],
    ['res/menu/options.xml', 'menu/options'],
    ['res/navigation/graph.xml', 'navigation/graph'],
    ['res/xml/settings.xml', 'xml/settings'],
    ['res/values/strings.xml', undefined],
    ['AndroidManifest.xml', undefined],
  ])('%s is %s', (path, name) => {
    expect(resourceOf(path)?.name).toBe(name);
  });
});

describe('a layout', () => {
  it('names click handlers, with the place', () => {
    const text = layout('<Button android:onClick="save"/>\n<Button android:onClick="cancel"/>');
    const { handlers } = readLayout('res/layout/main.xml', text);
    expect(handlers.map(({ method, resource, at }) => [method, resource, at.line])).toEqual([
      ['save', 'layout/main', 2],
      ['cancel', 'layout/main', 3],
    ]);
    const { line, column, endColumn } = handlers[0]!.at;
    expect(text.split('\n')[line - 1]!.slice(column - 1, endColumn - 1)).toBe(
      'android:onClick="save"',
    );
  });

  it('names handlers of data binding on declared variables', () => {
    const text = `<layout ${NAMESPACES}><data>
      <import type="org.acme.Presenter"/>
      <variable name="presenter" type="Presenter"/>
      <variable name="model" type="org.acme.Model"/></data>
      <Button android:onClick="@{presenter::save}"/>
      <Button android:onClick="@{(v) -> model.load(v, 1)}"/>
      <Button android:text="@{model.title}" android:enabled="@{model::ready}"/>
      <Edit android:afterTextChanged="@{model::changed}"/>
      <Button android:onClick="@{unknown::save}"/>
    </layout>`;
    const { handlers } = readLayout('res/layout/bound.xml', text);
    expect(handlers.map((handler) => `${handler.class}.${handler.method}`)).toEqual([
      'org.acme.Presenter.save',
      'org.acme.Model.load',
      'org.acme.Model.changed',
    ]);
  });

  it('ignores a handler that is a resource or no name', () => {
    const text = layout('<Button android:onClick="@string/handler"/><Button android:onClick=""/>');
    expect(readLayout('res/layout/main.xml', text).handlers).toEqual([]);
  });

  it('names fragments, custom views, includes and the context', () => {
    const text = layout(
      `<fragment android:name="org.acme.List" />
       <fragment class="org.acme.Old" />
       <androidx.fragment.app.FragmentContainerView android:name="org.acme.Detail" />
       <org.acme.Chart />
       <view class="org.acme.Outer$Inner" />
       <include layout="@layout/row" />`,
      'tools:context=".MainActivity"',
    );
    const { classes, includes } = readLayout('res/layout/main.xml', text);
    expect(classes.map((named) => `${named.kind} ${named.class}`)).toEqual([
      'context .MainActivity',
      'fragment org.acme.List',
      'fragment org.acme.Old',
      'fragment org.acme.Detail',
      'view org.acme.Chart',
      'view org.acme.Outer$Inner',
    ]);
    expect(includes).toEqual([{ resource: 'layout/main', included: 'layout/row' }]);
  });
});

describe('other resources', () => {
  it('menus have handlers and views', () => {
    const text = `<menu ${NAMESPACES}><item android:onClick="refresh"/>
      <item app:actionViewClass="org.acme.Search"/></menu>`;
    const { handlers, classes } = readLayout('res/menu/options.xml', text);
    expect(handlers.map(({ method, resource }) => [method, resource])).toEqual([
      ['refresh', 'menu/options'],
    ]);
    expect(classes.map((named) => named.class)).toEqual(['org.acme.Search']);
  });

  it('navigation graphs name fragments, dialogs and activities', () => {
    const text = `<navigation ${NAMESPACES}><fragment android:name="org.acme.Home"/>
      <dialog android:name="org.acme.Ask"/><activity android:name="org.acme.More"/></navigation>`;
    const { classes } = readLayout('res/navigation/graph.xml', text);
    expect(classes.map((named) => `${named.kind} ${named.class}`)).toEqual([
      'fragment org.acme.Home',
      'fragment org.acme.Ask',
      'activity org.acme.More',
    ]);
  });

  it('preference screens name fragments and custom preferences', () => {
    const text = `<PreferenceScreen ${NAMESPACES}><Preference android:fragment="org.acme.Sound"/>
      <org.acme.ColorPreference/></PreferenceScreen>`;
    const { classes } = readLayout('res/xml/settings.xml', text);
    expect(classes.map((named) => named.class)).toEqual([
      'org.acme.Sound',
      'org.acme.ColorPreference',
    ]);
  });

  it('are put together for a project, with what is broken', () => {
    const facts = readProjectLayouts([
      { path: 'res/layout/a.xml', text: layout('<Button android:onClick="a"/>') },
      { path: 'res/layout/b.xml', text: layout('<Button android:onClick="b">') },
      { path: 'res/values/c.xml', text: '<broken' },
    ]);
    expect(facts.handlers.map(({ method }) => method)).toEqual(['a', 'b']);
    expect(facts.problems.map(({ file, line }) => [file, line])).toContainEqual([
      'res/layout/b.xml',
      3,
    ]);
  });
});
