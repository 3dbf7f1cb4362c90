/** The languages that the server understands, by the ids that package.json gives them. */
export const TRACE_LANGUAGES = ['racetrace', 'droidracer-log', 'std-trace'] as const;

/** Races are shown in the sources as well. */
export const SERVED_LANGUAGES = [...TRACE_LANGUAGES, 'java'] as const;
