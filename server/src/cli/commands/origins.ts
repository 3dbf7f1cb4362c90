/**
 * `racelens origins [dir]`: what runs on its own in a project: components with their callbacks,
 * threads, posted tasks; where each runs and who makes it run; and how much was understood.
 */
import type { AndroidModel } from '../../android/origins.js';
import { OriginIndex, originTree, ownCoverageLine } from '../../ide/origins/features.js';
import type { OriginNode } from '../../ide/origins/features.js';
import { understandOnce } from '../../workspace/model/understand.js';
import { DEFAULT_SETTINGS } from '../../workspace/settings.js';
import { ExitStatus, type Command, type Invocation } from '../command.js';
import type { WritePath } from '../../findings/json.js';
import { BUDGET_HELP, BUDGET_OPTIONS, readBudget } from '../budget-options.js';
import { choice } from '../options.js';
import { originsJson } from '../origins-json.js';
import { projectFolder, relativeTo } from '../project-folder.js';

export const origins: Command = {
  name: 'origins',
  synopsis: '[dir] [--format text|json] [--budget-seconds N] [--budget-mib N]',
  summary: 'what runs on its own in a project, where, and who makes it run',
  positionals: [0, 1],
  options: { format: { type: 'string' }, ...BUDGET_OPTIONS },
  help: ['--format text|json        default: text', ...BUDGET_HELP],
  run: runOrigins,
};

async function runOrigins({ terminal, positionals, options }: Invocation): Promise<ExitStatus> {
  const format = choice(options, 'format', ['text', 'json'], 'text');
  const root = await projectFolder(positionals[0] ?? '.');
  terminal.progress(`${root}: reading the sources`);
  const { exclude } = DEFAULT_SETTINGS.java;
  const request = { folders: [root], exclude, resources: __dirname };
  const { project } = await understandOnce({ ...request, ...readBudget(options), races: false });
  const write = relativeTo(root);
  for (const { file, line, message } of project.problems) {
    terminal.complain(`${write(file)}${line > 0 ? `:${line}` : ''}: ${message}`);
  }
  terminal.out(
    format === 'json' ? originsJson(root, project, write) : asText(project.model, write),
  );
  return ExitStatus.Success;
}

function asText(model: AndroidModel, write: WritePath): string {
  const nodes = originTree(new OriginIndex(model)).flatMap((node) => linesOf(node, 0, write));
  const lines = [...nodes, ownCoverageLine(model.coverage)];
  return `${lines.join('\n')}\n`;
}

function linesOf(node: OriginNode, depth: number, write: WritePath): string[] {
  const { at, label, description, tooltip, children } = node;
  const place = at === undefined ? '' : `  ${write(at.file)}:${at.line}`;
  const said = depth > 0 && tooltip !== '' ? tooltip : description;
  const own = `${'  '.repeat(depth)}${label}: ${said}${place}`;
  return [own, ...children.flatMap((child) => linesOf(child, depth + 1, write))];
}
