// test/support/java/compare-javac.ts
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync as readFileSync3, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path2 from 'node:path';
import { globSync } from 'tinyglobby';

// server/src/java/syntax/modifiers.ts
var Modifier = {
  public: 1 << 0,
  protected: 1 << 1,
  private: 1 << 2,
  static: 1 << 3,
  final: 1 << 4,
  abstract: 1 << 5,
  synchronized: 1 << 6,
  volatile: 1 << 7,
  transient: 1 << 8,
  native: 1 << 9,
  default: 1 << 10,
  strictfp: 1 << 11,
  sealed: 1 << 12,
  'non-sealed': 1 << 13,
};
function hasModifier(modifiers, name) {
  return (modifiers & Modifier[name]) !== 0;
}

// server/src/java/program/implicit-modifiers.ts
function isInterface(kind) {
  return kind === 'interface' || kind === 'annotation';
}
function classModifiers(declaration, outer, isMember2) {
  let modifiers = declaration.modifiers;
  if (isInterface(declaration.kind)) modifiers |= Modifier.abstract;
  if (declaration.kind === 'record') modifiers |= Modifier.final;
  if (outer === void 0) return modifiers;
  if (declaration.kind !== 'class') modifiers |= Modifier.static;
  if (isMember2 && isInterface(outer.kind)) modifiers |= Modifier.public | Modifier.static;
  return modifiers;
}
function fieldModifiers(declaration, owner) {
  if (isInterface(owner.kind) || declaration.kind === 'enum-constant') {
    return declaration.modifiers | Modifier.public | Modifier.static | Modifier.final;
  }
  if (declaration.kind === 'component') {
    return declaration.modifiers | Modifier.private | Modifier.final;
  }
  return declaration.modifiers;
}
function methodModifiers(declaration, owner) {
  const { modifiers } = declaration;
  if (declaration.kind !== 'method' && declaration.kind !== 'element') {
    return owner.kind === 'enum' ? modifiers | Modifier.private : modifiers;
  }
  if (!isInterface(owner.kind) || hasModifier(modifiers, 'private')) return modifiers;
  const hasBody = hasModifier(modifiers, 'default') || hasModifier(modifiers, 'static');
  return modifiers | Modifier.public | (hasBody ? 0 : Modifier.abstract);
}

// server/src/java/program/member-types.ts
function findMemberType(start, name) {
  const seen = /* @__PURE__ */ new Set();
  const waiting = [start];
  for (let at = waiting.pop(); at !== void 0; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const found = at.types.get(name);
    if (found !== void 0 && (at === start || isInherited(found, start))) return found;
    for (let i = at.interfaces.length - 1; i >= 0; i--) push(waiting, at.interfaces[i]);
    push(waiting, at.superclass);
  }
  return void 0;
}
function push(waiting, type) {
  if (type?.kind === 'class') waiting.push(type.class);
}
function isInherited(member, by) {
  if (hasModifier(member.modifiers, 'private')) return outermost(member) === outermost(by);
  if (hasModifier(member.modifiers, 'public') || hasModifier(member.modifiers, 'protected')) {
    return true;
  }
  return member.package === by.package;
}
function outermost(symbol) {
  let at = symbol;
  while (at.outer !== void 0) at = at.outer;
  return at;
}

// server/src/java/program/access.ts
function isStatic(member) {
  return hasModifier(member.modifiers, 'static');
}
function isAbstract(member) {
  return hasModifier(member.modifiers, 'abstract');
}
function isAccessible(member, from, hierarchy) {
  const { modifiers, owner } = member;
  if (hasModifier(modifiers, 'public')) return true;
  if (hasModifier(modifiers, 'private')) return outermost(owner) === outermost(from);
  if (owner.package === from.package) return true;
  return hasModifier(modifiers, 'protected') && isWithinSubclass(from, owner, hierarchy);
}
function isWithinSubclass(from, owner, hierarchy) {
  for (let at = from; at !== void 0; at = at.outer) {
    if (hierarchy.isSubclass(at, owner)) return true;
  }
  return false;
}
var VISIBLE = Modifier.public | Modifier.protected;
function isInheritable(member, by) {
  const { modifiers, owner } = member;
  if ((modifiers & VISIBLE) !== 0) return isPassedOn(member, by);
  return !hasModifier(modifiers, 'private') && owner.package === by.package;
}
function isPassedOn(member, by) {
  if (!('descriptor' in member)) return true;
  if (isInterface(member.owner.kind)) return !isStatic(member);
  return !isInterface(by.kind) || hasModifier(member.modifiers, 'public');
}

// server/src/java/program/types.ts
var NO_TYPES = [];
function primitive(name) {
  return { kind: 'primitive', name };
}
var BOOLEAN = primitive('boolean');
var BYTE = primitive('byte');
var SHORT = primitive('short');
var CHAR = primitive('char');
var INT = primitive('int');
var LONG = primitive('long');
var FLOAT = primitive('float');
var DOUBLE = primitive('double');
var VOID = primitive('void');
var NULL = { kind: 'null' };
var ANY = { kind: 'wildcard', upper: void 0, lower: void 0 };
var PRIMITIVES = new Map(
  [BOOLEAN, BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE, VOID].map((type) => [type.name, type]),
);
var rawTypes = /* @__PURE__ */ new WeakMap();
var ownTypes = /* @__PURE__ */ new WeakMap();
var variableTypes = /* @__PURE__ */ new WeakMap();
function rawType(symbol) {
  const known2 = rawTypes.get(symbol);
  if (known2 !== void 0) return known2;
  const type = { kind: 'class', class: symbol, arguments: NO_TYPES };
  rawTypes.set(symbol, type);
  return type;
}
function classType(symbol, typeArguments) {
  if (typeArguments.length === 0) return rawType(symbol);
  return { kind: 'class', class: symbol, arguments: typeArguments };
}
function ownType(symbol) {
  const known2 = ownTypes.get(symbol);
  if (known2 !== void 0) return known2;
  const type = classType(symbol, symbol.typeParameters.map(variableType));
  ownTypes.set(symbol, type);
  return type;
}
function variableType(variable) {
  const known2 = variableTypes.get(variable);
  if (known2 !== void 0) return known2;
  const type = { kind: 'variable', variable };
  variableTypes.set(variable, type);
  return type;
}
function arrayOf(element, dimensions = 1) {
  let type = element;
  for (let i = 0; i < dimensions; i++) type = { kind: 'array', element: type };
  return type;
}
function unknownType(cause) {
  return { kind: 'unknown', cause };
}
function isRaw(type) {
  return type.arguments.length === 0 && type.class.typeParameters.length > 0;
}

// server/src/java/program/substitution.ts
var MAX_DEPTH = 16;
var NOTHING = /* @__PURE__ */ new Map();
function substitute(type, by, depth = 0) {
  if (by.size === 0 || type.kind === 'primitive') return type;
  switch (type.kind) {
    case 'variable':
      return by.get(type.variable) ?? type;
    case 'class':
      return type.arguments.length === 0 ? type : substituteArguments(type, by, depth);
    case 'array':
      return substituteElement(type, by, depth);
    case 'wildcard':
      return substituteWildcard(type.upper, type.lower, by, depth);
    case 'intersection':
      return {
        kind: 'intersection',
        parts: type.parts.map((part) => substitute(part, by, depth + 1)),
      };
    default:
      return type;
  }
}
function substituteArguments(type, by, depth) {
  if (depth > MAX_DEPTH)
    return classType(
      type.class,
      type.arguments.map(() => ANY),
    );
  const replaced = type.arguments.map((argument) => {
    const after = substitute(argument, by, depth + 1);
    return after.kind === 'primitive' ? ANY : after;
  });
  const isSame = replaced.every((argument, i) => argument === type.arguments[i]);
  return isSame ? type : classType(type.class, replaced);
}
function substituteElement(type, by, depth) {
  const element = substitute(type.element, by, depth);
  if (element === type.element) return type;
  return arrayOf(element.kind === 'wildcard' ? (element.upper ?? type.element) : element);
}
function substituteWildcard(upper, lower, by, depth) {
  if (depth > MAX_DEPTH) return ANY;
  if (lower !== void 0) {
    const after2 = substitute(lower, by, depth + 1);
    const bound2 = after2.kind === 'wildcard' ? (after2.lower ?? after2.upper) : after2;
    return bound2 === void 0 ? ANY : { kind: 'wildcard', upper: void 0, lower: bound2 };
  }
  if (upper === void 0) return ANY;
  const after = substitute(upper, by, depth + 1);
  const bound = after.kind === 'wildcard' ? after.upper : after;
  return bound === void 0 ? ANY : { kind: 'wildcard', upper: bound, lower: void 0 };
}
function substitutionOf(type) {
  if (type.arguments.length === 0) return NOTHING;
  const by = /* @__PURE__ */ new Map();
  type.class.typeParameters.forEach((parameter2, index) => {
    by.set(parameter2, type.arguments[index] ?? ANY);
  });
  for (const [parameter2, argument] of by) {
    if (argument === ANY) by.set(parameter2, boundOf(parameter2, by));
  }
  return by;
}
function boundOf(parameter2, by) {
  const [bound] = parameter2.bounds;
  if (bound?.kind !== 'class' || bound.class.name === 'java.lang.Object') return ANY;
  const upper = substitute(bound, by);
  return { kind: 'wildcard', upper, lower: void 0 };
}
function asMemberOf(type, receiver) {
  if (isRaw(receiver)) return erase(type);
  return receiver.arguments.length === 0 ? type : substitute(type, substitutionOf(receiver));
}
function erase(type, depth = 0) {
  switch (type.kind) {
    case 'class':
      return type.arguments.length === 0 ? type : rawType(type.class);
    case 'array':
      return arrayOf(erase(type.element, depth));
    case 'variable':
      return eraseFirst(type.variable.bounds, type, depth);
    case 'intersection':
      return eraseFirst(type.parts, type, depth);
    case 'wildcard':
      return eraseFirst(type.upper === void 0 ? [] : [type.upper], type, depth);
    default:
      return type;
  }
}
function eraseFirst(bounds, self, depth) {
  const [first] = bounds;
  return first === void 0 || depth > MAX_DEPTH ? self : erase(first, depth + 1);
}
function upperBound(type, object) {
  return type.kind === 'wildcard' ? (type.upper ?? object) : type;
}
function mentions(type, variables, depth = 0) {
  if (depth > MAX_DEPTH || variables.length === 0) return false;
  switch (type.kind) {
    case 'variable':
      return variables.includes(type.variable);
    case 'class':
      return type.arguments.some((argument) => mentions(argument, variables, depth + 1));
    case 'array':
      return mentions(type.element, variables, depth);
    case 'intersection':
      return type.parts.some((part) => mentions(part, variables, depth + 1));
    case 'wildcard':
      return [type.upper, type.lower].some(
        (bound) => bound !== void 0 && mentions(bound, variables, depth + 1),
      );
    default:
      return false;
  }
}
function sameType(a, b, depth = 0) {
  if (a === b) return true;
  if (a.kind !== b.kind || depth > MAX_DEPTH) return false;
  switch (a.kind) {
    case 'primitive':
      return a.name === b.name;
    case 'class':
      return a.class === b.class && sameTypes(a.arguments, b.arguments, depth);
    case 'array':
      return sameType(a.element, b.element, depth);
    case 'variable':
      return a.variable === b.variable;
    case 'wildcard':
      return sameBound(a.upper, b.upper, depth) && sameBound(a.lower, b.lower, depth);
    case 'intersection':
      return sameTypes(a.parts, b.parts, depth);
    case 'null':
      return true;
    case 'unknown':
      return a.cause.why === b.cause.why && a.cause.name === b.cause.name;
  }
}
function sameBound(a, b, depth) {
  if (a === void 0 || b === void 0) return a === b;
  return sameType(a, b, depth + 1);
}
function sameTypes(a, b, depth = 0) {
  return a.length === b.length && a.every((type, index) => sameType(type, b[index], depth + 1));
}

// server/src/java/program/classes.ts
function typeNamed(classes, binaryName2) {
  const symbol = classes.find(binaryName2);
  if (symbol !== void 0) return rawType(symbol);
  return unknownType({ why: 'class-not-found', name: binaryName2 });
}

// server/src/java/program/boxing.ts
var BOXES = /* @__PURE__ */ new Map([
  ['boolean', 'java.lang.Boolean'],
  ['byte', 'java.lang.Byte'],
  ['short', 'java.lang.Short'],
  ['char', 'java.lang.Character'],
  ['int', 'java.lang.Integer'],
  ['long', 'java.lang.Long'],
  ['float', 'java.lang.Float'],
  ['double', 'java.lang.Double'],
  ['void', 'java.lang.Void'],
]);
var UNBOXED = new Map(
  [...BOXES]
    .filter(([primitive2]) => primitive2 !== 'void')
    .map(([primitive2, box]) => [box, PRIMITIVES.get(primitive2)]),
);
var WIDER = /* @__PURE__ */ new Map([
  ['boolean', ['boolean']],
  ['byte', ['byte', 'short', 'int', 'long', 'float', 'double']],
  ['short', ['short', 'int', 'long', 'float', 'double']],
  ['char', ['char', 'int', 'long', 'float', 'double']],
  ['int', ['int', 'long', 'float', 'double']],
  ['long', ['long', 'float', 'double']],
  ['float', ['float', 'double']],
  ['double', ['double']],
]);
function boxed(type, classes) {
  return type.kind === 'primitive' ? typeNamed(classes, BOXES.get(type.name)) : type;
}
function unboxed(type) {
  if (type.kind === 'primitive') return type.name === 'void' ? void 0 : type;
  if (type.kind === 'class') return UNBOXED.get(type.class.name);
  if (type.kind !== 'variable' && type.kind !== 'wildcard') return void 0;
  const bound = type.kind === 'variable' ? type.variable.bounds[0] : type.upper;
  return bound?.kind === 'class' ? UNBOXED.get(bound.class.name) : void 0;
}
function widens(from, to) {
  return WIDER.get(from)?.includes(to) ?? false;
}
function isNumeric(type) {
  return type.kind === 'primitive' && type.name !== 'boolean' && type.name !== 'void';
}
function promoted(a, b) {
  const [first, second] = [unboxed(a), unboxed(b)];
  if (first === void 0 || second === void 0) return void 0;
  if (!isNumeric(first) || !isNumeric(second)) return void 0;
  for (const name of ['double', 'float', 'long']) {
    if (first.name === name || second.name === name) return PRIMITIVES.get(name);
  }
  return PRIMITIVES.get('int');
}

// server/src/java/program/subtyping.ts
var Fit = { no: 0, maybe: 1, yes: 2 };
var MAX_DEPTH2 = 12;
function least(a, b) {
  return a < b ? a : b;
}
var Subtyping = class {
  constructor(hierarchy) {
    this.hierarchy = hierarchy;
  }
  hierarchy;
  isSubtype(a, b) {
    return this.fits(a, b, true) === Fit.yes;
  }
  /** Can the classes' arguments be left out of account: `List<Foo>` is then a `Collection<Bar>`. */
  isErasedSubtype(a, b) {
    return this.fits(a, b, false) === Fit.yes;
  }
  /** Is a value of type `a` one of type `b`? With or without a look at type arguments. */
  fits(a, b, withArguments2, depth = 0) {
    if (a === b) return Fit.yes;
    if (depth > MAX_DEPTH2) return Fit.maybe;
    if (a.kind === 'unknown' || b.kind === 'unknown') return this.#fitsUnknown(a, b);
    if (b.kind === 'primitive') return fitsPrimitive(a, b.name);
    switch (b.kind) {
      case 'wildcard':
        return this.#fitsBounds(a, b.lower ?? b.upper, withArguments2, depth);
      case 'intersection':
        return b.parts.reduce(
          (fit, part) => least(fit, this.fits(a, part, withArguments2, depth + 1)),
          Fit.yes,
        );
      default:
        return this.#fitsReference(a, b, withArguments2, depth);
    }
  }
  #fitsBounds(a, bound, withArguments2, depth) {
    return bound === void 0 ? Fit.yes : this.fits(a, bound, withArguments2, depth + 1);
  }
  #fitsReference(a, b, withArguments2, depth) {
    switch (a.kind) {
      case 'null':
        return Fit.yes;
      case 'class':
        return b.kind === 'class' ? this.#fitsClass(a, b, withArguments2, depth) : Fit.no;
      case 'array':
        return this.#fitsArray(a.element, b, withArguments2, depth);
      case 'variable':
        if (b.kind === 'variable' && b.variable === a.variable) return Fit.yes;
        return this.#anyFits(a.variable.bounds, b, withArguments2, depth);
      case 'intersection':
        return this.#anyFits(a.parts, b, withArguments2, depth);
      case 'wildcard':
        return this.fits(this.#upper(a), b, withArguments2, depth + 1);
      default:
        return Fit.no;
    }
  }
  #anyFits(types, b, withArguments2, depth) {
    let best = Fit.no;
    for (const type of types) {
      const fit = this.fits(type, b, withArguments2, depth + 1);
      if (fit > best) best = fit;
    }
    return best;
  }
  #fitsArray(element, b, withArguments2, depth) {
    if (b.kind === 'class')
      return this.hierarchy.asSuper({ kind: 'array', element }, b.class) ? Fit.yes : Fit.no;
    if (b.kind !== 'array') return Fit.no;
    if (element.kind === 'primitive' || b.element.kind === 'primitive') {
      return sameType(element, b.element) ? Fit.yes : Fit.no;
    }
    return this.fits(element, b.element, withArguments2, depth + 1);
  }
  #fitsClass(a, b, withArguments2, depth) {
    const { types, unknown } = this.hierarchy.ancestry(a.class);
    if (a.class !== b.class && !types.has(b.class)) {
      const isOpen = unknown.length > 0 && !hasModifier(b.class.modifiers, 'final');
      return isOpen ? Fit.maybe : Fit.no;
    }
    if (!withArguments2 || b.arguments.length === 0) return Fit.yes;
    const asSuper = this.hierarchy.asSuper(a, b.class);
    if (isRaw(asSuper)) return Fit.yes;
    return this.#contains(b.arguments, asSuper.arguments, depth);
  }
  /** Are the arguments within the wanted ones (JLS §4.5.1)? */
  #contains(wanted, given, depth) {
    return wanted.reduce(
      (fit, each, i) => least(fit, this.#containsOne(each, given[i], depth)),
      Fit.yes,
    );
  }
  #containsOne(wanted, given, depth) {
    if (given === void 0) return Fit.maybe;
    if (wanted.kind === 'unknown' || given.kind === 'unknown') {
      return sameType(wanted, given) ? Fit.yes : Fit.maybe;
    }
    if (wanted.kind !== 'wildcard') return sameType(wanted, given) ? Fit.yes : Fit.no;
    if (wanted.lower !== void 0) {
      const lower = given.kind === 'wildcard' ? given.lower : given;
      return lower === void 0 ? Fit.no : this.fits(wanted.lower, lower, true, depth + 1);
    }
    if (wanted.upper === void 0) return Fit.yes;
    return this.fits(this.#upper(given), wanted.upper, true, depth + 1);
  }
  #upper(type) {
    return upperBound(type, this.hierarchy.classes.object);
  }
  #fitsUnknown(a, b) {
    if (sameType(a, b)) return isNamed(a) ? Fit.yes : Fit.maybe;
    if (b === this.hierarchy.classes.object && isNamed(a)) return Fit.yes;
    if (a.kind === 'null') return isNamed(b) ? Fit.yes : Fit.maybe;
    if (a.kind === 'unknown') return isNamed(a) && cannotBeSuper(b) ? Fit.no : Fit.maybe;
    return isNamed(b) && this.#cannotBe(a) ? Fit.no : Fit.maybe;
  }
  /** Can a value of this type not be of a class that was not found: all its supertypes are known. */
  #cannotBe(a) {
    if (a.kind === 'primitive' || a.kind === 'array') return true;
    if (a.kind === 'class') return this.hierarchy.ancestry(a.class).unknown.length === 0;
    if (a.kind === 'variable') return a.variable.bounds.every((bound) => this.#cannotBe(bound));
    return false;
  }
  /** May an argument of type `a` be passed where `b` is declared (JLS §15.12.2)? */
  converts(a, b, conversion) {
    if (a.kind === 'primitive' && b.kind === 'primitive') return fitsPrimitive(a, b.name);
    if (a.kind === 'primitive') return this.#boxes(a, b, conversion);
    if (b.kind === 'primitive') return this.#unboxes(a, b.name, conversion);
    return this.fits(a, b, false);
  }
  #boxes(a, b, conversion) {
    if (a.kind === 'primitive' && a.name === 'void') return Fit.no;
    if (conversion === 'strict') return b.kind === 'unknown' && !isNamed(b) ? Fit.maybe : Fit.no;
    return this.fits(boxed(a, this.hierarchy.classes), b, false);
  }
  #unboxes(a, name, conversion) {
    if (a.kind === 'unknown') return isNamed(a) ? Fit.no : Fit.maybe;
    if (conversion === 'strict') return Fit.no;
    const primitive2 = unboxed(a);
    return primitive2 !== void 0 && widens(primitive2.name, name) ? Fit.yes : Fit.no;
  }
};
function fitsPrimitive(a, name) {
  return a.kind === 'primitive' && widens(a.name, name) ? Fit.yes : Fit.no;
}
function isNamed(type) {
  return (
    type.kind === 'unknown' &&
    (type.cause.why === 'class-not-found' || type.cause.why === 'not-java')
  );
}
function cannotBeSuper(type) {
  if (type.kind === 'primitive' || type.kind === 'array') return true;
  return type.kind === 'class' && hasModifier(type.class.modifiers, 'final');
}

// server/src/java/program/calls/candidate.ts
var PHASES = ['strict', 'loose', 'variable'];
function candidateOf(method2, owner) {
  const formals = method2.parameters.map(({ type }) =>
    isStatic(method2) ? type : asMemberOf(type, owner),
  );
  const { typeParameters } = method2;
  const erased =
    typeParameters.length === 0
      ? formals
      : formals.map((type) => (mentions(type, typeParameters) ? erase(type) : type));
  return { method: method2, owner, formals, erased };
}
function fitsArity(method2, count) {
  const declared2 = method2.parameters.length;
  return declared2 === count || (method2.variadic && count >= declared2 - 1);
}
function formalAt(formals, index, phase) {
  if (phase !== 'variable' || index < formals.length - 1) return formals[index];
  const last = formals.at(-1);
  return last?.kind === 'array' ? last.element : last;
}
var Applicability = class {
  constructor(subtyping, functions) {
    this.subtyping = subtyping;
    this.functions = functions;
  }
  subtyping;
  functions;
  /** How well all arguments fit: as the one that fits worst. */
  fit(candidate, given, phase) {
    if (!isOfArity(candidate.method, given.length, phase)) return Fit.no;
    let worst = Fit.yes;
    for (let i = 0; i < given.length; i++) {
      const fit = this.fitAt(candidate, given, i, phase);
      if (fit === Fit.no) return Fit.no;
      if (fit < worst) worst = fit;
    }
    return worst;
  }
  fitAt(candidate, given, index, phase) {
    const formal = formalAt(candidate.erased, index, phase);
    if (formal === void 0) return Fit.no;
    const declared2 = formalAt(candidate.formals, index, phase);
    const isOwnVariable =
      declared2.kind === 'variable' && candidate.method.typeParameters.includes(declared2.variable);
    return this.#fitOne(given[index], formal, phase, isOwnVariable);
  }
  #fitOne(argument, formal, phase, isOwnVariable) {
    switch (argument.kind) {
      case 'typed':
        return this.#converts(argument.type, formal, phase);
      case 'poly':
        return this.#converts(erase(argument.type), formal, phase);
      case 'lambda':
      case 'reference':
        return isOwnVariable ? Fit.yes : this.#fitFunction(argument, formal);
    }
  }
  #converts(type, formal, phase) {
    return this.subtyping.converts(type, formal, phase === 'strict' ? 'strict' : 'loose');
  }
  #fitFunction(argument, formal) {
    if (formal.kind === 'unknown') return Fit.maybe;
    const shape = this.functions.shapeOf(formal);
    if (shape === void 0) return this.#mayBeFunction(formal) ? Fit.maybe : Fit.no;
    const arity = shape.parameters.length;
    if (argument.kind === 'reference') return argument.accepts(arity) ? Fit.yes : Fit.no;
    if (argument.arity !== arity) return Fit.no;
    return this.#fitResult(argument, shape);
  }
  /** An interface with a supertype that is not known may get its method from there. */
  #mayBeFunction(formal) {
    if (formal.kind !== 'class' || formal.class.kind !== 'interface') return false;
    return this.subtyping.hierarchy.unknownSupertype(formal.class) !== void 0;
  }
  #fitResult(argument, shape) {
    const wantsVoid = isVoid(shape.result);
    if (argument.body !== 'either')
      return (argument.body === 'void') === wantsVoid ? Fit.yes : Fit.no;
    if (wantsVoid || argument.parameters === void 0) return Fit.yes;
    const result = argument.bodyType(argument.parameters);
    if (result.kind === 'unknown') return Fit.maybe;
    return isVoid(result) ? Fit.no : Fit.yes;
  }
};
function isVoid(type) {
  return type.kind === 'primitive' && type.name === 'void';
}
function isOfArity(method2, count, phase) {
  const declared2 = method2.parameters.length;
  return phase === 'variable' ? method2.variadic && count >= declared2 - 1 : declared2 === count;
}

// server/src/java/program/type-text.ts
var MAX_DEPTH3 = 12;
function erasedText(type, depth = 0) {
  if (depth > MAX_DEPTH3) return 'java.lang.Object';
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'class':
      return type.class.name;
    case 'array':
      return `${erasedText(type.element, depth)}[]`;
    case 'variable':
      return firstText(type.variable.bounds, depth);
    case 'wildcard':
      return firstText(type.upper === void 0 ? [] : [type.upper], depth);
    case 'intersection':
      return firstText(type.parts, depth);
    case 'null':
      return 'java.lang.Object';
    case 'unknown':
      return type.cause.name;
  }
}
function firstText(bounds, depth) {
  const [first] = bounds;
  return first === void 0 ? 'java.lang.Object' : erasedText(first, depth + 1);
}
function descriptorOf(parameters) {
  return `(${parameters.map((type) => erasedText(type)).join(',')})`;
}
function causeText(cause) {
  return `${cause.why} ${cause.name}`;
}

// server/src/java/program/calls/choose.ts
var Chooser = class {
  constructor(applicability, specificity, subtyping) {
    this.applicability = applicability;
    this.specificity = specificity;
    this.subtyping = subtyping;
  }
  applicability;
  specificity;
  subtyping;
  choose(candidates, given) {
    for (const phase of PHASES) {
      const fitting = this.#fitting(candidates, given, phase);
      if (fitting.length === 0) continue;
      if (fitting.every(({ fit }) => fit === Fit.yes)) {
        return this.#choosePlainly(fitting, given, phase);
      }
      return this.#chooseCarefully(candidates, fitting, given, phase);
    }
    return 'none';
  }
  #fitting(candidates, given, phase) {
    return candidates
      .map((candidate) => ({ candidate, fit: this.applicability.fit(candidate, given, phase) }))
      .filter(({ fit }) => fit !== Fit.no);
  }
  #choosePlainly(fitting, given, phase) {
    const all = fitting.map(({ candidate: candidate2 }) => candidate2);
    const left = all.length === 1 ? all : this.#byTypeArguments(all, given, phase);
    const [only] = left;
    const candidate = left.length === 1 ? only : this.specificity.mostSpecific(left, given, phase);
    return candidate === void 0 ? 'ambiguous' : { candidate, phase };
  }
  /** Where several are left, those out whose parameters want other type arguments, if not all do. */
  #byTypeArguments(all, given, phase) {
    const left = all.filter((candidate) => {
      if (candidate.method.typeParameters.length > 0) return true;
      return given.every((argument, i) => {
        const formal = formalAt(candidate.formals, i, phase);
        if (argument.kind !== 'typed' || argument.type.kind !== 'class') return true;
        if (formal?.kind !== 'class' || formal.arguments.length === 0) return true;
        return this.subtyping.fits(argument.type, formal, true) !== Fit.no;
      });
    });
    return left.length === 0 ? all : left;
  }
  #chooseCarefully(candidates, fitting, given, phase) {
    const certain = fitting.some(({ fit }) => fit === Fit.yes);
    const later = certain ? [] : this.#possibleLater(candidates, fitting, given, phase);
    const possible = [...fitting.map(({ candidate }) => candidate), ...later];
    const [only] = possible;
    if (possible.length === 1) return { candidate: only, phase };
    const best = this.specificity.mostSpecific(possible.slice(0, fitting.length), given, phase);
    if (best === void 0) return 'ambiguous';
    const isCertain = fitting.some((each) => each.candidate === best && each.fit === Fit.yes);
    if (isCertain || this.#agree(possible, given, phase)) return { candidate: best, phase };
    return 'ambiguous';
  }
  /** What a later phase could choose, should none of the candidates so far apply. */
  #possibleLater(candidates, fitting, given, phase) {
    const known2 = new Set(fitting.map(({ candidate }) => candidate));
    const found = [];
    for (const next of PHASES.slice(PHASES.indexOf(phase) + 1)) {
      for (const { candidate } of this.#fitting(candidates, given, next)) {
        if (!known2.has(candidate)) found.push(candidate);
        known2.add(candidate);
      }
    }
    return found;
  }
  /** Do all take the same where an argument is not surely right? Then it decides nothing. */
  #agree(possible, given, phase) {
    return given.every((_, i) => {
      const fits = possible.map((each) => this.applicability.fitAt(each, given, i, phase));
      if (fits.every((fit) => fit !== Fit.maybe)) return true;
      const formals = possible.map((each) => formalAt(each.erased, i, phase));
      return new Set(formals.map((type) => (type === void 0 ? '' : erasedText(type)))).size === 1;
    });
  }
};

// server/src/java/program/least-upper-bound.ts
function leastUpperBound(types, subtyping) {
  const { hierarchy } = subtyping;
  const given = distinct(types.map((type) => boxed(type, hierarchy.classes)));
  const known2 = given.filter(({ kind }) => kind !== 'null');
  const [first] = known2;
  if (first === void 0) return given[0] ?? hierarchy.classes.object;
  const unknown = known2.find(({ kind }) => kind === 'unknown');
  if (known2.length === 1 || unknown !== void 0) return unknown ?? first;
  const widest = known2.find((type) => known2.every((other) => subtyping.isSubtype(other, type)));
  return widest ?? commonSupertype(known2, subtyping);
}
function distinct(types) {
  const found = [];
  for (const type of types) if (!found.some((each) => sameType(each, type))) found.push(type);
  return found;
}
function commonSupertype(types, subtyping) {
  const { hierarchy } = subtyping;
  const [first, ...others] = types.map((type) => hierarchy.receivers(erase(type))[0]);
  if (first?.kind !== 'class') return hierarchy.classes.object;
  const shared = [...hierarchy.ancestry(first.class).types.keys()].filter((symbol) =>
    others.every((other) => other?.kind === 'class' && hierarchy.isSubclass(other.class, symbol)),
  );
  const nearest = shared.filter((symbol) => !hasSubclassIn(shared, symbol, subtyping));
  const parts = nearest.map((symbol) => withSharedArguments(symbol, types, subtyping));
  return parts.length > 1
    ? { kind: 'intersection', parts }
    : (parts[0] ?? hierarchy.classes.object);
}
function hasSubclassIn(symbols, symbol, { hierarchy }) {
  return symbols.some((each) => each !== symbol && hierarchy.isSubclass(each, symbol));
}
function withSharedArguments(symbol, types, { hierarchy }) {
  const seen = types.map((type) => hierarchy.asSuper(type, symbol));
  const [first] = seen;
  if (first === void 0 || seen.some((each) => each?.arguments.length !== first.arguments.length)) {
    return classType(symbol, []);
  }
  return classType(
    symbol,
    first.arguments.map((argument, i) =>
      seen.every((each) => sameType(each.arguments[i], argument)) ? argument : ANY,
    ),
  );
}

