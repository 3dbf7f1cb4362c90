/**
 * One line of a DroidRacer log or an EM-Explorer trace to one operation, by the table of its
 * dialect. A line that is not understood is reported once, with its reason, and makes no operation.
 * The numbers met are remembered to report a second use; NumberSet says what that costs.
 */
import type { ProblemLog } from '../../problems.js';
import { createDraft, type Draft, type Outcome } from './draft.js';
import { quote, readHead, readInteger, splitFields, type Head, type Trouble } from './lexer.js';
import { LogNames } from './names.js';
import { NumberSet } from './number-set.js';
import type { Dialect, Opcode } from './opcodes.js';

export class OperationLines {
  readonly names = new LogNames();
  private readonly opIds = new NumberSet();
  private readonly rwIds = new NumberSet();

  constructor(
    private readonly dialect: Dialect,
    private readonly problems: ProblemLog,
  ) {}

  read(text: string, line: number): Draft | undefined {
    const result = this.parse(text, line);
    if (!('code' in result)) return result;
    this.problems.error(line, result.code, result.message);
    return undefined;
  }

  private parse(text: string, line: number): Draft | Trouble {
    const head = readHead(text);
    if (head === undefined) return unknownLine(text);
    const { operations, accesses } = this.dialect;
    const opcode = (head.access ? accesses : operations).get(head.opcode);
    if (opcode === undefined) return unknownOpcode(head);
    const number = readInteger(head.access ? 'rwId' : 'opId', head.number, 1, 0xffffffff);
    if (typeof number !== 'number') return number;
    const seen = head.access ? this.rwIds : this.opIds;
    if (seen.has(number)) return duplicate(number);
    const draft = createDraft(opcode.kind, line, number);
    const trouble = this.readFields(text, head, opcode, draft);
    if (trouble !== undefined) return trouble;
    seen.add(number);
    return draft;
  }

  private readFields(text: string, head: Head, opcode: Opcode, draft: Draft): Outcome {
    let missing: Outcome;
    for (const form of opcode.forms) {
      const values = splitFields(text, head.rest, form.keys);
      if (!Array.isArray(values)) {
        missing = values;
        continue;
      }
      for (const [position, spec] of form.fields.entries()) {
        const trouble = spec.read(values[position] ?? '', draft, this.names);
        if (trouble !== undefined) return trouble;
      }
      return form.finish(draft, this.names);
    }
    return missing;
  }
}

function unknownLine(text: string): Trouble {
  return { code: 'unknown-line', message: `${quote(text)} is not a line of a trace.` };
}

function unknownOpcode(head: Head): Trouble {
  const message = `The operation ${quote(head.opcode)} is not known${head.access ? ' after rwId' : ''}.`;
  return { code: 'unknown-operation', message };
}

function duplicate(number: number): Trouble {
  return { code: 'duplicate-number', message: `An earlier operation has the number ${number}.` };
}
