/**
 * Methods that tell something of an argument: by coming back at all, or by their result. Data: the
 * classes that Android code uses for it.
 */
import type { MethodSymbol } from '../../program/symbols.js';

export interface KnownCheck {
  readonly argument: number;
  /** What it must answer for the argument to be so; undefined: it comes back only then. */
  readonly result: boolean | undefined;
  readonly isNull: boolean;
}

const COMES_BACK: KnownCheck = { argument: 0, result: undefined, isNull: false };
const IF_FALSE: KnownCheck = { argument: 0, result: false, isNull: false };
const IF_TRUE: KnownCheck = { argument: 0, result: true, isNull: false };
const LAST_COMES_BACK: KnownCheck = { argument: -1, result: undefined, isNull: false };

const CHECKS: ReadonlyMap<string, KnownCheck> = new Map([
  ['java.util.Objects.requireNonNull', COMES_BACK],
  ['java.util.Objects.nonNull', IF_TRUE],
  ['java.util.Objects.isNull', IF_FALSE],
  ['com.google.common.base.Preconditions.checkNotNull', COMES_BACK],
  ['com.google.common.base.Strings.isNullOrEmpty', IF_FALSE],
  ['androidx.core.util.Preconditions.checkNotNull', COMES_BACK],
  ['android.support.v4.util.Preconditions.checkNotNull', COMES_BACK],
  ['android.text.TextUtils.isEmpty', IF_FALSE],
  ['org.junit.Assert.assertNotNull', LAST_COMES_BACK],
  ['junit.framework.Assert.assertNotNull', LAST_COMES_BACK],
]);

export function knownCheck(method: MethodSymbol): KnownCheck | undefined {
  return CHECKS.get(`${method.owner.name}.${method.name}`);
}

export function checkedArgument<Value>(
  { argument }: KnownCheck,
  given: readonly Value[],
): Value | undefined {
  return given.at(argument);
}