// server/src/java/program/calls/inference-bounds.ts
var MAX_DEPTH4 = 12;
var InferenceBounds = class {
  constructor(subtyping, variables) {
    this.subtyping = subtyping;
    this.variables = variables;
    for (const variable of variables) {
      this.#bounds.set(variable, { equal: [], lower: [], upper: [], unknown: void 0 });
    }
  }
  subtyping;
  variables;
  #bounds = /* @__PURE__ */ new Map();
  /** Does the type name a variable that is to be inferred? */
  isAbout(type) {
    return mentions(type, this.variables);
  }
  isSolvable(type) {
    return this.variables.every(
      (variable) => !mentions(type, [variable]) || this.#solution(variable) !== void 0,
    );
  }
  /** A value of the given type is passed where the formal one is declared. */
  reduceSubtype(given, formal, depth = 0) {
    if (depth > MAX_DEPTH4 || !mentions(formal, this.variables)) return;
    switch (formal.kind) {
      case 'variable':
        this.#addLower(formal.variable, given);
        return;
      case 'class':
        this.#reduceClass(given, formal, depth);
        return;
      case 'array':
        if (given.kind === 'array') this.#reduceElement(given.element, formal.element, depth);
        else if (given.kind === 'unknown') this.#markUnknown(formal, given);
        return;
      case 'intersection':
        for (const part of formal.parts) this.reduceSubtype(given, part, depth + 1);
        return;
      case 'wildcard':
        this.#reduceWildcard(given, formal, depth);
        return;
      default:
    }
  }
  #reduceWildcard(given, formal, depth) {
    const bound = formal.lower ?? formal.upper;
    if (bound !== void 0) this.reduceSubtype(given, bound, depth + 1);
  }
  #reduceElement(given, formal, depth) {
    if (given.kind === 'primitive') return;
    this.reduceSubtype(given, formal, depth + 1);
  }
  #reduceClass(given, formal, depth) {
    if (given.kind === 'unknown') {
      this.#markUnknown(formal, given);
      return;
    }
    const boxedType = boxed(given, this.subtyping.hierarchy.classes);
    const found = this.subtyping.hierarchy.asSuper(boxedType, formal.class);
    if (found === void 0) return;
    found.arguments.forEach((argument, i) => {
      this.#reduceArgument(argument, formal.arguments[i] ?? ANY, depth + 1);
    });
  }
  /** A type argument is within a formal one. */
  #reduceArgument(given, formal, depth) {
    if (depth > MAX_DEPTH4 || !mentions(formal, this.variables)) return;
    if (formal.kind !== 'wildcard') {
      if (given.kind !== 'wildcard') this.reduceEqual(given, formal, depth);
      else if (given.upper !== void 0) this.reduceEqual(given.upper, formal, depth);
      return;
    }
    if (formal.lower !== void 0) {
      const lower = given.kind === 'wildcard' ? given.lower : given;
      if (lower !== void 0) this.reduceSupertype(lower, formal.lower, depth + 1);
      return;
    }
    const upper = given.kind === 'wildcard' ? given.upper : given;
    if (upper !== void 0 && formal.upper !== void 0) {
      this.reduceSubtype(upper, formal.upper, depth + 1);
    }
  }
  reduceEqual(given, formal, depth = 0) {
    if (depth > MAX_DEPTH4) return;
    if (formal.kind === 'variable') this.#add(formal.variable, 'equal', given);
    else if (formal.kind === 'array' && given.kind === 'array') {
      this.reduceEqual(given.element, formal.element, depth + 1);
    } else if (formal.kind === 'class' && given.kind === 'class' && formal.class === given.class) {
      given.arguments.forEach((argument, i) => {
        this.#reduceArgument(argument, formal.arguments[i] ?? ANY, depth + 1);
      });
    }
  }
  /** The formal type must be a subtype of the given one: the wanted type of a result. */
  reduceSupertype(given, formal, depth = 0) {
    if (depth > MAX_DEPTH4 || !mentions(formal, this.variables)) return;
    if (given.kind === 'wildcard') {
      if (given.upper !== void 0) this.reduceSupertype(given.upper, formal, depth + 1);
      return;
    }
    if (formal.kind === 'variable') {
      this.#add(formal.variable, 'upper', boxed(given, this.subtyping.hierarchy.classes));
    } else if (formal.kind === 'array' && given.kind === 'array') {
      this.reduceSupertype(given.element, formal.element, depth + 1);
    } else if (formal.kind === 'class' && given.kind === 'class') {
      this.#reduceSuperclass(given, formal, depth);
    }
  }
  #reduceSuperclass(given, formal, depth) {
    const seen = this.subtyping.hierarchy.asSuper(formal, given.class);
    if (seen === void 0) return;
    given.arguments.forEach((wanted, i) => {
      const argument = seen.arguments[i];
      if (argument === void 0) return;
      if (wanted.kind !== 'wildcard') this.reduceEqual(wanted, argument, depth + 1);
      else if (wanted.lower !== void 0) this.reduceSubtype(wanted.lower, argument, depth + 1);
      else if (wanted.upper !== void 0) this.reduceSupertype(wanted.upper, argument, depth + 1);
    });
  }
  #addLower(variable, given) {
    if (given.kind === 'null' || (given.kind === 'primitive' && given.name === 'void')) return;
    this.#add(variable, 'lower', boxed(given, this.subtyping.hierarchy.classes));
  }
  #add(variable, side, type) {
    const bounds = this.#bounds.get(variable);
    if (bounds === void 0) return;
    if (type.kind === 'unknown') bounds.unknown ??= type;
    else if (type.kind === 'wildcard') {
      if (type.upper !== void 0) bounds[side].push(type.upper);
    } else bounds[side].push(type);
  }
  #markUnknown(formal, unknown) {
    for (const [variable, bounds] of this.#bounds) {
      if (mentions(formal, [variable])) bounds.unknown ??= unknown;
    }
  }
  /** What the bounds say of a variable; undefined if nothing. */
  #solution(variable) {
    const { equal, lower, upper, unknown } = this.#bounds.get(variable);
    if (equal[0] !== void 0) return equal[0];
    if (lower.length > 0) return unknown ?? leastUpperBound(lower, this.subtyping);
    return this.#narrowest(upper) ?? unknown;
  }
  #narrowest(types) {
    return (
      types.find((type) => types.every((other) => this.subtyping.isErasedSubtype(type, other))) ??
      types[0]
    );
  }
  /** The type with what is known so far put in, and `?` for what is not. */
  apply(type) {
    return mentions(type, this.variables) ? substitute(type, this.solutions()) : type;
  }
  /** What a value of the type is, with what is known so far. */
  applyUpper(type) {
    return upperBound(this.apply(type), this.subtyping.hierarchy.classes.object);
  }
  solutions() {
    const solutions = /* @__PURE__ */ new Map();
    this.#incorporateBounds();
    for (const variable of this.variables) {
      solutions.set(variable, this.#solution(variable) ?? ANY);
    }
    for (const variable of this.variables) {
      if (solutions.get(variable) === ANY) solutions.set(variable, declared(variable, solutions));
    }
    return solutions;
  }
  /** `<T, C extends Collection<T>>`: what C is tells T. */
  #incorporateBounds() {
    for (const variable of this.variables) {
      const solution = this.#solution(variable);
      if (solution === void 0 || solution.kind === 'unknown') continue;
      for (const bound of variable.bounds) {
        const open = this.variables.filter((each) => this.#solution(each) === void 0);
        if (mentions(bound, open)) this.reduceSubtype(solution, bound);
      }
    }
  }
};
function declared(variable, solutions) {
  const [bound] = variable.bounds;
  if (bound === void 0 || (bound.kind === 'class' && bound.class.name === 'java.lang.Object')) {
    return ANY;
  }
  const upper = substitute(bound, solutions);
  return upper.kind === 'wildcard' ? upper : { kind: 'wildcard', upper, lower: void 0 };
}

// server/src/java/program/calls/infer.ts
var Inference = class {
  constructor(subtyping, functions) {
    this.subtyping = subtyping;
    this.functions = functions;
  }
  subtyping;
  functions;
  infer({ variables, formals, given, result, target }) {
    const bounds = new InferenceBounds(this.subtyping, variables);
    const pending = [];
    given.forEach((argument, i) => {
      const formal = formals[i];
      if (formal === void 0) return;
      if (argument.kind === 'typed') bounds.reduceSubtype(argument.type, formal);
      else pending.push({ argument, formal });
    });
    if (target !== void 0) bounds.reduceSupertype(target, result);
    for (const each of pending) this.#reduceWritten(each, bounds);
    this.#reducePending(pending, bounds);
    return bounds.solutions();
  }
  #reducePending(pending, bounds) {
    while (pending.length > 0) {
      const ready = pending.findIndex((each) => this.#isReady(each, bounds));
      const [next] = pending.splice(Math.max(0, ready), 1);
      this.#reduce(next, bounds);
    }
  }
  #isReady({ argument, formal }, bounds) {
    if (argument.kind === 'poly') return true;
    const shape = this.functions.shapeOf(formal);
    return shape?.parameters.every((type) => bounds.isSolvable(type)) ?? true;
  }
  /** What a function says of its parameters by itself. */
  #reduceWritten({ argument, formal }, bounds) {
    const shape = this.functions.shapeOf(formal);
    if (shape === void 0 || argument.kind === 'poly') return;
    if (argument.kind === 'lambda') {
      argument.parameters?.forEach((type, i) => {
        const parameter2 = shape.parameters[i];
        if (parameter2 !== void 0) bounds.reduceEqual(type, parameter2);
      });
      return;
    }
    argument.expects(shape.parameters.length)?.forEach((type, i) => {
      const parameter2 = shape.parameters[i];
      if (parameter2 !== void 0) bounds.reduceSupertype(type, parameter2);
    });
  }
  #reduce({ argument, formal }, bounds) {
    if (argument.kind === 'poly') {
      bounds.reduceSubtype(argument.typeFor(bounds.apply(formal)), formal);
      return;
    }
    const shape = this.functions.shapeOf(formal);
    if (shape === void 0 || isVoid(shape.result) || !bounds.isAbout(shape.result)) return;
    const parameters = shape.parameters.map((type) => bounds.applyUpper(type));
    bounds.reduceSubtype(resultOf(argument, parameters), shape.result);
  }
};
function resultOf(argument, parameters) {
  if (argument.kind === 'reference') return argument.resultFor(parameters);
  return argument.bodyType(argument.parameters ?? parameters);
}

// server/src/java/program/calls/specificity.ts
var Specificity = class {
  constructor(subtyping, functions) {
    this.subtyping = subtyping;
    this.functions = functions;
  }
  subtyping;
  functions;
  /** The one that is more specific than all others; undefined if there is none. */
  mostSpecific(candidates, given, phase) {
    const best = candidates.filter((candidate) =>
      candidates.every(
        (other) => other === candidate || this.#isMoreSpecific(candidate, other, given, phase),
      ),
    );
    return best.find(({ method: method2 }) => !isAbstractMethod(method2.modifiers)) ?? best[0];
  }
  #isMoreSpecific(a, b, given, phase) {
    const count =
      phase === 'variable'
        ? Math.max(given.length, a.formals.length, b.formals.length)
        : given.length;
    for (let i = 0; i < count; i++) {
      const first = formalAt(a.erased, i, phase);
      const second = formalAt(b.erased, i, phase);
      if (first === void 0 || second === void 0) return false;
      if (!this.#isMoreSpecificFor(given[i], first, second)) return false;
    }
    return true;
  }
  #isMoreSpecificFor(argument, a, b) {
    if (this.subtyping.fits(a, b, false) === Fit.yes) return true;
    if (argument === void 0 || (argument.kind !== 'lambda' && argument.kind !== 'reference')) {
      return false;
    }
    const [first, second] = [this.functions.shapeOf(a), this.functions.shapeOf(b)];
    if (first === void 0 || second === void 0) return false;
    return this.#isMoreSpecificFunction(argument, first, second);
  }
  #isMoreSpecificFunction(argument, a, b) {
    if (this.subtyping.hierarchy.isSubclass(b.interface, a.interface)) return false;
    if (argument.kind === 'lambda' && argument.parameters === void 0) return false;
    if (isVoid(b.result)) return true;
    if (isVoid(a.result)) return false;
    const isPrimitive = this.#resultIsPrimitive(argument, a);
    if (a.result.kind === 'primitive' && b.result.kind !== 'primitive') return isPrimitive;
    if (a.result.kind !== 'primitive' && b.result.kind === 'primitive') return !isPrimitive;
    return this.subtyping.fits(a.result, b.result, false) === Fit.yes;
  }
  #resultIsPrimitive(argument, shape) {
    if (argument.kind === 'lambda') {
      return argument.bodyType(argument.parameters ?? shape.parameters).kind === 'primitive';
    }
    if (argument.kind !== 'reference') return false;
    const result = argument.resultFor(shape.parameters);
    return result.kind === 'primitive' && unboxed(result) !== void 0;
  }
};
function isAbstractMethod(modifiers) {
  return (modifiers & Modifier.abstract) !== 0;
}

// server/src/java/program/calls/resolve-call.ts
var Calls = class {
  constructor(members, subtyping, functions) {
    this.members = members;
    this.#hierarchy = members.hierarchy;
    this.#chooser = new Chooser(
      new Applicability(subtyping, functions),
      new Specificity(subtyping, functions),
      subtyping,
    );
    this.#inference = new Inference(subtyping, functions);
  }
  members;
  #chooser;
  #inference;
  #hierarchy;
  /** A method of the receiver's type; of `ownType(C)` for a call without a written receiver. */
  method(receiver, request) {
    if (receiver.kind === 'array' && isClone(request)) return this.#cloneOf(receiver);
    const receivers = this.#hierarchy.receivers(receiver);
    const candidates = this.#candidates(receivers, request);
    const missing = this.#missing(receivers, receiver);
    const choice = this.#choose(candidates, request, missing);
    if (typeof choice === 'object') return this.#invoke(choice, receiver, request);
    return { found: false, cause: this.#causeOf(choice, candidates, receivers, request, missing) };
  }
  /** A constructor; with `diamond` the arguments of the class are inferred. */
  creation(type, diamond, request) {
    const named = { ...request, name: '<init>' };
    const owner = diamond ? ownType(type.class) : type;
    const candidates = this.#candidates([owner], named);
    const missing = candidates.length === 0 ? void 0 : this.#hierarchy.unknownSupertype(type.class);
    const choice = this.#choose(candidates, named, void 0);
    if (typeof choice !== 'object') {
      return { found: false, cause: this.#causeOf(choice, candidates, [owner], named, missing) };
    }
    return this.#create(choice, owner, diamond, named);
  }
  /** Is there any method of this name: does the search for a call end at this class? */
  hasMethod(symbol, name) {
    return this.members.methods(symbol, name).length > 0;
  }
  #candidates(receivers, request) {
    const found = /* @__PURE__ */ new Map();
    for (const receiver of receivers) {
      if (receiver.kind === 'class') this.#addCandidates(found, receiver, request);
    }
    return [...found.values()];
  }
  #addCandidates(found, receiver, { name, given, from }) {
    for (const method2 of this.members.methods(receiver.class, name)) {
      if (found.has(method2) || !fitsArity(method2, given.length)) continue;
      if (!isAccessible(method2, from, this.#hierarchy)) continue;
      const owner = this.#hierarchy.asSuper(receiver, method2.owner) ?? rawType(method2.owner);
      found.set(method2, candidateOf(method2, owner));
    }
  }
  /** A class of the receiver, or above it, that is not known: there may be more methods. */
  #missing(receivers, receiver) {
    for (const each of receivers) {
      const unknown = each.kind === 'unknown' ? each : this.#hierarchy.unknownSupertype(each.class);
      if (unknown !== void 0) return unknown;
    }
    return receiver.kind === 'unknown' ? receiver : void 0;
  }
  /** One method of the name and arity in a class that is known whole: nothing else can be meant. */
  #choose(candidates, { given }, missing) {
    const [only] = candidates;
    const isPlain = only !== void 0 && candidates.length === 1 && !only.method.variadic;
    if (isPlain && missing === void 0) return { candidate: only, phase: 'loose' };
    return this.#chooser.choose(candidates, given);
  }
  #causeOf(choice, candidates, receivers, { name }, missing) {
    if (choice === 'ambiguous' && candidates.length > 0) return { why: 'ambiguous', name };
    const [first] = receivers;
    if (first?.kind === 'unknown') return { why: 'receiver-unknown', name };
    if (missing !== void 0) return missing.cause;
    return { why: 'member-not-found', name, owner: first?.class.name ?? '' };
  }
  #invoke({ candidate, phase }, receiver, request) {
    const { method: method2, owner } = candidate;
    const { given } = request;
    const formals = given.map((_, i) => formalAt(candidate.formals, i, phase));
    const declared2 = isStatic(method2) ? method2.result : asMemberOf(method2.result, owner);
    const by = this.#solve(
      method2,
      formals,
      declared2,
      request,
      isRaw(owner) && !isStatic(method2),
    );
    const result = isGetClass(method2)
      ? this.#classOf(receiver, declared2)
      : this.#upper(by === void 0 ? declared2 : substitute(declared2, by));
    const parameters =
      by === void 0 ? formals : formals.map((type) => this.#upper(substitute(type, by)));
    const gathersFrom = phase === 'variable' ? method2.parameters.length - 1 : void 0;
    return { found: true, invocation: { method: method2, owner, parameters, result, gathersFrom } };
  }
  #solve(method2, formals, result, { given, target, typeArguments }, raw) {
    const variables = method2.typeParameters;
    if (variables.length === 0 || raw) return void 0;
    if (typeArguments?.length === variables.length) {
      return new Map(variables.map((variable, i) => [variable, typeArguments[i]]));
    }
    return this.#inference.infer({ variables, formals, given, result, target });
  }
  #create({ candidate, phase }, owner, diamond, request) {
    const { method: method2 } = candidate;
    const formals = request.given.map((_, i) => formalAt(candidate.formals, i, phase));
    const variables = [...(diamond ? owner.class.typeParameters : []), ...method2.typeParameters];
    const { given, target } = request;
    const by =
      variables.length === 0
        ? /* @__PURE__ */ new Map()
        : this.#inference.infer({ variables, formals, given, result: owner, target });
    const parameters = formals.map((type) => this.#upper(substitute(type, by)));
    const result = substitute(owner, by);
    const gathersFrom = phase === 'variable' ? method2.parameters.length - 1 : void 0;
    return { found: true, invocation: { method: method2, owner, parameters, result, gathersFrom } };
  }
  #upper(type) {
    return upperBound(type, this.#hierarchy.classes.object);
  }
  /** `getClass()` is a `Class<? extends |T|>` (JLS §4.3.2). */
  #classOf(receiver, declared2) {
    if (declared2.kind !== 'class') return declared2;
    const upper = erase(receiver);
    return classType(declared2.class, [{ kind: 'wildcard', upper, lower: void 0 }]);
  }
  /** The clone of an array has its type and is public (JLS §10.7). */
  #cloneOf(array) {
    const { object } = this.#hierarchy.classes;
    const method2 = object.class.methods.get('clone')?.[0];
    if (method2 === void 0) {
      const cause = {
        why: 'member-not-found',
        name: 'clone',
        owner: object.class.name,
      };
      return { found: false, cause };
    }
    const invocation = {
      method: method2,
      owner: object,
      parameters: [],
      result: array,
      gathersFrom: void 0,
    };
    return { found: true, invocation };
  }
};
function isClone({ name, given }) {
  return name === 'clone' && given.length === 0;
}
function isGetClass(method2) {
  return (
    method2.name === 'getClass' &&
    method2.parameters.length === 0 &&
    method2.owner.name === 'java.lang.Object'
  );
}

// server/src/java/program/core-object.ts
function method(name, signature, modifiers) {
  return { name, modifiers, variadic: false, signature };
}
var { public: PUBLIC, protected: PROTECTED, final: FINAL, native: NATIVE } = Modifier;
var CORE_OBJECT = {
  name: 'java.lang.Object',
  kind: 'class',
  modifiers: PUBLIC,
  typeParameters: '',
  superclass: '',
  interfaces: [],
  fields: [],
  methods: [
    method('<init>', '()V', PUBLIC),
    method('getClass', '()Ljava/lang/Class<*>;', PUBLIC | FINAL | NATIVE),
    method('hashCode', '()I', PUBLIC | NATIVE),
    method('equals', '(Ljava/lang/Object;)Z', PUBLIC),
    method('clone', '()Ljava/lang/Object;', PROTECTED | NATIVE),
    method('toString', '()Ljava/lang/String;', PUBLIC),
    method('notify', '()V', PUBLIC | FINAL | NATIVE),
    method('notifyAll', '()V', PUBLIC | FINAL | NATIVE),
    method('wait', '()V', PUBLIC | FINAL),
    method('wait', '(J)V', PUBLIC | FINAL | NATIVE),
    method('wait', '(JI)V', PUBLIC | FINAL),
    method('finalize', '()V', PROTECTED),
  ],
  types: [],
};

// server/src/java/program/generated-names.ts
var GENERATED_NAMES = [
  { pattern: /^R$/, by: 'Android resources' },
  { pattern: /^BuildConfig$/, by: 'Android build' },
  { pattern: /^BR$/, by: 'data binding' },
  { pattern: /^\w+Binding(Impl)?$/, by: 'view or data binding' },
  { pattern: /^\w+_ViewBinding$/, by: 'Butter Knife' },
  { pattern: /^Dagger\w+$/, by: 'Dagger' },
  { pattern: /^\w+_(Factory|MembersInjector|Provide\w*Factory)$/, by: 'Dagger' },
  { pattern: /^Hilt_\w+$/, by: 'Hilt' },
  { pattern: /^\w+_Impl$/, by: 'Room' },
  { pattern: /^AutoValue_\w+$/, by: 'AutoValue' },
  { pattern: /^\w+(Directions|FragmentArgs|ActivityArgs)$/, by: 'navigation' },
  { pattern: /^(DaoMaster|DaoSession)$/, by: 'greenDAO' },
  { pattern: /^Glide(App|Request|Requests|Options)$/, by: 'Glide' },
  { pattern: /^\w+_$/, by: 'AndroidAnnotations' },
  { pattern: /^Q[A-Z]\w*EventBusIndex$|^MyEventBusIndex$/, by: 'EventBus' },
];
function generatorOf(name) {
  const top = name.split(/[.$]/).find((part) => /^\p{Lu}/u.test(part));
  if (top === void 0) return void 0;
  return GENERATED_NAMES.find(({ pattern }) => pattern.test(top))?.by;
}
var RESOURCE_KINDS = [
  'anim',
  'animator',
  'array',
  'attr',
  'bool',
  'color',
  'dimen',
  'drawable',
  'font',
  'fraction',
  'id',
  'integer',
  'interpolator',
  'layout',
  'menu',
  'mipmap',
  'navigation',
  'overlayable',
  'plurals',
  'raw',
  'string',
  'style',
  'styleable',
  'transition',
  'xml',
];
var BUILD_CONFIG_FIELDS = /* @__PURE__ */ new Map([
  ['DEBUG', 'Z'],
  ['APPLICATION_ID', 'Ljava/lang/String;'],
  ['LIBRARY_PACKAGE_NAME', 'Ljava/lang/String;'],
  ['BUILD_TYPE', 'Ljava/lang/String;'],
  ['FLAVOR', 'Ljava/lang/String;'],
  ['VERSION_CODE', 'I'],
  ['VERSION_NAME', 'Ljava/lang/String;'],
]);

// server/src/java/program/scopes.ts
function findType(scope, name) {
  for (let at = scope; at !== void 0; at = at.parent) {
    const found = at.own(name);
    if (found !== void 0) return found;
  }
  return void 0;
}
function missingType(scope, name) {
  for (let at = scope; at !== void 0; at = at.parent) {
    const missing = at.missing?.(name);
    if (missing !== void 0) return missing;
  }
  return { kind: 'unknown', cause: { why: 'class-not-found', name } };
}
var TypeParameterScope = class {
  constructor(parent, parameters) {
    this.parent = parent;
    this.parameters = parameters;
  }
  parent;
  parameters;
  own(name) {
    return findParameter(this.parameters(), name);
  }
};
function findParameter(parameters, name) {
  const found = parameters.find((parameter2) => parameter2.name === name);
  return found === void 0 ? void 0 : variableType(found);
}
var ClassScope = class {
  constructor(parent, symbol, classes) {
    this.parent = parent;
    this.symbol = symbol;
    this.classes = classes;
  }
  parent;
  symbol;
  classes;
  #known = /* @__PURE__ */ new Map();
  own(name) {
    if (!this.classes.settled) return this.#find(name);
    if (!this.#known.has(name)) this.#known.set(name, this.#find(name));
    return this.#known.get(name);
  }
  #find(name) {
    const declared2 = this.symbol.types.get(name);
    if (declared2 !== void 0) return rawType(declared2);
    const parameter2 = findParameter(this.symbol.typeParameters, name);
    if (parameter2 !== void 0) return parameter2;
    const inherited2 = findMemberType(this.symbol, name);
    return inherited2 === void 0 ? void 0 : rawType(inherited2);
  }
};

// server/src/java/program/type-names.ts
var MAX_DEPTH5 = 32;
function resolveType(ref, scope, classes, depth = 0) {
  const element = resolveElement(ref, scope, classes, depth);
  return ref.dimensions === 0 ? element : arrayOf(element, ref.dimensions);
}
function resolveElement(ref, scope, classes, depth) {
  if (ref.name === '?') return resolveWildcard(ref, scope, classes, depth);
  const primitive2 = PRIMITIVES.get(ref.name);
  if (primitive2 !== void 0) return primitive2;
  const plain = resolveTypeName(ref.name, scope, classes);
  const named = withArguments(plain, ref, scope, classes, depth);
  return ref.upper.length === 0 ? named : intersection(named, ref, scope, classes, depth);
}
function withArguments(plain, ref, scope, classes, depth) {
  if (plain.kind !== 'class' || ref.arguments.length === 0 || depth > MAX_DEPTH5) return plain;
  if (plain.class.typeParameters.length !== ref.arguments.length) return plain;
  return classType(
    plain.class,
    ref.arguments.map((argument) => resolveType(argument, scope, classes, depth + 1)),
  );
}
function intersection(first, ref, scope, classes, depth) {
  if (depth > MAX_DEPTH5) return first;
  const others = ref.upper.map((part) => resolveType(part, scope, classes, depth + 1));
  return { kind: 'intersection', parts: [first, ...others] };
}
function resolveWildcard(ref, scope, classes, depth) {
  if (depth > MAX_DEPTH5) return ANY;
  if (ref.lower !== void 0) {
    const lower = resolveType(ref.lower, scope, classes, depth + 1);
    return { kind: 'wildcard', upper: void 0, lower };
  }
  const [first] = ref.upper;
  if (first === void 0) return ANY;
  const upper = resolveType(first, scope, classes, depth + 1);
  return { kind: 'wildcard', upper, lower: void 0 };
}
function resolveTypeName(name, scope, classes) {
  const dot = name.indexOf('.');
  if (dot < 0) return findType(scope, name) ?? missingType(scope, name);
  const first = name.slice(0, dot);
  const found = findType(scope, first);
  if (found !== void 0) return memberOf(found, name.slice(dot + 1), classes);
  return findQualified(name, classes) ?? missingQualified(name, first, scope);
}
function missingQualified(name, first, scope) {
  const written = isClassLike(first) ? missingType(scope, first).cause.name : first;
  return missingClass(written + name.slice(first.length));
}
function memberOf(start, path3, classes) {
  if (start.kind === 'unknown') return missingClass(`${start.cause.name}.${path3}`);
  if (start.kind !== 'class') return missingClass(path3);
  let at = start.class;
  for (const part of path3.split('.')) {
    const next = findMemberType(at, part);
    if (next === void 0) {
      const name = `${at.name}.${path3}`;
      const generated = classes.generated(name);
      return generated === void 0 ? missingClass(name) : rawType(generated);
    }
    at = next;
  }
  return rawType(at);
}
function findQualified(name, classes) {
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const top = findTop(name.slice(0, dot), classes);
    if (top !== void 0) return memberOf(rawType(top), name.slice(dot + 1), classes);
  }
  const whole = findTop(name, classes);
  return whole === void 0 ? void 0 : rawType(whole);
}
function findTop(name, classes) {
  return classes.find(name) ?? classes.generated(name);
}
function missingClass(name) {
  const why = generatorOf(name) === void 0 ? 'class-not-found' : 'not-java';
  return unknownType({ why, name });
}
function isClassLike(name) {
  return /^\p{Lu}/u.test(name);
}

