/** Several tables as one. A class that more than one has is the first one's. */
import type { Library } from './library-class.js';

export function mergeLibraries(...libraries: readonly Library[]): Library {
  return {
    find: (name) => {
      for (const library of libraries) {
        const found = library.find(name);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    hasPackage: (name) => libraries.some((library) => library.hasPackage(name)),
  };
}
