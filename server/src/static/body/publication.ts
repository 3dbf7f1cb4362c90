/**
 * Why a field cannot be raced on: final, volatile, or written only while nobody else has its object
 * (in constructors and initialisers, or by whoever made it). How the object itself gets to others is
 * another field's matter.
 */
import { addTo } from '../../base/multi-map.js';
import { isStaticField } from '../../java/ir/class-queries.js';
import { isHiddenField } from '../../java/ir/hidden-fields.js';
import type { Body, StatementIndex } from '../../java/ir/statements.js';
import type { FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { simpleName } from './annotations.js';
import type { Ownership } from './ownership/ownership.js';

export type SafeField =
  /** Written before its object can be had, and shown to others as written (JLS 17.5). */
  | 'final'
  /** Every read sees the last write. */
  | 'volatile'
  /** Not final, but nobody writes it once others may have its object. */
  | 'effectively-final';

interface FieldStore {
  readonly body: Body;
  readonly at: StatementIndex;
}

/** Annotations that have nobody write the field. */
const PLAIN = new Set([
  'Nullable',
  'NonNull',
  'NotNull',
  'Nonnull',
  'GuardedBy',
  'VisibleForTesting',
  'SuppressWarnings',
  'Deprecated',
]);

export class Publication {
  readonly #stores = new Map<JavaFieldId, FieldStore[]>();
  readonly #isLate = new Map<JavaFieldId, boolean>();

  /** All bodies of the project, lambdas included. */
  constructor(
    bodies: Iterable<Body>,
    private readonly ownership: Ownership,
  ) {
    for (const body of bodies) this.#addStores(body);
  }

  /** Why its reads and writes cannot race; undefined if they can, for all that is seen. */
  reason(field: FieldSymbol): SafeField | undefined {
    if (hasModifier(field.modifiers, 'final') || isHiddenField(field)) return 'final';
    if (hasModifier(field.modifiers, 'volatile')) return 'volatile';
    return this.#isWrittenLate(field) ? undefined : 'effectively-final';
  }

  #addStores(body: Body): void {
    body.statements.forEach((statement, at) => {
      if (statement.kind !== 'store' && statement.kind !== 'static-store') return;
      addTo(this.#stores, statement.field.id, { body, at: at as StatementIndex });
    });
  }

  #isWrittenLate(field: FieldSymbol): boolean {
    let isLate = this.#isLate.get(field.id);
    if (isLate === undefined) {
      const stores = this.#stores.get(field.id) ?? [];
      isLate =
        isWrittenElsewhere(field, stores.length) || stores.some((store) => this.#late(store));
      this.#isLate.set(field.id, isLate);
    }
    return isLate;
  }

  #late({ body, at }: FieldStore): boolean {
    const statement = body.statements[at]!;
    if (statement.kind === 'store') return !this.ownership.isOwned(body, at, statement.object);
    if (statement.kind !== 'static-store') return false;
    return body.kind !== 'static-initializer' || body.owner.id !== statement.field.owner.id;
  }
}

/** Of a library; or by generated code, which annotations of a field that nobody else sets ask for. */
function isWrittenElsewhere(field: FieldSymbol, stores: number): boolean {
  if (field.source === undefined) return true;
  const isAsked = field.annotations.some(({ name }) => !PLAIN.has(simpleName(name)));
  return stores === 0 && isAsked && !isStaticField(field);
}
