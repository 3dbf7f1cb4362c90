/**
 * Where a command writes a file: beside its final name until it is whole, so that a run that fails
 * leaves nothing half written. Gzipped output is a sequence of gzip members, which every tool reads.
 */
import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

export interface Output {
  write(text: string): void;
  /** The file is whole: gives it its name. */
  close(): void;
  /** The file is worthless: takes it away. */
  discard(): void;
}

/** Text is collected to about this many characters before it is written or compressed. */
const PIECE = 1 << 20;

export function openOutput(file: string): Output {
  return file === '-' ? standardOutput() : new FileOutput(file);
}

function standardOutput(): Output {
  return {
    write: (text) => void process.stdout.write(text),
    close: () => undefined,
    discard: () => undefined,
  };
}

class FileOutput implements Output {
  private readonly partial: string;
  private readonly descriptor: number;
  private waiting: string[] = [];
  private length = 0;

  constructor(private readonly file: string) {
    this.partial = `${file}.partial`;
    this.descriptor = openSync(this.partial, 'w');
  }

  write(text: string): void {
    this.waiting.push(text);
    this.length += text.length;
    if (this.length >= PIECE) this.flush();
  }

  close(): void {
    this.flush();
    closeSync(this.descriptor);
    renameSync(this.partial, this.file);
  }

  discard(): void {
    closeSync(this.descriptor);
    rmSync(this.partial, { force: true });
  }

  private flush(): void {
    const bytes = Buffer.from(this.waiting.join(''), 'utf8');
    this.waiting = [];
    this.length = 0;
    this.writeAll(this.file.endsWith('.gz') ? gzipSync(bytes) : bytes);
  }

  private writeAll(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.descriptor, bytes, at);
  }
}
