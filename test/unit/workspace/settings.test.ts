import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { DEFAULT_SETTINGS, parseSettings } from '../../../server/src/workspace/settings.js';

describe('the settings', () => {
  it('have defaults for all that is missing', () => {
    for (const section of [undefined, null, {}, [], 'x', { trace: null }, { trace: {} }]) {
      expect(parseSettings(section)).toEqual({ settings: DEFAULT_SETTINGS, complaints: [] });
    }
  });

  it('are read nested or with dotted names', () => {
    const trace = { check: false, maximumProblems: 5, server: 'verbose' };
    expect(parseSettings({ trace }).settings).toEqual({ ...DEFAULT_SETTINGS, trace });
    expect(parseSettings({ 'trace.check': false }).settings.trace.check).toBe(false);
  });

  it('say which traces are looked at', () => {
    const atomicity = { serviceWithActivity: true, pauseOutside: false };
    const detect = ['atomicity'];
    const preconditions = 'specs/app.json';
    const visible = ['com.x.Screen.title'];
    const wanted = { detect, atomicity, preconditions, visible };
    const traces = { enabled: false, include: ['a/*.log'], model: 'threads', ...wanted };
    const codeLens = { enabled: false, origins: false };
    const { settings } = parseSettings({ traces, codeLens });
    expect(settings).toEqual({ ...DEFAULT_SETTINGS, traces, codeLens });
  });

  it('bound the search of the sources, and say what is shown of it', () => {
    const ofSources = { enabled: false, budgetSeconds: 5, budgetMiB: 300 };
    const tiers = { showPossible: true };
    const { settings } = parseSettings({ static: ofSources, tiers });
    expect(settings).toEqual({ ...DEFAULT_SETTINGS, static: ofSources, tiers });
    const bad = { budgetSeconds: 0, budgetMiB: 1.5, enabled: 'no' };
    const refused = parseSettings({ static: bad });
    expect(refused.settings).toEqual(DEFAULT_SETTINGS);
    expect(refused.complaints).toHaveLength(3);
  });

  it('have the defaults that the manifest tells the user', () => {
    const { properties } = manifest.contributes.configuration;
    for (const [name, { default: said }] of Object.entries(properties)) {
      const path = name.split('.').slice(1);
      const value = path.reduce<unknown>(
        (at, key) => (at as Record<string, unknown>)[key],
        DEFAULT_SETTINGS,
      );
      expect(value, name).toEqual(said);
    }
  });

  it('name each bad value and use the default instead', () => {
    const trace = { check: 'yes', maximumProblems: 0, server: 'loud' };
    const traces = { enabled: 1, include: [''], model: 'both', detect: ['all'] };
    const { settings, complaints } = parseSettings({ trace, traces });
    expect(settings).toEqual(DEFAULT_SETTINGS);
    expect(complaints).toEqual([
      'The setting racelens.trace.check must be true or false, not "yes": true is used.',
      'The setting racelens.trace.maximumProblems must be a whole number from 1 to 100000, not 0: 1000 is used.',
      'The setting racelens.trace.server must be "off", "messages" or "verbose", not "loud": "off" is used.',
      'The setting racelens.traces.enabled must be true or false, not 1: true is used.',
      'The setting racelens.traces.include must be a list of glob patterns, not [""]: ["**/*.racetrace*","**/abc_log.txt"] is used.',
      'The setting racelens.traces.model must be "auto", "android", "droidracer" or "threads", not "both": "auto" is used.',
      'The setting racelens.traces.detect must be a list of "races", "use-free", "atomicity", "commutativity", not ["all"]: ["races","use-free","atomicity","commutativity"] is used.',
    ]);
  });

  it('bear anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (check, maximumProblems, all) => {
        parseSettings(all);
        const { settings } = parseSettings({ trace: { check, maximumProblems } });
        expect(typeof settings.trace.check).toBe('boolean');
        expect(settings.trace.maximumProblems).toBeGreaterThanOrEqual(1);
        expect(settings.trace.maximumProblems).toBeLessThanOrEqual(100_000);
      }),
    );
  });
});
