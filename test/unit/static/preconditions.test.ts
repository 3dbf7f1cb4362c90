/** What handlers take for granted of fields, as their text says it. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { JavaReader } from '../../../server/src/java/syntax/parse-java.js';
import { readPreconditions } from '../../../server/src/static/preconditions/read-preconditions.js';
import type { SourcePrecondition } from '../../../server/src/static/preconditions/source-precondition.js';
import { createTestReader } from '../../support/java/java-parser.js';
import { understand } from '../../support/java/static-engine.js';

let reader: JavaReader;
beforeAll(async () => {
  reader = await createTestReader();
});

const MANIFEST =
  '<manifest package="org.app"><application><activity android:name=".Act"/></application></manifest>';

/** An activity with these members. */
function activity(members: string, others = ''): string {
  return `package org.app;
    import com.google.common.base.Preconditions;
    import java.util.*;
    public class Act extends android.app.Activity {
      Hub hub; static Hub shared; final Hub own = new Hub();
      int pos, size; long when; double part; boolean open; String[] names; List<String> list;
      ${members}
    }
    class Hub { Hub next; int count; void go() {} }
    ${others}`;
}

function read(text: string): readonly SourcePrecondition[] {
  return readPreconditions(
    understand(reader, { 'org/app/Act.java': text, 'AndroidManifest.xml': MANIFEST }),
  );
}

function textOf({ form, x, y, numbers, by }: SourcePrecondition): string {
  const rest = [y?.name, numbers?.join('..')].filter((each) => each !== undefined);
  return [`${x.name} ${form}`, ...rest, `(${by})`].join(' ');
}

/** Of `onResume` with these statements. */
function inResume(statements: string, members = ''): string[] {
  return read(activity(`protected void onResume() { ${statements} } ${members}`))
    .filter(({ handler }) => handler === 'org.app.Act.onResume')
    .map(textOf);
}

describe('a dereference that nothing guards', () => {
  it.each([
    ['of a field', 'hub.go();', ['this.hub nonnull (dereference)']],
    ['by way of a local', 'Hub h = hub; h.go();', ['this.hub nonnull (dereference)']],
    ['of a static field', 'shared.go();', ['Act.shared nonnull (dereference)']],
    [
      'of what a field holds',
      'hub.next.go();',
      ['this.hub nonnull (dereference)', 'Hub.next nonnull (dereference)'],
    ],
    ['of a final field', 'own.go();', []],
    ['behind a test', 'if (hub != null) hub.go();', []],
    ['behind a test that leaves', 'if (hub == null) return; hub.go();', []],
    ['of what was set', 'hub = new Hub(); hub.go();', []],
    [
      'behind a test that has ended',
      'if (hub != null) hub.go(); hub.go();',
      ['this.hub nonnull (dereference)'],
    ],
    ['with the exception caught', 'try { hub.go(); } catch (NullPointerException e) {}', []],
  ])('%s', (_, statements, expected) => {
    expect(inResume(statements)).toEqual(expected);
  });
});

describe('a check that throws', () => {
  it.each([
    ['requireNonNull', 'Objects.requireNonNull(hub);', ['this.hub nonnull (check)']],
    ['checkNotNull', 'Preconditions.checkNotNull(hub, "no hub");', ['this.hub nonnull (check)']],
    ['checkState of a flag', 'Preconditions.checkState(open);', ['this.open constant 1 (check)']],
    [
      'checkState of several',
      'Preconditions.checkState(!open && pos > 2, "now?");',
      ['this.open constant 0 (check)', 'this.pos range 3..Infinity (check)'],
    ],
    ['checkArgument', 'Preconditions.checkArgument(size != 0);', ['this.size nonzero (check)']],
    [
      'checkElementIndex',
      'Preconditions.checkElementIndex(pos, size);',
      ['this.pos range 0..Infinity (check)', 'this.pos less this.size (check)'],
    ],
    [
      'checkPositionIndex',
      'Preconditions.checkPositionIndex(pos, 7);',
      ['this.pos range 0..Infinity (check)'],
    ],
    [
      'an exception',
      'if (!open || hub == null) throw new IllegalStateException("closed");',
      ['this.open constant 1 (check)', 'this.hub nonnull (check)'],
    ],
    [
      'numbers with fractions',
      'if (part < 0.5) throw new Error();',
      ['this.part range 0.5..Infinity (check)'],
    ],
    ['a strict one of them', 'if (part <= 0.5) throw new Error();', []],
    ['a long', 'if (when > 0x10L) throw new Error();', ['this.when range -Infinity..16 (check)']],
    [
      'an exception that is caught here',
      'try { if (!open) throw new Error(); } catch (Error e) {}',
      [],
    ],
    ['what only leaves', 'if (!open) return;', []],
  ])('%s', (_, statements, expected) => {
    expect(inResume(statements)).toEqual(expected);
  });
});

