/**
 * Where the methods of a Java file stand, by the names that stack frames use: binary class names
 * (`Outer$Inner`, `Outer$1`), `<init>` for constructors and field initialisers, `<clinit>` for those of
 * static fields. Only what the examples need: no local classes, no lambdas.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Language, Parser, type Node } from 'web-tree-sitter';

export interface MethodBody {
  /** With the package. */
  readonly class: string;
  readonly method: string;
  /** Lines, counted from 1, both included. */
  readonly first: number;
  readonly last: number;
}

export interface JavaOutline {
  readonly hasSyntaxErrors: boolean;
  readonly bodies: readonly MethodBody[];
}

const TYPE_DECLARATIONS = new Set([
  'class_declaration',
  'interface_declaration',
  'enum_declaration',
]);

export async function createJavaParser(): Promise<Parser> {
  await Parser.init();
  const wasm = createRequire(import.meta.url).resolve('tree-sitter-java/tree-sitter-java.wasm');
  const parser = new Parser();
  parser.setLanguage(await Language.load(readFileSync(wasm)));
  return parser;
}

export function outlineOf(parser: Parser, source: string): JavaOutline {
  const tree = parser.parse(source)!;
  const root = tree.rootNode;
  const bodies: MethodBody[] = [];
  const packageName = /^package\s+([\w.]+);/m.exec(source)?.[1] ?? '';
  collect(root, { name: packageName, separator: '.', anonymous: 0 }, bodies);
  const outline = { hasSyntaxErrors: root.hasError, bodies };
  tree.delete();
  return outline;
}

/** The package or class that is being walked. */
interface Scope {
  readonly name: string;
  readonly separator: '.' | '$';
  /** Anonymous classes met so far. */
  anonymous: number;
}

function collect(node: Node, scope: Scope, bodies: MethodBody[]): void {
  const method = methodOf(node);
  if (method !== undefined) {
    const first = node.startPosition.row + 1;
    bodies.push({ class: scope.name, method, first, last: node.endPosition.row + 1 });
  }
  const inside = classOf(node, scope) ?? scope;
  for (const child of node.namedChildren) collect(child, inside, bodies);
}

function methodOf(node: Node): string | undefined {
  if (node.type === 'method_declaration') return node.childForFieldName('name')!.text;
  if (node.type === 'constructor_declaration') return '<init>';
  if (node.type !== 'field_declaration' || !node.text.includes('=')) return undefined;
  const modifiers = node.namedChildren.find((child) => child.type === 'modifiers');
  return modifiers?.text.includes('static') === true ? '<clinit>' : '<init>';
}

function classOf(node: Node, scope: Scope): Scope | undefined {
  const inner = (name: string): Scope => {
    return { name: `${scope.name}${scope.separator}${name}`, separator: '$', anonymous: 0 };
  };
  if (TYPE_DECLARATIONS.has(node.type)) return inner(node.childForFieldName('name')!.text);
  const isAnonymous =
    node.type === 'object_creation_expression' &&
    node.namedChildren.some((child) => child.type === 'class_body');
  return isAnonymous ? inner(String(++scope.anonymous)) : undefined;
}
