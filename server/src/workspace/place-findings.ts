/**
 * Puts findings on the lines of the sources. An access stands where its innermost frame does that
 * the project holds: an access inside a library is shown on the user's call that led there. The
 * frame's file is found by class and file name (java-sources.ts), its line by what it must show
 * (java/find-access.ts). What is not found stays without a place: it is shown in the trace only.
 */
import type {
  AccessPlace,
  CauseLink,
  Cut,
  Finding,
  FindingAccess,
  SourceSpan,
  StackFrame,
} from '../findings/finding.js';
import { simpleClass, writtenMethod } from '../findings/names.js';
import { summary } from '../findings/message.js';
import { findAccess, findField } from '../java/find-access.js';
import type { Extent } from '../java/outline.js';
import { spanOf } from '../java/position.js';
import { classInFile, type JavaSources, type SiteFile } from './java-sources.js';
import type { JavaText, JavaTexts } from './java-texts.js';

/** The project's sources, as they are during one placing. */
export interface Sources {
  /** The file of a site; undefined where the project has none. */
  readonly pathOf: (site: SiteFile) => Promise<string | undefined>;
  readonly textOf: (path: string) => Promise<JavaText | undefined>;
}

/** Many frames are of the same classes: each is looked for once. */
export function createSources(files: JavaSources, texts: JavaTexts): Sources {
  const known = new Map<string, Promise<string | undefined>>();
  const pathOf = (site: SiteFile) => {
    const key = `${site.class} ${site.file}`;
    const path = known.get(key) ?? files.locateSite(site).then((place) => place?.path);
    known.set(key, path);
    return path;
  };
  return { pathOf, textOf: (path) => texts.textOf(path) };
}

export async function placeFinding(finding: Finding, sources: Sources): Promise<Finding> {
  const [one, other] = finding.accesses;
  const accesses = [await placeAccess(one, sources), await placeAccess(other, sources)] as const;
  const declaration = await findDeclaration(one.field, sources);
  const cut = finding.cut && (await placeCut(finding.cut, sources));
  const also = finding.also && (await placeAll(finding.also, sources));
  const placed = {
    ...finding,
    accesses,
    ...(cut === undefined ? {} : { cut }),
    ...(also === undefined ? {} : { also }),
  };
  return {
    ...placed,
    message: summary(placed),
    ...(declaration === undefined ? {} : { declaration }),
  };
}

async function placeCut(cut: Cut, sources: Sources): Promise<Cut> {
  return { ...cut, between: await placeAll(cut.between, sources) };
}

function placeAll(accesses: readonly FindingAccess[], sources: Sources): Promise<FindingAccess[]> {
  return Promise.all(accesses.map((access) => placeAccess(access, sources)));
}

async function placeAccess(access: FindingAccess, sources: Sources): Promise<FindingAccess> {
  const stack = await Promise.all(access.stack.map((frame) => withPath(frame, sources)));
  const causes = await Promise.all(access.causes.map((cause) => placeCause(cause, sources)));
  const place = await placeOf({ ...access, stack }, sources);
  return { ...access, stack, causes, ...(place === undefined ? {} : { place }) };
}

async function placeCause(cause: CauseLink, sources: Sources): Promise<CauseLink> {
  if (cause.frame === undefined) return cause;
  return { ...cause, frame: await withPath(cause.frame, sources) };
}

async function withPath(frame: StackFrame, { pathOf }: Sources): Promise<StackFrame> {
  const path = await pathOf(frame);
  return path === undefined ? frame : { ...frame, path };
}

async function placeOf(access: FindingAccess, sources: Sources): Promise<AccessPlace | undefined> {
  for (const [frame, { path }] of access.stack.entries()) {
    if (path === undefined) continue;
    const file = await sources.textOf(path);
    const place = file && placeInFile(access, frame, path, file);
    if (place !== undefined) return place;
  }
  return undefined;
}

function placeInFile(
  access: FindingAccess,
  frame: number,
  path: string,
  file: JavaText,
): AccessPlace | undefined {
  const site = access.stack[frame]!;
  const found = findAccess(file.outline, {
    class: classInFile(site),
    method: writtenMethod(site.method),
    line: site.line,
    word: wordOf(access, frame),
    writes: frame === 0 && access.kind === 'write',
  });
  if (found === undefined) return undefined;
  const method = found.method && { path, ...spanOf(file.text, found.method) };
  return {
    path,
    ...spanOf(file.text, found.at),
    match: found.match,
    frame,
    ...(method === undefined ? {} : { method }),
  };
}

/** What the line must show: the field, or, further out, the method that it calls. */
function wordOf(access: FindingAccess, frame: number): string | undefined {
  if (frame === 0) return asWord(access.field.slice(access.field.lastIndexOf('.') + 1));
  const called = access.stack[frame - 1]!;
  if (called.method === '<init>') return asWord(simpleClass(called.class).split('$').at(-1)!);
  return asWord(called.method);
}

/** Names that a compiler or a recorder made up stand in no source. */
function asWord(name: string): string | undefined {
  return /^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(name) ? name : undefined;
}

async function findDeclaration(field: string, sources: Sources): Promise<SourceSpan | undefined> {
  const dot = field.lastIndexOf('.');
  if (dot < 0) return undefined;
  const owner = { class: field.slice(0, dot), file: '', line: 0 };
  const path = await sources.pathOf(owner);
  const file = path === undefined ? undefined : await sources.textOf(path);
  if (path === undefined || file === undefined) return undefined;
  const member = findField(file.outline, classInFile(owner), field.slice(dot + 1));
  return member === undefined ? undefined : spanIn(path, file, member.nameAt);
}

function spanIn(path: string, { text }: JavaText, extent: Extent): SourceSpan {
  return { path, ...spanOf(text, extent) };
}
