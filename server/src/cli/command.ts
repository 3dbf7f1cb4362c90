/**
 * What a command of the command line is, and how all of them talk: results to standard output,
 * problems and progress to standard error, and an exit status as CONTRACT.md promises.
 */
import type { ParseArgsConfig } from 'node:util';
import type { Problem } from '../trace/problems.js';

export enum ExitStatus {
  Success = 0,
  Findings = 1,
  BadInput = 2,
}

export interface Terminal {
  out(text: string): void;
  /** One line on standard error. */
  complain(line: string): void;
  /** What is being done now: seen by a person at a terminal, and by nobody else. */
  progress(line: string): void;
}

/** As they were given; an option that may be repeated is a list. */
export type Options = Readonly<Record<string, OptionValue | undefined>>;

export type OptionValue = string | boolean | readonly (string | boolean)[];

export interface Invocation {
  readonly terminal: Terminal;
  readonly positionals: readonly string[];
  readonly options: Options;
}

export interface Command {
  readonly name: string;
  /** What follows `racelens NAME` in the usage line. */
  readonly synopsis: string;
  readonly summary: string;
  /** How many positional arguments it takes. */
  readonly positionals: readonly [least: number, most: number];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** A line per option for `--help`. */
  readonly help: readonly string[];
  run(invocation: Invocation): Promise<ExitStatus>;
}

/** A mistake in how a command was called; the message is for its user. */
export class UsageError extends Error {}

/** One line per problem: file, line, reason, and the line that it contradicts. */
export function complainOf(terminal: Terminal, file: string, problems: readonly Problem[]): void {
  for (const { line, message, related } of problems) {
    const place = line > 0 ? `${file}:${line}` : file;
    const contradicted = related === undefined ? '' : ` (line ${related.line}: ${related.message})`;
    terminal.complain(`${place}: ${message}${contradicted}`);
  }
}
