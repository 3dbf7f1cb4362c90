/**
 * Where classes are read from (sources.json): modules of the JDK and jars of Maven Central, each with
 * the packages taken from it, and patterns of names that no app can use.
 */
import sources from './sources.json' with { type: 'json' };

export type Packages = readonly string[];

export const MODULES: ReadonlyMap<string, Packages> = new Map(Object.entries(sources.modules));

/** By Maven coordinates: `group:artifact:version`, or `group:artifact:version:aar`. */
export const JARS: ReadonlyMap<string, Packages> = new Map(Object.entries(sources.jars));

/** Jars with hidden members, and the lists of what is published of each. */
export const PUBLISHED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(sources.published),
);

/** The jar that reads such lists. */
export const { listReader: LIST_READER } = sources;

const LEFT_OUT = sources.leaveOut.map((pattern) => new RegExp(pattern));

export function isTaken(name: string, packages: Packages): boolean {
  return (
    packages.some((each) => name.startsWith(each)) &&
    !LEFT_OUT.some((pattern) => pattern.test(name))
  );
}
