/** Reads a file a chunk at a time: the same way for the reader and for what it is compared with. */
import { closeSync, openSync, readSync } from 'node:fs';

const CHUNK = 1 << 20;

export function readChunks(file: string, take: (bytes: Uint8Array) => void): void {
  const descriptor = openSync(file, 'r');
  const buffer = new Uint8Array(CHUNK);
  for (;;) {
    const length = readSync(descriptor, buffer);
    if (length === 0) break;
    take(buffer.subarray(0, length));
  }
  closeSync(descriptor);
}
