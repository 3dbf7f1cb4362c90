/**
 * An Android-like project of any size, the same for the same seed: models, stores of models, helpers,
 * screens and workers, each class in a file of its own. Calls across files are to methods that exist,
 * so that everything can be resolved given the platform's classes.
 */
import { createRandom } from '../../random.js';
import { writeHelper } from './helper.js';
import { writeModel } from './model.js';
import { writeScreen } from './screen.js';
import { writeStore } from './store.js';
import { writeWorker } from './worker.js';
import { JavaWriter } from './writer.js';

export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

export interface ProjectSize {
  readonly files: number;
  readonly linesPerFile: number;
  readonly seed: number;
}

const KINDS = [
  { folder: 'model', name: 'Model', write: writeModel },
  { folder: 'store', name: 'Store', write: writeStore },
  { folder: 'helper', name: 'Helper', write: writeHelper },
  { folder: 'screen', name: 'Screen', write: writeScreen },
  { folder: 'worker', name: 'Worker', write: writeWorker },
] as const;

export function generateProject({ files, linesPerFile, seed }: ProjectSize): GeneratedFile[] {
  const random = createRandom(seed);
  return Array.from({ length: files }, (_, index) => generateFile(index, linesPerFile, random));
}

/** One file of a project, as long as wanted: a screen, since these have something of everything. */
export function generateLongFile(lines: number, seed: number): GeneratedFile {
  const screen = KINDS.findIndex(({ name }) => name === 'Screen');
  return generateFile(screen, lines, createRandom(seed));
}

function generateFile(
  index: number,
  lines: number,
  random: (below: number) => number,
): GeneratedFile {
  const { folder, name, write } = KINDS[index % KINDS.length]!;
  const number = Math.floor(index / KINDS.length);
  return writeClass(folder, name, number, (out) => {
    write({ out, random, number, other: () => random(number + 1), lines });
  });
}

/** A class in a file of its own. */
export function writeClass(
  folder: string,
  name: string,
  number: number,
  write: (out: JavaWriter) => void,
): GeneratedFile {
  const out = new JavaWriter();
  out.line(`package com.example.app.${folder};`);
  out.line();
  write(out);
  const path = `app/src/main/java/com/example/app/${folder}/${name}${number}.java`;
  return { path, text: out.text() };
}
