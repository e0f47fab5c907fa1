export const DURATIONS = [0, 5, 15, 20, 45, 120] as const;

export type Cell = 'available' | 'unavailable' | null;

interface ModelVisit {
  slot: number;
  length: number;
  items: readonly number[];
  isCancelled: boolean;
}

/** In quarter hours. Actions return the status that the backend must answer. */
export class CalendarModel {
  /** Has a fraction while a quarter hour is running. */
  now = 0;
  private readonly cells = new Map<number, Cell>();
  private readonly visits: ModelVisit[] = [];
  private readonly keys = new Map<number, string>();

  constructor(row: readonly Cell[]) {
    for (const [slot, cell] of row.entries()) this.cells.set(slot, cell);
  }

  mark(slot: number, length: number, status: Cell): number {
    for (let at = slot; at < slot + length; at += 1) this.cells.set(at, status);
    return 200;
  }

  book(slot: number, items: readonly number[], key: number | null): number {
    const body = JSON.stringify([slot, items]);
    const known = key === null ? undefined : this.keys.get(key);
    if (known !== undefined) return known === body ? 201 : 422;
    const status = this.take(slot, items, this.now);
    if (status === 201 && key !== null) this.keys.set(key, body);
    return status;
  }

  note(slot: number, item: number): number {
    return this.take(slot, [item], Math.floor(this.now));
  }

  cancel(slot: number, item: number): number {
    const visit = this.visitAt(slot);
    if (!visit) return 404;
    if (!visit.items.includes(item)) return 409;
    visit.isCancelled = true;
    return 200;
  }

  shown(slot: number): { status: string; item: number | undefined } | null {
    const visit = this.visitAt(slot);
    if (visit) return { status: 'booked', item: visit.items[0] };
    const cell = this.cells.get(slot);
    return cell ? { status: cell, item: undefined } : null;
  }

  /** The fewest rows that can store the marks. */
  countRuns(): number {
    const cellAt = (slot: number) => this.cells.get(slot) ?? null;
    const starts = [...this.cells.keys()].filter(
      (slot) => cellAt(slot) !== null && cellAt(slot) !== cellAt(slot - 1),
    );
    return starts.length;
  }

  private take(slot: number, items: readonly number[], earliest: number): number {
    if (slot < earliest) return 422;
    const minutes = items.reduce((sum, item) => sum + (DURATIONS[item] ?? 0), 0);
    const length = Math.max(1, Math.ceil(minutes / 15));
    for (let at = slot; at < slot + length; at += 1) {
      if (this.cells.get(at) !== 'available' || this.visitAt(at)) return 409;
    }
    this.visits.push({ slot, length, items, isCancelled: false });
    return 201;
  }

  private visitAt(slot: number): ModelVisit | undefined {
    return this.visits.find(
      (visit) => !visit.isCancelled && slot >= visit.slot && slot < visit.slot + visit.length,
    );
  }
}
