/** A question about numbers below a limit, answered once for each. */
export function remembered<Id extends number>(
  limit: number,
  test: (id: Id) => boolean,
): (id: Id) => boolean {
  const answers = new Uint8Array(limit);
  return (id) => {
    if (answers[id] === UNASKED) answers[id] = test(id) ? YES : NO;
    return answers[id] === YES;
  };
}

const UNASKED = 0;
const NO = 1;
const YES = 2;
