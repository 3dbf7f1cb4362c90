/** The tables of knowledge: their shape, the validator against ajv, and what the issue asks of them. */
import Ajv from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MACHINES } from '../../../server/src/android/lifecycles/machines.js';
import schema from '../../../server/src/android/knowledge/knowledge.schema.json' with { type: 'json' };
import { KnowledgeIndex, split } from '../../../server/src/android/knowledge/knowledge-index.js';
import { OWN_TABLES, withOwnTables } from '../../../server/src/android/knowledge/tables.js';
import { findProblems, validateTables } from '../../../server/src/android/knowledge/validate.js';

const ajv = new Ajv({ strict: false });
const isValid = ajv.compile(schema);
const knowledge = new KnowledgeIndex(withOwnTables([]));

describe('the tables', () => {
  it.each(Object.keys(OWN_TABLES))('%s is as the schema says', (name) => {
    expect(findProblems(OWN_TABLES[name])).toEqual([]);
    expect(isValid(OWN_TABLES[name])).toBe(true);
  });

  it('name each callback of a type once', () => {
    const seen = new Map<string, string>();
    for (const { callbacks = [] } of Object.values(OWN_TABLES)) {
      for (const { rule, of } of callbacks) {
        for (const [type, methods] of Object.entries(of)) {
          for (const method of split(methods)) {
            const at = `${type}.${method}`;
            expect(seen.get(at), at).toBeUndefined();
            seen.set(at, rule);
          }
        }
      }
    }
    expect(seen.size).toBeGreaterThan(500);
  });

  it('name lifecycles that exist', () => {
    for (const { components = [] } of Object.values(OWN_TABLES)) {
      for (const { lifecycle } of components) expect(MACHINES.has(lifecycle), lifecycle).toBe(true);
    }
  });

  it('say what, on what and when for everything that is run', () => {
    for (const { calls = [] } of Object.values(OWN_TABLES)) {
      for (const call of calls.filter(({ does }) => does === 'run')) {
        expect(call.method, call.rule).toBeDefined();
        expect(call.on?.length, call.rule).toBeGreaterThan(0);
        expect(call.when, call.rule).toBeDefined();
      }
    }
  });
});

describe('the validator', () => {
  it('says what is wrong and where, and keeps the rest', () => {
    const { tables, problems } = validateTables({
      callbacks: [
        { rule: 'a', runs: 'main', cause: 'x', of: { 'a.B': 'onC' } },
        { rule: 'b', runs: 'somewhere', cause: 'x', of: { 'a.B': 'onD' } },
        { rule: 'c', cause: 'x', of: {} },
      ],
      calls: 'none',
      unheard: [],
    });
    expect(problems).toEqual([
      { path: 'callbacks[1].runs', message: '"somewhere" is not understood' },
      { path: 'callbacks[2]', message: '"runs" is missing' },
      { path: 'calls', message: 'an array is expected here, not a string' },
      { path: 'unheard', message: '"unheard" is not known here' },
    ]);
    expect(tables.callbacks?.map(({ rule }) => rule)).toEqual(['a']);
    expect(tables.calls).toBeUndefined();
  });

  it('agrees with ajv on broken tables', () => {
    const names = Object.keys(OWN_TABLES);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.nat(4), (name, where, how) => {
        const broken = breakAt(structuredClone(OWN_TABLES[name]), where, how);
        expect(findProblems(broken).length === 0).toBe(isValid(broken));
      }),
    );
  });

  it('is given enum and pattern for texts only, where alone it looks at them', () => {
    const rules = rulesIn(schema).filter((rule) => 'enum' in rule || 'pattern' in rule);
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter((rule) => rule['type'] !== 'string')).toEqual([]);
  });

  it('is total', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void validateTables(value)));
  });
});

