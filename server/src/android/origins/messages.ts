/**
 * What the messages are told by that a handler gets on one looper: where all calls that send to it say so, its
 * `switch (message.what)` takes no other way. A handler that other processes have may get any.
 */
import { getOrMake } from '../../base/multi-map.js';
import { libraryCallsIn } from '../../java/ir/selecting.js';
import type { Call, Variable } from '../../java/ir/statements.js';
import type { MethodSymbol } from '../../java/program/symbols.js';
import { parameterOf, type Code, type CodeTable, type Site } from '../flow/code.js';
import { EnteredBody } from '../flow/entered-body.js';
import type { FieldConstants } from '../flow/field-constants.js';
import { toldBy, union, type Known } from '../flow/known.js';
import type { Values } from '../flow/values.js';
import type { DelegateGroup } from '../knowledge/knowledge.js';
import { split } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Posting } from './postings.js';
import type { Run } from './run.js';
import { Running } from './running.js';

const NOTHING: ReadonlyMap<Variable, Known> = new Map();
const NO_ROWS: readonly DelegateGroup[] = [];
const NO_CODE: readonly Code[] = [];

export class Messages {
  readonly #entered = new Map<Code, EnteredBody>();
  #elsewhere: ReadonlySet<Code> | undefined;

  constructor(
    private readonly codes: CodeTable,
    private readonly values: Values,
    private readonly constants: FieldConstants,
    private readonly knowledge: MethodKnowledge,
  ) {}

  /** What its first parameter is. */
  givenTo({ root, entry, postings }: Run): ReadonlyMap<Variable, Known> {
    const { code } = root;
    const parameter = parameterOf(code, 0);
    if (parameter === undefined || entry !== undefined || postings.length === 0) return NOTHING;
    let names: readonly string[] | undefined = [];
    for (const posting of postings) names = union(names, this.#sentBy(posting));
    const known = toldBy(names);
    if (known === undefined || this.#callableElsewhere().has(code)) return NOTHING;
    return new Map([[parameter, known]]);
  }

  #sentBy({ site, call }: Posting): readonly string[] | undefined {
    if (call.method === undefined) return undefined;
    const by = this.knowledge.of(call.method).toldApartBy;
    if (by !== undefined) {
      const [told] = this.knowledge.select(call, by);
      return told === undefined ? undefined : this.#known(site, told)?.among;
    }
    const given = call.receiver === undefined ? call.arguments : [call.receiver, ...call.arguments];
    return given.map((variable) => this.#known(site, variable)?.toldBy).find(isThere);
  }

  #known({ code, statement }: Site, variable: Variable): Known | undefined {
    const entered = getOrMake(
      this.#entered,
      code,
      () => new EnteredBody(code.body, NOTHING, this.constants, this.knowledge),
    );
    return entered.at(statement, variable);
  }

  #callableElsewhere(): ReadonlySet<Code> {
    return (this.#elsewhere ??= new Set(
      this.codes.codes.flatMap((code) =>
        libraryCallsIn(code.body).flatMap((at) => {
          const call = code.body.statements[at] as Call;
          const rows = call.method === undefined ? NO_ROWS : this.#elsewhereRows(call.method);
          return rows.length === 0 ? NO_CODE : this.#givenElsewhere(code, call, rows);
        }),
      ),
    ));
  }

  #elsewhereRows(method: MethodSymbol): readonly DelegateGroup[] {
    const { delegates } = this.knowledge.of(method);
    return delegates.length === 0 ? NO_ROWS : delegates.filter((row) => row.elsewhere === true);
  }

  #givenElsewhere(code: Code, call: Call, rows: readonly DelegateGroup[]): Code[] {
    const running = new Running(this.values, this.knowledge);
    return rows.flatMap((row) =>
      this.knowledge
        .select(call, row.to)
        .flatMap((variable) =>
          this.values
            .of(code, variable)
            .flatMap((object) => [...running.codeOf(object, split(row.method))]),
        ),
    );
  }
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
