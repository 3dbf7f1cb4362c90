import { describe, expect, it } from 'vitest';
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
