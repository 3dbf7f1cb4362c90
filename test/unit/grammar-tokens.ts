/** Tokenises lines with our TextMate grammars, by the engine that VS Code uses. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createOnigScanner, createOnigString, loadWASM } from 'vscode-oniguruma';
import { INITIAL, parseRawGrammar, Registry, type IGrammar } from 'vscode-textmate';

const SYNTAXES = join(import.meta.dirname, '../../syntaxes');
export const LANGUAGES = ['racetrace', 'droidracer-log', 'std-trace'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Token {
  readonly text: string;
  /** Outermost first, without the language's ending: `source`, `keyword.control.order`. */
  readonly scopes: readonly string[];
}

export async function loadGrammars(): Promise<Readonly<Record<Language, IGrammar>>> {
  const wasm = createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm');
  await loadWASM(readFileSync(wasm).buffer);
  const registry = new Registry({
    onigLib: Promise.resolve({ createOnigScanner, createOnigString }),
    loadGrammar: (scope) => {
      const name = `${scope.replace('source.', '')}.tmLanguage.json`;
      const text = readFileSync(join(SYNTAXES, name), 'utf8');
      return Promise.resolve(parseRawGrammar(text, name));
    },
  });
  const load = async (language: Language): Promise<IGrammar> => {
    return (await registry.loadGrammar(`source.${language}`))!;
  };
  return {
    racetrace: await load('racetrace'),
    'droidracer-log': await load('droidracer-log'),
    'std-trace': await load('std-trace'),
  };
}

/** The tokens of one line that stands alone; blanks between tokens are left out. */
export function tokensOf(grammar: IGrammar, line: string): Token[] {
  return grammar
    .tokenizeLine(line, INITIAL)
    .tokens.map((token) => {
      const scopes = token.scopes.map((scope) =>
        scope.replace(/\.(racetrace|[a-z]+-(log|trace))$/, ''),
      );
      return { text: line.slice(token.startIndex, token.endIndex), scopes };
    })
    .filter((token) => token.text.trim() !== '');
}

/** The tokens as `text` and innermost scope, for comparing whole lines. */
export function paintOf(grammar: IGrammar, line: string): string[] {
  return tokensOf(grammar, line).map((token) => `${token.text.trim()} ${token.scopes.at(-1)!}`);
}

/** Whether a theme would not colour the token: it has no scope but the file's and the line's. */
function isPlain(token: Token): boolean {
  return /^(source|meta)/.test(token.scopes.at(-1)!);
}

/** Every word has a colour and none is marked as a mistake. */
export function expectPainted(grammar: IGrammar, line: string): void {
  const bad = tokensOf(grammar, line).filter(
    (token) => isPlain(token) || token.scopes.some((scope) => scope.startsWith('invalid')),
  );
  expect(bad, line).toEqual([]);
}
