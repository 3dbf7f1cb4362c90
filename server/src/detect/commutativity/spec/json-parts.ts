/** Parts of a JSON document, each told by its place when it is not what it should be. */

/** What is wrong with a document, and where in it. */
export class WrongJson extends Error {}

export class JsonPart {
  constructor(
    readonly value: unknown,
    readonly place: string,
  ) {}

  part(name: string): JsonPart {
    const value = this.isObject() ? this.value[name] : undefined;
    return new JsonPart(value, this.place === '' ? name : `${this.place}.${name}`);
  }

  get isThere(): boolean {
    return this.value !== undefined;
  }

  text(): string {
    if (typeof this.value !== 'string') this.refuse('a text');
    return this.value;
  }

  /** A number of things: not negative, whole. */
  count(fallback?: number): number {
    if (this.value === undefined && fallback !== undefined) return fallback;
    if (!Number.isSafeInteger(this.value) || Number(this.value) < 0) this.refuse('a count');
    return this.value as number;
  }

  number(): number {
    if (typeof this.value !== 'number' || !Number.isFinite(this.value)) this.refuse('a number');
    return this.value;
  }

  flag(fallback: boolean): boolean {
    if (this.value === undefined) return fallback;
    if (typeof this.value !== 'boolean') this.refuse('true or false');
    return this.value;
  }

  /** An empty one if it is not there. */
  list(): readonly JsonPart[] {
    if (this.value === undefined) return [];
    if (!Array.isArray(this.value)) this.refuse('a list');
    return this.value.map((each: unknown, at) => new JsonPart(each, `${this.place}[${at}]`));
  }

  names(): readonly string[] {
    if (!this.isObject()) this.refuse('an object');
    return Object.keys(this.value);
  }

  refuse(what: string): never {
    const subject = this.place === '' ? 'The file' : `"${this.place}"`;
    throw new WrongJson(`${subject} is not ${what}.`);
  }

  private isObject(): this is { value: Readonly<Record<string, unknown>> } {
    return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
  }
}
