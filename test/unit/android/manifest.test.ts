/** Manifests: components, names, filters, processes, several files, build files, broken ones. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { readGradleNames } from '../../../server/src/android/manifest/gradle-names.js';
import {
  isBuildFile,
  isManifest,
  readProjectManifests,
} from '../../../server/src/android/manifest/project-manifests.js';

const ROOT = path.join(import.meta.dirname, '../../..');
const NAMESPACES =
  'xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools"';

function manifest(inside: string, attributes = 'package="org.acme"'): string {
  return `<manifest ${NAMESPACES} ${attributes}><application>\n${inside}\n</application></manifest>`;
}

function componentsOf(text: string) {
  return readProjectManifests([{ path: 'app/src/main/AndroidManifest.xml', text }]).components;
}

describe('a manifest', () => {
  it('declares components with whole class names', () => {
    const components = componentsOf(`<manifest ${NAMESPACES} package="org.acme">
      <application android:name=".App">
        <activity android:name=".ui.Main"/>
        <activity android:name="Plain"/>
        <service android:name="com.other.Sync$Inner"/>
        <receiver android:name="\${applicationId}.Boot"/>
        <provider android:name=".Data" android:authorities="a;b"/>
      </application></manifest>`);
    expect(components.map(({ kind, class: name }) => `${kind} ${name}`)).toEqual([
      'application org.acme.App',
      'activity org.acme.ui.Main',
      'activity org.acme.Plain',
      'service com.other.Sync$Inner',
      'receiver org.acme.Boot',
      'provider org.acme.Data',
    ]);
    expect(components[5]!.authorities).toEqual(['a', 'b']);
  });

  it('puts each on the attribute that names it', () => {
    const text = manifest('<activity android:label="x" android:name=".A"/>');
    const { at } = componentsOf(text)[0]!;
    const line = text.split('\n')[at.line - 1]!;
    expect(line.slice(at.column - 1, at.endColumn - 1)).toBe('android:name=".A"');
    expect(at).toMatchObject({ file: 'app/src/main/AndroidManifest.xml', line: 2, endLine: 2 });
  });

  it('knows the main activity by one filter that has both', () => {
    const both = `<intent-filter><action android:name="android.intent.action.MAIN"/>
      <category android:name="android.intent.category.LAUNCHER"/></intent-filter>`;
    const apart = `<intent-filter><action android:name="android.intent.action.MAIN"/></intent-filter>
      <intent-filter><category android:name="android.intent.category.LAUNCHER"/></intent-filter>`;
    const components = componentsOf(
      manifest(`<activity android:name=".A">${both}</activity>
        <activity android:name=".B">${apart}</activity>
        <activity-alias android:name=".Icon" android:targetActivity=".C">${both}</activity-alias>`),
    );
    expect(components.map(({ main }) => main)).toEqual([true, false, true]);
    expect(components[2]).toMatchObject({ class: 'org.acme.C', alias: 'org.acme.Icon' });
  });

  it('reads the filters of receivers', () => {
    const [receiver] = componentsOf(
      manifest(`<receiver android:name=".Boot"><intent-filter>
        <action android:name="android.intent.action.BOOT_COMPLETED"/>
        <action android:name="android.intent.action.MY_PACKAGE_REPLACED"/>
        <category android:name="android.intent.category.DEFAULT"/>
      </intent-filter></receiver>`),
    );
    expect(receiver!.filters[0]!.actions).toEqual([
      'android.intent.action.BOOT_COMPLETED',
      'android.intent.action.MY_PACKAGE_REPLACED',
    ]);
    expect(receiver!.filters[0]!.categories).toEqual(['android.intent.category.DEFAULT']);
    expect(receiver!.exported).toBe(true);
  });

  it('reads what is particular to services', () => {
    const components = componentsOf(
      manifest(`<service android:name=".Job" android:permission="android.permission.BIND_JOB_SERVICE"
          android:exported="true"/>
        <service android:name=".Iso" android:isolatedProcess="true" android:process=":iso"/>
        <service android:name=".Fg" android:foregroundServiceType="location|camera"
          android:enabled="false"/>`),
    );
    expect(components[0]).toMatchObject({
      permission: 'android.permission.BIND_JOB_SERVICE',
      exported: true,
      isolated: false,
    });
    expect(components[1]).toMatchObject({ isolated: true, process: ':iso', exported: false });
    expect(components[2]).toMatchObject({
      foregroundServiceType: 'location|camera',
      enabled: false,
    });
  });

  it('inherits process and enabled of the application', () => {
    const components = componentsOf(`<manifest ${NAMESPACES} package="org.acme">
      <application android:process="org.acme.other" android:enabled="false">
        <activity android:name=".A"/>
        <activity android:name=".B" android:process="org.acme" android:enabled="@bool/tv"/>
      </application></manifest>`);
    expect(components.map(({ process, enabled }) => [process, enabled])).toEqual([
      ['org.acme.other', false],
      ['', false],
    ]);
  });

  it('declares nothing where a tag only removes', () => {
    const components = componentsOf(
      manifest(`<activity android:name=".A" tools:node="remove"/>
        <receiver android:name=".B" tools:node="removeAll"/>
        <service android:name=".C" tools:node="replace"/>`),
    );
    expect(components.map((component) => component.class)).toEqual(['org.acme.C']);
  });

  it('keeps the rest of a broken one, and says where it is broken', () => {
    const { components, problems } = readProjectManifests([
      {
        path: 'AndroidManifest.xml',
        text: manifest('<activity android:name=".A"></activty>\n<service android:name=".B"/>'),
      },
    ]);
    expect(components.map((component) => component.class)).toEqual(['org.acme.A', 'org.acme.B']);
    expect(problems[0]).toMatchObject({ file: 'AndroidManifest.xml', line: 2 });
  });

  it('leaves names as written where nobody tells the package', () => {
    const components = componentsOf(manifest('<activity android:name=".A"/>', ''));
    expect(components[0]!.class).toBe('.A');
  });
});

describe('several manifests', () => {
  const plain = manifest('<activity android:name=".A"/>', '');

  function classes(files: Record<string, string>): string[] {
    const list = Object.entries(files).map(([file, text]) => ({ path: file, text }));
    return readProjectManifests(list).components.map((component) => component.class);
  }

  it('take the namespace of the nearest build file', () => {
    expect(
      classes({
        'build.gradle': 'buildscript {}',
        'app/build.gradle.kts': 'android {\n  namespace = "org.app"\n}',
        'lib/build.gradle': "android {\n  namespace 'org.lib'\n}",
        'app/src/main/AndroidManifest.xml': plain,
        'app/src/free/AndroidManifest.xml': plain,
        'lib/src/main/AndroidManifest.xml': plain,
      }),
    ).toEqual(['org.app.A', 'org.lib.A', 'org.app.A']);
  });

  it('of a flavour take the package of the main one', () => {
    expect(
      classes({
        'app/src/debug/AndroidManifest.xml': plain,
        'app/src/main/AndroidManifest.xml': manifest('<activity android:name=".A"/>'),
      }),
    ).toEqual(['org.acme.A', 'org.acme.A']);
  });

  it('fall back to the application id', () => {
    expect(
      classes({
        'app/build.gradle': 'defaultConfig {\n applicationId "org.id"\n}',
        'app/src/main/AndroidManifest.xml': plain,
      }),
    ).toEqual(['org.id.A']);
  });
});

describe('a build file', () => {
  it.each([
    ["namespace 'a.b'", 'a.b'],
    ['namespace "a.b"', 'a.b'],
    ['namespace = "a.b"', 'a.b'],
    ['namespace("a.b")', 'a.b'],
    ['android.namespace = "a.b"', 'a.b'],
    ["android { namespace 'a.b' }", 'a.b'],
    ['// namespace "x.y"\nnamespace "a.b"', 'a.b'],
    ['/* namespace "x.y" */ url "http://z" \n  namespace "a.b"', 'a.b'],
    ['namespace = rootProject.name', ''],
    ['testNamespace "x.y"', ''],
  ])('%s', (text, expected) => {
    expect(readGradleNames(text).namespace).toBe(expected);
  });

  it('names the app by its first applicationId', () => {
    const text = 'defaultConfig { applicationId "a.b" }\nflavor { applicationId "c.d" }';
    expect(readGradleNames(text).applicationId).toBe('a.b');
  });
});

describe('the examples', () => {
  it.each(['music-player', 'broadcast-service', 'tracker'])('%s has a main activity', (example) => {
    const cwd = path.join(ROOT, 'examples', example);
    const files = globSync(['**/AndroidManifest.xml', '**/build.gradle*'], { cwd })
      .filter((file) => isManifest(file) || isBuildFile(file))
      .map((file) => ({ path: file, text: readFileSync(path.join(cwd, file), 'utf8') }));
    const { components, problems } = readProjectManifests(files);
    expect(problems).toEqual([]);
    expect(components.filter(({ main }) => main).length).toBe(1);
    for (const component of components) expect(component.class).toMatch(/^org\.racelens\./);
  });
});
