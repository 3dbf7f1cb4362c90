/** The table that ships, held against javap where a JDK (and the generator's cache of jars) is at hand. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { jarFile } from '../../../../scripts/library/fetch-jars.js';
import { JARS } from '../../../../scripts/library/sources.js';
import { toSupportName } from '../../../../server/src/java/library/support-names.js';
import type {
  LibraryClass,
  LibraryMethod,
} from '../../../../server/src/java/library/library-class.js';
import { readLibrary } from '../../../../server/src/java/library/read-table.js';
import { splitSignature } from '../../../../server/src/java/library/signature-parts.js';
import { hasModifier } from '../../../../server/src/java/syntax/modifiers.js';

const { library, problem } = readLibrary(readFileSync('server/data/library.bin'));
const all = [...library.classNames()].map((name) => library.find(name)!);
const cache = path.join(homedir(), '.cache', 'racelens-library');
/** The SDK's own jar, of an old version: what it has is published. */
const sdk = jarFile(
  cache,
  [...JARS.keys()].find((jar) => jar.startsWith('com.google.android:android:'))!,
);
const hasJdk = spawnSync('javap', ['-version']).status === 0;

function find(name: string): LibraryClass {
  const found = library.find(name);
  expect(found, name).toBeDefined();
  return found!;
}

function signatures(owner: string, method: string): string[] {
  return find(owner)
    .methods.filter(({ name }) => name === method)
    .map(({ signature }) => signature);
}

/** `Ljava/util/List<TE;>;` without arguments: `java.util.List`; '' for a type variable. */
function erasedName(type: string): string {
  return /^L([^<;]*)/.exec(type)?.[1]?.replaceAll('/', '.') ?? '';
}

function supertypes({ superclass, interfaces }: LibraryClass): string[] {
  return [superclass, ...interfaces].filter((type) => type !== '').map(erasedName);
}

function isSubtype(name: string, of: string): boolean {
  return name === of || supertypes(find(name)).some((each) => isSubtype(each, of));
}

interface JavapMethod {
  readonly name: string;
  readonly descriptor: string;
  readonly static: boolean;
}

