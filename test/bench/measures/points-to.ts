/** What points-to and the static origins cost, against the parser alone on the same files. */
import { buildStaticProgram } from '../../../server/src/static/build-static-program.js';
import { generateProject } from '../generators/java/project.js';
import {
  benchLibrary,
  indexProject,
  loadBenchParser,
  modelProject,
  parseOnly,
} from '../java-project.js';
import { bestOfRounds, type Measure } from '../measure.js';

export const pointsTo: Measure = {
  name: 'points-to',
  about: 'points-to of a generated project of 500 files, against the parser alone',
  async run({ quick }) {
    const files = generateProject({ files: quick ? 50 : 500, linesPerFile: 130, seed: 1 });
    const parser = await loadBenchParser();
    const project = modelProject(indexProject(parser, benchLibrary(), files));
    const [parse, solve, plain] = (await bestOfRounds(quick ? 2 : 4, [
      () => {
        parseOnly(parser, files);
      },
      () => buildStaticProgram(project),
      () => buildStaticProgram(project, { cycleElimination: false }),
    ])) as [number, number, number];
    const program = buildStaticProgram(project);
    const { instances, objects, contexts } = program.pointsTo;
    const codes = new Set(instances.map(({ code }) => code));
    return [
      { name: 'parser alone', value: `${parse.toFixed(0)} ms` },
      { name: 'points-to', value: `${solve.toFixed(0)} ms` },
      { name: 'points-to / parser alone', value: (solve / parse).toFixed(2), target: 'below 2' },
      { name: 'without cycle elimination', value: `${plain.toFixed(0)} ms` },
      { name: 'codes reached, in contexts', value: `${codes.size}, ${instances.length}` },
      { name: 'objects, contexts', value: `${objects.length}, ${contexts.length}` },
      { name: 'origins of the model', value: String(project.model.origins.length) },
      { name: 'static origins', value: String(program.origins.length) },
    ];
  },
};
