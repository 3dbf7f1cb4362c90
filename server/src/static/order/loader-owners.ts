/**
 * Whose loaders a callback is told of. What a loader has found is delivered only while the component is started whose
 * manager runs it: which one that is says the receiver of `initLoader`, `getLoaderManager()` of a component or
 * `LoaderManager.getInstance(component)`. Left out: a manager that comes from elsewhere.
 */
import type { Handing } from '../../android/origins/postings.js';
import type { Run } from '../../android/origins/run.js';
import { pathsOf, type Path, type Paths } from '../../java/ir/facts/paths.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Type } from '../../java/program/types.js';

/** Does every call that starts or restarts it ask the manager of a component for which this holds? */
export function areLoadersOf({ root }: Run, isOwner: (symbol: ClassSymbol) => boolean): boolean {
  const { registrations } = root;
  const isOwn = (handing: Handing): boolean => {
    const owner = ownerOf(handing);
    return owner !== undefined && isOwner(owner);
  };
  return registrations.length > 0 && registrations.every(isOwn);
}

/** The class of the component, as it is written. */
function ownerOf({ site: { code }, call }: Handing): ClassSymbol | undefined {
  if (!LOADING.has(call.name) || call.receiver === undefined) return undefined;
  const paths = pathsOf(code.body);
  const manager = settled(paths, paths.of(call.receiver));
  if (manager?.kind !== 'call') return undefined;
  if (OF_RECEIVER.has(manager.name)) return classOf(paths, manager.receiver);
  return manager.name === OF_ARGUMENT ? classOf(paths, manager.arguments[0]) : undefined;
}

const LOADING: ReadonlySet<string> = new Set(['initLoader', 'restartLoader']);
const OF_RECEIVER: ReadonlySet<string> = new Set(['getLoaderManager', 'getSupportLoaderManager']);
const OF_ARGUMENT = 'getInstance';

/** What a local variable is set to, if by one statement. */
function settled(paths: Paths, path: Path): Path | undefined {
  if (path.kind !== 'variable') return path;
  const definition = paths.definitions[path.variable];
  return definition && paths.source(definition);
}

function classOf({ body }: Paths, path: Path | undefined): ClassSymbol | undefined {
  const type = path && typeOf(body.variables, path);
  return type?.kind === 'class' ? type.class : undefined;
}

function typeOf(variables: Paths['body']['variables'], path: Path): Type | undefined {
  if (path.kind === 'variable') return variables[path.variable]!.type;
  return path.kind === 'field' ? path.field.type : undefined;
}
