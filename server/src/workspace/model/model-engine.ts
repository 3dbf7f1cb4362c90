/**
 * From the files of a project to its model. Keeps what it has read from one job to the next; a job
 * that is cancelled loses nothing: what it did not come to is taken up by the next.
 */
import { CancelledError, type CancellationToken } from '../../base/cancellation.js';
import { buildAndroidModel } from '../../android/origins/build-model.js';
import { bindingClasses } from '../../android/layouts/binding-classes.js';
import { findBindings } from '../../android/layouts/bindings.js';
import { readProjectLayouts } from '../../android/layouts/project-layouts.js';
import { readProjectManifests, type TextFile } from '../../android/manifest/project-manifests.js';
import { readConfigurations } from './configuration.js';
import { JavaProgram } from './java-program.js';
import type { ModelJob, ModelProblem, ProjectModel } from './job.js';
import { inputKind } from './project-files.js';
import { ProjectInputs } from './project-inputs.js';
import type { Resources } from './resources.js';

export class ModelEngine {
  private readonly inputs = new ProjectInputs();
  private readonly java: JavaProgram;
  /** Java that was seen but not yet read. */
  private readonly unread = new Map<string, { readonly text: string; readonly isOpen: boolean }>();
  /** Manifests, layouts, build scripts, configurations. */
  private readonly others = new Map<string, TextFile>();

  constructor(private readonly resources: Resources) {
    this.java = new JavaProgram(resources.parser, resources.library);
  }

  /** undefined where it was cancelled. */
  async update(
    job: ModelJob,
    isCancelled: () => boolean = () => false,
  ): Promise<ProjectModel | undefined> {
    const start = performance.now();
    await this.take(job);
    try {
      const made = this.make(tokenOf(isCancelled));
      return { ...made, seconds: Math.round(performance.now() - start) / 1000 };
    } catch (error) {
      if (error instanceof CancelledError) return undefined;
      throw error;
    }
  }

  private async take(job: ModelJob): Promise<void> {
    const { texts, removed } = await this.inputs.update(job);
    for (const path of removed) this.remove(path);
    for (const { path, text, isOpen } of texts) {
      if (inputKind(path) === 'java') this.unread.set(path, { text, isOpen });
      else this.others.set(path, { path: modelPath(path), text });
    }
  }

  private remove(path: string): void {
    this.unread.delete(path);
    this.others.delete(path);
    this.java.remove(modelPath(path));
  }

  private make(token: CancellationToken): Omit<ProjectModel, 'seconds'> {
    for (const [path, { text, isOpen }] of this.unread) {
      if (token.isCancelled) throw new CancelledError();
      this.java.setText(modelPath(path), text, isOpen, token);
      this.unread.delete(path);
    }
    const files = [...this.others.values()];
    const manifests = readProjectManifests(files);
    const layouts = readProjectLayouts(files);
    const bindings = findBindings(layouts, manifests);
    const program = this.java.current((sources) => bindingClasses(bindings, sources));
    const members = this.java.bodiesOf(program, token);
    const configured = readConfigurations(this.filesOfKind('configuration'));
    const skipped = [...this.inputs.skipped].map(([file, why]) => ({ file: modelPath(file), why }));
    const { knowledge } = configured;
    const read = { program, members, manifests, layouts, bindings };
    const model = buildAndroidModel({ ...read, knowledge, skipped });
    const problems = [...manifests.problems, ...layouts.problems, ...configured.problems];
    return { model, problems: [...this.ownProblems(), ...problems] };
  }

  private filesOfKind(kind: ReturnType<typeof inputKind>): TextFile[] {
    return [...this.others.values()].filter(({ path }) => inputKind(path) === kind);
  }

  private ownProblems(): ModelProblem[] {
    const { problem } = this.resources;
    return problem === undefined ? [] : [{ file: 'library.bin', line: 0, message: problem }];
  }
}

/** With slashes on every system. */
export function modelPath(path: string): string {
  return path.replaceAll('\\', '/');
}

/** The worker can only look: nobody calls it back while it computes. */
function tokenOf(isCancelled: () => boolean): CancellationToken {
  return {
    get isCancelled() {
      return isCancelled();
    },
    onCancelled: () => () => undefined,
  };
}
