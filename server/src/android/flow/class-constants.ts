/** Classes of the project that a body names by `Other.class`, as objects and as texts. */
import { getOrMake } from '../../base/multi-map.js';
import { tight } from '../../base/tight.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import type { Body, Variable } from '../../java/ir/statements.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import { copiedFrom, onlyDefinition } from './definitions.js';

export interface ClassConstant {
  readonly variable: Variable;
  readonly class: ClassSymbol;
}

const KNOWN = new BodyNotes<readonly ClassConstant[]>();

export function classConstantsIn(body: Body): readonly ClassConstant[] {
  return getOrMake(KNOWN, body, () => tight(findConstants(body)));
}

function findConstants({ variables }: Body): ClassConstant[] {
  return variables.flatMap(({ constant }, variable) => {
    const type = constant?.kind === 'class' ? constant.class : undefined;
    if (type?.kind !== 'class' || type.class.source === undefined) return [];
    return [{ variable: variable as Variable, class: type.class }];
  });
}

/** Of a text: the variable of the class whose name it is, `type.getName()`; itself if it is no such name. */
export function classNamedBy(body: Body, variable: Variable): Variable {
  const made = onlyDefinition(body, copiedFrom(body, variable));
  const isName = made?.kind === 'call' && made.method?.owner.name === 'java.lang.Class';
  return (isName ? made.receiver : undefined) ?? variable;
}
