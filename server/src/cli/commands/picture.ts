/** `racelens picture DIR FINDING`: both sides of a finding as swim lanes, as SVG or in words. */
import { pathToFileURL } from 'node:url';
import type { Finding } from '../../findings/finding.js';
import { picturesOf, pictureText, renderStacked } from '../../ide/picture/features.js';
import { analyseRaces } from '../../workspace/analyse-races.js';
import { lookAtProject, PROJECT_HELP, PROJECT_OPTIONS } from '../check/look-at-project.js';
import { ExitStatus, UsageError, type Command, type Invocation } from '../command.js';
import { choice, text } from '../options.js';
import { openOutput } from '../output.js';
import { projectFolder } from '../project-folder.js';

export const picture: Command = {
  name: 'picture',
  synopsis: 'DIR FINDING [options]',
  summary: 'a finding of a project, by its id, as a picture of its threads and events',
  positionals: [2, 2],
  options: {
    ...PROJECT_OPTIONS,
    format: { type: 'string' },
    output: { type: 'string' },
  },
  help: [
    '--format svg|text         default: svg',
    '--output FILE             write there instead of to standard output',
    ...PROJECT_HELP,
  ],
  run: runPicture,
};

async function runPicture(invocation: Invocation): Promise<ExitStatus> {
  const { positionals, options } = invocation;
  const format = choice(options, 'format', ['svg', 'text'], 'svg');
  const root = await projectFolder(positionals[0]!);
  const { findings, suppressed } = await lookAtProject(invocation, root, analyseRaces);
  const drawn = picturesOf(named([...findings, ...suppressed], positionals[1]!));
  const output = openOutput(text(options, 'output') ?? '-');
  output.write(
    format === 'text'
      ? drawn.map(pictureText).join('\n')
      : renderStacked(drawn, ({ path, line }) => `${pathToFileURL(path).href}#L${line}`),
  );
  output.close();
  return ExitStatus.Success;
}

/** By its id, or as much of it as tells it from all others. */
function named(findings: readonly Finding[], id: string): Finding {
  const exact = findings.find((finding) => finding.id === id);
  if (exact !== undefined) return exact;
  const alike = findings.filter((finding) => finding.id.includes(id));
  if (alike.length === 1) return alike[0]!;
  throw new UsageError(
    alike.length === 0
      ? `there is no finding '${id}'; racelens check lists them`
      : `'${id}' is in the ids of ${alike.length} findings`,
  );
}
