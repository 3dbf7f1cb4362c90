/**
 * What of a code matters to points-to, found once for all contexts: the variables that can hold objects,
 * numbered anew without gaps, and the statements that move objects or call somebody.
 */
import type { Code } from '../../android/flow/code.js';
import { addTo } from '../../base/multi-map.js';
import type { Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import { NO_FILTER, type FilterId, type TypeFilters } from './type-filters.js';

export interface CodeShape {
  /** By variable; -1 if it holds nothing that is followed. */
  readonly slots: Int32Array;
  /** By slot; the last is of what the code returns. */
  readonly filters: readonly FilterId[];
  readonly statements: readonly StatementIndex[];
  /** Variables that hold a class. */
  readonly classes: readonly Variable[];
  /** Statements whose objects are not told from those of another one. */
  readonly places: readonly (StatementIndex | undefined)[];
  /** Is the body another by now? Then this tells of its variables, and of nothing else. */
  readonly isMoved: boolean;
}

/** A code that creates more objects of one type than this writes down a table. */
const MOST_OF_TYPE = 24;

export function shapeOf({ body }: Code, filters: TypeFilters): CodeShape {
  const slots = new Int32Array(body.variables.length).fill(-1);
  const found: FilterId[] = [];
  const classes: Variable[] = [];
  body.variables.forEach(({ type, constant }, variable) => {
    if (constant !== undefined && constant.kind !== 'class') return;
    if (constant !== undefined) classes.push(variable as Variable);
    const filter = constant === undefined ? filters.of(type) : NO_FILTER;
    if (filter !== undefined) slots[variable] = found.push(filter) - 1;
  });
  found.push(NO_FILTER);
  const statements: StatementIndex[] = [];
  body.statements.forEach((statement, index) => {
    if (isMoving(statement, slots)) statements.push(index as StatementIndex);
  });
  const places = sharedPlaces(body.statements);
  return { slots, filters: found, statements, classes, places, isMoved: false };
}

/** The rows of a table are one object: nobody tells them apart by where they are written. */
function sharedPlaces(statements: readonly Statement[]): StatementIndex[] {
  const byType = new Map<unknown, StatementIndex[]>();
  statements.forEach((statement, index) => {
    if (statement.kind !== 'allocate') return;
    const { class: type } = statement;
    addTo(byType, type.kind === 'class' ? type.class : type.kind, index as StatementIndex);
  });
  const places: StatementIndex[] = [];
  for (const indexes of byType.values()) {
    if (indexes.length <= MOST_OF_TYPE) continue;
    for (const index of indexes) places[index] = indexes[0]!;
  }
  return places;
}

function isMoving(statement: Statement, slots: Int32Array): boolean {
  switch (statement.kind) {
    case 'copy':
      return slots[statement.from]! >= 0 && slots[statement.to]! >= 0;
    case 'load':
    case 'array-load':
      return slots[statement.to]! >= 0;
    case 'store':
    case 'array-store':
      return slots[statement.from]! >= 0;
    case 'return':
      return statement.from !== undefined && slots[statement.from]! >= 0;
    // Also where nothing moves: the class may have to be initialised.
    case 'static-load':
    case 'static-store':
    case 'allocate':
    case 'closure':
    case 'call':
    case 'initialize':
      return true;
    default:
      return false;
  }
}
