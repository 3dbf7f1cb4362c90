/**
 * A class that a source does not see has the name that the source gives it, `lib.Client.Listener`; the tables write
 * classes in classes as `lib.Client$Listener`. Where the packages end is told by the capital.
 */
export function nestedName(name: string): string {
  const [, outer = name, inner = ''] = /^((?:[a-z_]\w*\.)*[A-Z]\w*)((?:\.\w+)*)$/.exec(name) ?? [];
  return outer + inner.replaceAll('.', '$');
}
