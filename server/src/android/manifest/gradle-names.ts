/**
 * The package names that a Gradle build file sets, by a tolerant scan of its text (Groovy or Kotlin):
 * newer manifests have no `package` attribute. A name that is computed (a variable, a property) is
 * not understood and left out.
 */

export interface GradleNames {
  /** `namespace "org.acme"`: what relative class names and R belong to. */
  readonly namespace: string;
  /** `applicationId "org.acme.app"`: the app's name for the device. */
  readonly applicationId: string;
}

export function readGradleNames(text: string): GradleNames {
  const plain = withoutComments(text);
  return {
    namespace: setting(plain, 'namespace'),
    applicationId: setting(plain, 'applicationId'),
  };
}

/** The first: a flavour's own comes later in the file than the default. */
function setting(text: string, name: string): string {
  const pattern = new RegExp(
    String.raw`^[ \t]*(?:android\s*\.\s*)?${name}\s*(?:=\s*|\(\s*)?(["'])([\w.]+)\1`,
    'm',
  );
  return pattern.exec(text)?.[2] ?? oneLine(text, name);
}

/** `android { namespace 'x' }` on one line. */
function oneLine(text: string, name: string): string {
  const pattern = new RegExp(String.raw`[{;]\s*${name}\s*(?:=\s*|\(\s*)?(["'])([\w.]+)\1`);
  return pattern.exec(text)?.[2] ?? '';
}

/** Strings are kept, for `//` stands in many an address. */
function withoutComments(text: string): string {
  const pattern = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;
  return text.replace(pattern, (_all, kept: string | undefined) => kept ?? ' ');
}