// server/src/java/program/file-scope.ts
var FileScope = class {
  constructor(file, classes, types) {
    this.file = file;
    this.classes = classes;
    this.types = types;
    for (const entry of file.imports) {
      if (!entry.star) this.#addSingle(entry);
    }
    this.#onDemand = file.imports.filter((entry) => entry.star);
  }
  file;
  classes;
  types;
  parent = void 0;
  #known = /* @__PURE__ */ new Map();
  #single = /* @__PURE__ */ new Map();
  #onDemand;
  /** A type import before a static one: the latter may be of a method or field of that name. */
  #addSingle(entry) {
    const simple = entry.name.slice(entry.name.lastIndexOf('.') + 1);
    if (!entry.static || !this.#single.has(simple)) this.#single.set(simple, entry);
  }
  own(name) {
    if (!this.classes.settled) return this.#find(name);
    if (!this.#known.has(name)) this.#known.set(name, this.#find(name));
    return this.#known.get(name);
  }
  #find(name) {
    const own = this.types.get(name);
    if (own !== void 0) return rawType(own);
    return (
      this.#imported(name) ?? this.#inPackage(name) ?? this.#demanded(name) ?? this.#generated(name)
    );
  }
  #imported(name) {
    const entry = this.#single.get(name);
    if (entry === void 0) return void 0;
    const found = findQualified(entry.name, this.classes);
    if (entry.static) return found?.kind === 'class' ? found : void 0;
    return found ?? missingClass(entry.name);
  }
  #inPackage(name) {
    const found = this.classes.find(inPackage(this.file.package, name));
    return found === void 0 ? void 0 : rawType(found);
  }
  #demanded(name) {
    const found = /* @__PURE__ */ new Set();
    for (const entry of this.#onDemand) this.#addDemanded(found, entry, name);
    const lang = this.classes.find(`java.lang.${name}`);
    if (lang !== void 0) found.add(lang);
    const [first] = found;
    if (first === void 0) return void 0;
    return found.size === 1 ? rawType(first) : unknownType({ why: 'ambiguous', name });
  }
  #addDemanded(found, entry, name) {
    const direct = entry.static ? void 0 : this.classes.find(inPackage(entry.name, name));
    if (direct !== void 0) {
      if (this.#isVisible(direct)) found.add(direct);
      return;
    }
    const owner = this.#classNamed(entry.name);
    const member = owner === void 0 ? void 0 : findMemberType(owner, name);
    if (member !== void 0) found.add(member);
  }
  /** `import static a.B.*` and `import a.B.*`: the members of a class. */
  #classNamed(name) {
    const type = findQualified(name, this.classes);
    return type?.kind === 'class' ? type.class : void 0;
  }
  #isVisible(symbol) {
    return hasModifier(symbol.modifiers, 'public') || symbol.package === this.file.package;
  }
  #generated(name) {
    const found = this.classes.generated(inPackage(this.file.package, name));
    return found === void 0 ? void 0 : rawType(found);
  }
  /** The package that the class must be in: an imported one that is not known, or else this one. */
  missing(name) {
    const unknown = this.#onDemand.filter(
      (entry) => !entry.static && !this.classes.hasPackage(entry.name),
    );
    if (unknown.length > 1) return missingClass(name);
    return missingClass(inPackage(unknown[0]?.name ?? this.file.package, name));
  }
  /** The classes whose static members the file imports by this name, or all of them with a star. */
  staticImports(name) {
    return { single: this.#singleStatics(name), star: this.#starStatics() };
  }
  #singleStatics(name) {
    return this.file.imports
      .filter((entry) => entry.static && !entry.star && entry.name.endsWith(`.${name}`))
      .map((entry) => this.#classNamed(entry.name.slice(0, -name.length - 1)))
      .filter((found) => found !== void 0);
  }
  #starStatics() {
    return this.#onDemand
      .filter((entry) => entry.static)
      .map((entry) => this.#classNamed(entry.name))
      .filter((found) => found !== void 0);
  }
  /** Static imports of this name from classes that are not known: why it is not found. */
  missingStaticImport(name) {
    const entry = this.file.imports.find(
      (candidate) =>
        candidate.static &&
        (candidate.star || candidate.name.endsWith(`.${name}`)) &&
        this.#classNamed(ownerOf(candidate)) === void 0,
    );
    return entry === void 0 ? void 0 : missingClass(ownerOf(entry));
  }
};
function ownerOf(entry) {
  return entry.star ? entry.name : entry.name.slice(0, entry.name.lastIndexOf('.'));
}
function inPackage(packageName, name) {
  return packageName === '' ? name : `${packageName}.${name}`;
}

// server/src/java/program/jvm-signature.ts
var PRIMITIVE_LETTERS = /* @__PURE__ */ new Map([
  ['Z', 'boolean'],
  ['B', 'byte'],
  ['S', 'short'],
  ['C', 'char'],
  ['I', 'int'],
  ['J', 'long'],
  ['F', 'float'],
  ['D', 'double'],
  ['V', 'void'],
]);
var BROKEN = unknownType({ why: 'not-java', name: 'signature' });
var DeclaredVariable = class {
  constructor(name) {
    this.name = name;
  }
  name;
  bounds = [];
};
function parseType(text, classes, scope) {
  return new SignatureReader(text, classes, scope).type();
}
function parseTypeParameters(text, classes, scope) {
  return new SignatureReader(text, classes, scope).typeParameters();
}
function parseMethod(text, classes, scope) {
  const reader = new SignatureReader(text, classes, scope);
  const typeParameters = reader.typeParameters();
  return { typeParameters, parameters: reader.parameters(), result: reader.type() };
}
var SignatureReader = class {
  constructor(text, classes, scope) {
    this.text = text;
    this.classes = classes;
    this.scope = scope;
  }
  text;
  classes;
  scope;
  #at = 0;
  #own = [];
  /** All names are declared before the first bound is read: bounds may name any of them. */
  typeParameters() {
    if (this.text[this.#at] !== '<') return [];
    const start = this.#at;
    const variables = [];
    this.#own = variables;
    this.#readParameters((name) => {
      variables.push(new DeclaredVariable(name));
    });
    this.#at = start;
    let index = 0;
    this.#readParameters((_, bounds) => {
      variables[index++].bounds = bounds;
    });
    return variables;
  }
  #readParameters(found) {
    this.#at++;
    while (this.#at < this.text.length && this.text[this.#at] !== '>') {
      const name = this.#until(':');
      found(name, this.#bounds());
    }
    this.#at++;
  }
  #bounds() {
    const bounds = [];
    while (this.text[this.#at] === ':') {
      this.#at++;
      if (this.text[this.#at] !== ':') bounds.push(this.type());
    }
    return bounds.length === 0 ? [this.classes.object] : bounds;
  }
  parameters() {
    const parameters = [];
    if (this.text[this.#at] !== '(') return parameters;
    this.#at++;
    while (this.#at < this.text.length && this.text[this.#at] !== ')') parameters.push(this.type());
    this.#at++;
    return parameters;
  }
  type() {
    let dimensions = 0;
    while (this.text[this.#at] === '[') {
      dimensions++;
      this.#at++;
    }
    const element = this.#elementType();
    return dimensions === 0 ? element : arrayOf(element, dimensions);
  }
  #elementType() {
    const letter = this.text[this.#at++];
    if (letter === 'L') return this.#classType();
    if (letter === 'T') return this.#variable();
    const name = letter === void 0 ? void 0 : PRIMITIVE_LETTERS.get(letter);
    return name === void 0 ? BROKEN : (PRIMITIVES.get(name) ?? VOID);
  }
  #variable() {
    const name = this.#until(';');
    this.#at++;
    const variable = this.#own.find((own) => own.name === name) ?? this.scope(name);
    return variable === void 0 ? this.classes.object : variableType(variable);
  }
  #classType() {
    let name = '';
    let typeArguments = [];
    while (this.#at < this.text.length) {
      const letter = this.text.charAt(this.#at++);
      if (letter === ';') break;
      if (letter === '<') typeArguments = this.#arguments();
      else if (letter === '.') {
        name += '$';
        typeArguments = [];
      } else name += letter === '/' ? '.' : letter;
    }
    return this.#typeOf(name, typeArguments);
  }
  #typeOf(name, typeArguments) {
    const symbol = this.classes.find(name);
    if (symbol !== void 0) return classType(symbol, typeArguments);
    return unknownType({ why: 'class-not-found', name });
  }
  #arguments() {
    const types = [];
    while (this.#at < this.text.length && this.text[this.#at] !== '>') types.push(this.#argument());
    this.#at++;
    return types;
  }
  #argument() {
    const letter = this.text[this.#at];
    if (letter === '*') {
      this.#at++;
      return ANY;
    }
    if (letter !== '+' && letter !== '-') return this.type();
    this.#at++;
    const bound = this.type();
    if (letter === '+') return { kind: 'wildcard', upper: bound, lower: void 0 };
    return { kind: 'wildcard', upper: void 0, lower: bound };
  }
  #until(mark) {
    const end = this.text.indexOf(mark, this.#at);
    const stop = end < 0 ? this.text.length : end;
    const name = this.text.slice(this.#at, stop);
    this.#at = stop;
    return name;
  }
};

// server/src/java/program/library-symbols.ts
var NO_ANNOTATIONS = [];
var LibraryClassSymbol = class {
  constructor(classes, table) {
    this.classes = classes;
    this.table = table;
    this.name = table.name;
    this.id = classes.ids.class(table.name);
    this.package = table.name.slice(0, Math.max(0, table.name.lastIndexOf('.')));
    this.simpleName = table.name.slice(
      Math.max(table.name.lastIndexOf('.'), table.name.lastIndexOf('$')) + 1,
    );
    this.kind = table.kind;
    this.modifiers = table.modifiers;
  }
  classes;
  table;
  id;
  name;
  simpleName;
  package;
  kind;
  modifiers;
  annotations = NO_ANNOTATIONS;
  source = void 0;
  #typeParameters;
  #superclass;
  #superclassKnown = false;
  #interfaces;
  #fields;
  #methods;
  #types;
  get outer() {
    const end = this.name.lastIndexOf('$');
    return end < 0 ? void 0 : this.classes.find(this.name.slice(0, end));
  }
  get typeParameters() {
    this.#typeParameters ??= parseTypeParameters(this.table.typeParameters, this.classes, (name) =>
      outerVariable(this.outer, name),
    );
    return this.#typeParameters;
  }
  get superclass() {
    if (!this.#superclassKnown) {
      this.#superclassKnown = true;
      this.#superclass = this.table.superclass === '' ? void 0 : this.#parse(this.table.superclass);
    }
    return this.#superclass;
  }
  get interfaces() {
    this.#interfaces ??= this.table.interfaces.map((text) => this.#parse(text));
    return this.#interfaces;
  }
  get fields() {
    this.#fields ??= new Map(
      this.table.fields.map((field) => [
        field.name,
        new LibraryFieldSymbol(this.classes, this, field),
      ]),
    );
    return this.#fields;
  }
  get methods() {
    this.#methods ??= this.#groupMethods();
    return this.#methods;
  }
  #groupMethods() {
    const byName = /* @__PURE__ */ new Map();
    for (const method2 of this.table.methods) {
      const symbol = new LibraryMethodSymbol(this.classes, this, method2);
      const known2 = byName.get(method2.name);
      if (known2 === void 0) byName.set(method2.name, [symbol]);
      else known2.push(symbol);
    }
    return byName;
  }
  get types() {
    this.#types ??= this.#findTypes();
    return this.#types;
  }
  #findTypes() {
    const types = /* @__PURE__ */ new Map();
    for (const simpleName of this.table.types) {
      const symbol = this.classes.find(`${this.name}$${simpleName}`);
      if (symbol !== void 0) types.set(simpleName, symbol);
    }
    return types;
  }
  #parse(text) {
    return parseType(text, this.classes, variablesOf(this));
  }
};
function variablesOf(symbol) {
  return (name) => outerVariable(symbol, name);
}
function outerVariable(start, name) {
  for (let at = start; at !== void 0; at = at.outer) {
    const found = at.typeParameters.find((parameter2) => parameter2.name === name);
    if (found !== void 0) return found;
  }
  return void 0;
}
var LibraryFieldSymbol = class {
  constructor(classes, owner, table) {
    this.classes = classes;
    this.owner = owner;
    this.table = table;
    this.name = table.name;
    this.modifiers = table.modifiers;
  }
  classes;
  owner;
  table;
  name;
  modifiers;
  annotations = NO_ANNOTATIONS;
  source = void 0;
  #type;
  get id() {
    return this.classes.ids.field(this.owner.id, this.name);
  }
  get type() {
    this.#type ??= parseType(this.table.type, this.classes, variablesOf(this.owner));
    return this.#type;
  }
};
var LibraryMethodSymbol = class {
  constructor(classes, owner, table) {
    this.classes = classes;
    this.owner = owner;
    this.table = table;
    this.name = table.name;
    this.modifiers = table.modifiers;
    this.variadic = table.variadic;
  }
  classes;
  owner;
  table;
  name;
  modifiers;
  variadic;
  annotations = NO_ANNOTATIONS;
  source = void 0;
  #shape;
  #parameters;
  #descriptor;
  #id;
  get id() {
    this.#id ??= this.classes.ids.method(this.owner.id, this.name, this.descriptor);
    return this.#id;
  }
  get descriptor() {
    this.#descriptor ??= descriptorOf(this.#read().parameters);
    return this.#descriptor;
  }
  get typeParameters() {
    return this.#read().typeParameters;
  }
  get parameters() {
    this.#parameters ??= this.#read().parameters.map((type) => ({
      name: '',
      type,
      annotations: NO_ANNOTATIONS,
    }));
    return this.#parameters;
  }
  get result() {
    return this.#read().result;
  }
  #read() {
    this.#shape ??= parseMethod(this.table.signature, this.classes, variablesOf(this.owner));
    return this.#shape;
  }
};

// server/src/java/program/generated-classes.ts
var CONSTANT = Modifier.public | Modifier.static | Modifier.final;
function makeGeneratedClass(name, classes) {
  const match = /(?:^|\.)(?:R(?:[.$](\w+))?|(BuildConfig))$/.exec(name);
  if (match === null) return void 0;
  if (match[2] !== void 0) return new LibraryClassSymbol(classes, buildConfig(name));
  if (match[1] === void 0) return new ResourceTable(classes, classNamed(name, [], RESOURCE_KINDS));
  if (!RESOURCE_KINDS.includes(match[1])) return void 0;
  return new ResourceKind(classes, classNamed(name.replace(/\.(\w+)$/, '$$$1'), [], []));
}
function classNamed(name, fields, types) {
  return {
    name,
    kind: 'class',
    modifiers: Modifier.public | Modifier.final,
    typeParameters: '',
    superclass: 'Ljava/lang/Object;',
    interfaces: [],
    fields,
    methods: [],
    types,
  };
}
function buildConfig(name) {
  const fields = [...BUILD_CONFIG_FIELDS].map(([field, type]) => ({
    name: field,
    modifiers: CONSTANT,
    type,
  }));
  return classNamed(name, fields, []);
}
var ResourceTable = class extends LibraryClassSymbol {
  #classes;
  constructor(classes, table) {
    super(classes, table);
    this.#classes = classes;
  }
  get types() {
    const kinds = RESOURCE_KINDS.map((kind) => this.#classes.generated(`${this.name}$${kind}`));
    return new Map(kinds.filter((kind) => kind !== void 0).map((kind) => [kind.simpleName, kind]));
  }
};
var ResourceKind = class extends LibraryClassSymbol {
  #resources;
  constructor(classes, table) {
    super(classes, table);
    this.#resources = new Resources(classes, this);
  }
  get fields() {
    return this.#resources;
  }
};
var Resources = class extends Map {
  constructor(classes, owner) {
    super();
    this.classes = classes;
    this.owner = owner;
  }
  classes;
  owner;
  get(name) {
    const known2 = super.get(name);
    if (known2 !== void 0) return known2;
    const field = this.#make(name);
    this.set(name, field);
    return field;
  }
  #make(name) {
    const attributes = this.owner.simpleName === 'styleable' && !name.includes('_');
    return {
      id: this.classes.ids.field(this.owner.id, name),
      owner: this.owner,
      name,
      modifiers: CONSTANT,
      annotations: [],
      type: attributes ? arrayOf(INT) : INT,
      source: void 0,
    };
  }
};

// server/src/java/program/inheritance-circles.ts
function cutCircles(classes) {
  const up = /* @__PURE__ */ new Map();
  const own = new Set(classes);
  for (const symbol of classes)
    up.set(
      symbol,
      directSupers(symbol).filter((each) => own.has(each)),
    );
  const onCircle = peel(reverse(peel(up)));
  if (onCircle.size === 0) return;
  const circle = new Set(onCircle.keys());
  for (const symbol of classes) if (circle.has(symbol)) symbol.cutSupertypes(circle);
}
function directSupers(symbol) {
  const types = [symbol.superclass, ...symbol.interfaces];
  return types.flatMap((type) => (type?.kind === 'class' ? [type.class] : []));
}
function peel(edges) {
  const left = new Map([...edges].map(([node, targets]) => [node, targets.length]));
  const into = reverse(edges);
  const ready = [...left].filter(([, count]) => count === 0).map(([node]) => node);
  for (let node = ready.pop(); node !== void 0; node = ready.pop()) {
    left.delete(node);
    for (const source of into.get(node) ?? []) {
      const count = left.get(source) - 1;
      left.set(source, count);
      if (count === 0) ready.push(source);
    }
  }
  return restrict(edges, left);
}
function restrict(edges, nodes) {
  const kept = /* @__PURE__ */ new Map();
  for (const node of nodes.keys()) {
    kept.set(
      node,
      edges.get(node).filter((target) => nodes.has(target)),
    );
  }
  return kept;
}
function reverse(edges) {
  const reversed = /* @__PURE__ */ new Map();
  for (const node of edges.keys()) reversed.set(node, []);
  for (const [node, targets] of edges) {
    for (const target of targets) reversed.get(target).push(node);
  }
  return reversed;
}

// server/src/java/program/inherits-itself.ts
function inheritsItself(symbol) {
  const seen = /* @__PURE__ */ new Set();
  const waiting = directSupers2(symbol);
  for (let at = waiting.pop(); at !== void 0; at = waiting.pop()) {
    if (at === symbol) return true;
    if (seen.has(at) || at.source === void 0) continue;
    seen.add(at);
    waiting.push(...directSupers2(at));
  }
  return false;
}
function directSupers2(symbol) {
  return [symbol.superclass, ...symbol.interfaces].flatMap((type) =>
    type?.kind === 'class' ? [type.class] : [],
  );
}

// server/src/java/syntax/kinds.ts
var Kind = {
  /** What the parser could not make sense of, or had to invent. */
  error: 0,
  annotatedType: 1,
  annotation: 2,
  annotationArgumentList: 3,
  annotationTypeBody: 4,
  annotationTypeDeclaration: 5,
  annotationTypeElementDeclaration: 6,
  argumentList: 7,
  arrayAccess: 8,
  arrayCreationExpression: 9,
  arrayInitializer: 10,
  arrayType: 11,
  assertStatement: 12,
  assignmentExpression: 13,
  asterisk: 14,
  binaryExpression: 15,
  binaryIntegerLiteral: 16,
  block: 17,
  booleanType: 18,
  breakStatement: 19,
  castExpression: 20,
  catchClause: 21,
  catchFormalParameter: 22,
  catchType: 23,
  characterLiteral: 24,
  classBody: 25,
  classDeclaration: 26,
  classLiteral: 27,
  compactConstructorDeclaration: 28,
  constantDeclaration: 29,
  constructorBody: 30,
  constructorDeclaration: 31,
  continueStatement: 32,
  decimalFloatingPointLiteral: 33,
  decimalIntegerLiteral: 34,
  dimensions: 35,
  dimensionsExpr: 36,
  doStatement: 37,
  elementValueArrayInitializer: 38,
  elementValuePair: 39,
  enhancedForStatement: 40,
  enumBody: 41,
  enumBodyDeclarations: 42,
  enumConstant: 43,
  enumDeclaration: 44,
  explicitConstructorInvocation: 45,
  expressionStatement: 46,
  extendsInterfaces: 47,
  false: 48,
  fieldAccess: 49,
  fieldDeclaration: 50,
  finallyClause: 51,
  floatingPointType: 52,
  forStatement: 53,
  formalParameter: 54,
  formalParameters: 55,
  genericType: 56,
  guard: 57,
  hexFloatingPointLiteral: 58,
  hexIntegerLiteral: 59,
  identifier: 60,
  ifStatement: 61,
  importDeclaration: 62,
  inferredParameters: 63,
  instanceofExpression: 64,
  integralType: 65,
  interfaceBody: 66,
  interfaceDeclaration: 67,
  labeledStatement: 68,
  lambdaExpression: 69,
  localVariableDeclaration: 70,
  markerAnnotation: 71,
  methodDeclaration: 72,
  methodInvocation: 73,
  methodReference: 74,
  modifiers: 75,
  nullLiteral: 76,
  objectCreationExpression: 77,
  octalIntegerLiteral: 78,
  packageDeclaration: 79,
  parenthesizedExpression: 80,
  pattern: 81,
  permits: 82,
  program: 83,
  receiverParameter: 84,
  recordDeclaration: 85,
  recordPattern: 86,
  recordPatternBody: 87,
  recordPatternComponent: 88,
  resource: 89,
  resourceSpecification: 90,
  returnStatement: 91,
  scopedIdentifier: 92,
  scopedTypeIdentifier: 93,
  spreadParameter: 94,
  staticInitializer: 95,
  stringLiteral: 96,
  super: 97,
  superInterfaces: 98,
  superclass: 99,
  switchBlock: 100,
  switchBlockStatementGroup: 101,
  switchExpression: 102,
  switchLabel: 103,
  switchRule: 104,
  synchronizedStatement: 105,
  ternaryExpression: 106,
  this: 107,
  throwStatement: 108,
  throws: 109,
  true: 110,
  tryStatement: 111,
  tryWithResourcesStatement: 112,
  typeArguments: 113,
  typeBound: 114,
  typeIdentifier: 115,
  typeList: 116,
  typeParameter: 117,
  typeParameters: 118,
  typePattern: 119,
  unaryExpression: 120,
  underscorePattern: 121,
  updateExpression: 122,
  variableDeclarator: 123,
  voidType: 124,
  whileStatement: 125,
  wildcard: 126,
  yieldStatement: 127,
};
var Role = {
  none: 0,
  alternative: 1,
  arguments: 2,
  array: 3,
  body: 4,
  condition: 5,
  consequence: 6,
  constructor: 7,
  declarator: 8,
  dimensions: 9,
  element: 10,
  field: 11,
  index: 12,
  init: 13,
  interfaces: 14,
  key: 15,
  left: 16,
  modifiers: 17,
  name: 18,
  object: 19,
  operand: 20,
  operator: 21,
  parameters: 22,
  pattern: 23,
  permits: 24,
  provided: 25,
  provider: 26,
  resources: 27,
  right: 28,
  scope: 29,
  superclass: 30,
  type: 31,
  typeArguments: 32,
  typeParameters: 33,
  update: 34,
  value: 35,
};
function grammarName(name) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

// server/src/java/syntax/tree.ts
var ROOT = 0;
function kindOf(tree, node) {
  return tree.kind[node];
}
function firstChild(tree, node) {
  const next = node + 1;
  return next < tree.past[node] ? next : void 0;
}
function childrenOf(tree, node) {
  const children = [];
  const past = tree.past[node];
  for (let child = node + 1; child < past; child = tree.past[child]) {
    children.push(child);
  }
  return children;
}
function childIn(tree, node, role) {
  const past = tree.past[node];
  for (let child = node + 1; child < past; child = tree.past[child]) {
    if (tree.role[child] === role) return child;
  }
  return void 0;
}
function childOfKind(tree, node, kind) {
  const past = tree.past[node];
  for (let child = node + 1; child < past; child = tree.past[child]) {
    if (tree.kind[child] === kind) return child;
  }
  return void 0;
}

// server/src/java/syntax/read-type-ref.ts
var DEEPEST = 100;
var NO_TYPES2 = [];
function simpleTypeRef(name, dimensions = 0) {
  return {
    name,
    arguments: NO_TYPES2,
    diamond: false,
    dimensions,
    upper: NO_TYPES2,
    lower: void 0,
  };
}
var NO_TYPE = simpleTypeRef('');
var VOID_TYPE = simpleTypeRef('void');
function withDimensions(type, more) {
  return more === 0 ? type : { ...type, dimensions: type.dimensions + more };
}
function isTypeKind(kind) {
  switch (kind) {
    case Kind.annotatedType:
    case Kind.arrayType:
    case Kind.booleanType:
    case Kind.floatingPointType:
    case Kind.genericType:
    case Kind.integralType:
    case Kind.scopedTypeIdentifier:
    case Kind.typeIdentifier:
    case Kind.voidType:
    case Kind.wildcard:
      return true;
    default:
      return false;
  }
}
function readTypeRef(tree, node, names, depth = 0) {
  if (depth > DEEPEST) return NO_TYPE;
  switch (kindOf(tree, node)) {
    case Kind.genericType:
      return readGeneric(tree, node, names, depth);
    case Kind.arrayType:
      return readArray(tree, node, names, depth);
    case Kind.annotatedType:
      return firstTypeIn(tree, node, names, depth) ?? NO_TYPE;
    case Kind.wildcard:
      return readWildcard(tree, node, names, depth);
    default:
      return simpleTypeRef(dottedName(tree, node, names));
  }
}
function typesIn(tree, node, names, depth = 0) {
  return childrenOf(tree, node)
    .filter((child) => isTypeKind(kindOf(tree, child)))
    .map((child) => readTypeRef(tree, child, names, depth + 1));
}
function dottedName(tree, node, names) {
  const parts = [];
  const past = tree.past[node];
  for (let at = node; at < past; at++) {
    const kind = tree.kind[at];
    if (kind === Kind.typeArguments || kind === Kind.annotation || kind === Kind.markerAnnotation) {
      at = tree.past[at] - 1;
    } else if (tree.name[at] !== 0 && kind !== Kind.modifiers && kind !== Kind.dimensions) {
      parts.push(names.text(tree.name[at]));
    }
  }
  return parts.join('.');
}
function firstTypeIn(tree, node, names, depth) {
  const child = childrenOf(tree, node).find((each) => isTypeKind(kindOf(tree, each)));
  return child === void 0 ? void 0 : readTypeRef(tree, child, names, depth + 1);
}
function readGeneric(tree, node, names, depth) {
  const list = childOfKind(tree, node, Kind.typeArguments);
  const found = list === void 0 ? [] : typesIn(tree, list, names, depth);
  const simple = simpleTypeRef(dottedName(tree, node, names));
  return { ...simple, arguments: found, diamond: list !== void 0 && found.length === 0 };
}
function readArray(tree, node, names, depth) {
  const element = firstTypeIn(tree, node, names, depth) ?? NO_TYPE;
  return withDimensions(element, dimensionsIn(tree, node));
}
function dimensionsIn(tree, node) {
  const dimensions = childOfKind(tree, node, Kind.dimensions);
  return dimensions === void 0 ? 0 : tree.name[dimensions];
}
function readWildcard(tree, node, names, depth) {
  const bound = firstTypeIn(tree, node, names, depth);
  const isLower = childOfKind(tree, node, Kind.super) !== void 0;
  const simple = simpleTypeRef('?');
  if (bound === void 0) return simple;
  return isLower ? { ...simple, lower: bound } : { ...simple, upper: [bound] };
}
function readTypeParameters(tree, node, names) {
  if (node === void 0) return [];
  return childrenOf(tree, node)
    .filter((child) => kindOf(tree, child) === Kind.typeParameter)
    .map((child) => readTypeParameter(tree, child, names));
}
function readTypeParameter(tree, node, names) {
  const name =
    childOfKind(tree, node, Kind.typeIdentifier) ?? childOfKind(tree, node, Kind.identifier);
  const bound = childOfKind(tree, node, Kind.typeBound);
  return {
    name: name === void 0 ? '' : names.text(tree.name[name]),
    bounds: bound === void 0 ? [] : typesIn(tree, bound, names),
  };
}

// server/src/java/program/type-parameters.ts
var SourceTypeVariable = class {
  constructor(classes, scope, declaration) {
    this.classes = classes;
    this.scope = scope;
    this.declaration = declaration;
    this.name = declaration.name;
  }
  classes;
  scope;
  declaration;
  name;
  #bounds;
  /** One at least; Object where none is written. */
  get bounds() {
    this.#bounds ??=
      this.declaration.bounds.length === 0
        ? [this.classes.object]
        : this.declaration.bounds.map((bound) => resolveType(bound, this.scope, this.classes));
    return this.#bounds;
  }
};

// server/src/java/program/source-members.ts
var NO_ANNOTATIONS2 = [];
var SourceField = class {
  constructor(place2, modifiers, source, type) {
    this.place = place2;
    this.modifiers = modifiers;
    this.owner = place2.owner;
    this.name = source.declaration.name;
    this.source = source;
    this.#type = type;
  }
  place;
  modifiers;
  owner;
  name;
  source;
  #type;
  get annotations() {
    return this.source.declaration.annotations;
  }
  get id() {
    return this.place.classes.ids.field(this.owner.id, this.name);
  }
  get type() {
    this.#type ??= resolveType(this.source.declaration.type, this.place.scope, this.place.classes);
    return this.#type;
  }
};
var SourceMethod = class {
  constructor(place2, head, source) {
    this.place = place2;
    this.head = head;
    this.owner = place2.owner;
    this.name = head.name;
    this.modifiers = head.modifiers;
    this.variadic = head.variadic;
    this.source = source;
    this.scope = this.#hasParameters(source?.declaration)
      ? new TypeParameterScope(place2.scope, () => this.typeParameters)
      : place2.scope;
    this.typeParameters = this.#declareParameters(source?.declaration);
  }
  place;
  head;
  owner;
  name;
  modifiers;
  variadic;
  typeParameters;
  /** In which its types and those of its body are looked up. */
  scope;
  source;
  #parameters;
  #result;
  #descriptor;
  #id;
  #hasParameters(declaration) {
    return declaration !== void 0 && declaration.typeParameters.length > 0;
  }
  #declareParameters(declaration) {
    const declared2 = declaration?.typeParameters ?? [];
    return declared2.map((each) => new SourceTypeVariable(this.place.classes, this.scope, each));
  }
  get annotations() {
    return this.source?.declaration.annotations ?? NO_ANNOTATIONS2;
  }
  get id() {
    this.#id ??= this.place.classes.ids.method(this.owner.id, this.name, this.descriptor);
    return this.#id;
  }
  get descriptor() {
    this.#descriptor ??= descriptorOf(this.parameters.map(({ type }) => type));
    return this.#descriptor;
  }
  get parameters() {
    this.#parameters ??= this.head.parameters.map((parameter2) => ({
      name: parameter2.name,
      type: this.#resolve(parameter2.type),
      annotations: parameter2.annotations,
    }));
    return this.#parameters;
  }
  get result() {
    const { result } = this.head;
    this.#result ??= 'kind' in result ? result : this.#resolve(result);
    return this.#result;
  }
  #resolve(ref) {
    return resolveType(ref, this.scope, this.place.classes);
  }
};

// server/src/java/program/source-member-table.ts
var ACCESS = Modifier.public | Modifier.protected | Modifier.private;
function readMemberTable(place2, source) {
  return new MemberReader(place2, source).read();
}
var MemberReader = class {
  constructor(place2, source) {
    this.place = place2;
    this.source = source;
    this.#components = source.declaration.members.filter(({ kind }) => kind === 'component');
  }
  place;
  source;
  #fields = /* @__PURE__ */ new Map();
  #methods = /* @__PURE__ */ new Map();
  #components;
  read() {
    const declared2 = this.source.declaration.members.map((each) => this.#readMember(each));
    this.#addImplicit();
    return { fields: this.#fields, methods: this.#methods, declared: declared2 };
  }
  #readMember(declaration) {
    const { file } = this.source;
    const source = { file, owner: this.place.owner, declaration };
    switch (declaration.kind) {
      case 'field':
      case 'component':
      case 'enum-constant':
        return this.#addField(source);
      case 'method':
      case 'element':
      case 'constructor':
      case 'compact-constructor':
        return this.#addMethod(this.#headOf(declaration), source);
      default:
        return void 0;
    }
  }
  #addField(source) {
    const { owner } = this.place;
    const { declaration } = source;
    if (this.#fields.has(declaration.name)) return void 0;
    const type = declaration.kind === 'enum-constant' ? rawType(owner) : void 0;
    const field = new SourceField(this.place, fieldModifiers(declaration, owner), source, type);
    this.#fields.set(field.name, field);
    return field;
  }
  #headOf(declaration) {
    const compact = declaration.kind === 'compact-constructor';
    const parameters = compact ? this.#componentParameters() : declaration.parameters;
    return {
      name: declaration.name,
      modifiers: methodModifiers(declaration, this.place.owner),
      parameters,
      result: declaration.name === '<init>' ? VOID : declaration.type,
      variadic: parameters.at(-1)?.variadic ?? false,
    };
  }
  #componentParameters() {
    return this.#components.map(({ name, type, annotations, tree, node }) => ({
      name,
      type,
      modifiers: 0,
      annotations,
      variadic: tree.kind[node] === Kind.spreadParameter,
    }));
  }
  #addMethod(head, source) {
    const method2 = new SourceMethod(this.place, head, source);
    const known2 = this.#methods.get(head.name);
    if (known2 === void 0) this.#methods.set(head.name, [method2]);
    else known2.push(method2);
    return method2;
  }
  #addImplicit() {
    const { kind } = this.source.declaration;
    if (kind === 'enum') this.#addEnumMethods();
    if (kind === 'record') this.#addRecordMembers();
    const isNamed2 = this.source.declaration.name !== '';
    if (isNamed2 && !isInterface(kind) && !this.#methods.has('<init>')) this.#addConstructor();
  }
  #addConstructor() {
    const { modifiers, kind } = this.source.declaration;
    const access = kind === 'enum' ? Modifier.private : modifiers & ACCESS;
    this.#addMethod(headOf('<init>', access, [], VOID), void 0);
  }
  #addEnumMethods() {
    const type = rawType(this.place.owner);
    const modifiers = Modifier.public | Modifier.static;
    this.#addMethod(headOf('values', modifiers, [], arrayOf(type)), void 0);
    const name = parameter('name', 'java.lang.String');
    this.#addMethod(headOf('valueOf', modifiers, [name], type), void 0);
  }
  #addRecordMembers() {
    for (const { name, type } of this.#components) {
      const declared2 = this.#methods.get(name) ?? [];
      if (declared2.some(({ head }) => head.parameters.length === 0)) continue;
      this.#addMethod(headOf(name, Modifier.public, [], type), void 0);
    }
    if (!this.#hasCanonical()) this.#addCanonical();
  }
  /** By arity and the types as written: a record's own constructor repeats its header. */
  #hasCanonical() {
    const wanted = this.#components.map(({ type }) => `${type.name} ${type.dimensions}`).join();
    return (this.#methods.get('<init>') ?? []).some(
      ({ head }) =>
        head.parameters.map(({ type }) => `${type.name} ${type.dimensions}`).join() === wanted,
    );
  }
  #addCanonical() {
    const parameters = this.#componentParameters();
    const access = this.source.declaration.modifiers & ACCESS;
    const head = headOf('<init>', access, parameters, VOID);
    this.#addMethod({ ...head, variadic: parameters.at(-1)?.variadic ?? false }, void 0);
  }
};
function headOf(name, modifiers, parameters, result) {
  return { name, modifiers, parameters, result, variadic: false };
}
function parameter(name, typeName) {
  return { name, type: simpleTypeRef(typeName), modifiers: 0, annotations: [], variadic: false };
}

