/**
 * The Findings view: what was found, grouped as the user likes, with a badge that counts. The selection
 * follows the cursor, a click goes to the line; how it is grouped is remembered, a filter is not.
 */
import * as vscode from 'vscode';
import type {
  FindingGrouping,
  FindingTree,
  FindingTreeNode,
} from '../../../server/src/protocol/findings.js';
import type { RacelensServer } from '../client.js';
import { toVscodeLocation } from '../locations.js';

const VIEW = 'racelens.findings';
const GROUPING_KEY = 'racelens.findings.grouping';

const EMPTY: FindingTree = {
  nodes: [],
  shown: 0,
  filtered: 0,
  hidden: 0,
  suppressed: 0,
  known: 0,
};

const GROUPINGS: Readonly<Record<FindingGrouping, string>> = {
  field: 'Field',
  component: 'Component',
  events: 'Pair of events',
  file: 'File',
  tier: 'How sure it is',
};

const ICONS: Readonly<Record<FindingTreeNode['icon'], vscode.ThemeIcon>> = {
  group: new vscode.ThemeIcon('symbol-field'),
  warning: new vscode.ThemeIcon('warning', new vscode.ThemeColor('list.warningForeground')),
  information: new vscode.ThemeIcon('info'),
  hint: new vscode.ThemeIcon('lightbulb'),
  read: new vscode.ThemeIcon('eye'),
  write: new vscode.ThemeIcon('edit'),
  cause: new vscode.ThemeIcon('arrow-small-up'),
};

export function showFindings(server: RacelensServer, memory: vscode.Memento): vscode.Disposable {
  const view = new FindingsView(server, memory);
  return vscode.Disposable.from(
    view,
    server.onFindingsChanged(() => view.refresh()),
    server.onStopped(() => {
      view.show(EMPTY);
    }),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor, selections }) => {
      view.follow(textEditor.document.uri, selections[0]!.active.line);
    }),
    vscode.commands.registerCommand('racelens.findings.groupBy', () => view.chooseGrouping()),
    vscode.commands.registerCommand('racelens.findings.filter', () => view.chooseFilter()),
    vscode.commands.registerCommand('racelens.findings.clearFilter', () => view.filter('')),
    vscode.commands.registerCommand('racelens.findings.togglePossible', togglePossible),
  );
}

class FindingsView implements vscode.TreeDataProvider<FindingTreeNode> {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeTreeData = this.changed.event;
  private readonly view: vscode.TreeView<FindingTreeNode>;
  private readonly parents = new Map<string, FindingTreeNode>();
  private tree = EMPTY;
  private filterText = '';

  constructor(
    private readonly server: RacelensServer,
    private readonly memory: vscode.Memento,
  ) {
    this.view = vscode.window.createTreeView(VIEW, { treeDataProvider: this });
  }

  getTreeItem(node: FindingTreeNode): vscode.TreeItem {
    return toTreeItem(node);
  }

  getChildren(node?: FindingTreeNode): FindingTreeNode[] {
    return [...(node?.children ?? this.tree.nodes)];
  }

  getParent(node: FindingTreeNode): FindingTreeNode | undefined {
    return this.parents.get(node.id);
  }

  dispose(): void {
    this.view.dispose();
    this.changed.dispose();
  }

  async refresh(): Promise<void> {
    const grouping = this.memory.get<FindingGrouping>(GROUPING_KEY, 'field');
    const tree = await this.server.findings({ grouping, filter: this.filterText });
    if (tree !== undefined) this.show(tree);
  }

  show(tree: FindingTree): void {
    this.tree = tree;
    this.parents.clear();
    for (const node of tree.nodes) this.noteParents(node);
    const { shown } = tree;
    this.view.badge = shown === 0 ? undefined : { value: shown, tooltip: `${shown} findings` };
    this.view.message = this.messageOf(tree);
    const contexts = {
      'racelens.isFiltered': this.filterText !== '',
      'racelens.hasHidden': tree.hidden > 0,
    };
    for (const [name, value] of Object.entries(contexts)) {
      void vscode.commands.executeCommand('setContext', name, value);
    }
    this.changed.fire();
  }

  /** What is on the line where the cursor is. */
  follow(uri: vscode.Uri, line: number): void {
    if (!this.view.visible || this.view.selection.some((node) => isAt(node, uri, line))) return;
    for (const group of this.tree.nodes) {
      const found = group.children.find((finding) =>
        finding.children.some((side) => isAt(side, uri, line)),
      );
      if (found === undefined) continue;
      void this.view.reveal(found, { select: true, focus: false, expand: false });
      return;
    }
  }

  async chooseGrouping(): Promise<void> {
    const items = Object.entries(GROUPINGS).map(([id, label]) => ({ id, label }));
    const chosen = await vscode.window.showQuickPick(items, { placeHolder: 'Group findings by' });
    if (chosen === undefined) return;
    await this.memory.update(GROUPING_KEY, chosen.id);
    await this.refresh();
  }

  async chooseFilter(): Promise<void> {
    const prompt = 'Words of the message, field, file or callback';
    const given = await vscode.window.showInputBox({ prompt, value: this.filterText });
    if (given !== undefined) await this.filter(given);
  }

  async filter(text: string): Promise<void> {
    this.filterText = text.trim();
    await this.refresh();
  }

  private noteParents(node: FindingTreeNode): void {
    for (const child of node.children) {
      this.parents.set(child.id, node);
      this.noteParents(child);
    }
  }

  private messageOf({ nodes, filtered, hidden, suppressed, known }: FindingTree): string {
    const parts = [
      filtered === 0 ? '' : `${filtered} do not match “${this.filterText}”`,
      hidden === 0 ? '' : `${hidden} possible ones hidden (eye button)`,
      suppressed === 0 ? '' : `${suppressed} suppressed`,
      known === 0 ? '' : `${known} in the baseline`,
    ].filter((part) => part !== '');
    // An empty view with a message would not show its welcome.
    return nodes.length === 0 && filtered === 0 ? '' : parts.join(' · ');
  }
}

async function togglePossible(): Promise<void> {
  const settings = vscode.workspace.getConfiguration('racelens');
  const name = 'tiers.showPossible';
  const isShown = settings.get<boolean>(name) === true;
  const { Workspace, Global } = vscode.ConfigurationTarget;
  const isInFolder = vscode.workspace.workspaceFolders !== undefined;
  await settings.update(name, !isShown, isInFolder ? Workspace : Global);
}

function isAt({ location }: FindingTreeNode, uri: vscode.Uri, line: number): boolean {
  if (location?.range.start.line !== line) return false;
  return vscode.Uri.parse(location.uri).toString() === uri.toString();
}

function toTreeItem(node: FindingTreeNode): vscode.TreeItem {
  const { None, Collapsed, Expanded } = vscode.TreeItemCollapsibleState;
  const open = node.icon === 'group' ? Expanded : Collapsed;
  const item = new vscode.TreeItem(node.label, node.children.length > 0 ? open : None);
  item.id = node.id;
  item.description = node.description;
  item.tooltip = node.tooltip === '' ? `${node.label} ${node.description}` : node.tooltip;
  item.iconPath = ICONS[node.icon];
  if (node.finding !== undefined) item.contextValue = 'finding';
  item.accessibilityInformation = { label: `${node.label}, ${node.description}` };
  if (node.location !== undefined) {
    const { uri, range: selection } = toVscodeLocation(node.location);
    const args = [uri, { selection }];
    item.command = { title: 'Open', command: 'vscode.open', arguments: args };
  }
  return item;
}
