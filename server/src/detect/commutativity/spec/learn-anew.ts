/** What was learned now, with what people have edited in the file before: that wins, and stays. */
import { joinSpecs } from './join-specs.js';
import { readSpec } from './read-spec.js';
import { onlyEdits, type Spec } from './spec.js';

export type LearnedAnew =
  | { readonly spec: Spec; readonly problems?: undefined }
  | { readonly spec?: undefined; readonly problems: readonly string[] };

/** `before`: the text of the file, if there is one. */
export function learnAnew(specs: readonly Spec[], before: string | undefined): LearnedAnew {
  const known = before === undefined ? undefined : readSpec(before);
  if (known?.problem !== undefined) {
    return { problems: [`It is there already, and its edits cannot be read. ${known.problem}`] };
  }
  const edits = known === undefined ? [] : [onlyEdits(known.spec)];
  const { spec, conflicts } = joinSpecs([...specs, ...edits]);
  return conflicts.length > 0 ? { problems: conflicts } : { spec };
}
