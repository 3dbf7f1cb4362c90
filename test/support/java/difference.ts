/** Two texts as the lines that differ, each stretch under the number of its first line. */

export function differenceOf(before: string, after: string): string {
  const [was, is] = [before.split('\n'), after.split('\n')];
  const out: string[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    if (was[i] === is[j]) {
      i++;
      j++;
      continue;
    }
    const [k, l] = nextCommon(was, is, i, j);
    out.push(`@${i + 1}`, ...was.slice(i, k).map((line) => `- ${line}`));
    out.push(...is.slice(j, l).map((line) => `+ ${line}`));
    [i, j] = [k, l];
  }
  return out.map((line) => line.trimEnd()).join('\n');
}

/** The nearest place where both go on alike for two lines, or to the end. */
function nextCommon(
  was: readonly string[],
  is: readonly string[],
  i: number,
  j: number,
): [number, number] {
  for (let sum = 1; sum <= was.length - i + is.length - j; sum++) {
    for (let k = i; k <= Math.min(i + sum, was.length); k++) {
      const l = j + sum - (k - i);
      if (l <= is.length && was[k] === is[l] && was[k + 1] === is[l + 1]) return [k, l];
    }
  }
  return [was.length, is.length];
}
