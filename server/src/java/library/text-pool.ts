/**
 * Sorted texts in blocks: the first of a block stands whole, each next one says how many bytes it
 * shares with the text before it. Order is that of UTF-8 bytes.
 */
import type { ByteReader } from './byte-reader.js';
import { ByteWriter } from './byte-writer.js';
import { BLOCK } from './table-format.js';

export function sortTexts(texts: Iterable<string>): string[] {
  return [...new Set(texts)]
    .map((text) => Buffer.from(text))
    .sort((a, b) => a.compare(b))
    .map((bytes) => bytes.toString());
}

function sharedBytes(before: Buffer, bytes: Buffer): number {
  let shared = 0;
  while (shared < before.length && before[shared] === bytes[shared]) shared++;
  return shared;
}

function writeBlock(texts: readonly string[]): Buffer {
  const writer = new ByteWriter();
  let before = Buffer.alloc(0);
  texts.forEach((text, index) => {
    const bytes = Buffer.from(text);
    const shared = sharedBytes(before, bytes);
    if (index > 0) writer.number(shared);
    writer.number(bytes.length - shared);
    writer.bytes(bytes.subarray(shared));
    before = bytes;
  });
  return writer.toBuffer();
}

/** `texts` as `sortTexts` gives them. */
export function writeTextPool(writer: ByteWriter, texts: readonly string[]): void {
  const blocks: Buffer[] = [];
  for (let at = 0; at < texts.length; at += BLOCK) {
    blocks.push(writeBlock(texts.slice(at, at + BLOCK)));
  }
  writer.number(texts.length);
  for (const block of blocks) writer.number(block.length);
  for (const block of blocks) writer.bytes(block);
}

/** Where each of `count` pieces starts whose lengths stand in a row, and where the last one ends. */
export function readStarts(reader: ByteReader, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (let index = 0; index < count; index++) starts[index + 1] = starts[index]! + reader.number();
  const base = reader.skip(starts[count]!);
  return starts.map((start) => start + base);
}
