/**
 * What the SDK shows to an app. android-all has the hidden members too; Animal Sniffer's signature files
 * on Maven Central list what is published at an API level. A later level lacks what was taken away
 * since, so lists of several levels count together.
 */
import { spawnSync } from 'node:child_process';
import type { ClassFile, MemberFile } from './class-file.js';

/** By internal name, members as the lists write them: `post(Ljava/lang/Runnable;)Z`, `RESULT_OK#I`. */
export type PublishedApi = ReadonlyMap<string, ReadonlySet<string>>;

const PROGRAM = 'scripts/library/PrintSignatures.java';

function printSignatures(file: string, reader: string): string {
  const run = spawnSync('java', ['-cp', reader, PROGRAM, file], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (run.status !== 0) throw new Error(`${file} cannot be read: ${run.stderr}`);
  return run.stdout;
}

/** `reader` is the jar of Animal Sniffer. */
export function readPublishedApi(files: readonly string[], reader: string): PublishedApi {
  const api = new Map<string, Set<string>>();
  for (const file of files) addSignatures(api, printSignatures(file, reader));
  return api;
}

export function addSignatures(api: Map<string, Set<string>>, printed: string): void {
  let members = new Set<string>();
  for (const line of printed.split('\n')) {
    if (line.startsWith('\t')) {
      members.add(line.slice(1));
    } else if (line !== '') {
      members = api.get(line) ?? new Set();
      api.set(line, members);
    }
  }
}

/** The class with its published members only; undefined if it is hidden itself. */
export function toPublished(file: ClassFile, api: PublishedApi): ClassFile | undefined {
  const members = api.get(file.name);
  if (members === undefined) return undefined;
  const has = (separator: string) => (member: MemberFile) =>
    members.has(`${member.name}${separator}${member.descriptor}`);
  return { ...file, fields: file.fields.filter(has('#')), methods: file.methods.filter(has('')) };
}
