/**
 * The files inside a jar, an aar or a jmod (a zip behind four bytes of its own), by the central
 * directory at the end. Leaves out zip64 and encryption: no jar on our list has them.
 */
import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;

export interface ZipEntry {
  readonly name: string;
  /** Unpacked when called. */
  readonly read: () => Buffer;
}

function endOfZip(zip: Buffer): number {
  for (let at = zip.length - 22; at >= 0; at--) if (zip.readUInt32LE(at) === END) return at;
  throw new Error('not a zip: it has no central directory');
}

function unpack(zip: Buffer, local: number, method: number, packed: number): Buffer {
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const bytes = zip.subarray(start, start + packed);
  return method === STORED ? bytes : inflateRawSync(bytes);
}

export function* zipEntries(zip: Buffer): Generator<ZipEntry> {
  const end = endOfZip(zip);
  const directory = end - zip.readUInt32LE(end + 12);
  // Bytes before the zip shift every offset that it states.
  const shift = directory - zip.readUInt32LE(end + 16);
  const count = zip.readUInt16LE(end + 10);
  let at = directory;
  // android-all has more entries than the count's 16 bits: the signature ends the list instead.
  for (let n = 0; n < count || zip.readUInt32LE(at) === ENTRY; n++) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const method = zip.readUInt16LE(at + 10);
    const packed = zip.readUInt32LE(at + 20);
    const local = zip.readUInt32LE(at + 42) + shift;
    yield { name, read: () => unpack(zip, local, method, packed) };
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

/** Every class file of a jar or jmod; of an aar those of its `classes.jar`. */
export function* classFilesOf(archive: Buffer): Generator<Buffer> {
  for (const { name, read } of zipEntries(archive)) {
    if (name === 'classes.jar') yield* classFilesOf(read());
    else if (name.endsWith('.class') && !name.startsWith('META-INF/')) yield read();
  }
}
