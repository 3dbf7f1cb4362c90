/** What stands before a dot, as JLS §6.5.2 reclassifies ambiguous names. */
import type { Type } from '../types.js';

export type Qualifier =
  | { readonly kind: 'value'; readonly type: Type }
  | { readonly kind: 'type'; readonly type: Type }
  /** `super`, `Outer.super`, `Interface.super`: the type whose members are meant. */
  | { readonly kind: 'super'; readonly type: Type }
  | { readonly kind: 'package'; readonly name: string };
