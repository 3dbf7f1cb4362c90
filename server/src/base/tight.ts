/**
 * Lists that last. One that was filled step by step keeps room for some sixteen more: of the many short lists
 * that are kept for every body, most of the memory would be such room.
 */
export function tight<Each>(list: readonly Each[]): readonly Each[] {
  return list.length === 0 ? NOTHING : list.slice();
}

const NOTHING: readonly never[] = [];
