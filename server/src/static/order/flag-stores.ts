/**
 * Where flags are read and set, and to what. A flag is a boolean, a state of an enum, or any field that is volatile:
 * what it holds tells those who ask it how far another has come.
 */
import { addTo, getOrMake } from '../../base/multi-map.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { LocationId, LocationTable } from '../accesses/locations.js';
import { constantKey, initialKey } from '../body/constant-keys.js';
import { agrees, type Found } from '../body/flag-tests.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { FramePlace } from './frames.js';
import type { Visits } from './visits.js';

export class FlagStores {
  readonly #writes = new Map<LocationId, FramePlace[]>();
  /** By instance: where it reads flags. */
  readonly #reads = new Map<InstanceId, FramePlace[]>();
  /** By field: what constructors and initialisers set it to. */
  #begun: ReadonlyMap<FieldSymbol, readonly (string | undefined)[]> | undefined;

  constructor(
    visits: Visits,
    private readonly pointsTo: PointsTo,
    private readonly locations: LocationTable,
  ) {
    for (const frame of visits.walked) {
      for (const [index, { access }] of frame.accesses.entries()) {
        const { field } = access.access;
        if (field === undefined || !isFlagField(field)) continue;
        if (access.access.kind === 'read') addTo(this.#reads, frame.instance, { frame, index });
        else for (const at of access.locations) addTo(this.#writes, at, { frame, index });
      }
    }
  }

  /** By location: all that sets it. */
  get writes(): ReadonlyMap<LocationId, readonly FramePlace[]> {
    return this.#writes;
  }

  /** What constructors set fields to, for those who compare. */
  get beginnings(): ReadonlyMap<FieldSymbol, readonly (string | undefined)[]> {
    return (this.#begun ??= this.#findBegun());
  }

  readsAt(instance: InstanceId, load: StatementIndex): readonly FramePlace[] {
    const places = this.#reads.get(instance) ?? [];
    return places.filter(
      ({ frame, index }) => frame.accesses[index]!.access.access.statement === load,
    );
  }

  /** All that may have set the flag to what was found; undefined if it may have been so from the beginning. */
  settingTo(places: readonly FramePlace[], found: Found): readonly FramePlace[] | undefined {
    const locations = places[0] === undefined ? [] : locationsOf(places[0]);
    if (locations.some((location) => this.#mayBegin(location, found))) return undefined;
    return locations
      .flatMap((location) => this.#writes.get(location) ?? [])
      .filter((write) => agrees(this.storedBy(write), found));
  }

  /** What it is set to, if that is a constant. */
  storedBy({ frame, index }: FramePlace): string | undefined {
    const { body } = this.pointsTo.instances[frame.instance]!.code;
    const store = body.statements[frame.accesses[index]!.access.access.statement]!;
    return 'from' in store && typeof store.from === 'number'
      ? constantKey(body, store.from)
      : undefined;
  }

  /** Is what was written before seen by whoever reads it, without a lock? */
  isVolatile({ frame, index }: FramePlace): boolean {
    const { field } = frame.accesses[index]!.access.access;
    return field !== undefined && hasModifier(field.modifiers, 'volatile');
  }

  #mayBegin(location: LocationId, found: Found): boolean {
    const { field } = this.locations.all[location]!;
    if (field === undefined) return true;
    const begun = this.beginnings.get(field) ?? [initialKey(field)];
    return begun.some((key) => agrees(key, found));
  }

  #findBegun(): ReadonlyMap<FieldSymbol, readonly (string | undefined)[]> {
    const begun = new Map<FieldSymbol, (string | undefined)[]>();
    for (const code of new Set(this.pointsTo.instances.map((each) => each.code))) {
      const { body } = code;
      if (body.kind === 'method' || body.kind === 'lambda') continue;
      for (const statement of body.statements) {
        if (statement.kind !== 'store' && statement.kind !== 'static-store') continue;
        const keys = getOrMake(begun, statement.field, (): (string | undefined)[] => []);
        keys.push(constantKey(body, statement.from));
      }
    }
    return begun;
  }
}

function isFlagField({ type, modifiers }: FieldSymbol): boolean {
  if (hasModifier(modifiers, 'volatile')) return true;
  if (type.kind === 'primitive') return type.name === 'boolean';
  return type.kind === 'class' && type.class.kind === 'enum';
}

function locationsOf({ frame, index }: FramePlace): readonly LocationId[] {
  return frame.accesses[index]!.access.locations;
}
