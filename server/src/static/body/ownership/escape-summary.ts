/**
 * What becomes of the objects that a body is given, and whose its result is. Sets are of the
 * parameters' sites: the object of each parameter, and what it leads to.
 */
import { FRESH, NONE, OTHER, parameterSites, type Sites } from './sites.js';

export interface EscapeSummary {
  /** What anybody may have afterwards. */
  readonly escaped: Sites;
  /** By object: what was put into it. */
  readonly contents: ReadonlyMap<Sites, Sites>;
  readonly result: Sites;
  /** What can be had from the result, if that is fresh. */
  readonly resultContents: Sites;
}

export const NO_ESCAPE: EscapeSummary = {
  escaped: NONE,
  contents: new Map(),
  result: NONE,
  resultContents: NONE,
};

/** More parameters than the Java language allows. */
const ALL = parameterSites(256);

export const ALL_ESCAPES: EscapeSummary = {
  escaped: ALL,
  contents: new Map(),
  result: OTHER | ALL,
  resultContents: NONE,
};

/** Of a call that may run any of several bodies. */
export function joinSummaries(summaries: readonly EscapeSummary[]): EscapeSummary {
  return summaries.reduce((a, b) => {
    const contents = new Map(a.contents);
    for (const [object, held] of b.contents) {
      contents.set(object, (contents.get(object) ?? NONE) | held);
    }
    return {
      escaped: a.escaped | b.escaped,
      contents,
      result: a.result | b.result,
      resultContents: a.resultContents | b.resultContents,
    };
  }, NO_ESCAPE);
}

export function isSameSummary(a: EscapeSummary, b: EscapeSummary): boolean {
  return (
    a.escaped === b.escaped &&
    a.result === b.result &&
    a.resultContents === b.resultContents &&
    a.contents.size === b.contents.size &&
    [...a.contents].every(([object, held]) => b.contents.get(object) === held)
  );
}

/** Made by the body, and nobody else has it when the body is over. */
export function isFresh({ result }: EscapeSummary): boolean {
  return result === FRESH;
}
