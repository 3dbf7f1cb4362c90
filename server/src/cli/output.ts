/**
 * Where a command writes a file: beside its final name until it is whole, so that a run that fails
 * leaves nothing half written. What is there already and is no plain file (a device, a pipe) is
 * written to as it is. Gzipped output is a sequence of gzip members, which every tool reads.
 */
import {
  closeSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { gzipSync } from 'node:zlib';
import { UsageError } from './command.js';

/** Each method throws a UsageError, in words, when the file cannot be written. */
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
  if (file === '-') return standardOutput();
  return inWords(file, () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) return new FileOutput(file, file, `${file}.partial`);
    const target = realpathSync(file);
    return new FileOutput(file, target, found.isFile() ? `${target}.partial` : target);
  });
}

function standardOutput(): Output {
  return {
    write: (text) => void process.stdout.write(text),
    close: () => undefined,
    discard: () => undefined,
  };
}

class FileOutput implements Output {
  private readonly descriptor: number;
  private waiting: string[] = [];
  private length = 0;
  private isOpen = true;

  /** `file` is what the user calls it; `partial` is written, and becomes `target`. */
  constructor(
    private readonly file: string,
    private readonly target: string,
    private readonly partial: string,
  ) {
    this.descriptor = openSync(partial, 'w');
  }

  write(text: string): void {
    this.waiting.push(text);
    this.length += text.length;
    if (this.length >= PIECE) this.flush();
  }

  close(): void {
    this.flush();
    this.release();
    if (this.partial === this.target) return;
    inWords(this.file, () => {
      renameSync(this.partial, this.target);
    });
  }

  discard(): void {
    this.release();
    if (this.partial !== this.target) rmSync(this.partial, { force: true });
  }

  /** Closes the file once, also when giving it its name has failed. */
  private release(): void {
    if (this.isOpen) closeSync(this.descriptor);
    this.isOpen = false;
  }

  private flush(): void {
    const bytes = Buffer.from(this.waiting.join(''), 'utf8');
    this.waiting = [];
    this.length = 0;
    const packed = this.file.endsWith('.gz') ? gzipSync(bytes) : bytes;
    inWords(this.file, () => {
      this.writeAll(packed);
    });
  }

  private writeAll(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.descriptor, bytes, at);
  }
}

const FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'this is a folder',
  EACCES: 'it may not be written (permission denied)',
  EPERM: 'it may not be written (permission denied)',
  EROFS: 'it may not be written (permission denied)',
  ENOSPC: 'the disk is full',
};

function inWords<Result>(file: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(`cannot write ${file}: ${FAILURES[code ?? ''] ?? message}`);
  }
}
