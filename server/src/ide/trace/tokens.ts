/** The tokens of one line, whatever the format of the trace, and the one under the cursor. */
import type { TraceFormat } from '../../trace/reader.js';
import { logTokens } from './log-tokens.js';
import { racetraceTokens } from './racetrace-tokens.js';
import { stdTokens } from './std-tokens.js';
import { TOKEN_LINE_LIMIT, type Token } from './token.js';

const TOKENS_OF: Readonly<Record<TraceFormat, (line: string) => Token[]>> = {
  racetrace: racetraceTokens,
  droidracer: logTokens,
  'em-explorer': logTokens,
  std: stdTokens,
};

export function tokensOf(format: TraceFormat, line: string): Token[] {
  return line.length > TOKEN_LINE_LIMIT ? [] : TOKENS_OF[format](line);
}

/** The token that the character is in, or just behind. */
export function tokenAt(tokens: readonly Token[], character: number): Token | undefined {
  const inside = tokens.find((token) => token.start <= character && character < token.end);
  return inside ?? tokens.find((token) => token.end === character);
}