/** Everything in the schema that has names inside, rules among them. */
function rulesIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(rulesIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

/** Follows a number down into a value and changes something there. */
function breakAt(value: unknown, where: number, how: number): unknown {
  if (typeof value !== 'object' || value === null)
    return [value, 7, null, '', 'a  b', ['x']][how + 1];
  const keys = Object.keys(value);
  if (keys.length === 0) return how;
  const chosen = keys[where % keys.length]!;
  const record = value as Record<string, unknown>;
  const rest = Math.floor(where / keys.length);
  if (rest === 0 && how === 0 && !Array.isArray(value)) {
    return Object.fromEntries(Object.entries(record).filter(([key]) => key !== chosen));
  }
  if (rest === 0 && how === 1 && !Array.isArray(value)) return { ...record, unheard: 1 };
  record[chosen] = breakAt(record[chosen], rest, how);
  return value;
}

describe('a user', () => {
  it('adds rows that come before ours', () => {
    const index = new KnowledgeIndex(
      withOwnTables([
        {
          callbacks: [
            {
              rule: 'mine',
              runs: 'binder',
              cause: 'x',
              of: { 'android.view.View$OnClickListener': 'onClick', 'org.acme.Hook': '*' },
            },
          ],
        },
      ]),
    );
    expect(index.callback('android.view.View$OnClickListener', 'onClick')?.rule).toBe('mine');
    expect(index.callback('org.acme.Hook', 'anything')?.runs).toBe('binder');
    expect(index.callback('android.text.TextWatcher', 'afterTextChanged')?.runs).toBe('main');
  });
});

describe('what the issue lists', () => {
  it.each([
    ['android.view.View$OnClickListener', 'onClick', 'main'],
    ['android.view.MenuItem$OnMenuItemClickListener', 'onMenuItemClick', 'main'],
    ['android.location.LocationListener', 'onLocationChanged', 'main'],
    ['android.hardware.SensorEventListener', 'onSensorChanged', 'main'],
    ['android.view.SurfaceHolder$Callback', 'surfaceCreated', 'main'],
    ['android.opengl.GLSurfaceView$Renderer', 'onDrawFrame', 'serial GLThread'],
    ['android.text.TextWatcher', 'onTextChanged', 'main'],
    ['android.widget.Adapter', 'getView', 'main'],
    [
      'android.content.SharedPreferences$OnSharedPreferenceChangeListener',
      'onSharedPreferenceChanged',
      'main',
    ],
    ['android.bluetooth.BluetoothGattCallback', 'onCharacteristicRead', 'binder'],
    ['android.content.ContentProvider', 'query', 'binder'],
    ['android.widget.RemoteViewsService$RemoteViewsFactory', 'getViewAt', 'binder'],
    ['android.content.AbstractThreadedSyncAdapter', 'onPerformSync', 'thread SyncAdapter'],
    ['android.app.IntentService', 'onHandleIntent', 'own looper'],
    ['androidx.core.app.JobIntentService', 'onHandleWork', 'own serial'],
    ['androidx.work.Worker', 'doWork', 'pool WorkManager'],
    ['android.app.job.JobService', 'onStartJob', 'main'],
    ['okhttp3.Callback', 'onResponse', 'pool OkHttp'],
    ['retrofit2.Callback', 'onResponse', 'main'],
    ['com.android.volley.Response$Listener', 'onResponse', 'main'],
    ['androidx.lifecycle.Observer', 'onChanged', 'main'],
    ['android.content.AsyncTaskLoader', 'loadInBackground', 'pool AsyncTask'],
    ['com.google.android.gms.tasks.OnCompleteListener', 'onComplete', 'main'],
    ['android.os.Parcelable', 'writeToParcel', 'caller'],
  ])('%s.%s runs on %s', (type, method, runs) => {
    expect(knowledge.callback(type, method)?.runs).toBe(runs);
  });

  it.each([
    ['android.os.Handler', 'post', 'run', 'receiver', 'later'],
    ['android.os.Handler', 'postDelayed', 'run', 'receiver', 'delayed'],
    ['android.os.Handler', 'postAtFrontOfQueue', 'run', 'receiver', 'at-front'],
    ['android.os.Handler', 'sendMessage', 'run', 'receiver', 'later'],
    ['android.view.View', 'post', 'run', 'main', 'later'],
    ['android.app.Activity', 'runOnUiThread', 'run', 'main', 'later'],
    ['java.lang.Thread', 'start', 'run', 'new-thread', 'later'],
    ['java.util.concurrent.Executor', 'execute', 'run', 'receiver', 'later'],
    [
      'java.util.concurrent.ScheduledExecutorService',
      'scheduleAtFixedRate',
      'run',
      'receiver',
      'periodic',
    ],
    ['java.util.Timer', 'schedule', 'run', 'receiver', 'delayed'],
    ['android.os.MessageQueue', 'addIdleHandler', 'run', 'receiver', 'idle'],
    ['android.view.Choreographer', 'postFrameCallback', 'run', 'current', 'later'],
    ['okhttp3.Call', 'enqueue', 'run', 'pool OkHttp', 'later'],
  ])('%s.%s does %s on %s %s', (type, method, does, on, when) => {
    const [call] = knowledge.calls(type, method);
    expect(call).toMatchObject({ does, when });
    expect(call?.on?.[0]).toBe(on);
  });

  it('an AsyncTask has its parts run where they belong', () => {
    const rows = knowledge.calls('android.os.AsyncTask', 'execute');
    expect(rows.map(({ method, on }) => [method, on?.at(-1)])).toEqual([
      ['run', 'serial AsyncTask'],
      ['onPreExecute', 'caller'],
      ['doInBackground', 'serial AsyncTask'],
      ['onPostExecute onCancelled', 'main'],
    ]);
  });

  it('executors know their threads', () => {
    const gives = (type: string, method: string): unknown =>
      knowledge.executor(type, method)?.gives;
    expect(gives('android.os.Looper', 'getMainLooper')).toEqual(['main']);
    expect(gives('android.os.HandlerThread', '<init>')).toEqual(['own looper']);
    expect(gives('java.util.concurrent.Executors', 'newFixedThreadPool')).toEqual([
      'own pool of argument 0',
    ]);
    expect(knowledge.executorField('android.os.AsyncTask', 'THREAD_POOL_EXECUTOR')?.gives).toEqual([
      'pool AsyncTask',
    ]);
  });

  it('containers know reads, writes and elements', () => {
    expect(knowledge.containerMethod('java.util.Map', 'put')).toEqual({
      use: 'write',
      state: false,
      view: false,
      returnsElement: true,
      stores: [0, 1],
      keys: [0],
      isOfKeys: false,
      copies: [],
    });
    expect(knowledge.containerMethod('java.util.Map', 'get')?.use).toBe('read');
    expect(knowledge.containerMethod('android.util.SparseArray', 'put')?.stores).toEqual([1]);
    expect(knowledge.isSafeContainer('java.util.concurrent.ConcurrentHashMap')).toBe(true);
    expect(knowledge.isSafeContainer('java.util.HashMap')).toBe(false);
    expect(knowledge.wrapper('java.util.Collections', 'synchronizedList')).toBe('locked');
  });

  it('annotations and assertions tell threads', () => {
    expect(knowledge.threadAnnotation('UiThread')).toBe('main');
    expect(knowledge.threadAnnotation('BinderThread')).toBe('binder');
    expect(knowledge.threadTest('org.acme.ThreadUtils', 'assertOnUiThread')).toBe('assert-main');
    expect(knowledge.threadTest('android.os.Looper', 'myLooper')).toBe('current');
    expect(knowledge.threadTest('org.acme.ThreadUtils', 'foo')).toBeUndefined();
  });
});
