/**
 * Stub files are Java with less to write: many public types in one file, and no bodies where a body
 * would say nothing. Here they become the Java that javac takes: a file per type, `native` for methods
 * without a body in classes, empty bodies for constructors.
 */

export interface JavaSource {
  /** `androidx/lifecycle/LiveData.java` */
  readonly path: string;
  readonly text: string;
}

/** A public or protected method or constructor without a body; `abstract` ones are meant so. */
const BODILESS =
  /\b(public|protected) ((?:(?:static|final|synchronized) )*)(?!abstract )([^(){};=]*)\(([^(){};]*)\)((?: throws [\w., ]+)?);/g;

function withBodies(text: string): string {
  return text.replace(
    BODILESS,
    (_all, access: string, modifiers: string, head: string, ...rest) => {
      const [parameters, exceptions] = rest as [string, string];
      const isConstructor = /^(<.*> )?[A-Z]\w*$/.test(head);
      const body = isConstructor ? ' {}' : ';';
      const native = isConstructor ? '' : 'native ';
      return `${access} ${native}${modifiers}${head}(${parameters})${exceptions}${body}`;
    },
  );
}

const TYPE = /^public .*?\b(?:class|interface|enum) (\w+)/;

export function toJavaSources(stubFile: string): JavaSource[] {
  const start = stubFile.search(/^public /m);
  const header = stubFile.slice(0, start);
  const folder = /^package ([\w.]+);/m.exec(header)?.[1]?.replaceAll('.', '/');
  if (folder === undefined) throw new Error(`a stub file without a package: ${header}`);
  // Only top-level types start at the margin.
  return stubFile
    .slice(start)
    .split(/^(?=public )/m)
    .map((text) => {
      const name = TYPE.exec(text)?.[1];
      if (name === undefined) throw new Error(`not a public type: ${text.slice(0, 200)}`);
      return { path: `${folder}/${name}.java`, text: `${header}${withBodies(text)}\n` };
    });
}
