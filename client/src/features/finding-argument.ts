/** Which finding a command is about: links and code actions give its id, the Findings view its node. */
export function findingId(given: unknown): string | undefined {
  if (typeof given === 'string') return given;
  if (typeof given !== 'object' || given === null || !('finding' in given)) return undefined;
  return typeof given.finding === 'string' ? given.finding : undefined;
}
