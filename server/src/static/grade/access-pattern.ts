/** What an access is part of, in its body: an update of the old value, a test that decides it. */
import type { Code } from '../../android/flow/code.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import type { AccessPattern } from './race-grade.js';

export function patternOf(_code: Code, _access: BodyAccess): AccessPattern {
  return { lostUpdate: false, checkThenAct: false, doubleChecked: false };
}
