/** The atomicity check as a sink of operations that reports at the end. */
import type { Model } from '../../causality/android/segments.js';
import type { OperationSink } from '../../trace/batch.js';
import type { OpenTrace } from '../../trace/reader.js';
import { Guards } from '../races/guards.js';
import { AtomicityCheck } from './atomicity.js';
import { describeCycles } from './describe.js';
import type { AtomicityOptions } from './options.js';
import type { AtomicityReport } from './report.js';

export interface AtomicitySink {
  readonly sink: OperationSink;
  finish(): AtomicityReport;
}

export function createAtomicityCheck(
  trace: OpenTrace,
  model: Model,
  options: AtomicityOptions & { readonly all?: boolean } = {},
): AtomicitySink {
  const check = new AtomicityCheck(trace, model, options);
  return {
    sink: (operations) => {
      check.take(operations);
    },
    finish: () => {
      const { stacks, locksets } = check.execution;
      const guards = new Guards(locksets, undefined);
      const names = { check, tables: trace.tables, stacks, locksets, guards };
      // Of threads with marked blocks the answer is Velodrome's, which knows no priorities.
      const all = model === 'threads' || options.all === true;
      return describeCycles(check.finish(), names, all);
    },
  };
}
