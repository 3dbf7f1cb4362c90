/** Choices that look random and are the same for the same seed: a number below the limit. */
export type Choose = (limit: number) => number;

export function chooser(seed: number): Choose {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
