import 'server-only';
import { type Entry, sizeOf } from './entry';

/** Copies in this process, up to a number of bytes. What was not asked for the longest goes first. */
export class Memory {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(private readonly mostBytes: number) {}

  get(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    // A map keeps the order of insertion: what is asked for moves to its end.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry;
  }

  set(key: string, entry: Entry): void {
    this.delete(key);
    const size = sizeOf(entry.value);
    if (size > this.mostBytes) return;
    this.entries.set(key, entry);
    this.bytes += size;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.mostBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= sizeOf(entry.value);
  }

  clear(): void {
    this.entries.clear();
    this.bytes = 0;
  }
}