// server/src/java/program/source-class.ts
var MAX_OPEN_HEADERS = 100;
var SourceClass = class {
  constructor(place2) {
    this.place = place2;
    const { declaration, file, outer, classes } = place2;
    this.id = place2.id;
    this.name = place2.name;
    this.simpleName = declaration.name;
    this.package = file.package;
    this.kind = declaration.kind;
    this.outer = outer;
    this.modifiers = classModifiers(declaration, outer, place2.enclosing === void 0);
    const header = new TypeParameterScope(place2.scope, () => this.typeParameters);
    this.typeParameters = declaration.typeParameters.map(
      (each) => new SourceTypeVariable(classes, header, each),
    );
    this.scope = new ClassScope(place2.scope, this, classes);
    this.#source = { file, declaration, enclosing: place2.enclosing };
  }
  place;
  id;
  name;
  simpleName;
  package;
  kind;
  modifiers;
  outer;
  typeParameters;
  /** Filled by who makes the member classes. */
  types = /* @__PURE__ */ new Map();
  /** Of its body. */
  scope;
  #source;
  #supertypes;
  #resolving = false;
  #members;
  get source() {
    return this.#source;
  }
  get annotations() {
    return this.#source.declaration.annotations;
  }
  get superclass() {
    return this.#resolveSupertypes().superclass;
  }
  get interfaces() {
    return this.#resolveSupertypes().interfaces;
  }
  get fields() {
    return this.#readMembers().fields;
  }
  get methods() {
    return this.#readMembers().methods;
  }
  /** Asked for again while it is being found (`class A extends A.B`): nothing inherited yet. */
  #resolveSupertypes() {
    if (this.#supertypes !== void 0) return this.#supertypes;
    const { classes } = this.place;
    if (this.#resolving || classes.openHeaders > MAX_OPEN_HEADERS) {
      return { superclass: classes.object, interfaces: [] };
    }
    this.#resolving = true;
    classes.openHeaders++;
    this.#supertypes = this.#readSupertypes();
    classes.openHeaders--;
    this.#resolving = false;
    const isLocal = this.place.enclosing !== void 0;
    if (isLocal && inheritsItself(this)) this.cutSupertypes(/* @__PURE__ */ new Set([this]));
    return this.#supertypes;
  }
  #readSupertypes() {
    const { declaration, supertype } = this.place;
    const interfaces = declaration.implements.map((each) => this.#resolve(each));
    const extended =
      supertype ?? (declaration.extends === void 0 ? void 0 : this.#resolve(declaration.extends));
    if (isInterface(this.kind)) return { superclass: void 0, interfaces };
    if (extended?.kind === 'class' && isInterface(extended.class.kind)) {
      return { superclass: this.place.classes.object, interfaces: [extended, ...interfaces] };
    }
    return { superclass: extended ?? this.#impliedSuperclass(), interfaces };
  }
  #resolve(ref) {
    const header = new TypeParameterScope(this.place.scope, () => this.typeParameters);
    return resolveType(ref, header, this.place.classes);
  }
  #impliedSuperclass() {
    const { classes, name } = this.place;
    if (name === 'java.lang.Object') return void 0;
    if (this.kind === 'record') return typeNamed(classes, 'java.lang.Record');
    if (this.kind !== 'enum') return classes.object;
    const base = classes.find('java.lang.Enum');
    if (base === void 0) return typeNamed(classes, 'java.lang.Enum');
    return classType(base, base.typeParameters.length === 1 ? [rawType(this)] : []);
  }
  /** Leaves out the supertypes of these classes: the class inherits itself through them. */
  cutSupertypes(circle) {
    const { superclass, interfaces } = this.#resolveSupertypes();
    const isCut = (type) => type.kind === 'class' && circle.has(type.class);
    this.#supertypes = {
      superclass:
        superclass !== void 0 && isCut(superclass) ? this.place.classes.object : superclass,
      interfaces: interfaces.filter((type) => !isCut(type)),
    };
  }
  #readMembers() {
    const place2 = { classes: this.place.classes, owner: this, scope: this.scope };
    this.#members ??= readMemberTable(place2, this.#source);
    return this.#members;
  }
  /**
   * The same class after an edit of bodies: the declarations say the same, so every type that was
   * resolved stays right, and only where the bodies stand is new. False if they do not say the same.
   */
  canMoveTo(declaration) {
    const before = this.#source.declaration;
    return (
      before.name === declaration.name &&
      before.members.length === declaration.members.length &&
      before.members.every((member, i) => {
        const after = declaration.members[i];
        return member.kind === after.kind && member.signature === after.signature;
      })
    );
  }
  moveTo(file, declaration) {
    this.#source = { file, declaration, enclosing: this.#source.enclosing };
    this.#members?.declared.forEach((symbol, i) => {
      if (symbol === void 0) return;
      symbol.source = { file, owner: this, declaration: declaration.members[i] };
    });
  }
  /** All members in the order of the text, initialisers too. */
  get members() {
    const { file, declaration } = this.#source;
    const { declared: declared2 } = this.#readMembers();
    return declaration.members.map(
      (member, i) => declared2[i]?.source ?? { file, owner: this, declaration: member },
    );
  }
  /** The method or constructor that a declaration of this class declares. */
  methodOf(declaration) {
    const index = this.#source.declaration.members.indexOf(declaration);
    const symbol = this.#readMembers().declared[index];
    return symbol !== void 0 && 'descriptor' in symbol ? symbol : void 0;
  }
  /** In which the names of a member's body are looked up. */
  scopeOf(declaration) {
    const index = this.#source.declaration.members.indexOf(declaration);
    const symbol = this.#readMembers().declared[index];
    return symbol !== void 0 && 'scope' in symbol ? symbol.scope : this.scope;
  }
};

// server/src/java/program/class-table.ts
var ClassTable = class {
  constructor(files, library, ids) {
    this.library = library;
    this.ids = ids;
    const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
    for (const file of sorted) this.#addFile(file);
    this.sources = sorted.flatMap((file) => this.#byFile.get(file.path) ?? []);
    this.object = rawType(this.#findObject());
    cutCircles(this.sources);
    this.settled = true;
  }
  library;
  ids;
  object;
  /** All of the sources, files by path, classes in the order of the text, outer before inner. */
  sources;
  settled = false;
  openHeaders = 0;
  #byName = /* @__PURE__ */ new Map();
  #byFile = /* @__PURE__ */ new Map();
  #scopes = /* @__PURE__ */ new Map();
  #library = /* @__PURE__ */ new Map();
  #generated = /* @__PURE__ */ new Map();
  #packages = /* @__PURE__ */ new Set();
  #keys = /* @__PURE__ */ new Set();
  #findObject() {
    return this.find(CORE_OBJECT.name) ?? new LibraryClassSymbol(this, CORE_OBJECT);
  }
  #addFile(file) {
    const top = /* @__PURE__ */ new Map();
    const scope = new FileScope(file, this, top);
    const found = [];
    for (const declaration of file.types) {
      const symbol = this.#addType(file, declaration, void 0, scope, found);
      if (!top.has(symbol.simpleName)) top.set(symbol.simpleName, symbol);
    }
    this.#byFile.set(file.path, found);
    this.#scopes.set(file.path, scope);
    this.#addPackage(file.package);
  }
  /** Nesting is bounded by the reader of declarations. */
  #addType(file, declaration, outer, fileScope, found) {
    const name = binaryName(file, declaration, outer);
    const symbol = new SourceClass({
      classes: this,
      file,
      declaration,
      name,
      id: this.#idOf(name, file),
      outer,
      enclosing: void 0,
      scope: outer?.scope ?? fileScope,
    });
    found.push(symbol);
    if (!this.#byName.has(name)) this.#byName.set(name, symbol);
    for (const member of declaration.types) {
      const nested = this.#addType(file, member, symbol, fileScope, found);
      if (!symbol.types.has(nested.simpleName)) symbol.types.set(nested.simpleName, nested);
    }
    return symbol;
  }
  #idOf(name, file) {
    let key = this.#keys.has(name) ? `${name} ${file.path}` : name;
    while (this.#keys.has(key)) key += ' again';
    this.#keys.add(key);
    return this.ids.class(key);
  }
  #addPackage(name) {
    for (let at = name; at !== '' && !this.#packages.has(at);) {
      this.#packages.add(at);
      at = at.slice(0, Math.max(0, at.lastIndexOf('.')));
    }
  }
  find(binaryName2) {
    return this.#byName.get(binaryName2) ?? this.#findLibrary(binaryName2);
  }
  #findLibrary(name) {
    if (this.#library.has(name)) return this.#library.get(name);
    const table = this.library.find(name);
    const symbol = table === void 0 ? void 0 : new LibraryClassSymbol(this, table);
    this.#library.set(name, symbol);
    return symbol;
  }
  generated(name) {
    if (this.#generated.has(name)) return this.#generated.get(name);
    const symbol = makeGeneratedClass(name, this);
    this.#generated.set(name, symbol);
    return symbol;
  }
  hasPackage(name) {
    return this.#packages.has(name) || this.library.hasPackage(name);
  }
  classesOf(path3) {
    return this.#byFile.get(path3) ?? [];
  }
  scopeOf(path3) {
    return this.#scopes.get(path3);
  }
};
function binaryName(file, declaration, outer) {
  if (outer !== void 0) return `${outer.name}$${declaration.name}`;
  return file.package === '' ? declaration.name : `${file.package}.${declaration.name}`;
}

// server/src/java/program/functional.ts
var MAX_DEPTH6 = 8;
var Functions = class {
  constructor(members) {
    this.members = members;
  }
  members;
  #methods = /* @__PURE__ */ new Map();
  /** undefined if the type is no functional interface. */
  shapeOf(type, depth = 0) {
    if (depth > MAX_DEPTH6) return void 0;
    if (type.kind === 'class') return this.#shapeOfClass(type);
    const parts = partsOf(type);
    for (const part of parts) {
      const shape = this.shapeOf(part, depth + 1);
      if (shape !== void 0) return shape;
    }
    return void 0;
  }
  #shapeOfClass(type) {
    const method2 = this.methodOf(type.class);
    if (method2 === void 0) return void 0;
    const { hierarchy } = this.members;
    const owner = hierarchy.asSuper(
      withoutWildcards(type, hierarchy.classes.object),
      method2.owner,
    );
    const receiver = owner ?? type;
    return {
      interface: type.class,
      method: method2,
      parameters: method2.parameters.map((parameter2) => asMemberOf(parameter2.type, receiver)),
      result: asMemberOf(method2.result, receiver),
    };
  }
  /** The one abstract method of an interface. */
  methodOf(symbol) {
    if (this.#methods.has(symbol)) return this.#methods.get(symbol);
    const method2 = isInterface(symbol.kind) ? this.#findMethod(symbol) : void 0;
    this.#methods.set(symbol, method2);
    return method2;
  }
  #findMethod(symbol) {
    const found = /* @__PURE__ */ new Set();
    for (const owner of this.members.hierarchy.ancestry(symbol).types.keys()) {
      for (const name of owner.methods.keys()) this.#addAbstract(found, symbol, name);
      if (found.size > 1) return void 0;
    }
    const [only] = found;
    return only;
  }
  #addAbstract(found, symbol, name) {
    for (const method2 of this.members.methods(symbol, name)) {
      if (isAbstract(method2) && !this.#isOfObject(method2)) found.add(method2);
    }
  }
  #isOfObject(method2) {
    const { object } = this.members.hierarchy.classes;
    const same = object.class.methods.get(method2.name) ?? [];
    return same.some(
      (each) => each.descriptor === method2.descriptor && (each.modifiers & Modifier.public) !== 0,
    );
  }
};
function partsOf(type) {
  if (type.kind === 'intersection') return type.parts;
  if (type.kind === 'wildcard') return [type.lower ?? type.upper].filter((each) => each !== void 0);
  return [];
}
function withoutWildcards(type, object) {
  if (!type.arguments.some(({ kind }) => kind === 'wildcard')) return type;
  return classType(
    type.class,
    type.arguments.map((argument, index) => {
      if (argument.kind !== 'wildcard') return argument;
      return argument.lower ?? argument.upper ?? boundOf2(type.class, index) ?? object;
    }),
  );
}
function boundOf2(symbol, index) {
  const bound = symbol.typeParameters[index]?.bounds[0];
  return bound === void 0 || mentions(bound, symbol.typeParameters) ? void 0 : bound;
}

// server/src/java/program/hierarchy.ts
var MAX_DEPTH7 = 16;
var Hierarchy = class {
  constructor(classes) {
    this.classes = classes;
  }
  classes;
  #ancestries = /* @__PURE__ */ new Map();
  ancestry(symbol) {
    const known2 = this.#ancestries.get(symbol);
    if (known2 !== void 0) return known2;
    const ancestry = this.#computeAncestry(symbol);
    this.#ancestries.set(symbol, ancestry);
    return ancestry;
  }
  #computeAncestry(symbol) {
    const types = /* @__PURE__ */ new Map();
    const unknown = [];
    const add = (type) => {
      if (type?.kind === 'unknown') unknown.push(type);
      if (type?.kind !== 'class' || types.has(type.class)) return void 0;
      types.set(type.class, type);
      return type;
    };
    for (let at = add(ownType(symbol)); at !== void 0;) {
      at = add(inherited(at.class.superclass, at));
    }
    for (const type of types.values()) {
      for (const each of type.class.interfaces) add(inherited(each, type));
    }
    add(this.classes.object);
    return { types, unknown };
  }
  isSubclass(symbol, of) {
    return symbol === of || this.ancestry(symbol).types.has(of);
  }
  /** Why members of the class may be missing: a supertype that is not known. */
  unknownSupertype(symbol) {
    return this.ancestry(symbol).unknown[0];
  }
  /** The type as the given supertype: `ArrayList<Foo>` as Collection is `Collection<Foo>`. */
  asSuper(type, symbol, depth = 0) {
    if (depth > MAX_DEPTH7) return void 0;
    switch (type.kind) {
      case 'class':
        return this.#classAsSuper(type, symbol);
      case 'variable':
        return this.#firstAsSuper(type.variable.bounds, symbol, depth);
      case 'intersection':
        return this.#firstAsSuper(type.parts, symbol, depth);
      case 'wildcard':
        return this.asSuper(upperBound(type, this.classes.object), symbol, depth + 1);
      case 'array':
        return ARRAY_SUPERTYPES.has(symbol.name) ? rawType(symbol) : void 0;
      default:
        return void 0;
    }
  }
  #classAsSuper(type, symbol) {
    if (type.class === symbol) return type;
    const found = this.ancestry(type.class).types.get(symbol);
    if (found === void 0 || found.arguments.length === 0) return found;
    return asMemberOf(found, type);
  }
  #firstAsSuper(types, symbol, depth) {
    for (const type of types) {
      const found = this.asSuper(type, symbol, depth + 1);
      if (found !== void 0) return found;
    }
    return void 0;
  }
  /**
   * The classes whose members a value of the type has: one, or several for a variable or an
   * intersection with several bounds. Arrays have those of Object; the rest is none or unknown.
   */
  receivers(type, depth = 0) {
    if (depth > MAX_DEPTH7) return [];
    switch (type.kind) {
      case 'class':
      case 'unknown':
        return [type];
      case 'variable':
        return type.variable.bounds.flatMap((bound) => this.receivers(bound, depth + 1));
      case 'intersection':
        return type.parts.flatMap((part) => this.receivers(part, depth + 1));
      case 'wildcard':
        return this.receivers(upperBound(type, this.classes.object), depth + 1);
      case 'array':
        return [this.classes.object];
      default:
        return [];
    }
  }
  /** The direct supertypes of a type, with its arguments. */
  directSupertypes(type) {
    const { superclass, interfaces } = type.class;
    const all = superclass === void 0 ? interfaces : [superclass, ...interfaces];
    if (all.length === 0 && isInterface(type.class.kind)) return [this.classes.object];
    return all.map((each) => inherited(each, type));
  }
};
var ARRAY_SUPERTYPES = /* @__PURE__ */ new Set([
  'java.lang.Object',
  'java.lang.Cloneable',
  'java.io.Serializable',
]);
function inherited(type, by) {
  if (type?.kind !== 'class' || type.arguments.length === 0) return type;
  if (isRaw(by)) return erase(type);
  return substitute(type, substitutionOf(by));
}

// server/src/java/program/ids.ts
var Numbers = class {
  #ids = /* @__PURE__ */ new Map();
  id(key) {
    let id = this.#ids.get(key);
    if (id === void 0) {
      id = this.#ids.size;
      this.#ids.set(key, id);
    }
    return id;
  }
  get size() {
    return this.#ids.size;
  }
};
var Ids = class {
  #classes = new Numbers();
  #fields = new Numbers();
  #methods = new Numbers();
  class(name) {
    return this.#classes.id(name);
  }
  field(owner, name) {
    return this.#fields.id(`${owner} ${name}`);
  }
  method(owner, name, descriptor) {
    return this.#methods.id(`${owner} ${name}${descriptor}`);
  }
  /** How many of each were ever numbered: the size of a table that any id fits in. */
  get sizes() {
    return {
      classes: this.#classes.size,
      fields: this.#fields.size,
      methods: this.#methods.size,
    };
  }
};

// server/src/java/program/local-class.ts
function makeLocalClass(request, classes) {
  const { declaration, name, outer, enclosing, scope, supertype } = request;
  const symbol = new SourceClass({
    classes,
    file: enclosing.file,
    declaration,
    name,
    id: classes.ids.class(idKey(name, outer)),
    outer,
    enclosing,
    scope,
    supertype,
  });
  addMemberClasses(symbol, request, classes);
  return symbol;
}
function idKey(name, outer) {
  return outer.source === void 0 ? name : `${name} in ${outer.id}`;
}
function addMemberClasses(outer, { enclosing }, classes) {
  for (const declaration of outer.source.declaration.types) {
    if (outer.types.has(declaration.name)) continue;
    const name = `${outer.name}$${declaration.name}`;
    const { scope } = outer;
    const member = makeLocalClass({ declaration, name, outer, enclosing, scope }, classes);
    outer.types.set(declaration.name, member);
  }
}

// server/src/java/program/members.ts
var NO_METHODS = [];
var Members = class {
  constructor(hierarchy) {
    this.hierarchy = hierarchy;
  }
  hierarchy;
  #fields = /* @__PURE__ */ new Map();
  #methods = /* @__PURE__ */ new Map();
  #overridden = /* @__PURE__ */ new Map();
  /** The field of this name; who may see it is not asked, except that private ones stay at home. */
  field(symbol, name) {
    const declared2 = symbol.fields.get(name);
    if (declared2 !== void 0) return declared2;
    const known2 = tableOf(this.#fields, symbol);
    if (!known2.has(name)) known2.set(name, this.#findField(symbol, name));
    return known2.get(name);
  }
  #findField(symbol, name) {
    const found = [];
    for (const owner of this.hierarchy.ancestry(symbol).types.keys()) {
      const field = owner.fields.get(name);
      if (field !== void 0 && isInheritable(field, symbol)) found.push(field);
    }
    const visible = found.filter((field) => !this.#isHidden(field, found));
    return visible.length > 1 ? 'ambiguous' : visible[0];
  }
  #isHidden(field, by) {
    return by.some(
      ({ owner }) => owner !== field.owner && this.hierarchy.isSubclass(owner, field.owner),
    );
  }
  /** All methods of this name, none of which overrides another. Constructors: the class's own. */
  methods(symbol, name) {
    if (name === '<init>') return symbol.methods.get(name) ?? NO_METHODS;
    const known2 = tableOf(this.#methods, symbol);
    let methods = known2.get(name);
    if (methods === void 0) {
      methods = this.#findMethods(symbol, name);
      known2.set(name, methods);
    }
    return methods;
  }
  #findMethods(symbol, name) {
    const bySignature = /* @__PURE__ */ new Map();
    for (const owner of this.hierarchy.ancestry(symbol).types.keys()) {
      const methods = owner.methods.get(name) ?? NO_METHODS;
      for (const method2 of methods) {
        if (owner !== symbol && !isInheritable(method2, symbol)) continue;
        this.#keepNearest(bySignature, method2, symbol);
      }
    }
    return bySignature.size === 0 ? NO_METHODS : [...bySignature.values()];
  }
  #keepNearest(kept, method2, symbol) {
    const signature = this.signatureIn(method2, symbol);
    const before = kept.get(signature) ?? kept.get(method2.descriptor);
    if (before === void 0) kept.set(signature, method2);
    else if (this.#isNearer(method2, before)) kept.set(this.signatureIn(before, symbol), method2);
  }
  /** Of two interfaces' methods that of the sub-interface, and one with a body before one without. */
  #isNearer(method2, before) {
    if (!isInterface(before.owner.kind) || !isInterface(method2.owner.kind)) return false;
    if (this.hierarchy.isSubclass(before.owner, method2.owner)) return false;
    if (this.hierarchy.isSubclass(method2.owner, before.owner)) return true;
    return isAbstract(before) && !isAbstract(method2);
  }
  /** The erased parameter types, as the method is inherited by the class. */
  signatureIn(method2, symbol) {
    if (method2.owner === symbol || method2.owner.typeParameters.length === 0) {
      return method2.descriptor;
    }
    const owner = this.hierarchy.ancestry(symbol).types.get(method2.owner);
    if (owner === void 0) return method2.descriptor;
    return descriptorOf(method2.parameters.map(({ type }) => asMemberOf(type, owner)));
  }
  /** All methods of supertypes that this one overrides or implements (JLS §8.4.8.1), nearest first. */
  overridden(method2) {
    let known2 = this.#overridden.get(method2);
    if (known2 === void 0) {
      known2 = this.#findOverridden(method2);
      this.#overridden.set(method2, known2);
    }
    return known2;
  }
  #findOverridden(method2) {
    if (!isVirtual(method2)) return NO_METHODS;
    const found = [];
    for (const owner of this.hierarchy.ancestry(method2.owner).types.keys()) {
      if (owner === method2.owner) continue;
      const same = owner.methods.get(method2.name)?.find((each) => this.#overrides(method2, each));
      if (same !== void 0) found.push(same);
    }
    return found;
  }
  #overrides(method2, above) {
    return (
      method2.parameters.length === above.parameters.length &&
      isVirtual(above) &&
      isInheritable(above, method2.owner) &&
      this.#hasSignature(method2, above, method2.owner)
    );
  }
  #hasSignature(method2, above, within2) {
    const signature = this.signatureIn(method2, within2);
    return signature === this.signatureIn(above, within2) || signature === above.descriptor;
  }
  /** The method that runs when `method` is called on an object of exactly this class. */
  dispatch(method2, symbol) {
    if (!isVirtual(method2)) return method2;
    return this.methods(symbol, method2.name).find(
      (each) =>
        each === method2 ||
        (each.parameters.length === method2.parameters.length &&
          this.#hasSignature(each, method2, symbol)),
    );
  }
};
function isVirtual(method2) {
  return (
    method2.name !== '<init>' && !isStatic(method2) && (method2.modifiers & Modifier.private) === 0
  );
}
function tableOf(tables, symbol) {
  let table = tables.get(symbol);
  if (table === void 0) {
    table = /* @__PURE__ */ new Map();
    tables.set(symbol, table);
  }
  return table;
}

// server/src/java/program/program.ts
var Resolution = class {
  classes;
  hierarchy;
  subtyping;
  members;
  functions;
  calls;
  constructor(files, library, ids) {
    this.classes = new ClassTable(files, library, ids);
    this.hierarchy = new Hierarchy(this.classes);
    this.subtyping = new Subtyping(this.hierarchy);
    this.members = new Members(this.hierarchy);
    this.functions = new Functions(this.members);
    this.calls = new Calls(this.members, this.subtyping, this.functions);
  }
};
var Program = class _Program {
  constructor(files, library, resolution) {
    this.library = library;
    this.resolution = resolution;
    this.#files = new Map(files.map((file) => [file.path, file]));
  }
  library;
  resolution;
  #files;
  static of(files, library, ids = new Ids()) {
    return new _Program(files, library, new Resolution(files, library, ids));
  }
  /** The program with these files instead. Ids stay. */
  update(files) {
    const changed = this.#changedBodies(files);
    if (changed === void 0) return _Program.of(files, this.library, this.ids);
    for (const file of changed) this.#moveBodies(file);
    return new _Program(files, this.library, this.resolution);
  }
  /** The files that differ in bodies only; undefined if declarations changed, or files came or went. */
  #changedBodies(files) {
    if (files.length !== this.#files.size) return void 0;
    const changed = [];
    for (const file of files) {
      const before = this.#files.get(file.path);
      if (before?.signature !== file.signature) return void 0;
      if (before === file) continue;
      if (!this.#canMoveBodies(file)) return void 0;
      changed.push(file);
    }
    return changed;
  }
  #canMoveBodies(file) {
    const classes = this.classesOf(file.path);
    const declarations = allTypes(file.types);
    return (
      classes.length === declarations.length &&
      classes.every((symbol, i) => symbol.canMoveTo(declarations[i]))
    );
  }
  #moveBodies(file) {
    const declarations = allTypes(file.types);
    this.classesOf(file.path).forEach((symbol, i) => {
      symbol.moveTo(file, declarations[i]);
    });
  }
  get ids() {
    return this.resolution.classes.ids;
  }
  get files() {
    return this.#files.values();
  }
  file(path3) {
    return this.#files.get(path3);
  }
  /** All classes of files, those of bodies not; of one name maybe several. */
  get sourceClasses() {
    return this.resolution.classes.sources;
  }
  classesOf(path3) {
    return this.resolution.classes.classesOf(path3);
  }
  /** By binary name, of the sources or the library. */
  find(binaryName2) {
    return this.resolution.classes.find(binaryName2);
  }
  fileScope(file) {
    return this.resolution.classes.scopeOf(file.path);
  }
  /** In which the type names of a member's body are looked up. */
  scopeOf({ owner, declaration }) {
    return owner instanceof SourceClass ? owner.scopeOf(declaration) : void 0;
  }
  /** The method that a member of the sources declares; undefined for fields and initialisers. */
  methodOf({ owner, declaration }) {
    return owner instanceof SourceClass ? owner.methodOf(declaration) : void 0;
  }
  resolveType(ref, scope) {
    return resolveType(ref, scope, this.resolution.classes);
  }
  makeLocalClass(request) {
    return makeLocalClass(request, this.resolution.classes);
  }
};
function allTypes(types) {
  return types.flatMap((type) => [type, ...allTypes(type.types)]);
}

// test/support/java/java-parser.ts
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// server/src/java/syntax/line-starts.ts
var LINE_FEED = 10;
var CARRIAGE_RETURN = 13;
function lineStartsOf(text) {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > CARRIAGE_RETURN) continue;
    const ends =
      code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) !== LINE_FEED);
    if (ends) starts.push(at + 1);
  }
  return Int32Array.from(starts);
}

// server/src/java/syntax/names.ts
var Names = class {
  #ids = /* @__PURE__ */ new Map([['', 0]]);
  #texts = [''];
  id(text) {
    const known2 = this.#ids.get(text);
    if (known2 !== void 0) return known2;
    const id = this.#texts.length;
    this.#ids.set(text, id);
    this.#texts.push(text);
    return id;
  }
  text(id) {
    return this.#texts[id] ?? '';
  }
};

// server/src/java/syntax/parser.ts
import { Language, Parser } from 'web-tree-sitter';

// server/src/java/syntax/grammar.ts
var TOKEN = 255;
var LEFT_OUT = 254;
var PASSED_OVER = 253;
var ERROR_TYPE = 65535;
var LEFT_OUT_NODES = /* @__PURE__ */ new Set([
  'block_comment',
  'line_comment',
  'module_declaration',
]);
var LEAVES = [
  Kind.asterisk,
  Kind.binaryIntegerLiteral,
  Kind.booleanType,
  Kind.characterLiteral,
  Kind.decimalFloatingPointLiteral,
  Kind.decimalIntegerLiteral,
  Kind.false,
  Kind.floatingPointType,
  Kind.hexFloatingPointLiteral,
  Kind.hexIntegerLiteral,
  Kind.identifier,
  Kind.integralType,
  Kind.nullLiteral,
  Kind.octalIntegerLiteral,
  Kind.stringLiteral,
  Kind.super,
  Kind.this,
  Kind.true,
  Kind.typeIdentifier,
  Kind.underscorePattern,
  Kind.voidType,
];
function readGrammar(language) {
  return {
    kinds: readKinds(language),
    roles: readRoles(language),
    tokens: language.types,
    modifiers: Int32Array.from(language.types, (name) => modifierBit(name)),
    leaves: readLeaves(),
  };
}
function modifierBit(name) {
  return Object.hasOwn(Modifier, name) ? Modifier[name] : 0;
}
function readKinds(language) {
  const byName = new Map(Object.entries(Kind).map(([name, kind]) => [grammarName(name), kind]));
  const kinds = new Uint8Array(ERROR_TYPE + 1).fill(TOKEN);
  for (let id = 0; id < language.nodeTypeCount; id++) {
    if (!language.nodeTypeIsNamed(id)) continue;
    const name = language.nodeTypeForId(id) ?? '';
    kinds[id] = LEFT_OUT_NODES.has(name) ? LEFT_OUT : (byName.get(name) ?? PASSED_OVER);
  }
  kinds[ERROR_TYPE] = Kind.error;
  return kinds;
}
function readRoles(language) {
  const byName = new Map(Object.entries(Role).map(([name, role]) => [grammarName(name), role]));
  return Uint8Array.from(language.fields, (name) => byName.get(name ?? '') ?? Role.none);
}
function readLeaves() {
  const leaves2 = new Uint8Array(256);
  for (const kind of LEAVES) leaves2[kind] = 1;
  return leaves2;
}

