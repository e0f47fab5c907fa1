import type { VisitEvent } from '@/lib/contract/rows/api-analytics';
import { isDeclined } from './is-declined';

const ADDRESS = '/api/analytics';
/** The most events that one report may hold. */
const FULL = 20;

let waiting: VisitEvent[] = [];

/** Sends the waiting events. A beacon outlives its page and blocks nothing; a lost one is not repeated. */
export function sendVisits(): void {
  if (waiting.length === 0) return;
  const body = JSON.stringify({ events: waiting });
  waiting = [];
  navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
}

/** Keeps an event until the page is left; an event that comes later is sent at once. */
export function addVisit(event: VisitEvent): void {
  if (isDeclined()) return;
  waiting.push(event);
  if (waiting.length === FULL || document.visibilityState === 'hidden') sendVisits();
}
