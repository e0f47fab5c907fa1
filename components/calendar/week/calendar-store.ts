import type { ApiResult } from '@/lib/api/call-api';
import type { CalendarWindow } from '@/lib/contract/provider-calendar';
import { type CalendarData, hasSetSlot } from '@/lib/domain/calendar/cells';
import { gridDay } from '@/lib/domain/calendar/grid';
import { SLOT_MS } from '@/lib/domain/calendar/slots';
import type { Message } from '@/lib/texts/texts';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import type { Span } from '@/lib/time/span';
import type { CalendarCalls } from './calendar-calls';

/** Why slots could not be fetched: a text that is ready to be shown, or a message. */
export type FetchFailure = string | Message<'calendar.notices'>;

/** A week as it is shown: what is known of it, and why it could not be read the last time. */
export interface WeekView {
  /** Null until the first answer. */
  data: CalendarData | null;
  error: FetchFailure | null;
}

/** What the server read for the first paint: the week of a Monday, or the text of what failed. */
export interface FirstWeek {
  monday: LocalDate;
  window: CalendarWindow | null;
  error: string | null;
}

/** A change that is shown before {host} has agreed to it. */
interface Patch {
  /** Draws the change on what is known of the week of a Monday. */
  apply: (data: CalendarData, monday: LocalDate) => CalendarData;
  /** {host} has agreed: it stays until a newer answer includes it. */
  isSettled: boolean;
}

interface Week {
  monday: LocalDate;
  /** The last answer as JSON, to recognise an equal one. */
  text: string;
  answer: CalendarData | null;
  error: FetchFailure | null;
  request: AbortController | null;
  patches: Patch[];
  view: WeekView;
}

/** The week from its Monday as a span of instants. */
export function spanOfWeek(monday: LocalDate, zone: string): Span {
  const startOf = (date: LocalDate) => gridDay(date, zone).slots[0]?.at ?? 0;
  return { from: startOf(monday), to: startOf(addDays(monday, 7)) };
}

function toData({ slots, bookings }: CalendarWindow): CalendarData {
  return {
    slots: new Map(
      slots.map(({ startsAt, status, serviceItemId, source, mark }) => {
        const at = Math.floor(startsAt / SLOT_MS) * SLOT_MS;
        const value = { status, serviceItemId, ...(source && { source }) };
        return [at, mark === undefined ? value : { ...value, mark }];
      }),
    ),
    bookings,
  };
}

function failureOf(result: ApiResult<unknown> & { ok: false }): FetchFailure {
  if (result.reason === 'slotsNotFetched') return result.message;
  if (result.status === undefined) return { key: 'notConnected' };
  return { key: 'notFetched', values: { status: result.status } };
}

/** The failure to keep: the known object if it says the same, so that nothing renders again. */
function sameOrNew(known: FetchFailure | null, failure: FetchFailure): FetchFailure {
  return JSON.stringify(known) === JSON.stringify(failure) && known ? known : failure;
}

/**
 * The weeks that were shown, and the changes under way. A new request for a week aborts the last one,
 * so that a late answer never replaces a newer one.
 */
export class CalendarStore {
  readonly #weeks = new Map<LocalDate, Week>();
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly calls: Pick<CalendarCalls, 'readWindow'>,
    private readonly zone: string,
    first?: FirstWeek,
  ) {
    if (!first) return;
    const week = this.#week(first.monday);
    if (first.window) this.#learn(week, first.window);
    week.error = first.error;
    week.view = { data: week.answer, error: first.error };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The week of a Monday; the same object until something about it changes. */
  view(monday: LocalDate): WeekView {
    return this.#week(monday).view;
  }

  /** Whether no week that was shown has a slot that is set. */
  get isBare(): boolean {
    return [...this.#weeks.values()].every(({ view: { data } }) => !data || !hasSetSlot(data));
  }

  /** Forgets what failed without a connection, once there is one again. */
  forgetFailures() {
    for (const week of this.#weeks.values()) {
      week.error = null;
      this.#show(week);
    }
  }

  /** Reads a week again. Never throws; a failure becomes part of the view. */
  async load(monday: LocalDate): Promise<void> {
    const week = this.#week(monday);
    week.request?.abort();
    const request = new AbortController();
    week.request = request;
    const agreed = week.patches.filter(({ isSettled }) => isSettled);
    const result = await this.calls.readWindow(spanOfWeek(monday, this.zone), request.signal);
    if (week.request !== request) return;
    week.request = null;
    week.error = result.ok ? null : sameOrNew(week.error, failureOf(result));
    if (result.ok) {
      this.#learn(week, result.answer);
      week.patches = week.patches.filter((patch) => !agreed.includes(patch));
    }
    this.#show(week);
  }

  /**
   * Shows a change at once, sends it, and takes it back if it is refused. Then it reads the week on
   * show (`monday`) again, which `news` waits for. Other weeks are read again when they are shown.
   */
  async change<T>(
    monday: LocalDate,
    apply: Patch['apply'],
    send: () => Promise<ApiResult<T>>,
  ): Promise<{ result: ApiResult<T>; news: Promise<void> }> {
    const settle = this.show(apply);
    const result = await send();
    settle(result.ok);
    return { result, news: this.load(monday) };
  }

  /** Shows a change at once. The function it returns is called with whether the change holds. */
  show(apply: Patch['apply']): (holds: boolean) => void {
    const patch = { apply, isSettled: false };
    this.#patchAll((patches) => [...patches, patch]);
    return (holds) => {
      patch.isSettled = holds;
      if (!holds) this.#patchAll((patches) => patches.filter((other) => other !== patch));
    };
  }

  #patchAll(edit: (patches: Patch[]) => Patch[]) {
    for (const week of this.#weeks.values()) {
      week.patches = edit(week.patches);
      this.#show(week);
    }
  }

  #week(monday: LocalDate): Week {
    const known = this.#weeks.get(monday);
    if (known) return known;
    const view = { data: null, error: null };
    const week = { monday, text: '', answer: null, error: null, request: null, patches: [], view };
    this.#weeks.set(monday, week);
    return week;
  }

  #learn(week: Week, window: CalendarWindow) {
    const text = JSON.stringify(window);
    if (text !== week.text) week.answer = toData(window);
    week.text = text;
  }

  #show(week: Week) {
    const { monday, answer, error, patches, view } = week;
    const data = answer && patches.reduce((known, { apply }) => apply(known, monday), answer);
    if (data === view.data && error === view.error) return;
    week.view = { data, error };
    for (const listener of this.#listeners) listener();
  }
}
