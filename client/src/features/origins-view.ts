/** The Origins view: the components of the project and its threads, with their callbacks. */
import * as vscode from 'vscode';
import type { OriginTreeNode } from '../../../server/src/protocol/origins.js';
import type { RacelensServer } from '../client.js';
import { toVscodeLocation } from '../locations.js';

const VIEW = 'racelens.origins';

const ICONS: Readonly<Record<OriginTreeNode['icon'], string>> = {
  component: 'symbol-class',
  callback: 'symbol-event',
  thread: 'server-process',
  group: 'list-tree',
  coverage: 'info',
  unknown: 'question',
};

export function showOrigins(server: RacelensServer): vscode.Disposable {
  const changed = new vscode.EventEmitter<void>();
  let nodes: readonly OriginTreeNode[] = [];
  const provider: vscode.TreeDataProvider<OriginTreeNode> = {
    onDidChangeTreeData: changed.event,
    getTreeItem: toTreeItem,
    getChildren: (node) => [...(node?.children ?? nodes)],
  };
  let wasKnown = false;
  const view = vscode.window.createTreeView(VIEW, { treeDataProvider: provider });
  const show = (shown: readonly OriginTreeNode[]) => {
    nodes = shown;
    changed.fire();
  };
  return vscode.Disposable.from(
    view,
    changed,
    server.onProjectStatus(async ({ state }) => {
      // The origins are known as soon as the sources are read; races are looked for after that.
      const isKnown = state === 'searching' || state === 'done';
      const isNew = isKnown && !wasKnown;
      wasKnown = isKnown;
      if (isNew) show((await server.origins())?.nodes ?? []);
    }),
    server.onStopped(() => {
      wasKnown = false;
      show([]);
    }),
  );
}

function toTreeItem(node: OriginTreeNode): vscode.TreeItem {
  const { None, Collapsed } = vscode.TreeItemCollapsibleState;
  const item = new vscode.TreeItem(node.label, node.children.length > 0 ? Collapsed : None);
  item.description = node.description;
  item.tooltip = node.tooltip === '' ? `${node.label}: ${node.description}` : node.tooltip;
  item.iconPath = new vscode.ThemeIcon(ICONS[node.icon]);
  const { location } = node;
  if (location !== undefined) {
    const { uri, range: selection } = toVscodeLocation(location);
    const args = [uri, { selection }];
    item.command = { title: 'Open', command: 'vscode.open', arguments: args };
  }
  return item;
}