// server/src/java/syntax/parser.ts
var runtime;
async function loadJavaParser(wasm) {
  runtime ??= Parser.init({ wasmBinary: wasm.runtime });
  await runtime;
  const language = await Language.load(wasm.java);
  const parser = new Parser();
  parser.setLanguage(language);
  return { parser, grammar: readGrammar(language) };
}
function parseTree({ parser }, text, previous, token) {
  const isCancelled = () => token?.isCancelled === true;
  const tree = parser.parse(text, previous, token && { progressCallback: isCancelled });
  if (tree === null) parser.reset();
  return tree ?? void 0;
}

// server/src/java/syntax/piece.ts
function cutPiece(tree, node) {
  const past = tree.past[node];
  const start = tree.start[node];
  const extent = { start, end: tree.end[node] };
  const kind = tree.kind.slice(node, past);
  const cut = {
    length: past - node,
    kind,
    role: tree.role.slice(node, past),
    start: movedBy(tree.start.slice(node, past), start),
    end: movedBy(tree.end.slice(node, past), start),
    past: movedBy(tree.past.slice(node, past), node),
    parent: movedBy(tree.parent.slice(node, past), node),
    name: tree.name.slice(node, past),
    broken: kind.includes(Kind.error),
  };
  cut.parent[ROOT] = -1;
  cut.role[ROOT] = 0;
  return { tree: cut, first: node, extent };
}
function wholePiece(tree) {
  return { tree, first: 0, extent: { start: 0, end: tree.end[ROOT] } };
}
function movedBy(column, by) {
  for (let at = 0; at < column.length; at++) column[at] -= by;
  return column;
}

// server/src/java/syntax/problems.ts
var MOST = 100;
function problemsOf(tree) {
  const problems = [];
  if (!tree.broken) return problems;
  for (let at = 0; at < tree.length && problems.length < MOST;) {
    const isError = tree.kind[at] === Kind.error;
    if (isError) problems.push(problemAt(tree.start[at], tree.end[at]));
    at = isError ? tree.past[at] : at + 1;
  }
  return problems;
}
function problemAt(start, end) {
  const message = start === end ? 'Something is missing here' : 'This is not Java as it stands';
  return { at: { start, end }, message };
}

// server/src/java/syntax/read-annotation.ts
var NO_ANNOTATIONS3 = [];
function modifiersOf(tree, node) {
  const modifiers = childOfKind(tree, node, Kind.modifiers);
  return modifiers === void 0 ? 0 : tree.name[modifiers];
}
function annotationsOf(tree, node, names) {
  const modifiers = childOfKind(tree, node, Kind.modifiers);
  if (modifiers === void 0 || tree.past[modifiers] === modifiers + 1) return NO_ANNOTATIONS3;
  return childrenOf(tree, modifiers)
    .filter((child) => isAnnotation(kindOf(tree, child)))
    .map((child) => readAnnotation(tree, child, names));
}
function isAnnotation(kind) {
  return kind === Kind.annotation || kind === Kind.markerAnnotation;
}
function readAnnotation(tree, node, names) {
  const name = childIn(tree, node, Role.name);
  const list = childOfKind(tree, node, Kind.annotationArgumentList);
  return {
    name: name === void 0 ? '' : dottedName(tree, name, names),
    values: new Map(list === void 0 ? [] : readElements(tree, list, names)),
  };
}
function readElements(tree, list, names) {
  return childrenOf(tree, list).map((child) => {
    if (kindOf(tree, child) !== Kind.elementValuePair) {
      return ['value', textsIn(tree, child, names)];
    }
    const key = childIn(tree, child, Role.key);
    const value = childIn(tree, child, Role.value);
    return [
      key === void 0 ? '' : names.text(tree.name[key]),
      value === void 0 ? [] : textsIn(tree, value, names),
    ];
  });
}
function textsIn(tree, node, names) {
  const texts = [];
  const past = tree.past[node];
  for (let at = node; at < past;) {
    const text = wholeText(tree, at, names);
    if (text !== void 0) texts.push(text);
    at = text === void 0 ? at + 1 : tree.past[at];
  }
  return texts;
}
function wholeText(tree, node, names) {
  switch (kindOf(tree, node)) {
    case Kind.annotation:
    case Kind.markerAnnotation:
      return `@${readAnnotation(tree, node, names).name}`;
    case Kind.classLiteral:
      return `${dottedName(tree, node, names)}.class`;
    case Kind.fieldAccess:
      return dottedName(tree, node, names);
    case Kind.stringLiteral:
      return withoutQuotes(names.text(tree.name[node]));
    default:
      return tree.past[node] === node + 1 && tree.name[node] !== 0
        ? names.text(tree.name[node])
        : void 0;
  }
}
function withoutQuotes(text) {
  const quotes = text.startsWith('"""') ? 3 : 1;
  return text.slice(quotes, Math.max(quotes, text.length - quotes));
}

// server/src/java/syntax/read-parameter.ts
function readParameters(tree, node, names) {
  if (node === void 0) return [];
  return childrenOf(tree, node)
    .map((each) => readParameter(tree, each, names))
    .filter((each) => each !== void 0);
}
function readParameter(tree, node, names) {
  const kind = kindOf(tree, node);
  if (kind !== Kind.formalParameter && kind !== Kind.spreadParameter) return void 0;
  const variadic = kind === Kind.spreadParameter;
  const declarator = declaratorOf(tree, node);
  const name = childIn(tree, declarator, Role.name);
  if (name !== void 0 && names.text(tree.name[name]) === 'this') return void 0;
  const type = childrenOf(tree, node).find((child) => isTypeKind(kindOf(tree, child)));
  const written = type === void 0 ? NO_TYPE : readTypeRef(tree, type, names);
  return {
    name: name === void 0 ? '' : names.text(tree.name[name]),
    type: withDimensions(written, dimensionsIn(tree, declarator) + (variadic ? 1 : 0)),
    modifiers: modifiersOf(tree, node),
    annotations: annotationsOf(tree, node, names),
    variadic,
  };
}
function declaratorOf(tree, parameter2) {
  return childOfKind(tree, parameter2, Kind.variableDeclarator) ?? parameter2;
}

// server/src/base/hash-text.ts
function hashText(text) {
  let low = 2166136261;
  let high = 16777619;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 16777619);
    high = Math.imul(high ^ code, 2246822507);
  }
  const digits = (number) => (number >>> 0).toString(16).padStart(8, '0');
  return (digits(low) + digits(high)).slice(0, 12);
}

// server/src/java/syntax/signature.ts
function memberSignature(member) {
  return [
    member.kind,
    member.name,
    member.modifiers,
    listed(member.annotations, annotationText),
    listed(member.typeParameters, typeParameterText),
    typeRefText(member.type),
    listed(member.parameters, parameterText),
  ].join(' ');
}
function fileSignature(packageName, imports, types) {
  const importTexts = imports.map(
    (each) => `${each.static ? 'static ' : ''}${each.name}${each.star ? '.*' : ''}`,
  );
  const parts = [packageName, ...importTexts];
  for (const type of types) addType(type, parts);
  return hashText(parts.join('\n'));
}
function addType(type, parts) {
  parts.push(
    `${type.kind} ${type.name} ${type.modifiers}`,
    listed(type.annotations, annotationText),
    listed(type.typeParameters, typeParameterText),
    type.extends === void 0 ? '' : typeRefText(type.extends),
    listed(type.implements, typeRefText),
    listed(type.permits, typeRefText),
  );
  for (const member of type.members) parts.push(member.signature);
  for (const inner of type.types) addType(inner, parts);
  parts.push('}');
}
function listed(items, textOf2) {
  return items.length === 0 ? '-' : items.map((item) => textOf2(item)).join(',');
}
function typeRefText(type) {
  const list = type.arguments.map((each) => typeRefText(each)).join(', ');
  const given = type.diamond || list !== '' ? `<${list}>` : '';
  const bounds = type.upper.map((each) => typeRefText(each)).join(' & ');
  const upper = bounds === '' ? '' : type.name === '?' ? ` extends ${bounds}` : ` & ${bounds}`;
  const lower = type.lower === void 0 ? '' : ` super ${typeRefText(type.lower)}`;
  return `${type.name}${given}${'[]'.repeat(type.dimensions)}${upper}${lower}`;
}
function typeParameterText({ name, bounds }) {
  return [name, ...bounds.map((bound) => typeRefText(bound))].join(' & ');
}
function annotationText({ name, values }) {
  const texts = [...values].map(([key, value]) => `${key}=${value.join('|')}`);
  return `@${name}(${texts.join(',')})`;
}
function parameterText({ name, type, modifiers, annotations, variadic }) {
  const annotated = listed(annotations, annotationText);
  return `${annotated} ${modifiers} ${typeRefText(type)}${variadic ? '...' : ''} ${name}`;
}

// server/src/java/syntax/read-member.ts
function readMembers(tree, node, names, owner, piece) {
  const kind = kindOf(tree, node);
  if (kind === Kind.fieldDeclaration || kind === Kind.constantDeclaration) {
    return declaratorsOf(tree, node).map((declarator) =>
      placed(tree, declarator, piece, readField(tree, node, declarator, names)),
    );
  }
  const member = readMember(tree, node, names, owner);
  return member === void 0 ? [] : [placed(tree, node, piece, member)];
}
function placed(tree, node, piece, read) {
  const shift = piece.first;
  const own = node - shift;
  return {
    ...read,
    tree: piece.tree,
    node: own,
    piece: piece.extent,
    extent: extentOf(tree, node),
    stale: false,
    signature: memberSignature(read),
  };
}
function isMember(kind) {
  return MEMBER_KINDS[kind] !== void 0;
}
var MEMBER_KINDS = {
  [Kind.annotationTypeElementDeclaration]: 'element',
  [Kind.block]: 'initializer',
  [Kind.compactConstructorDeclaration]: 'compact-constructor',
  [Kind.constantDeclaration]: 'field',
  [Kind.constructorDeclaration]: 'constructor',
  [Kind.enumConstant]: 'enum-constant',
  [Kind.fieldDeclaration]: 'field',
  [Kind.methodDeclaration]: 'method',
  [Kind.staticInitializer]: 'static-initializer',
};
function declaratorsOf(tree, node) {
  return childrenOf(tree, node).filter(
    (child) => kindOf(tree, child) === Kind.variableDeclarator && hasName(tree, child),
  );
}
function hasName(tree, node) {
  return childIn(tree, node, Role.name) !== void 0;
}
function readField(tree, declaration, declarator, names) {
  const type = typeIn(tree, declaration, names);
  return {
    kind: 'field',
    ...nameIn(tree, declarator, names),
    modifiers: modifiersOf(tree, declaration),
    annotations: annotationsOf(tree, declaration, names),
    typeParameters: [],
    type: withDimensions(type, dimensionsIn(tree, declarator)),
    parameters: [],
  };
}
function readMember(tree, node, names, owner) {
  const kind = MEMBER_KINDS[kindOf(tree, node)];
  switch (kind) {
    case 'method':
    case 'element':
      return hasName(tree, node) ? readMethod(tree, node, names, kind) : void 0;
    case 'constructor':
    case 'compact-constructor':
      return { ...readMethod(tree, node, names, kind), name: '<init>', type: VOID_TYPE };
    case 'initializer':
    case 'static-initializer':
      return readInitializer(tree, node, kind);
    case 'enum-constant':
      return hasName(tree, node) ? readConstant(tree, node, names, owner) : void 0;
    default:
      return void 0;
  }
}
function readMethod(tree, node, names, kind) {
  return {
    kind,
    ...nameIn(tree, node, names),
    modifiers: modifiersOf(tree, node),
    annotations: annotationsOf(tree, node, names),
    typeParameters: readTypeParameters(tree, childIn(tree, node, Role.typeParameters), names),
    type: withDimensions(typeIn(tree, node, names), dimensionsIn(tree, node)),
    parameters: readParameters(tree, childIn(tree, node, Role.parameters), names),
  };
}
function readInitializer(tree, node, kind) {
  const isStatic2 = kind === 'static-initializer';
  const start = tree.start[node];
  return {
    kind,
    name: isStatic2 ? '<clinit>' : '<init>',
    nameAt: { start, end: start + (isStatic2 ? 'static'.length : 1) },
    modifiers: isStatic2 ? Modifier.static : 0,
    annotations: [],
    typeParameters: [],
    type: VOID_TYPE,
    parameters: [],
  };
}
function readConstant(tree, node, names, owner) {
  return {
    kind: 'enum-constant',
    ...nameIn(tree, node, names),
    modifiers: Modifier.public | Modifier.static | Modifier.final,
    annotations: annotationsOf(tree, node, names),
    typeParameters: [],
    type: simpleTypeRef(owner),
    parameters: [],
  };
}
function readComponent(tree, node, names, piece) {
  const parameter2 = readParameter(tree, node, names);
  if (parameter2 === void 0) return void 0;
  return placed(tree, node, piece, {
    kind: 'component',
    ...nameIn(tree, declaratorOf(tree, node), names),
    modifiers: Modifier.private | Modifier.final,
    annotations: parameter2.annotations,
    typeParameters: [],
    type: parameter2.type,
    parameters: [],
  });
}
function typeIn(tree, node, names) {
  const type = childIn(tree, node, Role.type);
  return type === void 0 ? NO_TYPE : readTypeRef(tree, type, names);
}
function nameIn(tree, node, names) {
  const name = childIn(tree, node, Role.name);
  if (name === void 0) return { name: '', nameAt: extentOf(tree, node) };
  return { name: names.text(tree.name[name]), nameAt: extentOf(tree, name) };
}
function extentOf(tree, node) {
  return { start: tree.start[node], end: tree.end[node] };
}

// server/src/java/syntax/read-type.ts
var DEEPEST2 = 100;
var TYPE_KINDS = {
  [Kind.annotationTypeDeclaration]: 'annotation',
  [Kind.classDeclaration]: 'class',
  [Kind.enumDeclaration]: 'enum',
  [Kind.interfaceDeclaration]: 'interface',
  [Kind.recordDeclaration]: 'record',
};
function isTypeDeclaration(kind) {
  return TYPE_KINDS[kind] !== void 0;
}
function readType(tree, node, names) {
  const piece = wholePiece(tree);
  return readTypeWith(tree, node, names, (_, member, owner) =>
    membersIn(tree, member, names, owner, piece),
  );
}
function membersIn(tree, node, names, owner, piece) {
  if (isMember(kindOf(tree, node))) return readMembers(tree, node, names, owner, piece);
  const component = readComponent(tree, node, names, piece);
  return component === void 0 ? [] : [component];
}
function readTypeWith(tree, node, names, membersAt, depth = 0) {
  const body = childIn(tree, node, Role.body) ?? childOfKind(tree, node, Kind.classBody);
  const kind = TYPE_KINDS[kindOf(tree, node)];
  if (depth > DEEPEST2 || body === void 0) return void 0;
  if (kind === void 0 && kindOf(tree, body) !== Kind.classBody) return void 0;
  const name = kind === void 0 ? '' : nameOf(tree, node, names);
  return {
    name,
    kind: kind ?? 'class',
    modifiers: kind === void 0 ? 0 : modifiersOf(tree, node),
    annotations: kind === void 0 ? [] : annotationsOf(tree, node, names),
    typeParameters: readTypeParameters(tree, childIn(tree, node, Role.typeParameters), names),
    ...supertypesOf(tree, node, names),
    members: membersOf(tree, node, body, name, membersAt),
    types: typesOf(tree, body, names, membersAt, depth),
    extent: extentOf(tree, node),
    nameAt: nameAtOf(tree, node),
  };
}
function nameOf(tree, node, names) {
  const name = childIn(tree, node, Role.name);
  return name === void 0 ? '' : names.text(tree.name[name]);
}
function nameAtOf(tree, node) {
  return extentOf(tree, childIn(tree, node, Role.name) ?? childIn(tree, node, Role.type) ?? node);
}
function supertypesOf(tree, node, names) {
  const superclass = childIn(tree, node, Role.superclass);
  const created =
    kindOf(tree, node) === Kind.objectCreationExpression ? childIn(tree, node, Role.type) : void 0;
  const interfaces =
    childIn(tree, node, Role.interfaces) ?? childOfKind(tree, node, Kind.extendsInterfaces);
  return {
    extends:
      created === void 0
        ? listedTypes(tree, superclass, names)[0]
        : readTypeRef(tree, created, names),
    implements: listedTypes(tree, interfaces, names),
    permits: listedTypes(tree, childIn(tree, node, Role.permits), names),
  };
}
function listedTypes(tree, node, names) {
  if (node === void 0) return [];
  return typesIn(tree, childOfKind(tree, node, Kind.typeList) ?? node, names);
}
function membersOf(tree, node, body, owner, membersAt) {
  const parameters = childIn(tree, node, Role.parameters);
  const components = parameters === void 0 ? [] : childrenOf(tree, parameters);
  const declared2 = bodyNodes(tree, body).filter((each) => isMember(kindOf(tree, each)));
  return [...components, ...declared2].flatMap((each) => membersAt(tree, each, owner));
}
function typesOf(tree, body, names, membersAt, depth) {
  return bodyNodes(tree, body)
    .filter((each) => isTypeDeclaration(kindOf(tree, each)))
    .map((each) => readTypeWith(tree, each, names, membersAt, depth + 1))
    .filter((each) => each !== void 0);
}
function bodyNodes(tree, body) {
  const found = [];
  const past = tree.past[body];
  for (let at = body + 1; at < past;) {
    const kind = tree.kind[at];
    const isOpen = kind === Kind.enumBodyDeclarations || kind === Kind.error;
    if (!isOpen) found.push(at);
    at = isOpen ? at + 1 : tree.past[at];
  }
  return found;
}

// server/src/java/syntax/read-file.ts
function readFile(tree, names, membersAt) {
  const nodes = bodyNodes(tree, ROOT);
  const ofKind = (kind) => nodes.filter((node) => kindOf(tree, node) === kind);
  const [packageNode] = ofKind(Kind.packageDeclaration);
  return {
    package: packageNode === void 0 ? '' : nameIn2(tree, packageNode, names),
    imports: ofKind(Kind.importDeclaration).map((node) => readImport(tree, node, names)),
    types: nodes
      .filter((node) => isTypeDeclaration(kindOf(tree, node)))
      .map((node) => readTypeWith(tree, node, names, membersAt))
      .filter((type) => type !== void 0),
  };
}
function readImport(tree, node, names) {
  return {
    name: nameIn2(tree, node, names),
    static: tree.name[node] !== 0,
    star: childOfKind(tree, node, Kind.asterisk) !== void 0,
  };
}
function nameIn2(tree, node, names) {
  const name = childrenOf(tree, node).find((child) => {
    const kind = kindOf(tree, child);
    return kind === Kind.identifier || kind === Kind.scopedIdentifier;
  });
  return name === void 0 ? '' : dottedName(tree, name, names);
}

// server/src/java/syntax/columns.ts
var FIRST_CAPACITY = 1 << 12;
var Columns = class {
  length = 0;
  kind = new Uint8Array(FIRST_CAPACITY);
  role = new Uint8Array(FIRST_CAPACITY);
  start = new Int32Array(FIRST_CAPACITY);
  end = new Int32Array(FIRST_CAPACITY);
  past = new Int32Array(FIRST_CAPACITY);
  parent = new Int32Array(FIRST_CAPACITY);
  name = new Int32Array(FIRST_CAPACITY);
  /** Room for one more. */
  reserve() {
    if (this.length < this.kind.length) return;
    const capacity = this.kind.length * 2;
    this.kind = grown(this.kind, new Uint8Array(capacity));
    this.role = grown(this.role, new Uint8Array(capacity));
    this.start = grown(this.start, new Int32Array(capacity));
    this.end = grown(this.end, new Int32Array(capacity));
    this.past = grown(this.past, new Int32Array(capacity));
    this.parent = grown(this.parent, new Int32Array(capacity));
    this.name = grown(this.name, new Int32Array(capacity));
  }
  /** Good until the next walk: the arrays are these. */
  asTree() {
    const { length, kind, role, start, end, past, parent, name } = this;
    const broken = kind.subarray(0, length).includes(Kind.error);
    return { length, kind, role, start, end, past, parent, name, broken };
  }
};
function grown(from, to) {
  to.set(from);
  return to;
}

// server/src/java/syntax/walk.ts
var NOBODY = -1;
var Walker = class {
  constructor(grammar, names) {
    this.grammar = grammar;
    this.names = names;
  }
  grammar;
  names;
  #columns = new Columns();
  /** By depth of the cursor: the node that holds what stands there. */
  #holders = new Int32Array(64);
  #depth = 0;
  /** `suspect`: something could not be read, so that invented tokens must be looked for. */
  walk(cursor, text, suspect, isKnown) {
    const columns = this.#columns;
    const { kinds, leaves: leaves2 } = this.grammar;
    columns.length = 0;
    this.#depth = 0;
    this.#holders[0] = NOBODY;
    for (;;) {
      const type = cursor.nodeTypeId;
      const kind = kinds[type];
      let inside;
      if (kind === TOKEN) this.#readToken(cursor, type, suspect);
      else if (kind === PASSED_OVER) inside = this.#holders[this.#depth];
      else if (kind !== LEFT_OUT) {
        const node = this.#add(cursor, kind, suspect);
        if (leaves2[kind] === 1) this.#readText(node, text);
        else if (!isKnown?.(kind, columns.start[node], columns.end[node])) inside = node;
      }
      if (inside !== void 0 && cursor.gotoFirstChild()) this.#enter(inside);
      else if (!this.#leave(cursor)) return columns.asTree();
    }
  }
  #add(cursor, kind, suspect) {
    const columns = this.#columns;
    columns.reserve();
    const node = columns.length++;
    const start = cursor.startIndex;
    const end = cursor.endIndex;
    columns.kind[node] = suspect && start === end && cursor.nodeIsMissing ? Kind.error : kind;
    columns.role[node] = this.grammar.roles[cursor.currentFieldId];
    columns.start[node] = start;
    columns.end[node] = end;
    columns.past[node] = node + 1;
    columns.parent[node] = this.#holders[this.#depth];
    columns.name[node] = 0;
    return node;
  }
  #readText(node, text) {
    const { name, start, end } = this.#columns;
    name[node] = this.names.id(text.slice(start[node], end[node]));
  }
  #enter(holder) {
    this.#depth++;
    if (this.#depth === this.#holders.length) {
      const deeper = new Int32Array(this.#depth * 2);
      deeper.set(this.#holders);
      this.#holders = deeper;
    }
    this.#holders[this.#depth] = holder;
  }
  /** To what follows: the next sibling, of this node or of one around it. */
  #leave(cursor) {
    const { past, length } = this.#columns;
    while (this.#depth > 0 && !cursor.gotoNextSibling()) {
      cursor.gotoParent();
      const left = this.#holders[this.#depth--];
      if (left !== NOBODY) past[left] = length;
    }
    return this.#depth > 0;
  }
  /** What a keyword or operator says of the node that holds it; an invented one is an error. */
  #readToken(cursor, type, suspect) {
    const holder = this.#holders[this.#depth];
    if (suspect && cursor.nodeIsMissing) this.#add(cursor, Kind.error, false);
    else if (holder !== NOBODY) this.#tell(holder, type);
  }
  #tell(holder, type) {
    const { kind, name, length } = this.#columns;
    const token = this.grammar.tokens[type];
    switch (kind[holder]) {
      case Kind.modifiers:
        name[holder] = name[holder] | this.grammar.modifiers[type];
        break;
      case Kind.dimensions:
        if (token === '[') name[holder]++;
        break;
      case Kind.assignmentExpression:
      case Kind.binaryExpression:
      case Kind.unaryExpression:
        name[holder] = this.names.id(token);
        break;
      case Kind.updateExpression:
        name[holder] = this.names.id(length === holder + 1 ? `${token}_` : `_${token}`);
        break;
      case Kind.switchLabel:
      case Kind.methodReference:
      case Kind.importDeclaration:
        if (token === 'default' || token === 'new' || token === 'static') {
          name[holder] = this.names.id(token);
        }
        break;
    }
  }
};

// server/src/java/syntax/parse-java.ts
var JavaReader = class {
  constructor(parser, names = new Names()) {
    this.parser = parser;
    this.names = names;
    this.walker = new Walker(parser.grammar, names);
  }
  parser;
  names;
  walker;
};
function parseJava(reader, path3, text, token) {
  const tree = parseTree(reader.parser, text, void 0, token);
  if (tree === void 0) return void 0;
  try {
    return readTree(reader, path3, text, tree);
  } finally {
    tree.delete();
  }
}
function readTree(reader, path3, text, tree) {
  return toJavaFile(reader.names, path3, text, walkTree(reader, tree, text));
}
function walkTree({ walker }, tree, text) {
  const cursor = tree.walk();
  try {
    return walker.walk(cursor, text, tree.rootNode.hasError);
  } finally {
    cursor.delete();
  }
}
function toJavaFile(names, path3, text, tree) {
  const declared2 = readFile(tree, names, (whole, node, owner) =>
    membersIn(whole, node, names, owner, cutPiece(whole, node)),
  );
  const lineStarts = lineStartsOf(text);
  return {
    path: path3,
    ...declared2,
    problems: problemsOf(tree),
    lines: lineStarts.length,
    lineStarts,
    signature: fileSignature(declared2.package, declared2.imports, declared2.types),
  };
}

// test/support/java/java-parser.ts
var { resolve } = createRequire(import.meta.url);
function loadTestParser() {
  return loadJavaParser({
    runtime: readFileSync(resolve('web-tree-sitter/web-tree-sitter.wasm')),
    java: readFileSync(resolve('tree-sitter-java/tree-sitter-java.wasm')),
  });
}
async function createTestReader() {
  return new JavaReader(await loadTestParser());
}
function readJava(reader, text, path3 = 'Test.java') {
  return parseJava(reader, path3, text);
}

// server/src/java/program/body/scope.ts
function withVariable(up, variable) {
  return { kind: 'variable', up, types: up.types, variable };
}
function withVariables(up, variables) {
  return variables.reduce(withVariable, up);
}
function withTypes(up, types) {
  return { kind: 'types', up, types };
}
function withMembers(up, symbol, types) {
  return { kind: 'members', up, types, class: symbol };
}
function withCode(up, owner, expected, returned) {
  return { kind: 'code', up, types: up.types, owner, expected, returned };
}
function withYield(up, expected, yielded) {
  return { kind: 'yield', up, types: up.types, expected, yielded };
}
function codeAround(scope) {
  for (let at = scope; at.kind !== 'file'; at = at.up) if (at.kind === 'code') return at;
  return void 0;
}
function switchAround(scope) {
  for (let at = scope; at.kind !== 'file' && at.kind !== 'code'; at = at.up) {
    if (at.kind === 'yield') return at;
  }
  return void 0;
}
function classAround(scope) {
  for (let at = scope; at.kind !== 'file'; at = at.up) if (at.kind === 'members') return at.class;
  return void 0;
}
function* classesAround(scope) {
  for (let at = scope; at.kind !== 'file'; at = at.up) if (at.kind === 'members') yield at.class;
}

