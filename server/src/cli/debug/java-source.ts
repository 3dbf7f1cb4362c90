/** A Java file that a debug view is asked about, alone or with the project around it. */
import path from 'node:path';
import { Program } from '../../java/program/program.js';
import type { JavaFile } from '../../java/syntax/declarations.js';
import { JavaReader, parseJava } from '../../java/syntax/parse-java.js';
import { ProjectInputs } from '../../workspace/model/project-inputs.js';
import { readTextOnDisk } from '../../workspace/model/read-text.js';
import { loadResources } from '../../workspace/model/resources.js';
import { DEFAULT_SETTINGS } from '../../workspace/settings.js';
import { UsageError } from '../command.js';
import { projectFolder } from '../project-folder.js';

export async function readJavaText(file: string): Promise<string> {
  const found = await readTextOnDisk(file);
  if (found.kind === 'text') return found.text;
  throw new UsageError(`${file}: ${found.kind === 'gone' ? 'there is no such file' : found.why}`);
}

export async function loadJavaReader(): Promise<JavaReader> {
  return new JavaReader((await loadResources(__dirname)).parser);
}

export interface JavaInProgram {
  readonly reader: JavaReader;
  readonly file: JavaFile;
  readonly program: Program;
}

/** Without a project, classes of other files are not known. */
export async function readJavaInProgram(
  given: string,
  project: string | undefined,
): Promise<JavaInProgram> {
  const { parser, library } = await loadResources(__dirname);
  const reader = new JavaReader(parser);
  const own = path.resolve(given);
  const texts = project === undefined ? new Map<string, string>() : await projectTexts(project);
  texts.set(own, await readJavaText(given));
  const files = [...texts].map(([name, text]) => parseJava(reader, name, text)!);
  const file = files.find((each) => each.path === own)!;
  return { reader, file, program: Program.of(files, library) };
}

async function projectTexts(project: string): Promise<Map<string, string>> {
  const folders = [await projectFolder(project)];
  const { exclude } = DEFAULT_SETTINGS.java;
  const job = { folders, exclude, open: [], changed: 'look again' } as const;
  const { texts } = await new ProjectInputs().update(job);
  const java = texts.filter((each) => each.path.endsWith('.java'));
  return new Map(java.map((each) => [each.path, each.text]));
}
