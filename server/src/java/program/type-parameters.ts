/** Type parameters as written in the source: their bounds are resolved when first asked for. */
import type { TypeParameter } from '../syntax/declarations.js';
import type { Classes } from './classes.js';
import type { TypeScope } from './scopes.js';
import type { Type, TypeVariable } from './symbols.js';
import { resolveType } from './type-names.js';

export class SourceTypeVariable implements TypeVariable {
  readonly name: string;
  #bounds: readonly Type[] | undefined;

  constructor(
    private readonly classes: Classes,
    private readonly scope: TypeScope,
    private readonly declaration: TypeParameter,
  ) {
    this.name = declaration.name;
  }

  /** One at least; Object where none is written. */
  get bounds(): readonly Type[] {
    this.#bounds ??=
      this.declaration.bounds.length === 0
        ? [this.classes.object]
        : this.declaration.bounds.map((bound) => resolveType(bound, this.scope, this.classes));
    return this.#bounds;
  }
}
