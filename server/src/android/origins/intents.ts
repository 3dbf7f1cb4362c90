/**
 * What intents and filters are for: the classes and actions that calls on them name. An action is told
 * by its text where it is a literal or a constant of the project made of one, else by the constant.
 */
import { addTo, getOrMake } from '../../base/multi-map.js';
import type { Variable } from '../../java/ir/statements.js';
import type { FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';
import { constantOf, siteOf, type Code, type CodeTable, type Site } from '../flow/code.js';
import { parameterBehind } from '../flow/definitions.js';
import type { FlowObject, ObjectId } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { GivenValue, GivenValues } from './given-values.js';
import { MadeBy } from './made-by.js';
import type { Doings } from './postings.js';

const FLAGS = 'intent.flags';

type Held = Pick<GivenValue, 'code' | 'variable'>;

/** The method that makes it, and by which parameter it is given the class. */
interface Made {
  readonly code: Code;
  readonly place: number;
}

export class Intents {
  readonly #classes = new Map<ObjectId, string[]>();
  /** Of intents whose class is a parameter of the method that makes them. */
  readonly #byParameter = new Map<ObjectId, Made>();
  /** By intent and name: who gives the class or action to the method that names it. */
  readonly #givers = new Map<string, Site[]>();
  readonly #actions = new Map<ObjectId, string[]>();
  /** Of those whose actions are parameters of the method that names them: that method. */
  readonly #namedIn = new Map<ObjectId, Code>();
  readonly #flagged = new Set<ObjectId>();
  /** Of constants that are made of a literal. */
  readonly #texts = new Map<JavaFieldId, string>();
  readonly #madeBy: MadeBy;
  /** By intent, code and variable. */
  readonly #held = new Map<string, readonly string[]>();

  constructor(
    { starts, named }: Pick<Doings, 'starts' | 'named'>,
    codes: CodeTable,
    private readonly values: Values,
    knowledge: MethodKnowledge,
    private readonly given: GivenValues,
  ) {
    this.#madeBy = new MadeBy(values, knowledge);
    for (const code of codes.codes) this.#addConstants(code);
    for (const { site, call, row, class: name, givers } of starts) {
      this.#add(this.#classes, site, name);
      this.#addGivers(site, name, givers);
      this.#addParameter(site, knowledge.select(call, row.what));
    }
    for (const { site, call, row } of named) {
      if (row.rule === FLAGS) {
        this.#addFlagged(site);
        continue;
      }
      for (const variable of knowledge.select(call, row.what)) {
        for (const { code, variable: from, by } of given.of(site.code, variable)) {
          const action = this.#actionOf(code, from);
          if (action === undefined) continue;
          this.#add(this.#actions, site, action);
          this.#addGivers(site, action, [by ?? site]);
          if (by !== undefined) this.#addNamed(site);
        }
      }
    }
  }

  /** As a variable holds it: `newIntent(context, Other.class)` names another class at each call. */
  classesOf(intent: FlowObject, code: Code, variable: Variable): readonly string[] {
    const all = this.#classes.get(intent.id) ?? [];
    const made = all.length > 1 ? this.#byParameter.get(intent.id) : undefined;
    if (made === undefined) return all;
    const key = `${intent.id} ${code.id} ${variable}`;
    return getOrMake(this.#held, key, () => {
      const found = this.#classesHeld(intent, made, { code, variable });
      return found.size > 0 ? [...found] : all;
    });
  }

  /** By those who give it, where it comes by parameters. */
  #classesHeld(intent: FlowObject, made: Made, held: Held): Set<string> {
    const all = this.#classes.get(intent.id) ?? [];
    const found = new Set<string>();
    const waiting = [held];
    const seen = new Set<string>();
    for (const at of waiting) {
      const key = `${at.code.id} ${at.variable}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const given = this.given.givenTo(at.code, at.variable);
      if (given !== undefined) waiting.push(...given.filter((each) => this.#isIn(intent, each)));
      else for (const name of this.#classesMade(made, at) ?? all) found.add(name);
    }
    return found;
  }

  /** By the calls of the method that makes them; undefined where the variable has another one too. */
  #classesMade({ code: maker, place }: Made, { code, variable }: Held): string[] | undefined {
    const calls = this.#madeBy.callsOf(maker, code, variable) ?? [];
    const named = calls.map((site) => this.#classesGivenAt(site, place));
    return named.length > 0 && named.every((each) => each.length > 0) ? named.flat() : undefined;
  }

  #isIn(intent: FlowObject, { code, variable }: Held): boolean {
    return this.values.of(code, variable).includes(intent);
  }

  #classesGivenAt({ code, statement }: Site, place: number): readonly string[] {
    const call = code.body.statements[statement];
    const given = call?.kind === 'call' ? call.arguments[place] : undefined;
    return given === undefined ? [] : this.given.classesOf(code, given).map(({ name }) => name);
  }

  /** Who gives the intent for the class to the method that sends it, if others give it intents for others. */
  giversOfClass(intent: FlowObject, name: string, site: Site, variable: Variable): readonly Site[] {
    const givers = this.giversOf(intent, name, site);
    const isOneForAll = (this.#classes.get(intent.id)?.length ?? 0) > 1;
    if (givers.length > 0 || !isOneForAll) return givers;
    const isMeant = (each: GivenValue): boolean =>
      this.#isIn(intent, each) && this.classesOf(intent, each.code, each.variable).includes(name);
    return this.given.givingTo(site.code, variable, isMeant);
  }

  /** Who gives the class or action to the method that names and sends the intent. */
  giversOf({ id }: FlowObject, name: string, { code, statement }: Site): readonly Site[] {
    const givers = this.#givers.get(`${id} ${name} ${code.id}`) ?? [];
    return givers.some((each) => each.code === code) ? [siteOf(code, statement)] : givers;
  }

  #addGivers(site: Site, name: string, givers: readonly Site[]): void {
    for (const { id } of this.objectsAt(site)) {
      const key = `${id} ${name} ${site.code.id}`;
      this.#givers.set(key, [...(this.#givers.get(key) ?? []), ...givers]);
    }
  }

  #addNamed(site: Site): void {
    for (const { id } of this.objectsAt(site)) this.#namedIn.set(id, site.code);
  }

  #addParameter(site: Site, variables: readonly Variable[]): void {
    for (const variable of variables) {
      const place = parameterBehind(site.code, variable);
      if (place === undefined) continue;
      for (const { id } of this.objectsAt(site)) {
        this.#byParameter.set(id, { code: site.code, place });
      }
    }
  }

  /** As a variable holds it: `filter(START)` names another action at each call. */
  actionsOf({ id }: FlowObject, code: Code, variable: Variable): readonly string[] {
    const all = this.#actions.get(id) ?? [];
    const maker = all.length > 1 ? this.#namedIn.get(id) : undefined;
    const calls = maker && this.#madeBy.callsOf(maker, code, variable);
    if (calls === undefined) return all;
    return all.filter((name) =>
      calls.some((site) => this.#isGivenAt(`${id} ${name} ${maker!.id}`, site)),
    );
  }

  #isGivenAt(key: string, { code, statement }: Site): boolean {
    const givers = this.#givers.get(key) ?? [];
    return givers.some((each) => each.code === code && each.statement === statement);
  }

  /** Does anybody say how the component is to be started? */
  hasFlags({ id }: FlowObject): boolean {
    return this.#flagged.has(id);
  }

  #addFlagged(site: Site): void {
    for (const { id } of this.objectsAt(site)) this.#flagged.add(id);
  }

  /** The objects that are made or named there: of a factory what it returns. */
  objectsAt({ code, statement }: Site): readonly FlowObject[] {
    const call = code.body.statements[statement];
    if (call?.kind !== 'call') return [];
    const variable = call.receiver ?? call.to;
    return variable === undefined ? [] : this.values.of(code, variable);
  }

  #add(into: Map<ObjectId, string[]>, site: Site, name: string): void {
    for (const { id } of this.objectsAt(site)) {
      if (into.get(id)?.includes(name) !== true) addTo(into, id, name);
    }
  }

  #addConstants(code: Code): void {
    if (code.body.kind !== 'static-initializer') return;
    for (const statement of code.body.statements) {
      if (statement.kind !== 'static-store') continue;
      const constant = constantOf(code, statement.from);
      if (constant?.kind === 'string') this.#texts.set(statement.field.id, textOf(constant.text));
    }
  }

  #actionOf(code: Code, variable: Variable): string | undefined {
    const constant = constantOf(code, variable);
    if (constant?.kind === 'string') return textOf(constant.text);
    const load = code.body.statements.find(
      (statement) => statement.kind === 'static-load' && statement.to === variable,
    );
    return load?.kind === 'static-load' ? this.#nameOf(load.field) : undefined;
  }

  #nameOf({ id, owner, name }: FieldSymbol): string {
    return this.#texts.get(id) ?? `${owner.name}.${name}`;
  }
}

function textOf(literal: string): string {
  return literal.replace(/^"|"$/g, '');
}
