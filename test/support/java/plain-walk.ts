/**
 * The compact tree of a text by the library's own cursor, question by question: the plain twin of
 * the walk through the parser's memory.
 */
import type { Tree, TreeCursor } from 'web-tree-sitter';
import { Columns } from '../../../server/src/java/syntax/columns.js';
import { grammarName, Kind, Role } from '../../../server/src/java/syntax/kinds.js';
import { Modifier } from '../../../server/src/java/syntax/modifiers.js';
import type { Names } from '../../../server/src/java/syntax/names.js';
import { parserText } from '../../../server/src/java/syntax/parser-text.js';
import { parseTree, type JavaParser } from '../../../server/src/java/syntax/parser.js';
import type { SyntaxTree } from '../../../server/src/java/syntax/tree.js';

const KINDS = new Map(Object.entries(Kind).map(([name, kind]) => [grammarName(name), kind]));
const ROLES = new Map(Object.entries(Role).map(([name, role]) => [grammarName(name), role]));

const LEFT_OUT = new Set(['block_comment', 'line_comment', 'module_declaration']);
const LEAF = /(?:literal|identifier|^(?!void_).*_type|void_type|this|super|true|false|asterisk)$/;
const NO_LEAF = /^(?:scoped_|array_type|generic_type|annotated_type|catch_type|class_literal)/;
const OPERATORS = /^(?:assignment|binary|unary)_expression$/;
const WORDS = /^(?:switch_label|method_reference|import_declaration)$/;

export function plainWalk(parser: JavaParser, names: Names, text: string): SyntaxTree {
  const tree = parseTree(parser, parserText(text))!;
  const walked = plainWalkOf(tree, names, text);
  tree.delete();
  return walked;
}

export function plainWalkOf(tree: Tree, names: Names, text: string): SyntaxTree {
  const cursor = tree.walk();
  const columns = new Columns();
  const types: string[] = [];
  visit(-1);
  cursor.delete();
  return columns.asTree();

  function visit(holder: number): void {
    const kind = cursor.nodeIsNamed ? KINDS.get(cursor.nodeType) : undefined;
    const isError = cursor.nodeIsMissing || cursor.nodeType === 'ERROR';
    if (LEFT_OUT.has(cursor.nodeType)) return;
    if (kind === undefined && !isError) {
      if (!cursor.nodeIsNamed) tell(holder, cursor.nodeType);
      visitChildren(holder);
      return;
    }
    const role = cursor.nodeIsNamed ? (ROLES.get(cursor.currentFieldName ?? '') ?? 0) : 0;
    const { startIndex, endIndex, nodeType } = cursor;
    const node = columns.add(isError ? Kind.error : kind!, role, startIndex, endIndex, holder);
    types[node] = nodeType;
    if (isLeaf(cursor)) columns.name[node] = names.id(text.slice(startIndex, endIndex));
    else visitChildren(node);
    columns.past[node] = columns.length;
  }

  function visitChildren(holder: number): void {
    if (!cursor.gotoFirstChild()) return;
    do visit(holder);
    while (cursor.gotoNextSibling());
    cursor.gotoParent();
  }

  function tell(holder: number, token: string): void {
    const type = types[holder] ?? '';
    const { name, length } = columns;
    if (type === 'modifiers') name[holder]! |= Modifier[token as keyof typeof Modifier];
    else if (type === 'dimensions' && token === '[') name[holder]!++;
    else if (OPERATORS.test(type)) name[holder] = names.id(token);
    else if (type === 'update_expression') {
      name[holder] = names.id(length === holder + 1 ? `${token}_` : `_${token}`);
    } else if (WORDS.test(type) && /^(?:default|new|static)$/.test(token)) {
      name[holder] = names.id(token);
    }
  }
}

function isLeaf(cursor: TreeCursor): boolean {
  const { nodeType, nodeIsNamed } = cursor;
  return (
    nodeIsNamed &&
    (nodeType === 'underscore_pattern' || (LEAF.test(nodeType) && !NO_LEAF.test(nodeType)))
  );
}