// server/src/java/program/body/body.ts
var DEEPEST3 = 300;
var Body = class {
  constructor(program, member, names, walks) {
    this.program = program;
    this.member = member;
    this.names = names;
    this.walks = walks;
    this.tree = member.declaration.tree;
    this.file = member.file;
    const { resolution } = program;
    this.classes = resolution.classes;
    this.hierarchy = resolution.hierarchy;
    this.members = resolution.members;
    this.functions = resolution.functions;
    this.subtyping = resolution.subtyping;
    this.calls = resolution.calls;
    this.fileScope = resolution.classes.scopeOf(member.file.path);
    this.givenMakers = walks.givenMakers;
    this.types = new Array(this.tree.length).fill(void 0);
    this.targets = new Array(this.tree.length).fill(void 0);
    this.patience = 2e4 + 50 * this.tree.length;
  }
  program;
  member;
  names;
  walks;
  tree;
  file;
  classes;
  hierarchy;
  members;
  functions;
  subtyping;
  calls;
  fileScope;
  givenMakers;
  types;
  targets;
  implemented = /* @__PURE__ */ new Map();
  localClasses = /* @__PURE__ */ new Map();
  locals = /* @__PURE__ */ new Map();
  /** Parameters that no node of the tree declares. */
  unwritten = [];
  /** Chains resolved from their inner end, until their next link asks. */
  links = /* @__PURE__ */ new Map();
  speculative = false;
  /** How many expressions may still be read again to infer types. */
  patience;
  #depth = 0;
  text(node) {
    return this.names.text(this.tree.name[node]);
  }
  /** The type of an expression, noted. */
  typeOf(node, scope, expected) {
    if (this.#depth >= DEEPEST3) return this.unknown(node, { why: 'too-deep', name: '' });
    this.#depth++;
    const type = this.walks.expression(this, node, scope, expected);
    this.#depth--;
    this.types[node] = type;
    return type;
  }
  /** Makes an argument of an expression; undefined where it is too deep, or has a type of its own. */
  given(make) {
    if (this.#depth >= DEEPEST3) return void 0;
    this.#depth++;
    const given = make();
    this.#depth--;
    return given;
  }
  /** An expression, type or package before a dot. */
  qualifierOf(node, scope) {
    const known2 = this.links.get(node);
    if (known2 !== void 0) {
      this.links.delete(node);
      return known2;
    }
    if (this.#depth >= DEEPEST3) {
      return { kind: 'value', type: this.unknown(node, { why: 'too-deep', name: '' }) };
    }
    this.#depth++;
    const qualifier = this.walks.qualifier(this, node, scope);
    this.#depth--;
    return qualifier;
  }
  /** The scope of what follows the statement. */
  walk(node, scope) {
    if (this.#depth >= DEEPEST3) return scope;
    this.#depth++;
    const after = this.walks.statement(this, node, scope);
    this.#depth--;
    return after;
  }
  walkClass(node, symbol, scope) {
    if (this.#depth >= DEEPEST3 || this.speculative) return;
    this.#depth++;
    this.walks.classBody(this, node, symbol, scope);
    this.#depth--;
  }
  /** Runs it to learn a type only: what it notes is noted again later. */
  speculate(run) {
    const before = this.speculative;
    this.speculative = true;
    const result = run();
    this.speculative = before;
    return result;
  }
  declare(node, name, type, kind, scope) {
    const owner = codeAround(scope)?.owner ?? ROOT;
    const variable = { name, type, node, kind, body: owner };
    this.locals.set(node, variable);
    this.types[node] = type;
    this.targets[node] = { kind: 'local', variable };
    return variable;
  }
  patternVariable(node) {
    const variable = this.locals.get(node);
    return variable?.kind === 'pattern' ? variable : void 0;
  }
  unknown(node, cause) {
    this.targets[node] = { kind: 'unknown', cause };
    const type = unknownType(cause);
    this.types[node] = type;
    return type;
  }
};

// server/src/java/program/body/bindings.ts
var DEEPEST4 = 200;
function bindingsWhen(patterns, node, holds) {
  const found = [];
  if (node !== void 0 && hasPatterns(patterns.tree, node)) {
    collect(patterns, node, holds, found, 0);
  }
  return found;
}
function hasPatterns(tree, node) {
  const past = tree.past[node];
  for (let at = node; at < past; at++) {
    if (tree.kind[at] === Kind.instanceofExpression) return true;
  }
  return false;
}
function collect(patterns, from, holds, found, depth) {
  const { tree } = patterns;
  let node = from;
  while (node !== void 0 && depth < DEEPEST4) {
    const kind = kindOf(tree, node);
    if (kind === Kind.parenthesizedExpression) {
      node = firstChild(tree, node);
    } else if (kind === Kind.binaryExpression) {
      if (patterns.text(node) !== (holds ? '&&' : '||')) return;
      const right = childIn(tree, node, Role.right);
      if (right !== void 0) collect(patterns, right, holds, found, depth + 1);
      node = childIn(tree, node, Role.left);
    } else if (kind === Kind.unaryExpression && patterns.text(node) === '!') {
      const operand = childIn(tree, node, Role.operand);
      if (operand !== void 0) collect(patterns, operand, !holds, found, depth + 1);
      return;
    } else {
      if (kind === Kind.instanceofExpression && holds) found.push(...declaredBy(patterns, node));
      return;
    }
  }
}
function declaredBy(patterns, pattern) {
  const found = [];
  for (let at = pattern; at < patterns.tree.past[pattern]; at++) {
    if (patterns.tree.kind[at] !== Kind.identifier) continue;
    const variable = patterns.patternVariable(at);
    if (variable !== void 0) found.push(variable);
  }
  return found;
}
function completes(patterns, node, depth = 0) {
  if (node === void 0 || depth > DEEPEST4) return true;
  const { tree } = patterns;
  const of = (child) => completes(patterns, child, depth + 1);
  switch (kindOf(tree, node)) {
    case Kind.returnStatement:
    case Kind.throwStatement:
    case Kind.breakStatement:
    case Kind.continueStatement:
    case Kind.yieldStatement:
      return false;
    case Kind.block:
    case Kind.constructorBody:
      return of(childrenOf(tree, node).at(-1));
    case Kind.labeledStatement:
      return of(childrenOf(tree, node).at(-1)) || breaksOut(tree, node);
    case Kind.synchronizedStatement:
      return of(childIn(tree, node, Role.body));
    case Kind.ifStatement: {
      const otherwise = childIn(tree, node, Role.alternative);
      return otherwise === void 0 || of(childIn(tree, node, Role.consequence)) || of(otherwise);
    }
    case Kind.whileStatement:
    case Kind.doStatement:
    case Kind.forStatement:
      return !isEndless(patterns, node) || breaksOut(tree, node);
    case Kind.tryStatement:
    case Kind.tryWithResourcesStatement:
      return tryCompletes(patterns, node, depth);
    default:
      return true;
  }
}
function tryCompletes(patterns, node, depth) {
  const { tree } = patterns;
  const last = childOfKind(tree, node, Kind.finallyClause);
  if (last !== void 0 && !completes(patterns, firstChild(tree, last), depth + 1)) return false;
  const bodies = childrenOf(tree, node)
    .filter((child) => kindOf(tree, child) === Kind.catchClause)
    .map((clause) => childIn(tree, clause, Role.body));
  return [childIn(tree, node, Role.body), ...bodies].some((body) =>
    completes(patterns, body, depth + 1),
  );
}
function isEndless({ tree }, loop) {
  let condition = childIn(tree, loop, Role.condition);
  if (condition === void 0) return kindOf(tree, loop) === Kind.forStatement;
  while (condition !== void 0 && kindOf(tree, condition) === Kind.parenthesizedExpression) {
    condition = firstChild(tree, condition);
  }
  return condition !== void 0 && kindOf(tree, condition) === Kind.true;
}
function breaksOut(tree, loop) {
  for (let at = loop; at < tree.past[loop]; at++) {
    if (tree.kind[at] === Kind.breakStatement && leaves(tree, at, loop)) return true;
  }
  return false;
}
function leaves(tree, jump, loop) {
  const label = firstChild(tree, jump);
  for (let at = tree.parent[jump]; at > loop; at = tree.parent[at]) {
    if (label === void 0 && isBreakable(tree.kind[at])) return false;
    if (tree.kind[at] === Kind.lambdaExpression || tree.kind[at] === Kind.classBody) return false;
  }
  if (label === void 0) return true;
  const around = kindOf(tree, loop) === Kind.labeledStatement ? loop : tree.parent[loop];
  const name = firstChild(tree, around);
  return name === void 0 || tree.name[name] === tree.name[label];
}
function isBreakable(kind) {
  return (
    kind === Kind.whileStatement ||
    kind === Kind.doStatement ||
    kind === Kind.forStatement ||
    kind === Kind.enhancedForStatement ||
    kind === Kind.switchExpression
  );
}

// server/src/java/program/body/given.ts
function givenArguments(body, list, scope) {
  if (list === void 0) return [];
  return childrenOf(body.tree, list).map((node) => givenAt(body, node, scope));
}
function givenAt(body, node, scope) {
  return body.given(() => polyAt(body, node, scope)) ?? typedAt(body, node, scope);
}
function polyAt(body, node, scope) {
  switch (kindOf(body.tree, node)) {
    case Kind.parenthesizedExpression:
      return parenthesizedAt(body, node, scope);
    case Kind.ternaryExpression:
      return conditionalAt(body, node, scope);
    default:
      return body.givenMakers.get(kindOf(body.tree, node))?.(body, node, scope);
  }
}
function typedAt(body, node, scope) {
  const type = body.typeOf(node, scope);
  return { argument: { kind: 'typed', type }, settle: () => void 0 };
}
function parenthesizedAt(body, node, scope) {
  const inner = firstChild(body.tree, node);
  if (inner === void 0) return void 0;
  const given = givenAt(body, inner, scope);
  return {
    argument: given.argument,
    settle(formal) {
      given.settle(formal);
      body.types[node] = body.types[inner];
    },
  };
}
function conditionalAt(body, node, scope) {
  const { tree } = body;
  const condition = childIn(tree, node, Role.condition);
  const branches = [childIn(tree, node, Role.consequence), childIn(tree, node, Role.alternative)];
  if (!branches.some((branch) => branch !== void 0 && isWaiting(body, branch))) return void 0;
  if (condition !== void 0) body.typeOf(condition, scope);
  const given = branches.map((branch, i) => {
    const inside = withVariables(scope, bindingsWhen(body, condition, i === 0));
    return branch === void 0 ? void 0 : givenAt(body, branch, inside);
  });
  const known2 = given.filter((each) => each !== void 0);
  return {
    argument: mergedArgument(body, known2),
    settle(formal) {
      for (const each of known2) each.settle(formal);
      const types = branches.map((branch) => branch && body.types[branch]);
      body.types[node] = formal ?? types.find((type) => type !== void 0);
    },
  };
}
function mergedArgument(body, given) {
  const all = given.map(({ argument }) => argument);
  const lambda = all.find(({ kind }) => kind === 'lambda' || kind === 'reference');
  if (lambda !== void 0) return lambda;
  const typesFor = (target) =>
    all.map((each) => {
      if (each.kind === 'poly') return target === void 0 ? each.type : each.typeFor(target);
      return each.kind === 'typed' ? each.type : body.classes.object;
    });
  return {
    kind: 'poly',
    get type() {
      return leastUpperBound(typesFor(void 0), body.subtyping);
    },
    typeFor: (target) => leastUpperBound(typesFor(target), body.subtyping),
  };
}
function isWaiting(body, node) {
  const kind = kindOf(body.tree, node);
  return (
    kind === Kind.parenthesizedExpression ||
    kind === Kind.ternaryExpression ||
    kind === Kind.lambdaExpression ||
    kind === Kind.methodReference ||
    kind === Kind.methodInvocation ||
    kind === Kind.objectCreationExpression
  );
}

// server/src/java/program/body/invocation.ts
function completeCall(body, site, target, known2) {
  const result = known2 ?? site.ask(target?.kind === 'unknown' ? void 0 : target);
  if (!body.speculative) {
    const parameters = result.found ? result.invocation.parameters : [];
    site.given.forEach((given, i) => {
      given.settle(parameters[i]);
    });
  }
  if (!result.found) return body.unknown(site.node, result.cause);
  body.targets[site.node] = { kind: 'method', call: toResolvedCall(site, result.invocation) };
  return result.invocation.result;
}
function callAsGiven(body, site) {
  const first = site.ask(void 0);
  if (!first.found || !isPoly(site, first.invocation)) {
    const type = completeCall(body, site, void 0, first);
    body.types[site.node] = type;
    return { argument: { kind: 'typed', type }, settle: () => void 0 };
  }
  return {
    argument: {
      kind: 'poly',
      type: first.invocation.result,
      typeFor(target) {
        const result = site.ask(target);
        return result.found ? result.invocation.result : first.invocation.result;
      },
    },
    settle(formal) {
      body.types[site.node] = completeCall(body, site, formal);
    },
  };
}
function isPoly({ isDiamond: isDiamond2 }, { method: method2 }) {
  return isDiamond2 || mentions(method2.result, method2.typeParameters);
}
function toResolvedCall(site, { method: method2, gathersFrom }) {
  return {
    method: method2,
    dispatch: dispatchOf(method2, site.isSuper),
    implicitThis: isStatic(method2) ? void 0 : site.implicitThis,
    gathersFrom,
  };
}
function dispatchOf(method2, isSuper) {
  if (isStatic(method2)) return 'static';
  const isExact = isSuper || method2.name === '<init>' || hasModifier(method2.modifiers, 'private');
  return isExact ? 'special' : 'virtual';
}

// server/src/java/program/body/fields.ts
function findField(body, receiver, name) {
  for (const type of body.hierarchy.receivers(receiver)) {
    if (type.kind !== 'class') continue;
    const field = body.members.field(type.class, name);
    if (field === void 0 || field === 'ambiguous') continue;
    if (isStatic(field)) return { field, type: field.type };
    const owner = body.hierarchy.asSuper(type, field.owner) ?? type;
    return { field, type: upperBound(asMemberOf(field.type, owner), body.classes.object) };
  }
  return void 0;
}

// server/src/java/program/body/names.ts
function identifierType(body, node, scope) {
  const found = variableNamed(body, node, scope);
  if (found !== void 0) return found;
  const name = body.text(node);
  const owner = classAround(scope);
  const missing = body.fileScope?.missingStaticImport(name)?.cause;
  return body.unknown(node, missing ?? missingMember(name, owner));
}
function missingMember(name, owner) {
  return { why: 'member-not-found', name, owner: owner?.name ?? '' };
}
function variableNamed(body, node, scope) {
  const name = body.text(node);
  for (let at = scope; at.kind !== 'file'; at = at.up) {
    if (at.kind === 'variable' && at.variable.name === name) {
      body.targets[node] = { kind: 'local', variable: at.variable };
      return (body.types[node] = at.variable.type);
    }
    if (at.kind !== 'members') continue;
    const field = findField(body, ownType(at.class), name);
    if (field !== void 0) return noteField(body, node, field);
  }
  const imported = importedField(body, name);
  return imported === void 0 ? void 0 : noteField(body, node, imported);
}
function noteField(body, node, { field, type }) {
  body.targets[node] = { kind: 'field', field };
  return (body.types[node] = type);
}
function importedField(body, name) {
  const imports = body.fileScope?.staticImports(name);
  if (imports === void 0) return void 0;
  for (const symbol of [...imports.single, ...imports.star]) {
    const found = findField(body, rawType(symbol), name);
    if (found !== void 0) return found;
  }
  return void 0;
}
function identifierQualifier(body, node, scope) {
  const variable = variableNamed(body, node, scope);
  if (variable !== void 0) return { kind: 'value', type: variable };
  const name = body.text(node);
  const type = findType(scope.types, name);
  if (type !== void 0) return noteType(body, node, type);
  if (/^\p{Lu}/u.test(name)) return noteType(body, node, missingType(scope.types, name));
  body.targets[node] = { kind: 'package', name };
  return { kind: 'package', name };
}
function noteType(body, node, type) {
  if (type.kind === 'class') body.targets[node] = { kind: 'class', class: type.class };
  else if (type.kind === 'unknown') body.targets[node] = { kind: 'unknown', cause: type.cause };
  body.types[node] = type;
  return { kind: 'type', type };
}
function fieldAccessQualifier(body, node, scope) {
  const { tree } = body;
  const object = childIn(tree, node, Role.object);
  const field = childIn(tree, node, Role.field);
  if (object === void 0 || field === void 0) {
    return { kind: 'value', type: body.unknown(node, { why: 'not-java', name: '' }) };
  }
  const before = qualifierBefore(body, node, object, scope);
  if (kindOf(tree, field) === Kind.this) return outerThis(body, node, before);
  return memberQualifier(body, node, before, body.text(field));
}
function qualifierBefore(body, node, object, scope) {
  const { tree } = body;
  const qualifier = body.qualifierOf(object, scope);
  const middle = childOfKind(tree, node, Kind.super);
  if (middle === void 0 || middle === object) return qualifier;
  return { kind: 'super', type: superOf(body, qualifier, scope) };
}
function superOf(body, qualifier, scope) {
  if (qualifier.kind === 'package') return unknownType(missingClassCause(qualifier.name));
  const { type } = qualifier;
  if (type.kind !== 'class') return type;
  for (const around of classesAround(scope)) {
    if (around === type.class) return around.superclass ?? body.classes.object;
  }
  const own = classAround(scope)?.interfaces.find(
    (each) => each.kind === 'class' && each.class === type.class,
  );
  return own ?? type;
}
function outerThis(body, node, before) {
  const type =
    before.kind === 'package' ? body.unknown(node, missingClassCause(before.name)) : before.type;
  const own = type.kind === 'class' ? ownType(type.class) : type;
  body.types[node] = own;
  return { kind: 'value', type: own };
}
function memberQualifier(body, node, before, name) {
  if (before.kind === 'package') return inPackage2(body, node, `${before.name}.${name}`);
  const { type } = before;
  if (type.kind === 'array' && name === 'length') {
    body.targets[node] = { kind: 'length' };
    return { kind: 'value', type: (body.types[node] = INT) };
  }
  const field = findField(body, type, name);
  if (field !== void 0) return { kind: 'value', type: noteField(body, node, field) };
  if (before.kind === 'type' && type.kind === 'class') {
    const member = findMemberType(type.class, name);
    if (member !== void 0) return noteType(body, node, rawType(member));
  }
  return missingMemberOf(body, node, before, name);
}
function missingMemberOf(body, node, { kind, type }, name) {
  if (type.kind !== 'unknown') {
    const owner = type.kind === 'class' ? type.class : void 0;
    return { kind: 'value', type: body.unknown(node, missingMember(name, owner)) };
  }
  const isType = kind === 'type' && /^\p{Lu}/u.test(name);
  const cause = isType
    ? { ...type.cause, name: `${type.cause.name}.${name}` }
    : { why: 'receiver-unknown', name };
  return { kind: isType ? 'type' : 'value', type: body.unknown(node, cause) };
}
function inPackage2(body, node, name) {
  const found = findQualified(name, body.classes);
  if (found?.kind === 'class') return noteType(body, node, found);
  body.targets[node] = { kind: 'package', name };
  return { kind: 'package', name };
}
function missingClassCause(name) {
  return { why: 'class-not-found', name };
}
function valueOf(body, node, qualifier) {
  if (qualifier.kind === 'value' || qualifier.kind === 'super') return qualifier.type;
  if (qualifier.kind === 'package') return body.unknown(node, missingClassCause(qualifier.name));
  return qualifier.type;
}

// server/src/java/program/body/type-nodes.ts
function typeAt(body, node, scope) {
  const ref = readTypeRef(body.tree, node, body.names);
  const type = resolveType(ref, scope.types, body.classes);
  body.types[node] = type;
  return type;
}
function isVar(body, typeNode) {
  return kindOf(body.tree, typeNode) === Kind.typeIdentifier && body.text(typeNode) === 'var';
}
function varType(body, given, name) {
  if (given === void 0 || given.kind === 'null') {
    return unknownType({ why: 'not-java', name: body.text(name) });
  }
  return upperBound(given, body.classes.object);
}
function elementOf(body, type) {
  if (type.kind === 'array') return type.element;
  if (type.kind === 'unknown') return unknownType({ why: 'receiver-unknown', name: 'iterator' });
  const iterable = body.classes.find('java.lang.Iterable');
  const seen = iterable && body.hierarchy.asSuper(type, iterable);
  if (seen === void 0) return arrayElementOf(body, type);
  const [element] = seen.arguments;
  return element === void 0 ? body.classes.object : upperBound(element, body.classes.object);
}
function arrayElementOf(body, type) {
  const bound = upperBound(type, body.classes.object);
  if (bound.kind === 'array') return bound.element;
  return unknownType({ why: 'receiver-unknown', name: 'iterator' });
}
function caughtType(body, node, scope) {
  const types = typesUnder(body, node, scope);
  return types.length === 1 ? types[0] : leastUpperBound(types, body.subtyping);
}
function castType(body, node, scope) {
  const { tree } = body;
  const parts = childrenOf(tree, node)
    .filter((child) => tree.role[child] === Role.type)
    .map((child) => typeAt(body, child, scope));
  const [first] = parts;
  if (first === void 0) return unknownType({ why: 'not-java', name: '' });
  return parts.length === 1 ? first : { kind: 'intersection', parts };
}
function typesUnder(body, node, scope) {
  return childrenOf(body.tree, node)
    .filter((child) => isTypeKind(kindOf(body.tree, child)))
    .map((child) => typeAt(body, child, scope));
}

// server/src/java/program/body/calls.ts
function callType(body, node, scope, expected) {
  return completeCall(body, callSite(body, node, scope), expected);
}
function callGiven(body, node, scope) {
  return callAsGiven(body, callSite(body, node, scope));
}
function callSite(body, node, scope) {
  const { tree } = body;
  const object = childIn(tree, node, Role.object);
  const name = childIn(tree, node, Role.name);
  const written = name === void 0 ? '' : body.text(name);
  const found =
    object === void 0
      ? unqualified(body, written, scope)
      : qualified(body, node, object, written, scope);
  const given = givenArguments(body, childIn(tree, node, Role.arguments), scope);
  const request = {
    name: written,
    given: given.map(({ argument }) => argument),
    from: classAround(scope) ?? body.classes.object.class,
    typeArguments: typeArgumentsAt(body, node, scope),
  };
  return {
    node,
    given,
    isSuper: found.isSuper,
    implicitThis: found.implicitThis,
    isDiamond: false,
    ask: (target) => found.ask({ ...request, target }),
  };
}
function typeArgumentsAt(body, node, scope) {
  const list = childIn(body.tree, node, Role.typeArguments);
  if (list === void 0) return void 0;
  return childrenOf(body.tree, list)
    .filter((child) => isTypeKind(kindOf(body.tree, child)))
    .map((child) => typeAt(body, child, scope));
}
function qualified(body, node, object, name, scope) {
  const receiver = qualifierBefore(body, node, object, scope);
  const isSuper = receiver.kind === 'super';
  if (receiver.kind === 'package') {
    return failing(missingReceiver(receiver.name, name));
  }
  const { type } = receiver;
  return {
    isSuper,
    implicitThis: void 0,
    ask: (request) => body.calls.method(type, request),
  };
}
function missingReceiver(receiver, name) {
  return receiver.includes('.') ? missingClassCause(receiver) : { why: 'receiver-unknown', name };
}
function failing(cause) {
  return { isSuper: false, implicitThis: void 0, ask: () => ({ found: false, cause }) };
}
function unqualified(body, name, scope) {
  for (const around of classesAround(scope)) {
    if (body.calls.hasMethod(around, name)) return within(body, around);
  }
  const imported = importedMethods(body, name);
  if (imported !== void 0) return imported;
  const open = [...classesAround(scope)].find(
    (around) => body.hierarchy.unknownSupertype(around) !== void 0,
  );
  if (open !== void 0) return within(body, open);
  const missing = body.fileScope?.missingStaticImport(name)?.cause;
  return failing(missing ?? missingMember(name, classAround(scope)));
}
function within(body, symbol) {
  return {
    isSuper: false,
    implicitThis: symbol,
    ask: (request) => body.calls.method(ownType(symbol), request),
  };
}
function importedMethods(body, name) {
  const imports = body.fileScope?.staticImports(name);
  if (imports === void 0) return void 0;
  const found = [...imports.single, ...imports.star].filter((symbol) =>
    body.calls.hasMethod(symbol, name),
  );
  if (found.length === 0) return void 0;
  return {
    isSuper: false,
    implicitThis: void 0,
    ask: (request) => {
      const results = found.map((symbol) => body.calls.method(rawType(symbol), request));
      return results.find((result) => result.found) ?? results[0];
    },
  };
}
function isCall(kind) {
  return (
    kind === Kind.methodInvocation ||
    kind === Kind.objectCreationExpression ||
    kind === Kind.explicitConstructorInvocation ||
    kind === Kind.methodReference
  );
}

// server/src/java/program/body/class-order.ts
var DEEPEST5 = 200;
var DECLARATIONS = /* @__PURE__ */ new Set([
  Kind.classDeclaration,
  Kind.interfaceDeclaration,
  Kind.enumDeclaration,
  Kind.recordDeclaration,
  Kind.annotationTypeDeclaration,
]);
function isClassDeclaration(kind) {
  return DECLARATIONS.has(kind);
}
function anonymousBody(tree, node) {
  const kind = kindOf(tree, node);
  if (kind !== Kind.objectCreationExpression && kind !== Kind.enumConstant) return void 0;
  return childOfKind(tree, node, Kind.classBody);
}
function classesIn(tree, node) {
  if (!hasClasses(tree, node)) return [];
  const found = [];
  collect2(tree, node, found, 0);
  return found;
}
function hasClasses(tree, node) {
  for (let at = node; at < tree.past[node]; at++) {
    const kind = tree.kind[at];
    if (kind === Kind.classBody || isClassDeclaration(kind)) return true;
  }
  return false;
}
function collect2(tree, from, found, depth) {
  const past = tree.past[from];
  for (let at = from; at < past;) {
    const node = at;
    const kind = kindOf(tree, node);
    if (isClassDeclaration(kind)) {
      found.push(node);
      at = tree.past[at];
    } else if (kind === Kind.argumentList && depth < DEEPEST5) {
      collectArguments(tree, node, found, depth);
      at = tree.past[at];
    } else if (kind === Kind.classBody) {
      found.push(tree.parent[at]);
      at = tree.past[at];
    } else {
      at++;
    }
  }
}
function collectArguments(tree, list, found, depth) {
  const all = childrenOf(tree, list);
  const waiting = all.filter((argument) => isDeferred(tree, argument));
  for (const argument of all) {
    if (!waiting.includes(argument)) collect2(tree, argument, found, depth + 1);
  }
  for (const argument of waiting) collect2(tree, argument, found, depth + 1);
}
function isDeferred(tree, argument) {
  switch (kindOf(tree, argument)) {
    case Kind.lambdaExpression:
    case Kind.methodReference:
    case Kind.ternaryExpression:
    case Kind.switchExpression:
      return true;
    case Kind.methodInvocation:
      return childIn(tree, argument, Role.typeArguments) === void 0;
    case Kind.parenthesizedExpression: {
      const inner = firstChild(tree, argument);
      return inner !== void 0 && isDeferred(tree, inner);
    }
    case Kind.objectCreationExpression:
      return isDiamond(tree, argument);
    default:
      return false;
  }
}
function isDiamond(tree, creation) {
  const type = childIn(tree, creation, Role.type);
  if (type === void 0 || kindOf(tree, type) !== Kind.genericType) return false;
  const written = childOfKind(tree, type, Kind.typeArguments);
  return written !== void 0 && firstChild(tree, written) === void 0;
}

// server/src/java/program/body/class-numbers.ts
var known = /* @__PURE__ */ new WeakMap();
function classSuffix(around, names, tree, node) {
  let suffixes = known.get(around);
  if (suffixes === void 0) {
    suffixes = numberClasses(around.members, names);
    known.set(around, suffixes);
  }
  return suffixes.get(tree)?.get(node);
}
function numberClasses(members, names) {
  const suffixes = /* @__PURE__ */ new Map();
  const counts = /* @__PURE__ */ new Map();
  for (const { tree, node } of members) {
    for (const found of classesIn(tree, node)) {
      const name = nameOf2(tree, found, names);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const ofTree = suffixes.get(tree) ?? /* @__PURE__ */ new Map();
      suffixes.set(tree, ofTree.set(found, `${count}${name}`));
    }
  }
  return suffixes;
}
function nameOf2(tree, node, names) {
  if (!isClassDeclaration(kindOf(tree, node))) return '';
  const name = childIn(tree, node, Role.name);
  return name === void 0 ? '' : names.text(tree.name[name]);
}

// server/src/java/program/body/local-classes.ts
function walkLocalClass(body, node, scope) {
  const types = new OneTypeScope(scope.types);
  const inside = withTypes(scope, types);
  const symbol = classAt(body, node, inside, void 0);
  if (symbol === void 0) return scope;
  types.symbol = symbol;
  body.walkClass(node, symbol, inside);
  return inside;
}
var OneTypeScope = class {
  constructor(parent) {
    this.parent = parent;
  }
  parent;
  symbol;
  own(name) {
    return this.symbol?.simpleName === name ? rawType(this.symbol) : void 0;
  }
};
function classAt(body, node, scope, supertype) {
  const known2 = body.localClasses.get(node);
  if (known2 !== void 0) return known2;
  const declaration = readType(body.tree, node, body.names);
  const outer = classAround(scope);
  if (declaration === void 0 || outer === void 0) return void 0;
  const symbol = body.program.makeLocalClass({
    declaration,
    name: `${outer.name}$${suffixOf(body, node, outer)}`,
    outer,
    enclosing: body.member,
    scope: scope.types,
    supertype,
  });
  noteClass(body, node, symbol);
  return symbol;
}
function suffixOf(body, node, outer) {
  const around = outer.source?.declaration;
  const counted = around && classSuffix(around, body.names, body.tree, node);
  return counted ?? `at${node}`;
}
function noteClass(body, node, symbol) {
  body.localClasses.set(node, symbol);
  for (const [member, nested] of memberClasses(body, node, symbol)) noteClass(body, member, nested);
}
function memberClasses({ tree }, node, symbol) {
  const block = childIn(tree, node, Role.body) ?? childOfKind(tree, node, Kind.classBody);
  if (block === void 0 || symbol.types.size === 0) return [];
  const found = [];
  for (const each of bodyNodes(tree, block)) {
    if (!isClassDeclaration(kindOf(tree, each))) continue;
    const start = tree.start[each];
    for (const nested of symbol.types.values()) {
      const isHere =
        nested instanceof SourceClass && nested.source.declaration.extent.start === start;
      if (isHere) found.push([each, nested]);
    }
  }
  return found;
}

// server/src/java/program/body/creations.ts
function creationType(body, node, scope, expected) {
  const created = createdType(body, node, scope);
  const site = creationSite(body, node, created, scope);
  const type = completeCall(body, site, expected);
  if (anonymousBody(body.tree, node) === void 0) return typeOrCreated(type, created);
  return anonymousType(body, node, typeOrCreated(type, created), scope);
}
function typeOrCreated(type, created) {
  return type.kind === 'unknown' ? created : type;
}
function creationGiven(body, node, scope) {
  if (!isDiamond(body.tree, node) || anonymousBody(body.tree, node) !== void 0) return void 0;
  return callAsGiven(body, creationSite(body, node, createdType(body, node, scope), scope));
}
function createdType(body, node, scope) {
  const { tree } = body;
  const typeNode = childIn(tree, node, Role.type);
  if (typeNode === void 0) return unknownType({ why: 'not-java', name: '' });
  const outer = outerInstance(body, node, typeNode);
  if (outer === void 0) return typeAt(body, typeNode, scope);
  const type = body.typeOf(outer, scope);
  const ref = readTypeRef(tree, typeNode, body.names);
  const found = memberOf2(body, type, ref.name);
  if (found === void 0) return typeAt(body, typeNode, scope);
  const given = ref.arguments.map((each) => resolveType(each, scope.types, body.classes));
  return (body.types[typeNode] = classType(found, given));
}
function memberOf2(body, outer, name) {
  for (const type of body.hierarchy.receivers(outer)) {
    const found = type.kind === 'class' ? findMemberType(type.class, name) : void 0;
    if (found !== void 0) return found;
  }
  return void 0;
}
function outerInstance(body, node, typeNode) {
  const { tree } = body;
  const first = firstChild(tree, node);
  if (first === void 0 || first === typeNode) return void 0;
  const kind = kindOf(tree, first);
  const isAround =
    kind === Kind.annotation || kind === Kind.markerAnnotation || kind === Kind.typeArguments;
  return isAround ? void 0 : first;
}
function creationSite(body, node, created, scope) {
  const given = givenArguments(body, childIn(body.tree, node, Role.arguments), scope);
  const diamond = isDiamond(body.tree, node);
  const typeNode = childIn(body.tree, node, Role.type);
  const isBare = typeNode !== void 0 && outerInstance(body, node, typeNode) === void 0;
  return {
    node,
    given,
    isSuper: false,
    implicitThis: isBare ? implicitOuter(created, scope) : void 0,
    isDiamond: diamond,
    ask: (target) => askConstructor(body, created, diamond, given, target, scope),
  };
}
function implicitOuter(created, scope) {
  if (created.kind !== 'class' || isStatic(created.class)) return void 0;
  const { outer } = created.class;
  if (outer === void 0 || isInterface(created.class.kind)) return void 0;
  for (const around of classesAround(scope)) if (isOrExtends(around, outer)) return around;
  return void 0;
}
function isOrExtends(symbol, above) {
  const seen = /* @__PURE__ */ new Set();
  for (let at = symbol; at !== void 0 && !seen.has(at);) {
    if (at === above) return true;
    seen.add(at);
    at = at.superclass?.kind === 'class' ? at.superclass.class : void 0;
  }
  return false;
}
function askConstructor(body, created, diamond, given, target, scope) {
  if (created.kind !== 'class') return { found: false, cause: causeOf(created) };
  const from = classAround(scope) ?? body.classes.object.class;
  const request = { given: given.map(({ argument }) => argument), from, target };
  if (!isInterface(created.class.kind)) return body.calls.creation(created, diamond, request);
  return ofInterface(body, created, diamond, target, from);
}
function causeOf(type) {
  return type.kind === 'unknown' ? type.cause : { why: 'not-java', name: '' };
}
function ofInterface(body, created, diamond, target, from) {
  const result = body.calls.creation(body.classes.object, false, { given: [], from });
  if (!result.found) return result;
  const wanted = target && body.hierarchy.asSuper(target, created.class);
  const type = diamond && wanted !== void 0 ? wanted : created;
  return { found: true, invocation: { ...result.invocation, result: type } };
}
function anonymousType(body, node, supertype, scope) {
  if (body.speculative) return supertype;
  const symbol = classAt(body, node, scope, supertype);
  if (symbol === void 0) return supertype;
  body.walkClass(node, symbol, scope);
  return rawType(symbol);
}
function walkEnumConstant(body, node, scope) {
  const owner = classAround(scope);
  if (owner === void 0) return;
  const type = ownType(owner);
  const given = givenArguments(body, childIn(body.tree, node, Role.arguments), scope);
  const site = {
    node,
    given,
    isSuper: false,
    implicitThis: void 0,
    isDiamond: false,
    ask: (target) => askConstructor(body, type, false, given, target, scope),
  };
  body.types[node] = completeCall(body, site, void 0);
  if (anonymousBody(body.tree, node) !== void 0) anonymousType(body, node, type, scope);
}
function walkExplicitConstructor(body, node, scope) {
  const { tree } = body;
  const owner = classAround(scope);
  const which = childIn(tree, node, Role.constructor);
  const outer = childIn(tree, node, Role.object);
  if (outer !== void 0) body.typeOf(outer, scope);
  const given = givenArguments(body, childIn(tree, node, Role.arguments), scope);
  const isThis = which !== void 0 && kindOf(tree, which) === Kind.this;
  const type = isThis && owner !== void 0 ? ownType(owner) : owner?.superclass;
  const site = {
    node,
    given,
    isSuper: true,
    implicitThis: owner,
    isDiamond: false,
    ask: (target) => askConstructor(body, type ?? body.classes.object, false, given, target, scope),
  };
  body.types[node] = completeCall(body, site, void 0);
}
function arrayCreationType(body, node, scope) {
  const { tree } = body;
  const typeNode = childIn(tree, node, Role.type);
  let dimensions = 0;
  for (const child of childrenOf(tree, node)) {
    if (kindOf(tree, child) === Kind.dimensions) dimensions += tree.name[child];
    if (kindOf(tree, child) !== Kind.dimensionsExpr) continue;
    dimensions++;
    const size = childrenOf(tree, child).at(-1);
    if (size !== void 0) body.typeOf(size, scope);
  }
  if (typeNode === void 0) return body.unknown(node, { why: 'not-java', name: '' });
  const type = arrayOf(typeAt(body, typeNode, scope), dimensions);
  const value = childIn(tree, node, Role.value);
  if (value !== void 0) body.typeOf(value, scope, type);
  return type;
}
function initializerType(body, node, scope, expected) {
  const element = expected?.kind === 'array' ? expected.element : void 0;
  for (const child of childrenOf(body.tree, node)) body.typeOf(child, scope, element);
  return expected ?? body.unknown(node, { why: 'not-java', name: '' });
}

// server/src/java/program/body/chains.ts
var LONG2 = 50;
function resolveChain(body, node, scope) {
  const first = linkBelow(body, node);
  if (first === void 0 || body.links.has(first) || isInner(body, node)) return;
  const links = [];
  for (let at = first; at !== void 0; at = linkBelow(body, at)) {
    links.push(at);
  }
  if (links.length < LONG2) return;
  for (const link of links.reverse()) body.links.set(link, body.qualifierOf(link, scope));
}
function isInner({ tree }, node) {
  const parent = tree.parent[node];
  return parent >= 0 && tree.role[node] === roleOf(tree.kind[parent]);
}
function linkBelow({ tree }, node) {
  const role = roleOf(kindOf(tree, node));
  return role === void 0 ? void 0 : childIn(tree, node, role);
}
function roleOf(kind) {
  switch (kind) {
    case Kind.binaryExpression:
      return Role.left;
    case Kind.methodInvocation:
    case Kind.fieldAccess:
      return Role.object;
    case Kind.arrayAccess:
      return Role.array;
    default:
      return void 0;
  }
}

// server/src/java/program/body/literals.ts
function literalType(kind, text) {
  switch (kind) {
    case Kind.decimalIntegerLiteral:
    case Kind.hexIntegerLiteral:
    case Kind.octalIntegerLiteral:
    case Kind.binaryIntegerLiteral:
      return /l$/i.test(text) ? LONG : INT;
    case Kind.decimalFloatingPointLiteral:
      return /f$/i.test(text) ? FLOAT : DOUBLE;
    case Kind.hexFloatingPointLiteral:
      return /p.*f$/i.test(text) ? FLOAT : DOUBLE;
    case Kind.characterLiteral:
      return CHAR;
    case Kind.true:
    case Kind.false:
      return BOOLEAN;
    case Kind.nullLiteral:
      return NULL;
    default:
      return void 0;
  }
}
function isIntegerConstant(kind) {
  return (
    kind === Kind.decimalIntegerLiteral ||
    kind === Kind.hexIntegerLiteral ||
    kind === Kind.octalIntegerLiteral ||
    kind === Kind.binaryIntegerLiteral ||
    kind === Kind.characterLiteral
  );
}

// server/src/java/program/body/conditionals.ts
function ternaryType(body, node, scope, expected) {
  const { tree } = body;
  const condition = childIn(tree, node, Role.condition);
  if (condition !== void 0) body.typeOf(condition, scope, BOOLEAN);
  const branch = (role, holds) => {
    const child = childIn(tree, node, role);
    if (child === void 0) return void 0;
    const type = body.typeOf(
      child,
      withVariables(scope, bindingsWhen(body, condition, holds)),
      expected,
    );
    return { type, isConstant: isIntegerConstant(kindOf(tree, child)) };
  };
  const branches = [branch(Role.consequence, true), branch(Role.alternative, false)];
  const [first, second] = branches.filter((each) => each !== void 0);
  if (first === void 0 || second === void 0) {
    return body.unknown(node, { why: 'not-java', name: '' });
  }
  if (second.isConstant && isNarrow(first.type)) return unboxed(first.type);
  if (first.isConstant && isNarrow(second.type)) return unboxed(second.type);
  return choiceType(body, [first.type, second.type], expected);
}
function isNarrow(type) {
  const name = unboxed(type)?.name;
  return name === 'byte' || name === 'short' || name === 'char';
}
function choiceType(body, types, expected) {
  const [first, ...others] = types;
  if (first === void 0) return expected ?? body.classes.object;
  if (others.every((type) => sameType(type, first))) return first;
  const primitives = types.map((type) => unboxed(type));
  if (primitives.every((type) => type?.name === 'boolean')) return BOOLEAN;
  if (primitives.every((type) => type !== void 0 && isNumeric(type))) {
    return numberType(primitives.filter((type) => type !== void 0));
  }
  return leastUpperBound(types, body.subtyping);
}
function numberType(types) {
  return types.reduce((a, b) => {
    if (sameType(a, b)) return a;
    const names = [a, b].map((type) => (type.kind === 'primitive' ? type.name : ''));
    if (names.includes('byte') && names.includes('short')) return names[0] === 'short' ? a : b;
    return promoted(a, b) ?? a;
  });
}

// server/src/java/program/body/variables.ts
function walkVariables(body, node, scope) {
  const { tree } = body;
  const typeNode = childIn(tree, node, Role.type);
  let inside = scope;
  for (const child of childrenOf(tree, node)) {
    if (kindOf(tree, child) === Kind.variableDeclarator) {
      inside = walkDeclarator(body, child, typeNode, inside);
    }
  }
  return inside;
}
function walkDeclarator(body, node, typeNode, scope) {
  const name = childIn(body.tree, node, Role.name);
  const value = childIn(body.tree, node, Role.value);
  if (name === void 0) return scope;
  if (typeNode !== void 0 && isVar(body, typeNode)) {
    const type2 = value === void 0 ? void 0 : body.typeOf(value, scope);
    const variable = body.declare(
      name,
      body.text(name),
      varType(body, type2, name),
      'local',
      scope,
    );
    return withVariable(scope, variable);
  }
  const type = declaredType(body, typeNode, node, scope);
  const inside = withVariable(scope, body.declare(name, body.text(name), type, 'local', scope));
  if (value !== void 0 && !passedOver(body, value)) body.typeOf(value, inside, type);
  return inside;
}
function passedOver(body, value) {
  if (!body.speculative) return false;
  const { tree } = body;
  for (let at = value; at < tree.past[value]; at++) {
    if (tree.kind[at] === Kind.instanceofExpression) return false;
  }
  return true;
}
function declaredType(body, typeNode, declarator, scope) {
  if (typeNode === void 0) {
    return unknownType({ why: 'not-java', name: '' });
  }
  return arrayOf(typeAt(body, typeNode, scope), dimensionsIn(body.tree, declarator));
}
function walkEnhancedFor(body, node, scope) {
  const { tree } = body;
  const typeNode = childIn(tree, node, Role.type);
  const name = childIn(tree, node, Role.name);
  const value = childIn(tree, node, Role.value);
  const elements = value === void 0 ? void 0 : elementOf(body, body.typeOf(value, scope));
  const loopBody = childIn(tree, node, Role.body);
  let inside = scope;
  if (name !== void 0) {
    const type =
      typeNode !== void 0 && isVar(body, typeNode)
        ? varType(body, elements, name)
        : declaredType(body, typeNode, node, scope);
    inside = withVariable(scope, body.declare(name, body.text(name), type, 'local', scope));
  }
  if (loopBody !== void 0) body.walk(loopBody, inside);
}
function declareParameters(body, list, types, kind, scope) {
  if (list === void 0) return scope;
  let inside = scope;
  let index = 0;
  const isAlone = kindOf(body.tree, list) === Kind.identifier;
  for (const parameter2 of isAlone ? [list] : childrenOf(body.tree, list)) {
    const name = parameterName(body, parameter2);
    if (name === void 0) continue;
    const type = types[index++] ?? parameterType(body, parameter2, scope);
    inside = withVariable(inside, body.declare(name, body.text(name), type, kind, inside));
  }
  return inside;
}
function parameterName(body, parameter2) {
  const { tree } = body;
  switch (kindOf(tree, parameter2)) {
    case Kind.identifier:
      return parameter2;
    case Kind.formalParameter:
      return childIn(tree, parameter2, Role.name);
    case Kind.spreadParameter: {
      const declarator = childOfKind(tree, parameter2, Kind.variableDeclarator);
      return declarator === void 0 ? void 0 : childIn(tree, declarator, Role.name);
    }
    default:
      return void 0;
  }
}
function parameterType(body, parameter2, scope) {
  const { tree } = body;
  const isSpread = kindOf(tree, parameter2) === Kind.spreadParameter;
  const typeNode = isSpread ? spreadType(body, parameter2) : childIn(tree, parameter2, Role.type);
  const declarator = childOfKind(tree, parameter2, Kind.variableDeclarator) ?? parameter2;
  const type = declaredType(body, typeNode, declarator, scope);
  return isSpread ? arrayOf(type) : type;
}
function spreadType({ tree }, parameter2) {
  return childrenOf(tree, parameter2).find((child) => {
    const kind = kindOf(tree, child);
    return kind !== Kind.modifiers && kind !== Kind.variableDeclarator;
  });
}

// server/src/java/program/body/lambdas.ts
function lambdaGiven(body, node, scope) {
  return {
    argument: lambdaArgument(body, node, scope),
    settle(formal) {
      body.typeOf(node, scope, formal);
    },
  };
}
function lambdaArgument(body, node, scope) {
  const parameters = writtenTypes(body, node, scope);
  let last;
  return {
    kind: 'lambda',
    arity: parameterNodes(body, node).length,
    parameters,
    body: bodyKind(body, node),
    bodyType(given) {
      if (last === void 0 || !sameTypes(last.parameters, given)) {
        last = { parameters: given, result: readBody(body, node, scope, given) };
      }
      return last.result;
    },
  };
}
function readBody(body, node, scope, parameters) {
  const size = body.tree.past[node] - node;
  if (body.patience < size) return unknownType({ why: 'too-deep', name: '' });
  body.patience -= size;
  return body.speculate(() => walkLambda(body, node, scope, parameters, void 0));
}
function walkLambda(body, node, scope, parameters, expected) {
  const { tree } = body;
  const returned = [];
  const code = withCode(scope, node, expected, returned);
  const list = childIn(tree, node, Role.parameters);
  const inside = declareParameters(body, list, parameters, 'lambda-parameter', code);
  const content = childIn(tree, node, Role.body);
  if (content === void 0) return VOID;
  if (kindOf(tree, content) !== Kind.block) return body.typeOf(content, inside, expected);
  body.walk(content, inside);
  return returned.length === 0 ? VOID : leastUpperBound(returned, body.subtyping);
}
function lambdaType(body, node, scope, expected) {
  const shape = expected === void 0 ? void 0 : body.functions.shapeOf(expected);
  const parameters = writtenTypes(body, node, scope) ?? inferredTypes(body, node, shape);
  const result = shape?.result;
  walkLambda(body, node, scope, parameters, isVoid2(result) ? void 0 : result);
  if (shape === void 0 || expected === void 0) return unknownFunction(body, node, expected);
  body.implemented.set(node, { interface: shape.interface, method: shape.method });
  return expected;
}
function isVoid2(type) {
  return type?.kind === 'primitive' && type.name === 'void';
}
function unknownFunction(body, node, expected) {
  body.implemented.delete(node);
  if (expected?.kind === 'unknown') return expected;
  return unknownType({ why: 'receiver-unknown', name: '->' });
}
function inferredTypes(body, node, shape) {
  return parameterNodes(body, node).map((_, i) => {
    const type = shape?.parameters[i];
    if (type === void 0) return unknownType({ why: 'receiver-unknown', name: '->' });
    return upperBound(type, body.classes.object);
  });
}
function parameterNodes(body, node) {
  const list = childIn(body.tree, node, Role.parameters);
  if (list === void 0) return [];
  if (kindOf(body.tree, list) === Kind.identifier) return [list];
  return childrenOf(body.tree, list).filter((each) => parameterName(body, each) !== void 0);
}
function writtenTypes(body, node, scope) {
  const { tree } = body;
  const types = [];
  for (const parameter2 of parameterNodes(body, node)) {
    if (kindOf(tree, parameter2) === Kind.identifier) return void 0;
    const typeNode = childIn(tree, parameter2, Role.type);
    if (typeNode !== void 0 && isVar(body, typeNode)) return void 0;
    types.push(parameterType(body, parameter2, scope));
  }
  return types;
}
function bodyKind(body, node) {
  const { tree } = body;
  const content = childIn(tree, node, Role.body);
  if (content === void 0) return 'void';
  if (kindOf(tree, content) !== Kind.block) return isStatement(tree, content) ? 'either' : 'value';
  const returns = returnsIn(tree, content);
  if (returns.length === 0) return completes(body, content) ? 'void' : 'either';
  return returns.some((each) => firstChild(tree, each) !== void 0) ? 'value' : 'void';
}
function isStatement(tree, node) {
  const kind = kindOf(tree, node);
  return (
    kind === Kind.methodInvocation ||
    kind === Kind.objectCreationExpression ||
    kind === Kind.assignmentExpression ||
    kind === Kind.updateExpression
  );
}
function returnsIn(tree, block) {
  const found = [];
  for (let at = block; at < tree.past[block];) {
    const kind = tree.kind[at];
    const isOther =
      kind === Kind.lambdaExpression ||
      kind === Kind.classBody ||
      kind === Kind.enumBody ||
      kind === Kind.interfaceBody;
    if (kind === Kind.returnStatement) found.push(at);
    at = isOther ? tree.past[at] : at + 1;
  }
  return found;
}

// server/src/java/program/body/operators.ts
var COMPARISONS = /* @__PURE__ */ new Set(['<', '>', '<=', '>=', '==', '!=', '&&', '||', '!']);
var SHIFTS = /* @__PURE__ */ new Set(['<<', '>>', '>>>']);
function isBoolean(type) {
  return type.kind === 'primitive' && type.name === 'boolean';
}
function promoted2(type) {
  if (type.kind !== 'primitive') return type;
  return type.name === 'byte' || type.name === 'short' || type.name === 'char' ? INT : type;
}
function promotedBoth(left, right) {
  if (left.kind !== 'primitive') return left;
  if (right.kind !== 'primitive') return right;
  const names = [left.name, right.name];
  if (names.includes('double')) return DOUBLE;
  if (names.includes('float')) return FLOAT;
  return names.includes('long') ? LONG : INT;
}
function binaryType(operator, left, right) {
  if (COMPARISONS.has(operator)) return BOOLEAN;
  if (SHIFTS.has(operator)) return promoted2(left);
  if (isBoolean(left) && isBoolean(right)) return BOOLEAN;
  return promotedBoth(left, right);
}
function unaryType(operator, operand) {
  return operator === '!' ? BOOLEAN : promoted2(operand);
}

// server/src/java/program/body/patterns.ts
var DEEPEST6 = 50;
function declareInstanceof(body, node, matched, scope) {
  const { tree } = body;
  const record = childIn(tree, node, Role.pattern);
  if (record !== void 0) {
    declareRecord(body, record, matched, scope, 0);
    return;
  }
  const typeNode = childIn(tree, node, Role.right);
  const name = childIn(tree, node, Role.name);
  const type = typeNode === void 0 ? void 0 : typeAt(body, typeNode, scope);
  if (name !== void 0 && type !== void 0) declare(body, name, type, scope);
}
function declarePattern(body, pattern, matched, scope) {
  const [inner] = childrenOf(body.tree, pattern);
  if (inner === void 0) return;
  if (kindOf(body.tree, inner) === Kind.recordPattern)
    declareRecord(body, inner, matched, scope, 0);
  else declareTyped(body, inner, matched, scope);
}
function declare(body, name, type, scope) {
  body.declare(name, body.text(name), type, 'pattern', scope);
}
function declareTyped(body, node, matched, scope) {
  const { tree } = body;
  const name = childOfKind(tree, node, Kind.identifier);
  const typeNode = childrenOf(tree, node).find((child) => isTypeKind(kindOf(tree, child)));
  if (name === void 0 || typeNode === void 0) return;
  const inferred = isVar(body, typeNode);
  declare(
    body,
    name,
    inferred ? varType(body, matched, name) : typeAt(body, typeNode, scope),
    scope,
  );
}
function declareRecord(body, node, matched, scope, depth) {
  const { tree } = body;
  const [typeNode] = childrenOf(tree, node);
  const parts = childOfKind(tree, node, Kind.recordPatternBody);
  if (typeNode === void 0 || parts === void 0 || depth > DEEPEST6) return;
  const type = typeAt(body, typeNode, scope);
  const components = componentTypes(body, type, matched);
  childrenOf(tree, parts).forEach((part, index) => {
    if (kindOf(tree, part) === Kind.recordPattern) {
      declareRecord(body, part, components[index], scope, depth + 1);
    } else {
      declareTyped(body, part, components[index], scope);
    }
  });
}
function componentTypes(body, type, matched) {
  if (type.kind !== 'class') return [];
  const inferred = matched && isRaw(type) ? body.hierarchy.asSuper(matched, type.class) : void 0;
  const members = type.class.source?.declaration.members ?? [];
  return members
    .filter(({ kind }) => kind === 'component')
    .map(({ name }) => type.class.fields.get(name))
    .filter((field) => field !== void 0)
    .map((field) => asMemberOf(field.type, inferred ?? type));
}

// server/src/java/program/calls/argument.ts
function typed(type) {
  return { kind: 'typed', type };
}

// server/src/java/program/body/references.ts
function referenceGiven(body, node, scope) {
  const reference = readReference(body, node, scope);
  return {
    argument: referenceArgument(body, reference),
    settle(formal) {
      body.types[node] = completeReference(body, reference, formal);
    },
  };
}
function referenceType(body, node, scope, expected) {
  return completeReference(body, readReference(body, node, scope), expected);
}
function readReference(body, node, scope) {
  const { tree } = body;
  const children = childrenOf(tree, node);
  const [first] = children;
  const last = children.at(-1);
  const isNew = body.text(node) === 'new';
  const name = isNew || last === void 0 ? 'new' : body.text(last);
  return { node, left: leftOf(body, first, scope), name, scope };
}
function leftOf(body, node, scope) {
  if (node === void 0) {
    return { kind: 'value', type: unknownType({ why: 'not-java', name: '' }) };
  }
  if (!isTypeKind(kindOf(body.tree, node))) return body.qualifierOf(node, scope);
  return { kind: 'type', type: typeAt(body, node, scope) };
}
function referenceArgument(body, reference) {
  const methods = methodsOf(body, reference);
  const isType = reference.left.kind === 'type';
  return {
    kind: 'reference',
    accepts: (arity) => accepts(reference, methods, arity),
    expects: (arity) => {
      const [only] = methods;
      if (only === void 0 || methods.length > 1) return void 0;
      return expectedBy(body, reference, only, arity, isType);
    },
    resultFor: (parameters) => {
      const result = resolveReference(body, reference, parameters);
      if (result === void 0) return leftType(reference);
      return result.found ? result.invocation.result : unknownType(result.cause);
    },
  };
}
function leftType({ left }) {
  return left.kind === 'package' ? unknownType(missingClassCause(left.name)) : left.type;
}
function methodsOf(body, reference) {
  const name = reference.name === 'new' ? '<init>' : reference.name;
  return body.hierarchy
    .receivers(leftType(reference))
    .flatMap((type) => (type.kind === 'class' ? body.members.methods(type.class, name) : []));
}
function accepts(reference, methods, arity) {
  const type = leftType(reference);
  if (type.kind === 'array' && reference.name === 'new') return arity === 1;
  if (methods.length === 0) return true;
  const fits = (method2, count) =>
    method2.parameters.length === count ||
    (method2.variadic && count >= method2.parameters.length - 1);
  const mayTakeReceiver = reference.left.kind === 'type' && reference.name !== 'new';
  return methods.some(
    (method2) =>
      (fits(method2, arity) && !(mayTakeReceiver && !isStatic(method2))) ||
      (mayTakeReceiver && !isStatic(method2) && fits(method2, arity - 1)),
  );
}
function expectedBy(body, { left, name }, method2, arity, isType) {
  if (left.kind === 'package' || method2.typeParameters.length > 0 || method2.variadic)
    return void 0;
  const { type } = left;
  if (type.kind === 'class' && isRaw(type)) return void 0;
  const own = parametersOf(body, method2, type);
  const takesReceiver = isType && name !== 'new' && !isStatic(method2);
  const all = takesReceiver ? [type, ...own] : own;
  return all.length === arity ? all : void 0;
}
function parametersOf(body, method2, receiver) {
  const owner = isStatic(method2) ? void 0 : body.hierarchy.asSuper(receiver, method2.owner);
  return method2.parameters.map(({ type }) => (owner === void 0 ? type : asMemberOf(type, owner)));
}
function resolveReference(body, reference, parameters, target) {
  const { left, name, scope } = reference;
  const type = leftType(reference);
  const given = parameters.map(typed);
  const from = classAround(scope) ?? body.classes.object.class;
  if (name === 'new') {
    if (type.kind === 'array') return void 0;
    if (type.kind !== 'class') return { found: false, cause: causeOf2(type, name) };
    return body.calls.creation(type, isRaw(type), { given, from, target });
  }
  const request = { name, given, from, target };
  if (left.kind !== 'type') return body.calls.method(type, request);
  return resolveOfType(body, type, request, parameters);
}
function causeOf2(type, name) {
  return type.kind === 'unknown' ? type.cause : { why: 'receiver-unknown', name };
}
function resolveOfType(body, type, request, parameters) {
  const direct = body.calls.method(type, request);
  if (direct.found && isStatic(direct.invocation.method)) return direct;
  const [first] = parameters;
  if (first === void 0) return direct;
  const receiver = receiverFor(body, type, first);
  const unbound = body.calls.method(receiver, { ...request, given: request.given.slice(1) });
  return unbound.found && !isStatic(unbound.invocation.method)
    ? unbound
    : direct.found
      ? direct
      : unbound;
}
function receiverFor(body, type, first) {
  if (type.kind !== 'class' || !isRaw(type)) return type;
  return body.hierarchy.asSuper(first, type.class) ?? type;
}
function completeReference(body, reference, expected) {
  const { node, left } = reference;
  const shape = expected === void 0 ? void 0 : body.functions.shapeOf(expected);
  if (shape === void 0 || expected === void 0) {
    noteAlone(body, reference);
    return unknownFunction(body, node, expected);
  }
  body.implemented.set(node, { interface: shape.interface, method: shape.method });
  const result = resolveReference(body, reference, shape.parameters, shape.result);
  if (result === void 0) return expected;
  if (!result.found) {
    body.targets[node] = { kind: 'unknown', cause: result.cause };
    return expected;
  }
  noteMethod(
    body,
    node,
    result.invocation.method,
    left.kind === 'super',
    result.invocation.gathersFrom,
  );
  return expected;
}
function noteMethod(body, node, method2, isSuper, gathersFrom) {
  const dispatch = dispatchOf(method2, isSuper);
  const call = { method: method2, dispatch, implicitThis: void 0, gathersFrom };
  body.targets[node] = { kind: 'method', call };
}
function noteAlone(body, reference) {
  const methods = methodsOf(body, reference);
  const [only] = methods;
  if (only !== void 0 && methods.length === 1) {
    noteMethod(body, reference.node, only, reference.left.kind === 'super', void 0);
    return;
  }
  const { name } = reference;
  const why = methods.length > 1 ? 'ambiguous' : 'receiver-unknown';
  body.targets[reference.node] = { kind: 'unknown', cause: { why, name } };
}

// server/src/java/program/body/switches.ts
function walkSwitch(body, node, scope) {
  walkCases(body, node, scope, void 0);
}
function switchType(body, node, scope, expected) {
  const yielded = [];
  walkCases(body, node, withYield(scope, expected, yielded), { expected, yielded });
  return choiceType(body, yielded, expected);
}
function walkCases(body, node, scope, results) {
  const { tree } = body;
  const selector = childIn(tree, node, Role.condition);
  const type = selector === void 0 ? void 0 : body.typeOf(selector, scope);
  const block = childIn(tree, node, Role.body);
  if (block === void 0) return;
  let inside = scope;
  for (const part of childrenOf(tree, block)) {
    if (kindOf(tree, part) === Kind.switchRule) walkRule(body, part, type, scope, results);
    else inside = walkGroup(body, part, type, inside);
  }
}
function walkGroup(body, group, selector, scope) {
  const { tree } = body;
  let inside = scope;
  for (const child of childrenOf(tree, group)) {
    if (kindOf(tree, child) === Kind.switchLabel) inside = walkLabel(body, child, selector, inside);
    else inside = body.walk(child, inside);
  }
  return inside;
}
function walkRule(body, rule, selector, scope, results) {
  const { tree } = body;
  const [label, action] = childrenOf(tree, rule);
  const inside = label === void 0 ? scope : walkLabel(body, label, selector, scope);
  if (action === void 0) return;
  const value =
    kindOf(tree, action) === Kind.expressionStatement ? firstChild(tree, action) : void 0;
  if (results === void 0 || value === void 0) body.walk(action, inside);
  else results.yielded.push(body.typeOf(value, inside, results.expected));
}
function walkLabel(body, label, selector, scope) {
  const { tree } = body;
  const pattern = childOfKind(tree, label, Kind.pattern);
  if (pattern === void 0) {
    for (const constant of childrenOf(tree, label)) walkConstant(body, constant, selector, scope);
    return scope;
  }
  declarePattern(body, pattern, selector, scope);
  const inside = withVariables(scope, declaredBy(body, pattern));
  const guard = childOfKind(tree, label, Kind.guard);
  const condition = guard === void 0 ? void 0 : firstChild(tree, guard);
  if (condition !== void 0) body.typeOf(condition, inside);
  return inside;
}
function walkConstant(body, node, selector, scope) {
  if (kindOf(body.tree, node) === Kind.identifier && selector?.kind === 'class') {
    const constant = selector.class.kind === 'enum' && findField(body, selector, body.text(node));
    if (constant) {
      body.targets[node] = { kind: 'field', field: constant.field };
      body.types[node] = constant.type;
      return;
    }
  }
  body.typeOf(node, scope);
}

// server/src/java/program/body/expressions.ts
function expressionType(body, node, scope, expected) {
  const { tree } = body;
  const kind = kindOf(tree, node);
  switch (kind) {
    case Kind.identifier:
      return identifierType(body, node, scope);
    case Kind.fieldAccess:
      resolveChain(body, node, scope);
      return valueOf(body, node, fieldAccessQualifier(body, node, scope));
    case Kind.methodInvocation:
      resolveChain(body, node, scope);
      return callType(body, node, scope, expected);
    case Kind.binaryExpression:
      resolveChain(body, node, scope);
      return binaryExpressionType(body, node, scope);
    case Kind.arrayAccess:
      resolveChain(body, node, scope);
      return arrayAccessType(body, node, scope);
    case Kind.objectCreationExpression:
      return creationType(body, node, scope, expected);
    case Kind.arrayCreationExpression:
      return arrayCreationType(body, node, scope);
    case Kind.arrayInitializer:
      return initializerType(body, node, scope, expected);
    case Kind.lambdaExpression:
      return lambdaType(body, node, scope, expected);
    case Kind.methodReference:
      return referenceType(body, node, scope, expected);
    case Kind.parenthesizedExpression:
      return parenthesizedType(body, node, scope, expected);
    case Kind.castExpression:
      return castExpressionType(body, node, scope);
    case Kind.assignmentExpression:
      return assignmentType(body, node, scope);
    case Kind.ternaryExpression:
      return ternaryType(body, node, scope, expected);
    case Kind.switchExpression:
      return switchType(body, node, scope, expected);
    case Kind.unaryExpression:
      return unaryExpressionType(body, node, scope);
    case Kind.updateExpression:
      return onlyChild(body, node, scope);
    case Kind.instanceofExpression:
      return instanceofType(body, node, scope);
    case Kind.classLiteral:
      return classLiteralType(body, node, scope);
    case Kind.this:
      return thisType(body, scope);
    case Kind.super:
      return superType(body, scope);
    case Kind.stringLiteral:
      return typeNamed(body.classes, 'java.lang.String');
    default:
      return literalType(kind, body.text(node)) ?? otherType(body, node, scope);
  }
}
function expressionQualifier(body, node, scope) {
  switch (kindOf(body.tree, node)) {
    case Kind.identifier:
      return identifierQualifier(body, node, scope);
    case Kind.fieldAccess:
      return fieldAccessQualifier(body, node, scope);
    case Kind.super:
      return { kind: 'super', type: noted(body, node, superType(body, scope)) };
    default:
      return { kind: 'value', type: body.typeOf(node, scope) };
  }
}
function noted(body, node, type) {
  body.types[node] = type;
  return type;
}
function otherType(body, node, scope) {
  for (const child of childrenOf(body.tree, node)) body.walk(child, scope);
  return body.unknown(node, { why: 'not-java', name: '' });
}
function onlyChild(body, node, scope) {
  const child = firstChild(body.tree, node);
  return child === void 0 ? otherType(body, node, scope) : body.typeOf(child, scope);
}
function parenthesizedType(body, node, scope, expected) {
  const child = firstChild(body.tree, node);
  return child === void 0 ? otherType(body, node, scope) : body.typeOf(child, scope, expected);
}
function thisType(body, scope) {
  const symbol = classAround(scope);
  return symbol === void 0 ? body.classes.object : ownType(symbol);
}
function superType(body, scope) {
  return classAround(scope)?.superclass ?? body.classes.object;
}
function binaryExpressionType(body, node, scope) {
  const { tree } = body;
  const leftNode = childIn(tree, node, Role.left);
  const rightNode = childIn(tree, node, Role.right);
  if (leftNode === void 0 || rightNode === void 0) return otherType(body, node, scope);
  const operator = body.text(node);
  const left = linkType(body, leftNode, scope);
  const right = body.typeOf(rightNode, rightScope(body, operator, leftNode, scope));
  if (operator === '+' && !(unboxed(left) && unboxed(right)))
    return concatenated(body, left, right);
  return binaryType(operator, unboxed(left) ?? left, unboxed(right) ?? right);
}
function linkType(body, node, scope) {
  const known2 = body.links.get(node);
  if (known2 === void 0) return body.typeOf(node, scope);
  body.links.delete(node);
  return valueOf(body, node, known2);
}
function rightScope(body, operator, left, scope) {
  if (operator !== '&&' && operator !== '||') return scope;
  return withVariables(scope, bindingsWhen(body, left, operator === '&&'));
}
function concatenated(body, left, right) {
  const string = typeNamed(body.classes, 'java.lang.String');
  const isString = (type) => type.kind === 'class' && type.class.name === 'java.lang.String';
  if (isString(left) || isString(right)) return string;
  return left.kind === 'unknown' ? left : right.kind === 'unknown' ? right : string;
}
function unaryExpressionType(body, node, scope) {
  const operand = childIn(body.tree, node, Role.operand);
  if (operand === void 0) return otherType(body, node, scope);
  const type = body.typeOf(operand, scope);
  return unaryType(body.text(node), unboxed(type) ?? type);
}
function assignmentType(body, node, scope) {
  const { tree } = body;
  const leftNode = childIn(tree, node, Role.left);
  const rightNode = childIn(tree, node, Role.right);
  const left = leftNode === void 0 ? void 0 : body.typeOf(leftNode, scope);
  const isPlain = body.text(node) === '=';
  const right =
    rightNode === void 0 ? void 0 : body.typeOf(rightNode, scope, isPlain ? left : void 0);
  return left ?? right ?? otherType(body, node, scope);
}
function arrayAccessType(body, node, scope) {
  const { tree } = body;
  const array = childIn(tree, node, Role.array);
  const index = childIn(tree, node, Role.index);
  if (array === void 0) return otherType(body, node, scope);
  const type = linkType(body, array, scope);
  if (index !== void 0) body.typeOf(index, scope);
  if (type.kind === 'array') return type.element;
  return body.unknown(node, { why: 'receiver-unknown', name: '[]' });
}
function castExpressionType(body, node, scope) {
  const value = childIn(body.tree, node, Role.value);
  const type = castType(body, node, scope);
  if (value !== void 0) body.typeOf(value, scope, isFunction(body, value) ? type : void 0);
  return type;
}
function isFunction({ tree }, node) {
  let at = node;
  while (at !== void 0 && kindOf(tree, at) === Kind.parenthesizedExpression) {
    at = firstChild(tree, at);
  }
  const kind = at === void 0 ? void 0 : kindOf(tree, at);
  return (
    kind === Kind.lambdaExpression ||
    kind === Kind.methodReference ||
    kind === Kind.ternaryExpression
  );
}
function instanceofType(body, node, scope) {
  const left = childIn(body.tree, node, Role.left);
  const type = left === void 0 ? void 0 : body.typeOf(left, scope);
  declareInstanceof(body, node, type ?? body.classes.object, scope);
  return BOOLEAN;
}
function classLiteralType(body, node, scope) {
  const typeNode = firstChild(body.tree, node);
  const symbol = body.classes.find('java.lang.Class');
  const type = typeNode === void 0 ? void 0 : typeAt(body, typeNode, scope);
  if (symbol === void 0 || type === void 0) return typeNamed(body.classes, 'java.lang.Class');
  return classType(symbol, symbol.typeParameters.length === 1 ? [boxed(type, body.classes)] : []);
}

// server/src/java/program/body/members.ts
function walkClassBody(body, node, symbol, scope) {
  if (!(symbol instanceof SourceClass)) return;
  const inside = withMembers(scope, symbol, symbol.scope);
  for (const member of symbol.source.declaration.members) {
    walkMember(body, member, symbol, member.node, inside);
  }
  for (const [each] of memberClasses(body, node, symbol)) {
    const nested = body.localClasses.get(each);
    if (nested !== void 0) body.walkClass(each, nested, inside);
  }
}
function memberScope(body, owner) {
  const around = [];
  for (let at = owner; at instanceof SourceClass; at = at.outer) {
    around.push(at);
  }
  const outermost2 = { kind: 'file', types: body.fileScope ?? owner.scope };
  return around.reduceRight((up, each) => withMembers(up, each, each.scope), outermost2);
}
function walkMember(body, member, symbol, owner, scope) {
  const typed2 = withTypes(scope, symbol.scopeOf(member));
  switch (member.kind) {
    case 'method':
    case 'constructor':
    case 'compact-constructor':
      walkMethod(body, member, symbol.methodOf(member), owner, typed2);
      return;
    case 'field':
      walkField(body, member, symbol, owner, typed2);
      return;
    case 'enum-constant':
      walkEnumConstant(body, member.node, withCode(typed2, owner, void 0));
      return;
    case 'initializer':
      body.walk(member.node, withCode(typed2, owner, void 0));
      return;
    case 'static-initializer':
      walkBlock(
        body,
        childOfKind(body.tree, member.node, Kind.block),
        withCode(typed2, owner, void 0),
      );
      return;
    case 'component':
    case 'element':
  }
}
function walkBlock(body, block, scope) {
  if (block !== void 0) body.walk(block, scope);
}
function walkMethod(body, member, method2, owner, scope) {
  const { tree } = body;
  const code = withCode(scope, owner, method2?.result);
  const types = method2?.parameters.map(({ type }) => type) ?? [];
  const list = childIn(tree, member.node, Role.parameters);
  const inside =
    member.kind === 'compact-constructor'
      ? withVariables(code, componentParameters(body, member, method2, owner))
      : declareParameters(body, list, types, 'parameter', code);
  walkBlock(body, childIn(tree, member.node, Role.body), inside);
}
function componentParameters(body, member, method2, owner) {
  const node = childIn(body.tree, member.node, Role.name) ?? member.node;
  const parameters = (method2?.parameters ?? []).map(({ name, type }) => ({
    name,
    type,
    node,
    kind: 'parameter',
    body: owner,
  }));
  body.unwritten.push(...parameters);
  return parameters;
}
function walkField(body, member, symbol, owner, scope) {
  const value = childIn(body.tree, member.node, Role.value);
  if (value === void 0) return;
  const field = symbol.fields.get(member.name);
  const isOwn = field?.source?.declaration === member;
  body.typeOf(value, withCode(scope, owner, void 0), isOwn ? field.type : void 0);
}
function walkOwnMember(body) {
  const { owner, declaration } = body.member;
  if (owner instanceof SourceClass) {
    walkMember(body, declaration, owner, ROOT, memberScope(body, owner));
  }
}

// server/src/java/program/body/try.ts
function walkTry(body, node, scope) {
  const { tree } = body;
  const resources = childIn(tree, node, Role.resources);
  const inside = resources === void 0 ? scope : walkResources(body, resources, scope);
  const block = childIn(tree, node, Role.body);
  if (block !== void 0) body.walk(block, inside);
  for (const child of childrenOf(tree, node)) {
    if (kindOf(tree, child) === Kind.catchClause) walkCatch(body, child, scope);
    if (kindOf(tree, child) === Kind.finallyClause) walkFinally(body, child, scope);
  }
}
function walkResources(body, node, scope) {
  return childrenOf(body.tree, node).reduce(
    (inside, resource) => walkResource(body, resource, inside),
    scope,
  );
}
function walkResource(body, node, scope) {
  const { tree } = body;
  const name = childIn(tree, node, Role.name);
  const typeNode = childIn(tree, node, Role.type);
  const value = childIn(tree, node, Role.value);
  if (name === void 0) {
    const named = firstChild(tree, node);
    if (named !== void 0) body.typeOf(named, scope);
    return scope;
  }
  const isInferred = typeNode !== void 0 && isVar(body, typeNode);
  const written = isInferred ? void 0 : declaredType(body, typeNode, node, scope);
  const given = value === void 0 ? void 0 : body.typeOf(value, scope, written);
  const type = written ?? varType(body, given, name);
  return withVariable(scope, body.declare(name, body.text(name), type, 'resource', scope));
}
function walkCatch(body, node, scope) {
  const { tree } = body;
  const parameter2 = childOfKind(tree, node, Kind.catchFormalParameter);
  const block = childIn(tree, node, Role.body);
  const name = parameter2 === void 0 ? void 0 : childIn(tree, parameter2, Role.name);
  const types = parameter2 === void 0 ? void 0 : childOfKind(tree, parameter2, Kind.catchType);
  let inside = scope;
  if (name !== void 0 && types !== void 0) {
    const type = caughtType(body, types, scope);
    inside = withVariable(scope, body.declare(name, body.text(name), type, 'catch', scope));
  }
  if (block !== void 0) body.walk(block, inside);
}
function walkFinally(body, node, scope) {
  const block = firstChild(body.tree, node);
  if (block !== void 0) body.walk(block, scope);
}

// server/src/java/program/body/statements.ts
function walkStatement(body, node, scope) {
  const { tree } = body;
  const kind = kindOf(tree, node);
  if (isClassDeclaration(kind)) return walkLocalClass(body, node, scope);
  switch (kind) {
    case Kind.block:
    case Kind.constructorBody:
    case Kind.error:
      walkAll(body, childrenOf(tree, node), scope);
      return scope;
    case Kind.expressionStatement:
      return walkExpressionStatement(body, node, scope);
    case Kind.localVariableDeclaration:
      return walkVariables(body, node, scope);
    case Kind.ifStatement:
      return walkIf(body, node, scope);
    case Kind.whileStatement:
    case Kind.doStatement:
      return walkLoop(body, node, scope, scope);
    case Kind.forStatement:
      return walkFor(body, node, scope);
    case Kind.enhancedForStatement:
      walkEnhancedFor(body, node, scope);
      return scope;
    case Kind.labeledStatement:
      return walkLast(body, node, scope);
    case Kind.returnStatement:
      return walkReturn(body, node, scope);
    case Kind.yieldStatement:
      return walkYield(body, node, scope);
    case Kind.switchExpression:
      walkSwitch(body, node, scope);
      return scope;
    case Kind.tryStatement:
    case Kind.tryWithResourcesStatement:
      walkTry(body, node, scope);
      return scope;
    case Kind.explicitConstructorInvocation:
      walkExplicitConstructor(body, node, scope);
      return scope;
    case Kind.breakStatement:
    case Kind.continueStatement:
      return scope;
    case Kind.assertStatement:
      return walkAssert(body, node, scope);
    default:
      return walkParts(body, node, scope);
  }
}
function walkAll(body, statements, scope) {
  return statements.reduce((inside, statement) => body.walk(statement, inside), scope);
}
function walkParts(body, node, scope) {
  for (const child of childrenOf(body.tree, node)) {
    if (kindOf(body.tree, child) === Kind.block) body.walk(child, scope);
    else body.typeOf(child, scope);
  }
  return scope;
}
function walkExpressionStatement(body, node, scope) {
  const expression = firstChild(body.tree, node);
  if (expression !== void 0 && !body.speculative) body.typeOf(expression, scope);
  return scope;
}
function walkLast(body, node, scope) {
  const statement = childrenOf(body.tree, node)[1];
  return statement === void 0 ? scope : body.walk(statement, scope);
}
function walkIf(body, first, scope) {
  const { tree } = body;
  let inside = scope;
  for (let node = first; node !== void 0;) {
    const condition = walkCondition(body, node, inside);
    const consequence = childIn(tree, node, Role.consequence);
    const whenTrue = withVariables(inside, bindingsWhen(body, condition, true));
    if (consequence !== void 0) body.walk(consequence, whenTrue);
    inside = withVariables(inside, bindingsWhen(body, condition, false));
    const otherwise = childIn(tree, node, Role.alternative);
    node = void 0;
    if (otherwise === void 0) break;
    if (kindOf(tree, otherwise) === Kind.ifStatement) node = otherwise;
    else body.walk(otherwise, inside);
  }
  return afterIf(body, first, scope);
}
function afterIf(body, node, scope) {
  const { tree } = body;
  const condition = childIn(tree, node, Role.condition);
  const whenTrue = bindingsWhen(body, condition, true);
  const whenFalse = bindingsWhen(body, condition, false);
  if (whenTrue.length + whenFalse.length === 0) return scope;
  const passes = completes(body, childIn(tree, node, Role.consequence));
  const otherwise = childIn(tree, node, Role.alternative);
  if (!passes) return withVariables(scope, whenFalse);
  if (otherwise !== void 0 && !completes(body, otherwise)) return withVariables(scope, whenTrue);
  return scope;
}
function walkCondition(body, node, scope) {
  const condition = childIn(body.tree, node, Role.condition);
  if (condition !== void 0) body.typeOf(condition, scope, BOOLEAN);
  return condition;
}
function walkLoop(body, node, inside, scope) {
  const { tree } = body;
  const condition = walkCondition(body, node, inside);
  const isDo = kindOf(tree, node) === Kind.doStatement;
  const whenTrue = isDo ? [] : bindingsWhen(body, condition, true);
  const held = withVariables(inside, whenTrue);
  for (const child of childrenOf(tree, node)) {
    if (tree.role[child] === Role.update && !body.speculative) body.typeOf(child, held);
  }
  const loopBody = childIn(tree, node, Role.body);
  if (loopBody !== void 0) body.walk(loopBody, held);
  const whenFalse = bindingsWhen(body, condition, false);
  return whenFalse.length === 0 || breaksOut(tree, node) ? scope : withVariables(scope, whenFalse);
}
function walkFor(body, node, scope) {
  const { tree } = body;
  let inside = scope;
  for (const child of childrenOf(tree, node)) {
    if (tree.role[child] !== Role.init) continue;
    if (kindOf(tree, child) === Kind.localVariableDeclaration) inside = body.walk(child, inside);
    else body.typeOf(child, inside);
  }
  return walkLoop(body, node, inside, scope);
}
function walkReturn(body, node, scope) {
  const value = firstChild(body.tree, node);
  const code = codeAround(scope);
  if (value !== void 0) {
    const type = body.typeOf(value, scope, code?.expected);
    code?.returned?.push(type);
  }
  return scope;
}
function walkYield(body, node, scope) {
  const value = firstChild(body.tree, node);
  const around = switchAround(scope);
  if (value !== void 0) {
    const type = body.typeOf(value, scope, around?.expected);
    around?.yielded.push(type);
  }
  return scope;
}
function walkAssert(body, node, scope) {
  const [condition, detail] = childrenOf(body.tree, node);
  if (condition !== void 0) body.typeOf(condition, scope, BOOLEAN);
  const failed = withVariables(scope, bindingsWhen(body, condition, false));
  if (detail !== void 0) body.typeOf(detail, failed);
  return scope;
}

// server/src/java/program/body/resolve-body.ts
var WALKS = {
  expression: expressionType,
  qualifier: expressionQualifier,
  statement: walkStatement,
  classBody: walkClassBody,
  givenMakers: /* @__PURE__ */ new Map([
    [Kind.methodInvocation, callGiven],
    [Kind.objectCreationExpression, creationGiven],
    [Kind.lambdaExpression, lambdaGiven],
    [Kind.methodReference, referenceGiven],
  ]),
};
function resolveBody(program, member, names) {
  const outermost2 = enclosingMember(member);
  const body = new Body(program, outermost2, names, WALKS);
  walkOwnMember(body);
  return {
    member: outermost2,
    types: body.types,
    targets: body.targets,
    functions: body.implemented,
    classes: body.localClasses,
    locals: [...body.locals.values(), ...body.unwritten],
    counts: countCalls(body),
  };
}
function enclosingMember(member) {
  let at = member;
  for (;;) {
    const around = standsIn(at.owner);
    if (around === void 0) return at;
    at = around;
  }
}
function standsIn(owner) {
  for (let at = owner; at !== void 0; at = at.outer) {
    const enclosing = at.source?.enclosing;
    if (enclosing !== void 0) return enclosing;
  }
  return void 0;
}
function countCalls({ tree, targets, implemented, member }) {
  const unresolved = [];
  let calls = 0;
  const { node } = member.declaration;
  for (let at = node; at < tree.past[node]; at++) {
    if (!isCall(tree.kind[at])) continue;
    const target = targets[at];
    const isNewArray = target === void 0 && implemented.has(at);
    if (isNewArray) continue;
    calls++;
    if (target?.kind === 'method') continue;
    const cause = target?.kind === 'unknown' ? target.cause : NOT_REACHED;
    unresolved.push({ node: at, cause });
  }
  return { calls, resolved: calls - unresolved.length, unresolved };
}
var NOT_REACHED = { why: 'not-java', name: '' };

// test/support/java/our-facts.ts
function factsOf(program, names) {
  const facts = /* @__PURE__ */ new Map();
  for (const symbol of program.sourceClasses) {
    for (const member of symbol.members) addBody(facts, resolveBody(program, member, names));
  }
  return facts;
}
function addBody(facts, body) {
  const { node, tree } = body.member.declaration;
  for (let at = node; at < tree.past[node]; at++) {
    addNode(facts, body, at);
  }
}
function addNode(facts, body, node) {
  const { member, targets, functions } = body;
  const { tree } = member.declaration;
  const target = targets[node];
  const kind = kindName(kindOf(tree, node), target);
  const called = functions.get(node);
  if (called !== void 0) {
    const { owner, name, descriptor } = called.method;
    facts.set(keyOf(member, node, 'function'), `${owner.name}	${name}	${descriptor}`);
  }
  if (target === void 0 || kind === void 0 || isDeclaration(body, node)) return;
  facts.set(keyOf(member, node, kind), textOf(target));
}
function isDeclaration({ targets }, node) {
  const target = targets[node];
  return target?.kind === 'local' && target.variable.node === node;
}
function kindName(kind, target) {
  switch (kind) {
    case Kind.methodInvocation:
      return 'call';
    case Kind.objectCreationExpression:
      return 'new';
    case Kind.explicitConstructorInvocation:
      return 'explicit';
    case Kind.enumConstant:
      return 'enum';
    case Kind.methodReference:
      return 'ref';
    case Kind.identifier:
    case Kind.fieldAccess:
      return target?.kind === 'local' ? 'local' : target?.kind === 'field' ? 'field' : 'name';
    default:
      return void 0;
  }
}
function keyOf({ file, declaration }, node, kind) {
  const { tree, piece } = declaration;
  const hasEnd = kind !== 'explicit' && kind !== 'enum';
  const at = kind === 'enum' ? (childIn(tree, node, Role.name) ?? node) : node;
  const end = hasEnd ? piece.start + tree.end[node] : -1;
  return [file.path, kind, piece.start + tree.start[at], end].join('	');
}
function textOf(target) {
  switch (target.kind) {
    case 'method': {
      const { owner, name, descriptor } = target.call.method;
      return `${owner.name}	${name}	${descriptor}`;
    }
    case 'field':
      return `${target.field.owner.name}	${target.field.name}	`;
    case 'local':
      return `	${target.variable.name}	`;
    case 'unknown':
      return `? ${causeText(target.cause)}`;
    case 'class':
      return `class ${target.class.name}`;
    case 'package':
      return `package ${target.name}`;
    case 'length':
      return 'length';
  }
}

// test/support/java/test-program.ts
import { readFileSync as readFileSync2 } from 'node:fs';
import path from 'node:path';

// server/src/java/library/read-table.ts
import { gunzipSync } from 'node:zlib';

// server/src/java/library/byte-reader.ts
var ByteReader = class {
  at;
  failed = false;
  #bytes;
  #end;
  constructor(bytes, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.at = start;
    this.#end = Math.min(end, bytes.length);
  }
  get left() {
    return this.#end - this.at;
  }
  number() {
    let value = 0;
    for (let factor = 1; factor <= 2 ** 28; factor *= 128) {
      const byte = this.#byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    this.failed = true;
    return 0;
  }
  /** A number of things, each of which takes a byte at least: damage makes no endless loops. */
  count() {
    const count = this.number();
    if (count <= this.left) return count;
    this.failed = true;
    return 0;
  }
  skip(length) {
    const start = this.at;
    if (length > this.left) this.failed = true;
    this.at = Math.min(this.#end, start + length);
    return start;
  }
  #byte() {
    if (this.at < this.#end) return this.#bytes[this.at++];
    this.failed = true;
    return 0;
  }
};

// server/src/java/library/signature-parts.ts
function joinSignature({ typeParameters, parameters, result }) {
  return `${typeParameters}(${parameters.join('')})${result}`;
}

// server/src/java/library/table-format.ts
var MAGIC = 'RLLT';
var FORMAT_VERSION = 1;
var HEAD_LENGTH = 8;
var BLOCK = 16;
var KINDS = ['class', 'interface', 'enum', 'record', 'annotation'];

// server/src/java/library/read-record.ts
function readList(reader, read) {
  return Array.from({ length: reader.count() }, read);
}
function nameReader(reader, names) {
  let name = 0;
  return () => names.text((name += reader.number()));
}
function readField2(reader, name, type) {
  return { name, modifiers: reader.number(), type: type(reader.number()) };
}
function readMethod2(reader, name, type) {
  const flags = reader.number();
  const shape = reader.number();
  const typeParameters = shape % 2 === 1 ? type(reader.number()) : '';
  const parameterCount = Math.min(shape >>> 1, reader.left);
  const parameters = Array.from({ length: parameterCount }, () => type(reader.number()));
  const result = type(reader.number());
  const signature = joinSignature({ typeParameters, parameters, result });
  return { name, modifiers: flags >>> 1, variadic: flags % 2 === 1, signature };
}
function readRecord(reader, binaryName2, names, type) {
  const kind = KINDS[reader.number()] ?? 'class';
  const modifiers = reader.number();
  const typeParameters = type(reader.number());
  const superclass = type(reader.number());
  const interfaces = readList(reader, () => type(reader.number()));
  const fieldName = nameReader(reader, names);
  const fields = readList(reader, () => readField2(reader, fieldName(), type));
  const methodName = nameReader(reader, names);
  const methods = readList(reader, () => readMethod2(reader, methodName(), type));
  const types = readList(reader, () => names.text(reader.number()));
  const header = { name: binaryName2, kind, modifiers, typeParameters, superclass, interfaces };
  return { ...header, fields, methods, types };
}

// server/src/java/library/text-pool.ts
function readStarts(reader, count) {
  const starts = new Uint32Array(count + 1);
  for (let index = 0; index < count; index++) starts[index + 1] = starts[index] + reader.number();
  const base = reader.skip(starts[count]);
  return starts.map((start) => start + base);
}

// server/src/java/library/text-pool-reader.ts
var TextPool = class {
  size;
  #bytes;
  #blocks;
  #known = /* @__PURE__ */ new Map();
  /** The text that `#step` unpacked last. */
  #current = Buffer.alloc(256);
  #length = 0;
  constructor(bytes, reader) {
    this.#bytes = bytes;
    this.size = reader.count();
    this.#blocks = readStarts(reader, Math.ceil(this.size / BLOCK));
  }
  /** '' for a number that the pool does not have. */
  text(index) {
    const known2 = this.#known.get(index);
    if (known2 !== void 0) return known2;
    if (index < 0 || index >= this.size) return '';
    const reader = this.#open(Math.floor(index / BLOCK));
    for (let step = 0; step <= index % BLOCK; step++) this.#step(reader, step);
    const text = this.#current.toString('utf8', 0, this.#length);
    this.#known.set(index, text);
    return text;
  }
  /** The number of the first text that is not before this one in the order; `size` if all are. */
  lowerBound(text) {
    const key = Buffer.from(text);
    const block = this.#blockOf(key);
    const reader = this.#open(block);
    const first = block * BLOCK;
    const count = Math.min(BLOCK, this.size - first);
    for (let step = 0; step < count; step++) {
      this.#step(reader, step);
      if (this.#compare(key) >= 0) return first + step;
    }
    return first + count;
  }
  /** The number of this text; -1 if the pool has it not. */
  indexOf(text) {
    const index = this.lowerBound(text);
    return index < this.size && this.text(index) === text ? index : -1;
  }
  /** The last block whose first text is not after the key; 0 if there is none. */
  #blockOf(key) {
    let low = 0;
    let high = this.#blocks.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      this.#step(this.#open(middle), 0);
      if (this.#compare(key) > 0) high = middle;
      else low = middle;
    }
    return low;
  }
  #open(block) {
    return new ByteReader(this.#bytes, this.#blocks[block], this.#blocks[block + 1]);
  }
  #step(reader, step) {
    const shared = step === 0 ? 0 : Math.min(reader.number(), this.#length);
    const length = reader.count();
    const start = reader.skip(length);
    this.#length = shared + length;
    if (this.#length > this.#current.length) {
      this.#current = Buffer.concat([this.#current, Buffer.alloc(this.#length)]);
    }
    this.#bytes.copy(this.#current, shared, start, start + length);
  }
  #compare(key) {
    return this.#current.compare(key, 0, key.length, 0, this.#length);
  }
};

// server/src/java/library/read-table.ts
var EMPTY = {
  find: () => void 0,
  hasPackage: () => false,
  classNames: () => [],
};
var OpenTable = class {
  #bytes;
  #names;
  #types;
  #common;
  #classes;
  #records;
  #decoded = /* @__PURE__ */ new Map();
  #packages = /* @__PURE__ */ new Map();
  constructor(bytes, reader) {
    this.#bytes = bytes;
    this.#names = new TextPool(bytes, reader);
    this.#types = new TextPool(bytes, reader);
    this.#common = Array.from({ length: reader.count() }, () => reader.number());
    this.#classes = new TextPool(bytes, reader);
    this.#records = readStarts(reader, this.#classes.size);
  }
  find(binaryName2) {
    const known2 = this.#decoded.get(binaryName2);
    if (known2 !== void 0) return known2;
    const index = this.#classes.indexOf(binaryName2);
    if (index < 0) return void 0;
    const record = new ByteReader(this.#bytes, this.#records[index], this.#records[index + 1]);
    const decoded = readRecord(record, binaryName2, this.#names, (number) => this.#type(number));
    this.#decoded.set(binaryName2, decoded);
    return decoded;
  }
  hasPackage(name) {
    const known2 = this.#packages.get(name);
    if (known2 !== void 0) return known2;
    const found = this.#classes.text(this.#classes.lowerBound(`${name}.`)).startsWith(`${name}.`);
    this.#packages.set(name, found);
    return found;
  }
  *classNames() {
    for (let index = 0; index < this.#classes.size; index++) yield this.#classes.text(index);
  }
  #type(number) {
    const { length } = this.#common;
    return this.#types.text(number < length ? this.#common[number] : number - length);
  }
};
function unpack(file) {
  try {
    const length = Buffer.from(file.subarray(0, HEAD_LENGTH)).readUIntLE(MAGIC.length + 1, 3);
    return gunzipSync(file.subarray(HEAD_LENGTH), { chunkSize: length + 64 });
  } catch {
    return void 0;
  }
}
function failure(problem) {
  return { library: EMPTY, problem };
}
function readLibrary(file) {
  const magic = Buffer.from(file.subarray(0, MAGIC.length)).toString('latin1');
  if (magic !== MAGIC) return failure('This is not a table of library classes.');
  const version = file[MAGIC.length];
  if (version !== FORMAT_VERSION) {
    return failure(
      `The table of library classes has format ${version}; this Racelens reads format ${FORMAT_VERSION}.`,
    );
  }
  const bytes = unpack(file);
  if (bytes === void 0) return failure('The table of library classes is damaged or cut off.');
  return openPayload(bytes);
}
function openPayload(bytes) {
  const reader = new ByteReader(bytes);
  const library = new OpenTable(bytes, reader);
  if (reader.failed) return failure('The table of library classes contradicts itself.');
  return { library, problem: void 0 };
}

// test/support/java/test-program.ts
var ROOT2 = path.join('/work/wt/bodies/test/support/java', '../../..');
var shipped;
function testLibrary() {
  shipped ??= readLibrary(readFileSync2(path.join(ROOT2, 'server/data/library.bin'))).library;
  return shipped;
}

// test/support/java/compare-javac.ts
function hasJavac() {
  try {
    execFileSync('javac', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
var EXPORTS = ['tree', 'code', 'api', 'util'].flatMap((part) => [
  '--add-exports',
  `jdk.compiler/com.sun.tools.javac.${part}=ALL-UNNAMED`,
]);
function javacFacts(files, options = []) {
  const folder = mkdtempSync(path2.join(tmpdir(), 'javac-facts-'));
  try {
    const list = path2.join(folder, 'files.txt');
    writeFileSync(list, files.join('\n'));
    const tool = path2.join('/work/wt/bodies/test/support/java', 'JavacFacts.java');
    const output = execFileSync('java', [...EXPORTS, tool, list, ...options], {
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return parseFacts(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
function parseFacts(output) {
  const facts = /* @__PURE__ */ new Map();
  for (const line of output.split('\n')) {
    const [file, kind, start, end, owner, name, parameters] = line.split('	');
    if (name === void 0 || end === void 0) continue;
    const declared2 = owner === 'Array' ? 'java.lang.Object' : owner;
    facts.set([file, kind, start, end].join('	'), [declared2, name, parameters].join('	'));
  }
  return facts;
}
async function compareWithJavac(files, options = []) {
  const reader = await createTestReader();
  const parsed = files.map((file) => readJava(reader, readFileSync3(file, 'utf8'), file));
  const before = performance.now();
  const ours = factsOf(Program.of(parsed, testLibrary()), reader.names);
  const milliseconds = performance.now() - before;
  const lines = parsed.reduce((sum, file) => sum + file.lines, 0);
  return { ...compareFacts(javacFacts(files, options), ours), milliseconds, lines };
}
function compareFacts(javac, ours) {
  const kinds = /* @__PURE__ */ new Map();
  const differences = [];
  for (const [at, said] of javac) {
    const kind = at.split('	')[1];
    const count = kinds.get(kind) ?? { said: 0, same: 0 };
    kinds.set(kind, count);
    count.said++;
    const own = ours.get(at) ?? otherAt(ours, at);
    if (own === said) count.same++;
    else differences.push({ at, javac: said, ours: own ?? 'nothing' });
  }
  return { kinds, differences };
}
function otherAt(ours, at) {
  for (const kind of ['field', 'local', 'name']) {
    const other = ours.get(at.replace(/\t(field|local)\t/, `	${kind}	`));
    if (other !== void 0) return other;
  }
  return void 0;
}
async function main([folder, ...rest]) {
  const at = rest.indexOf('--show');
  const shown = at < 0 ? 20 : Number(rest[at + 1]);
  const options = at < 0 ? rest : [...rest.slice(0, at), ...rest.slice(at + 2)];
  const ignore = ['**/module-info.java', '**/package-info.java'];
  const files = globSync('**/*.java', { cwd: folder, absolute: true, ignore }).sort();
  const result = await compareWithJavac(files, options);
  for (const { at: where, javac, ours } of result.differences.slice(0, shown)) {
    console.log(`${place(where)}
  javac ${javac}
  ours  ${ours}`);
  }
  for (const [kind, { said, same }] of result.kinds) {
    console.log(`${kind.padEnd(9)} ${same}/${said} ${((100 * same) / said).toFixed(2)} %`);
  }
  console.log(
    `${files.length} files, ${result.lines} lines, ${Math.round(result.milliseconds)} ms`,
  );
}
function place(at) {
  const [file, kind, start, end] = at.split('	');
  const text = readFileSync3(file, 'utf8');
  const from = Number(start);
  const line = text.slice(0, from).split('\n').length;
  const past = Number(end) < 0 ? from + 40 : Number(end);
  return `${file}:${line} ${kind} ${text.slice(from, past).replace(/\s+/g, ' ').slice(-120)}`;
}
if (process.argv[1]?.includes('compare-javac')) await main(process.argv.slice(2));
export { compareFacts, compareWithJavac, hasJavac, javacFacts };