describe('an assertion', () => {
  it('says what it says, marked as one', () => {
    expect(inResume('assert open && pos <= size : "odd";')).toEqual([
      'this.open constant 1 (assertion)',
      'this.pos at-most this.size (assertion)',
    ]);
  });

  it('is no guard of what comes behind', () => {
    expect(inResume('assert hub != null; hub.go();')).toEqual(['this.hub nonnull (dereference)']);
  });
});

describe('an index', () => {
  it.each([
    [
      'of an array',
      'if (names != null) setTitle(names[pos]);',
      ['this.pos range 0..Infinity (index)'],
    ],
    [
      'of a list',
      'if (list != null) setTitle(list.get(pos));',
      ['this.pos range 0..Infinity (index)'],
    ],
    ['that was compared', 'if (names != null && pos >= 0) setTitle(names[pos]);', []],
    ['that is a constant', 'if (names != null) setTitle(names[3]);', []],
  ])('%s', (_, statements, expected) => {
    expect(inResume(statements)).toEqual(expected);
  });
});

describe('methods that a handler calls', () => {
  it('its own count, as far as it does not test before', () => {
    expect(inResume('show();', 'private void show() { hub.go(); }')).toEqual([
      'this.hub nonnull (dereference)',
    ]);
    expect(inResume('if (hub != null) show();', 'private void show() { hub.go(); }')).toEqual([]);
    expect(inResume('hub = new Hub(); show();', 'private void show() { hub.go(); }')).toEqual([]);
  });

  it('static ones count, with the name of their class', () => {
    expect(inResume('use(this);', 'static void use(Act act) { act.hub.go(); }')).toEqual([
      'Act.hub nonnull (dereference)',
    ]);
  });

  it('ends where methods call each other', () => {
    expect(inResume('one();', 'void one() { two(); } void two() { one(); hub.go(); }')).toEqual([
      'this.hub nonnull (dereference)',
    ]);
  });
});

describe('handlers', () => {
  it('are named by the classes whose objects run them', () => {
    const sub = 'class Sub extends Act {} class Other extends Act { protected void onResume() {} }';
    const found = read(activity('protected void onResume() { hub.go(); }', sub));
    expect(found.map(({ handler }) => handler)).toEqual([
      'org.app.Act.onResume',
      'org.app.Sub.onResume',
    ]);
  });

  it('what nothing runs on its own is none', () => {
    expect(read(activity('void help() { hub.go(); }'))).toEqual([]);
  });

  it('a method of an interface is one, whoever calls it', () => {
    const listener = 'interface Listener { void onDone(); }';
    const text = activity('public void onDone() { hub.go(); }', listener);
    const found = read(text.replace('Activity {', 'Activity implements Listener {'));
    expect(found.map(({ handler }) => handler)).toEqual(['org.app.Act.onDone']);
  });

  it('a Runnable that is posted is one', () => {
    const posted =
      'protected void onResume() { new android.os.Handler().post(new Runnable() { public void run() { hub.go(); } }); }';
    expect(read(activity(posted)).map((each) => `${each.handler}: ${textOf(each)}`)).toEqual([
      'org.app.Act$1.run: Act.hub nonnull (dereference)',
    ]);
  });
});
