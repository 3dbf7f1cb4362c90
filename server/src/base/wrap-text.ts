/** A paragraph in lines of at most so many characters; a longer word has a line of its own. */
export function wrapText(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/).filter((each) => each !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width)
      lines.push(`${lines.pop()!} ${word}`);
    else lines.push(word);
  }
  return lines;
}
