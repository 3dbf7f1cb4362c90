/** Guards that the sources have at the lines of a trace, for traces that recorded no branches. */
import type { SourceGuard } from '../../static/guards/source-guard.js';
import { OpKind } from '../../trace/operations.js';
import type { OperationStore } from '../../trace/batch.js';
import type { TraceTables } from '../../trace/tables.js';

export type FindSourceGuard = (access: number) => SourceGuard | undefined;

/** By field, class and line; nothing where the trace did not record where an access stands. */
export function sourceGuardsOf(
  { store, tables }: { readonly store: OperationStore; readonly tables: TraceTables },
  guards: readonly SourceGuard[],
): FindSourceGuard {
  const known = new Map(guards.map((guard) => [keyOf(guard), guard]));
  return (access) => {
    const { kind, b, site } = store.columns;
    const { class: owner = '', name = '' } = tables.fields[b[access]!] ?? {};
    const { class: at = '', line = 0 } = tables.sites[site[access]!] ?? {};
    return known.get(
      keyOf({
        field: `${dotted(owner)}.${name}`,
        owner: dotted(at).split('$')[0]!,
        line,
        writes: kind[access] === OpKind.Write,
      }),
    );
  };
}

function keyOf({ field, owner, line, writes }: Omit<SourceGuard, 'file' | 'test'>): string {
  return `${field} ${owner}:${line} ${writes}`;
}

/** `com.x.A` of `Lcom/x/A;`. */
function dotted(name: string): string {
  return name.replace(/^L(.*);$/, '$1').replaceAll('/', '.');
}