function javap(name: string, classpath: string): JavapMethod[] {
  const { stdout } = spawnSync('javap', ['-protected', '-s', '-cp', classpath, name], {
    encoding: 'utf8',
  });
  const pattern = /^ {2}(\S.*?)([\w.$]+)\(.*\n {4}descriptor: (\(.*)$/gm;
  return [...stdout.matchAll(pattern)].map(([, head, member, descriptor]) => ({
    name: member!.includes('.') || member === name ? '<init>' : member!,
    descriptor: descriptor!,
    static: /\bstatic\b/.test(head!),
  }));
}

function isPlain(signature: string): boolean {
  const { parameters, result } = splitSignature(signature);
  return ![...parameters, result].some((type) => /^\[*T|</.test(type));
}

function states(
  method: LibraryMethod,
  { name, descriptor, static: isStatic }: JavapMethod,
): boolean {
  const arity = (signature: string): number => splitSignature(signature).parameters.length;
  return (
    method.name === name &&
    hasModifier(method.modifiers, 'static') === isStatic &&
    arity(method.signature) === arity(descriptor) &&
    (!isPlain(method.signature) || method.signature === descriptor)
  );
}

function missing(name: string, classpath: string): string[] {
  const methods = javap(name, classpath);
  expect(methods.length, `javap ${name}`).toBeGreaterThan(0);
  return methods
    .filter((method) => !find(name).methods.some((each) => states(each, method)))
    .map((method) => method.name + method.descriptor);
}

describe('the shipped table', () => {
  it('opens', () => {
    expect(problem).toBeUndefined();
    expect(all.length).toBeGreaterThan(9_000);
  });

  it
    .skipIf(!hasJdk)
    .each([
      'java.lang.Thread',
      'java.util.List',
      'java.util.Map$Entry',
      'java.util.concurrent.CompletableFuture',
      'java.util.concurrent.ThreadPoolExecutor',
    ])('has what javap says of %s', (name) => {
    expect(missing(name, '')).toEqual([]);
  });

  it
    .skipIf(!hasJdk || !existsSync(sdk))
    .each(['android.os.Handler', 'android.os.AsyncTask', 'android.app.Activity'])(
    'has what javap says of %s',
    (name) => {
      expect(missing(name, sdk)).toEqual([]);
    },
  );

  it('has no private members and none that the compiler made', () => {
    const methods = all.flatMap((each) => each.methods);
    const wrong = methods.filter(
      ({ name, modifiers }) => hasModifier(modifiers, 'private') || name.includes('$'),
    );
    expect(wrong).toEqual([]);
  });

  it('has the supertypes of all its classes but those of one that a library brings along', () => {
    const absent = new Set(all.flatMap(supertypes).filter((name) => !library.find(name)));
    const others = [...absent].filter((name) => !name.startsWith('cz.msebera.android.httpclient.'));
    expect(others).toEqual([]);
  });

  it('has nothing of Android that the SDK hides', () => {
    expect(signatures('android.os.Handler', 'runWithScissors')).toEqual([]);
    expect(signatures('android.os.Handler', 'postDelayed')).not.toContain(
      '(Ljava/lang/Runnable;IJ)Z',
    );
    expect(library.find('android.app.ActivityThread')).toBeUndefined();
  });

  it('leaves room in the package for the rest', () => {
    expect(statSync('server/data/library.bin').size).toBeLessThanOrEqual(520_000);
  });

  it('has every member class that a class names', () => {
    const named = all.flatMap(({ name, types }) => types.map((type) => `${name}$${type}`));
    expect(named.filter((name) => !library.find(name))).toEqual([]);
  });
});

describe('what the table says', () => {
  it('keeps generic signatures', () => {
    expect(signatures('android.os.AsyncTask', 'doInBackground')).toEqual(['([TParams;)TResult;']);
    expect(find('android.os.AsyncTask').typeParameters).toBe(
      '<Params:Ljava/lang/Object;Progress:Ljava/lang/Object;Result:Ljava/lang/Object;>',
    );
    expect(signatures('java.util.concurrent.ExecutorService', 'submit')).toContain(
      '<T:Ljava/lang/Object;>(Ljava/util/concurrent/Callable<TT;>;)Ljava/util/concurrent/Future<TT;>;',
    );
  });

  it('knows variable arity, defaults and statics', () => {
    const execute = find('android.os.AsyncTask').methods.filter(({ name }) => name === 'execute');
    expect(execute.some(({ variadic }) => variadic)).toBe(true);
    const forEach = find('java.lang.Iterable').methods.find(({ name }) => name === 'forEach')!;
    expect(hasModifier(forEach.modifiers, 'default')).toBe(true);
    const of = find('java.util.List').methods.find(({ name }) => name === 'of')!;
    expect(hasModifier(of.modifiers, 'static')).toBe(true);
  });

  it('has what only the JDK has and what only Android has in one class', () => {
    expect(signatures('java.lang.String', 'repeat')).toEqual(['(I)Ljava/lang/String;']);
    expect(signatures('java.lang.String', 'formatted')).not.toEqual([]);
    expect(library.find('java.lang.Record')).toBeDefined();
    expect(library.find('dalvik.system.DexClassLoader')).toBeDefined();
  });

  it.each([
    ['androidx.appcompat.app.AppCompatActivity', 'android.app.Activity'],
    ['androidx.appcompat.app.AppCompatActivity', 'androidx.lifecycle.LifecycleOwner'],
    ['android.support.v7.app.AppCompatActivity', 'android.app.Activity'],
    ['android.support.v7.app.AppCompatActivity', 'android.support.v4.app.FragmentActivity'],
    ['android.support.v4.app.Fragment', 'android.arch.lifecycle.LifecycleOwner'],
    ['androidx.core.app.JobIntentService', 'android.app.Service'],
    ['androidx.loader.content.CursorLoader', 'androidx.loader.content.Loader'],
    ['androidx.work.Worker', 'androidx.work.ListenableWorker'],
    ['com.google.firebase.messaging.FirebaseMessagingService', 'android.app.Service'],
    ['java.lang.StringBuilder', 'java.lang.AbstractStringBuilder'],
    ['org.apache.http.impl.client.DefaultHttpClient', 'org.apache.http.client.HttpClient'],
    ['com.google.common.util.concurrent.SettableFuture', 'java.util.concurrent.Future'],
  ])('%s is a %s', (name, of) => {
    expect(isSubtype(name, of)).toBe(true);
  });

  it('has the callbacks that Android code overrides', () => {
    const callbacks: readonly (readonly [string, string])[] = [
      ['androidx.fragment.app.Fragment', 'onViewCreated'],
      ['android.support.v4.app.Fragment', 'onActivityCreated'],
      ['androidx.lifecycle.ViewModel', 'onCleared'],
      ['androidx.recyclerview.widget.RecyclerView$Adapter', 'onBindViewHolder'],
      ['io.reactivex.Observer', 'onNext'],
      ['io.reactivex.rxjava3.core.Observer', 'onNext'],
      ['rx.Subscriber', 'onStart'],
      ['okhttp3.Callback', 'onResponse'],
      ['com.android.volley.Response$Listener', 'onResponse'],
      ['retrofit2.Callback', 'onFailure'],
      ['com.google.common.util.concurrent.FutureCallback', 'onSuccess'],
      ['com.google.android.gms.tasks.OnSuccessListener', 'onSuccess'],
    ];
    for (const [owner, method] of callbacks)
      expect(signatures(owner, method), owner).not.toEqual([]);
    expect(library.find('org.greenrobot.eventbus.Subscribe')?.kind).toBe('annotation');
  });

  it('gives two classes of AndroidX never one name of the support library', () => {
    const names = all
      .map(({ name }) => name)
      .filter((name) => /^(androidx|com\.google\.android)\./.test(name));
    const old = names.map((name) => toSupportName(name.replaceAll('.', '/')).replaceAll('/', '.'));
    expect(new Set(old).size).toBe(old.length);
    expect(old.filter((name) => !library.find(name))).toEqual([]);
  });
});
