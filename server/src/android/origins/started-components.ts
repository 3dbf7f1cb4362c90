/**
 * Whom an intent makes run: the component whose class it names, and those that the manifest declares or code
 * registers for its action. Who gives the class or action to the method that sends it is told with it.
 */
import { getOrMake, groupBy } from '../../base/multi-map.js';
import type { Variable } from '../../java/ir/statements.js';
import type { Program } from '../../java/program/program.js';
import type { Code, CodeTable, Site } from '../flow/code.js';
import { parameterBehind } from '../flow/definitions.js';
import type { FlowObject, ObjectId } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { CallGroup } from '../knowledge/knowledge.js';
import { split } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { ProjectManifests } from '../manifest/manifest.js';
import { begunWith } from './begun.js';
import type { GivenValues } from './given-values.js';
import { Intents } from './intents.js';
import type { Doings, Emit, Handing } from './postings.js';

export interface StartedInputs {
  readonly program: Program;
  readonly codes: CodeTable;
  readonly values: Values;
  readonly knowledge: MethodKnowledge;
  readonly manifests: ProjectManifests;
  readonly doings: Doings;
  readonly given: GivenValues;
}

/** Codes that run, and who hands over what names them. */
export interface StartedBy {
  readonly targets: readonly Code[];
  readonly givers: readonly Site[];
}

export class StartedComponents {
  /** By action: what is registered for it. */
  readonly #receivers = new Map<string, Set<Code>>();
  readonly #declared: ReadonlyMap<string, readonly string[]>;
  readonly #intents: Intents;
  /** Intents that somebody is seen to send. */
  readonly #sent = new Set<ObjectId>();

  constructor(private readonly inputs: StartedInputs) {
    const { doings, codes, values, knowledge, manifests, given } = inputs;
    this.#intents = new Intents(doings, codes, values, knowledge, given);
    this.#declared = declaredFor(manifests);
  }

  /** By the filters that the call is given. */
  register(code: Code, handing: Handing): void {
    const { site, call } = handing;
    for (const variable of call.arguments) {
      for (const filter of this.inputs.values.of(site.code, variable)) {
        for (const action of this.#intents.actionsOf(filter, site.code, variable)) {
          if (!this.#isForIt(handing, this.#intents.giversOf(filter, action, site))) continue;
          getOrMake(this.#receivers, action, () => new Set<Code>()).add(code);
        }
      }
    }
  }

  /** Where a helper is given both the receiver and the action: by the same call. */
  #isForIt({ site, call, object, argument }: Handing, givers: readonly Site[]): boolean {
    const given = call.arguments[argument];
    const place = given === undefined ? undefined : parameterBehind(site.code, given);
    if (place === undefined || givers.some(({ code }) => code === site.code)) return true;
    return givers.length === 0 || givers.some((each) => this.#isGiven(each, place, object));
  }

  #isGiven({ code, statement }: Site, place: number, object: FlowObject): boolean {
    const call = code.body.statements[statement];
    const given = call?.kind === 'call' ? call.arguments[place] : undefined;
    return given === undefined || this.inputs.values.of(code, given).includes(object);
  }

  /** By the intent that the variable holds. */
  by(intent: FlowObject, variable: Variable, { site, row }: Emit): StartedBy[] {
    const classes = this.#intents.classesOf(intent, site.code, variable);
    if (classes.length > 0) this.#sent.add(intent.id);
    return [
      ...classes.map((name) => ({
        targets: this.#methodsOf(name, row, [intent]),
        givers: this.#intents.giversOfClass(intent, name, site, variable),
      })),
      ...this.#intents.actionsOf(intent, site.code, variable).map((action) => ({
        targets: this.#waitingFor(action, intent, row),
        givers: this.#intents.giversOf(intent, action, site),
      })),
    ];
  }

  /** By an intent that names a class and that nobody is seen to send: what makes it is the cause. */
  unsent(): (StartedBy & { readonly emit: Emit })[] {
    return this.inputs.doings.starts.flatMap(({ site, call, row, class: name, givers }) => {
      const made = this.#intents.objectsAt(site);
      if (made.some(({ id }) => this.#sent.has(id))) return [];
      return [{ emit: { site, call, row }, targets: this.#methodsOf(name, row, made), givers }];
    });
  }

  #waitingFor(action: string, intent: FlowObject, row: CallGroup): Code[] {
    const methods = split(row.method);
    const declared = this.#declared.get(action) ?? [];
    const registered = [...(this.#receivers.get(action) ?? [])];
    return [
      ...declared.flatMap((name) => this.#methodsOf(name, row, [intent])),
      ...registered.filter(({ body }) => methods.includes(body.method?.name ?? '')),
    ];
  }

  #methodsOf(className: string, row: CallGroup, intents: readonly FlowObject[]): Code[] {
    const symbol = this.inputs.program.find(className);
    if (symbol?.source === undefined) return [];
    const again = this.#mayBeThere(className, intents) ? split(row.again) : [];
    const { dispatch } = this.inputs.values;
    const codesOf = (names: readonly string[]): Code[] =>
      names.flatMap((name) => dispatch.byName(symbol, name));
    return [...begunWith(row, codesOf), ...codesOf(again)];
  }

  /** May the component that is there already get the intent, instead of a new one? */
  #mayBeThere(className: string, intents: readonly FlowObject[]): boolean {
    const declared = this.inputs.manifests.components.filter((each) => each.class === className);
    return (
      declared.length === 0 ||
      declared.some(({ launchMode }) => launchMode !== '') ||
      intents.some((intent) => this.#intents.hasFlags(intent))
    );
  }
}

/** From action to the classes whose filters in the manifest have it. */
function declaredFor({ components }: ProjectManifests): Map<string, string[]> {
  const pairs = components.flatMap(({ class: name, filters }) =>
    filters.flatMap(({ actions }) => actions.map((action) => ({ action, name }))),
  );
  const byAction = groupBy(pairs, ({ action }) => action);
  return new Map([...byAction].map(([action, each]) => [action, each.map(({ name }) => name)]));
}
