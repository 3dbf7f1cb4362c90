/**
 * The examples hold together: every site of a trace is a line of the Java file beside it that shows
 * the access, traces can happen, values agree, and the pages name what is there. What the analyses
 * find in them is tested with the analyses.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Parser } from 'web-tree-sitter';
import type { Operation } from '../../server/src/trace/batch.js';
import { createSemanticCheck } from '../../server/src/trace/check/index.js';
import { createRacetraceReader } from '../../server/src/trace/formats/racetrace/reader.js';
import { OpKind, Place, ValueKind } from '../../server/src/trace/operations.js';
import { shapeOf } from '../../server/src/trace/shapes.js';
import { ProblemLog } from '../../server/src/trace/problems.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import { readText, type ReadTrace } from '../support/read-trace.js';
import { createJavaParser, outlineOf } from './examples-java.js';

const EXAMPLES = join(import.meta.dirname, '../../examples');
const TRACES: Readonly<Record<string, readonly string[]>> = {
  'music-player': ['play', 'back'],
  'broadcast-service': ['receive-between', 'receive-after'],
  tracker: [
    'connected-before-destroy',
    'destroy-before-connected',
    'update-then-pause',
    'pause-before-update',
  ],
};

function textOf(...path: string[]): string {
  return readFileSync(join(EXAMPLES, ...path), 'utf8');
}

/** The files under an example's folder that end so, as paths from it. */
function filesOf(example: string, ending: string): string[] {
  return readdirSync(join(EXAMPLES, example), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .sort();
}

function javaFile(example: string, name: string): string | undefined {
  return filesOf(example, '.java').find((path) => basename(path) === name);
}

function readExample(example: string, trace: string): ReadTrace {
  return readText(createRacetraceReader, textOf(example, 'traces', `${trace}.racetrace`));
}

const RUNS = Object.entries(TRACES).flatMap(([example, traces]) =>
  traces.map((trace) => ({ example, trace, read: readExample(example, trace) })),
);

/** The word that the source line of an access must show: the field's or the resource's name. */
function nameOf(operation: Operation, tables: TraceTables): string | undefined {
  const place: Place = operation.place & 15;
  if (place === Place.Field || place === Place.Static) return tables.fields[operation.b]!.name;
  if (place === Place.Resource) return tables.resources[operation.b]!.name;
  return undefined;
}

describe('the examples', () => {
  it('are the three of README.md, each with the traces that it should have', () => {
    const folders = readdirSync(EXAMPLES, { withFileTypes: true }).filter((it) => it.isDirectory());
    expect(folders.map((it) => it.name).sort()).toEqual(Object.keys(TRACES).sort());
    for (const [example, traces] of Object.entries(TRACES)) {
      const files = filesOf(example, '.racetrace').map((path) => basename(path, '.racetrace'));
      expect(files).toEqual([...traces].sort());
    }
  });

  it.each(Object.keys(TRACES))('%s is laid out as an Android project', (example) => {
    const main = join(EXAMPLES, example, 'app/src/main');
    for (const path of ['AndroidManifest.xml', 'res/layout', 'res/values/strings.xml', 'java']) {
      expect(existsSync(join(main, path)), path).toBe(true);
    }
    expect(textOf(example, 'settings.gradle')).toContain(`rootProject.name = '${example}'`);
    expect(textOf(example, 'app/build.gradle')).toContain('com.android.application');
  });
});

describe('the Java files', () => {
  let parser: Parser;
  beforeAll(async () => {
    parser = await createJavaParser();
  });

  it.each(Object.keys(TRACES))('of %s parse, in the folder of their package', (example) => {
    for (const path of filesOf(example, '.java')) {
      const source = textOf(example, path);
      expect(outlineOf(parser, source).hasSyntaxErrors, path).toBe(false);
      const folder = dirname(path.slice('app/src/main/java/'.length)).replaceAll('/', '.');
      expect(source).toContain(`package ${folder};`);
    }
  });

  it.each(RUNS)('of $example have every site of $trace in the method named', (run) => {
    const sites = run.read.tables.sites.slice(1);
    expect(sites.length).toBeGreaterThan(0);
    for (const site of sites) {
      const path = javaFile(run.example, site.file);
      expect(path, site.file).toBeDefined();
      const { bodies } = outlineOf(parser, textOf(run.example, path!));
      const holds = bodies.some(
        (it) =>
          it.class === site.class &&
          it.method === site.method &&
          it.first <= site.line &&
          site.line <= it.last,
      );
      expect(holds, `${site.class}.${site.method} has no line ${site.line}`).toBe(true);
    }
  });

  it.each(RUNS)('of $example show every access of $trace on its line', ({ example, read }) => {
    let accesses = 0;
    for (const operation of read.operations) {
      const name = nameOf(operation, read.tables);
      if (name === undefined) continue;
      const site = read.tables.sites[operation.site]!;
      const line = textOf(example, javaFile(example, site.file)!).split('\n')[site.line - 1]!;
      expect(line, `line ${operation.line}`).toMatch(new RegExp(`\\b${name}\\b`));
      accesses++;
    }
    expect(accesses).toBeGreaterThan(0);
  });

  it.each(RUNS)('of $example declare the classes and fields of $trace', ({ example, read }) => {
    const { classes, components, fields } = read.tables;
    const ofComponents = [...components.values()].map((it) => it.class);
    for (const name of [...classes.slice(1).map((it) => it.name), ...ofComponents]) {
      const simple = name.split('.').at(-1)!;
      expect(textOf(example, javaFile(example, `${simple}.java`)!)).toMatch(`class ${simple} `);
    }
    for (const field of fields.slice(1)) {
      const source = textOf(example, javaFile(example, `${field.class.split('.').at(-1)!}.java`)!);
      const declaration = field.volatile ? `volatile \\w+ ${field.name}` : `\\w+ ${field.name}`;
      expect(source).toMatch(new RegExp(`${declaration}(;| =)`));
    }
  });
});

describe('the traces', () => {
  it.each(RUNS)('$example/$trace is read without a problem', ({ read }) => {
    expect(read.problems).toEqual([]);
    expect(read.operations.length).toBeGreaterThan(20);
  });

  it.each(RUNS)('$example/$trace can happen', ({ read }) => {
    const problems = new ProblemLog();
    const check = createSemanticCheck(read.tables, 'racetrace', problems);
    check.sink({ ...read.store.columns, length: read.store.length });
    check.end();
    expect(problems.list()).toEqual([]);
  });

  it.each(RUNS)('$example/$trace reads what was last written', ({ read }) => {
    const last = new Map<string, string>();
    for (const operation of read.operations) {
      if (nameOf(operation, read.tables) === undefined) continue;
      if (operation.valueKind === ValueKind.None) continue;
      const place = `${operation.place} ${operation.a} ${operation.b}`;
      const value = `${operation.valueKind} ${operation.value}`;
      const before = last.get(place);
      if (operation.kind !== OpKind.Write && before !== undefined) {
        expect(value, `line ${operation.line}`).toBe(before);
      }
      last.set(place, value);
    }
  });

  it.each(RUNS)('$example/$trace declares nothing that it does not use', ({ example, trace }) => {
    const lines = textOf(example, 'traces', `${trace}.racetrace`).split('\n');
    for (const [index, line] of lines.entries()) {
      const id = /^(?:site|stack|field|class|component|name|resource|queue|thread) (\w+)/.exec(
        line,
      );
      if (id === null) continue;
      const use = new RegExp(`(?:^|[ .=])${id[1]!}(?: |$)`);
      const uses = lines.filter((other, at) => at !== index && use.test(other));
      expect(uses.length, line).toBeGreaterThan(0);
    }
  });

  it.each(['play', 'back'])('music-player/%s numbers its lines as the figure does', (trace) => {
    const numbered = textOf('music-player', 'traces', `${trace}.racetrace`)
      .split('\n')
      .flatMap((line) => / # (\d+)$/.exec(line)?.[1] ?? [])
      .map(Number);
    expect(numbered).toEqual(Array.from(numbered, (_, index) => index + 1));
    expect(numbered.length).toBe(trace === 'play' ? 23 : 22);
  });

  it.each(['destroy-before-connected', 'pause-before-update'])(
    'tracker/%s ends with the dereference of null',
    (trace) => {
      const last = readExample('tracker', trace).operations.at(-1)!;
      expect(shapeOf(last.kind).verb).toBe('deref');
      expect(last.valueKind).toBe(ValueKind.Null);
    },
  );
});

describe('the XML files', () => {
  const files = Object.keys(TRACES).flatMap((example) =>
    filesOf(example, '.xml').map((path) => join(example, path)),
  );

  it.each(files)('%s is well formed', (path) => {
    expect(xmlFault(textOf(path))).toBeUndefined();
  });

  it('that are not well formed are noticed', () => {
    for (const text of ['<a><b></a></b>', '<a x=1/>', '<a>', '<a/><b/>', '<a x="1" x="2"/>', '']) {
      expect(xmlFault(text), text).toBeDefined();
    }
  });

  it.each(Object.keys(TRACES))('of %s name components, ids and strings that exist', (example) => {
    const main = join(example, 'app/src/main');
    for (const [, name] of textOf(main, 'AndroidManifest.xml').matchAll(/name="\.(\w+)"/g)) {
      expect(javaFile(example, `${name!}.java`), name).toBeDefined();
    }
    const xml = filesOf(example, '.xml').map((path) => textOf(example, path));
    const java = filesOf(example, '.java').map((path) => textOf(example, path));
    for (const source of [...xml, ...java]) {
      for (const [, kind, name] of source.matchAll(/(?:@|R\.)(string|layout|id)[/.](\w+)/g)) {
        const found =
          kind === 'layout'
            ? existsSync(join(EXAMPLES, main, 'res/layout', `${name!}.xml`))
            : xml.some((it) =>
                it.includes(kind === 'id' ? `"@+id/${name!}"` : `<string name="${name!}"`),
              );
        expect(found, `${kind!}/${name!}`).toBe(true);
      }
    }
  });
});

/** What is wrong with the text as XML, as far as tags and attributes go. */
function xmlFault(text: string): string | undefined {
  const open: string[] = [];
  let roots = 0;
  const body = text.replace(/^<\?xml [^?]*\?>/, '').replace(/<!--[^]*?-->/g, '');
  for (const [tag, close, name, attributes, empty] of body.matchAll(
    /<(\/?)([\w.:-]*)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|[<>]/g,
  )) {
    if (name === undefined || name === '') return `${tag} is no tag`;
    if (close === '/') {
      if (open.pop() !== name) return `${tag} closes nothing`;
      continue;
    }
    if (open.length === 0) roots++;
    const names = Array.from(attributes!.matchAll(/([\w:]+)=/g), (match) => match[1]);
    if (new Set(names).size < names.length) return `${tag} repeats an attribute`;
    if (empty !== '/') open.push(name);
  }
  if (open.length > 0) return `${open.join(', ')} is not closed`;
  return roots === 1 ? undefined : `${roots} roots`;
}

describe('the pages', () => {
  const pages = ['.', ...Object.keys(TRACES)];

  it.each(pages)('%s/README.md links to what exists', (folder) => {
    for (const [, target] of textOf(folder, 'README.md').matchAll(/\]\(([^)]+)\)/g)) {
      expect(existsSync(join(EXAMPLES, folder, target!)), target).toBe(true);
    }
  });

  it.each(Object.keys(TRACES))('%s/README.md names files and lines that exist', (example) => {
    const page = textOf(example, 'README.md');
    for (const [, path] of page.matchAll(/`((?:app|traces)\/[\w./-]+)`/g)) {
      expect(existsSync(join(EXAMPLES, example, path!)), path).toBe(true);
    }
    const sites = RUNS.filter((run) => run.example === example).flatMap(({ read }) =>
      read.tables.sites.map((site) => `${site.file}:${site.line}`),
    );
    const lines = Array.from(page.matchAll(/`(\w+\.java:\d+)`/g), (match) => match[1]!);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(sites).toContain(line);
  });

  it.each(Object.entries(TRACES))('%s/README.md speaks of every trace', (example, traces) => {
    const page = textOf(example, 'README.md');
    for (const trace of traces) expect(page).toContain(`traces/${trace}.racetrace`);
  });

  it('the commands of README.md name traces that exist', () => {
    const named = textOf('README.md').matchAll(/[\w-]+\/traces\/[\w-]+\.racetrace/g);
    for (const [path] of named) expect(existsSync(join(EXAMPLES, path)), path).toBe(true);
  });
});
