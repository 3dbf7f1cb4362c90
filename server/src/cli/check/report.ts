/** What `racelens check` found, as its formats are given it: text, JSON and SARIF say the same. */
import type { AgainstBaseline } from '../../findings/baseline.js';
import type { CheckedProject } from '../../workspace/check-project.js';

export interface CheckReport {
  readonly root: string;
  readonly project: CheckedProject;
  /** At or above the least severity, against the baseline; suppressed ones are not among them. */
  readonly against: AgainstBaseline;
  /** Less severe ones. */
  readonly hidden: number;
  /** In files that have not changed, where only changed ones are asked for. */
  readonly elsewhere: number;
  readonly seconds: number;
}
