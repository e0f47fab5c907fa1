import type { VisitEvent } from '@/lib/contract/rows/api-analytics';

const ADDRESS = '/api/analytics';
/** As many as one report may hold. */
const FULL = 20;

let waiting: VisitEvent[] = [];

/** Sends what waits. A beacon outlives its page and holds nothing up; if it is lost, it is lost. */
export function sendVisits(): void {
  if (waiting.length === 0) return;
  const body = JSON.stringify({ events: waiting });
  waiting = [];
  navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
}

/** Whoever asks not to be counted is not. */
function isDeclined(): boolean {
  const wish = navigator as { globalPrivacyControl?: boolean; doNotTrack?: string | null };
  return wish.globalPrivacyControl === true || wish.doNotTrack === '1';
}

/** Keeps an event until the page is left; one that comes after that is sent at once. */
export function addVisit(event: VisitEvent): void {
  if (isDeclined()) return;
  waiting.push(event);
  if (waiting.length === FULL || document.visibilityState === 'hidden') sendVisits();
}
