/** A short, stable name for a text: FNV-1a with two bases, as twelve hexadecimal digits. */
export function hashText(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  const digits = (number: number) => (number >>> 0).toString(16).padStart(8, '0');
  return (digits(low) + digits(high)).slice(0, 12);
}
