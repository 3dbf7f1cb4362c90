/** What was found of a body by the tables, kept with the body until it is asked for other tables. */
import { BodyNotes } from '../../java/ir/body-notes.js';
import type { Body } from '../../java/ir/statements.js';
import type { MethodKnowledge } from './method-knowledge.js';

export class TableNotes<Value> {
  readonly #notes = new BodyNotes<{ readonly by: MethodKnowledge; readonly value: Value }>();

  constructor(private readonly find: (body: Body, knowledge: MethodKnowledge) => Value) {}

  of(body: Body, knowledge: MethodKnowledge): Value {
    const known = this.#notes.get(body);
    if (known?.by === knowledge) return known.value;
    const value = this.find(body, knowledge);
    this.#notes.set(body, { by: knowledge, value });
    return value;
  }
}
