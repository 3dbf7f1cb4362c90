import { describe, expect, it } from 'vitest';
import { teamFor } from '../../../server/src/workspace/team-settings.js';
import { readConfigurations } from '../../../server/src/workspace/model/configuration.js';

function problemsOf(text: string): string[] {
  const { problems } = readConfigurations([{ path: 'racelens.json', text }]);
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

describe('racelens.json', () => {
  it('may be empty, name its schema, and add tables', () => {
    expect(problemsOf('{}')).toEqual([]);
    expect(problemsOf('{ "$schema": "x", "knowledge": { "callbacks": [] } }')).toEqual([]);
  });

  it('says how the project is looked at', () => {
    const text = JSON.stringify({
      severity: { 'data-race': 'error', possible: 'information', 'use-after-free/likely': 'off' },
      exclude: ['**/legacy/**'],
      traces: {
        include: ['runs/*.log'],
        model: 'droidracer',
        atomicity: { pauseOutside: true },
        visible: ['com.x.Screen.title'],
      },
      budget: { seconds: 5 },
      baseline: 'known.json',
    });
    const { team, problems } = readConfigurations([{ path: '/p/racelens.json', text }]);
    expect(problems).toEqual([]);
    expect(team).toEqual([
      {
        folder: '/p',
        severity: { 'data-race': 'error', possible: 'information', 'use-after-free/likely': 'off' },
        exclude: ['**/legacy/**'],
        traces: {
          include: ['runs/*.log'],
          model: 'droidracer',
          atomicity: { pauseOutside: true },
          visible: ['com.x.Screen.title'],
        },
        budget: { seconds: 5 },
        baseline: '/p/known.json',
      },
    ]);
    expect(teamFor('/p/a/B.java', team)).toEqual(team);
    expect(teamFor('/pq/B.java', team)).toEqual([]);
  });

  it('has wrong ways of looking named, each with its line', () => {
    const text = `{
      "severity": { "race": "error", "likely": "loud" },
      "exclude": "x",
      "traces": { "model": "best", "atomicity": { "pauseOutside": "yes" } },
      "budget": { "seconds": -1 },
      "baseline": 7
    }`;
    expect(problemsOf(text)).toEqual([
      "2: severity: 'race' is neither a rule nor a tier.",
      "2: severity: 'likely' must be error, warning, information, hint, off.",
      '3: exclude: must be a list of glob patterns.',
      '4: traces: atomicity must be an object: { "serviceWithActivity": true }.',
      '4: traces: model must be android, droidracer, threads.',
      '5: budget: must be an object: { "seconds": 60, "mebibytes": 1500 }.',
      '6: baseline: must be the path of a file.',
    ]);
  });

  it('has its mistakes named with their line, and the rest of it holds', () => {
    expect(problemsOf('{\n  "knowlege": {}\n}')).toEqual([
      "2: 'knowlege' is not a setting of Racelens.",
    ]);
    expect(problemsOf('{\n  "knowledge": {},\n}')[0]).toMatch(/^3: This is not JSON/);
    expect(problemsOf('[]')).toEqual([
      '1: The configuration must be an object: { "knowledge": { … } }.',
    ]);
    expect(problemsOf('{ "knowledge": { "callbacks": 1 } }')[0]).toMatch(
      /^1: knowledge\.callbacks/,
    );
  });
});
