/** Paths and facts as a programmer would write them, for debug views and explanations. */
import { typeText } from '../../program/type-text.js';
import type { Body } from '../statements.js';
import type { Fact } from './facts.js';
import type { Path } from './paths.js';

export function pathText(path: Path, body: Body): string {
  const text = (part: Path): string => pathText(part, body);
  switch (path.kind) {
    case 'variable':
      return body.variables[path.variable]!.name || `t${path.variable}`;
    case 'constant':
      if (path.constant.kind === 'null') return 'null';
      return path.constant.kind === 'class'
        ? `${typeText(path.constant.class)}.class`
        : path.constant.text;
    case 'field':
      return `${text(path.object)}.${path.field.name}`;
    case 'static':
      return `${path.field.owner.simpleName}.${path.field.name}`;
    case 'element':
      return `${text(path.array)}[${text(path.index)}]`;
    case 'call': {
      const on = path.receiver === undefined ? '' : `${text(path.receiver)}.`;
      return `${on}${path.name}(${path.arguments.map(text).join(', ')})`;
    }
    case 'compute':
      return computeText(path.operator, path.from.map(text));
  }
}

function computeText(operator: string, parts: readonly string[]): string {
  const [left, right] = parts;
  if (left === undefined || right === undefined) return `${operator}${parts.join('')}`;
  return `${left} ${operator} ${right}`;
}

export function factText(fact: Fact, body: Body): string {
  switch (fact.kind) {
    case 'is':
      return `${pathText(fact.path, body)} is ${fact.is}`;
    case 'same': {
      const sign = fact.equal ? '==' : '!=';
      return `${pathText(fact.left, body)} ${sign} ${pathText(fact.right, body)}`;
    }
    case 'instance-of': {
      const is = fact.holds ? 'is a' : 'is no';
      return `${pathText(fact.path, body)} ${is} ${typeText(fact.type)}`;
    }
  }
}
