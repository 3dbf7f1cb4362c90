/** The JSON of `trace` and of `check` as CONTRACT.md has it. */
import { Ajv } from 'ajv';
import { expect } from 'vitest';

const text = { type: 'string', minLength: 1 };
const count = { type: 'integer', minimum: 0 };
const site = {
  type: 'object',
  properties: { class: text, method: text, file: text, line: { type: 'integer', minimum: 1 } },
  additionalProperties: false,
};
export const TRACE_SCHEMA = {
  type: 'object',
  required: ['version', 'traces'],
  properties: {
    version: { const: 1 },
    traces: {
      type: 'array',
      items: {
        type: 'object',
        required: ['file', 'format', 'model', 'problems', 'races', 'seconds', 'peakMemoryMiB'],
        properties: {
          format: { enum: ['racetrace', 'droidracer', 'std'] },
          model: { enum: ['android', 'droidracer', 'threads'] },
          operations: count,
          threads: count,
          queues: count,
          tasks: count,
          locations: count,
          fields: count,
          peakMemoryMiB: { type: 'integer', minimum: 1 },
          races: {
            type: 'array',
            items: {
              type: 'object',
              required: ['id', 'kind', 'category', 'location', 'accesses', 'verdict', 'group'],
              properties: {
                id: text,
                kind: { enum: ['data-race', 'use-free'] },
                filtered: { type: 'boolean' },
                why: text,
                accesses: {
                  minItems: 2,
                  maxItems: 2,
                  items: {
                    type: 'object',
                    required: ['op', 'kind', 'thread', 'stack'],
                    properties: {
                      op: count,
                      kind: { enum: ['read', 'write'] },
                      thread: text,
                      site,
                      stack: { type: 'array', items: site },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
const FRAME = {
  type: 'object',
  required: ['method'],
  properties: { method: text, file: text, line: count },
  additionalProperties: false,
};
const RULES = [
  'data-race',
  'use-after-free',
  'order-violation',
  'non-commutative',
  'atomicity',
].map((rule) => `racelens/${rule}`);
export const CHECK_SCHEMA = {
  type: 'object',
  required: ['version', 'project', 'files', 'lines', 'origins', 'seconds', 'problems', 'findings'],
  properties: {
    version: { const: 1 },
    findings: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['id', 'rule', 'severity', 'message', 'accesses', 'evidence', 'verdict', 'why'],
        properties: {
          id: text,
          verdict: text,
          why: text,
          rule: { enum: RULES },
          severity: { enum: ['error', 'warning', 'information', 'hint'] },
          message: { type: 'string', pattern: '^[^\\n]+$' },
          evidence: {
            type: 'array',
            items: { type: 'string', pattern: '^static$|^trace:traces/' },
          },
          suppressed: { const: false },
          tier: { enum: ['confirmed', 'likely', 'possible'] },
          pattern: text,
          consequence: text,
          verification: { type: 'object', required: ['basis', 'reason'] },
          order: {
            type: 'object',
            required: ['matters', 'text'],
            properties: { matters: { type: 'boolean' }, text },
          },
          similar: count,
          cut: {
            type: 'object',
            required: ['blamed', 'between'],
            properties: { between: { type: 'array', minItems: 1 } },
          },
          cuts: {
            type: 'array',
            minItems: 1,
            items: { type: 'object', required: ['id', 'rule', 'cut', 'accesses'] },
          },
          steps: { type: 'array', items: { type: 'object', required: ['rule', 'text'] } },
          accesses: {
            minItems: 2,
            maxItems: 2,
            items: {
              type: 'object',
              required: ['file', 'line', 'column', 'endColumn', 'kind', 'field', 'origin', 'stack'],
              properties: {
                file: { type: 'string', pattern: '^app/src/main/java/.*\\.java$' },
                line: count,
                column: count,
                endColumn: count,
                kind: { enum: ['read', 'write'] },
                field: text,
                origin: { type: 'object', required: ['name', 'kind', 'runsOn'] },
                stack: { type: 'array', items: FRAME },
                action: text,
                locks: { type: 'array', items: text },
                causes: { type: 'array', items: { type: 'object', required: ['kind', 'text'] } },
              },
              additionalProperties: false,
            },
          },
        },
        additionalProperties: false,
      },
    },
  },
};

export function expectToFit(schema: object, json: string): void {
  const ajv = new Ajv({ allErrors: true, strictTypes: false, strictTuples: false });
  const validate = ajv.compile(schema);
  validate(JSON.parse(json));
  expect(validate.errors ?? []).toEqual([]);
}
