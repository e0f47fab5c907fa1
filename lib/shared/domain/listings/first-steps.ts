import { isPublic, type ListingStatus } from './status';

const FIRST_STEPS = ['account', 'service', 'items', 'hours', 'share'] as const;
export type FirstStepName = (typeof FIRST_STEPS)[number];

export interface KnownFirstSteps {
  service: { status: ListingStatus | null } | null;
  itemCount: number;
  /** Null if {host} has no opening hours. */
  hasHours: boolean | null;
  /** Null if {host} does not count views. */
  hasViews: boolean | null;
}

/** `now` can be done first. `later` needs another step before it. */
type FirstStepState = 'done' | 'now' | 'later';
export interface FirstStep {
  name: FirstStepName;
  state: FirstStepState;
}

/** Whether the owner has to change the listing. */
export function isTurnedDown(status: ListingStatus | null): boolean {
  return status === 'rejected' || status === 'delisted';
}

export function isNearlyOpen(steps: readonly FirstStep[]): boolean {
  const left = steps.filter(({ state }) => state !== 'done').length;
  return left > 0 && left <= 2;
}

const NOT_THERE = 4;
const RANK = new Map<ListingStatus | null, number>([
  [null, 0],
  ['approved', 0],
  ['pending', 1],
  ['rejected', 2],
  ['delisted', 3],
]);
const rankOf = ({ status }: { status: ListingStatus | null }) => RANK.get(status) ?? NOT_THERE;

export function mainService<S extends { status: ListingStatus | null }>(
  services: readonly S[],
): S | null {
  return [...services].sort((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
}

export function firstSteps({
  service,
  itemCount,
  hasHours,
  hasViews,
}: KnownFirstSteps): FirstStep[] {
  const isLive = service !== null && isPublic(service.status);
  const isDone: Record<FirstStepName, boolean> = {
    account: true,
    // A service that waits for a review counts as done, so that its provider can go on.
    service: service !== null && !isTurnedDown(service.status),
    items: itemCount > 0,
    hours: hasHours === true,
    share: isLive && hasViews === true,
  };
  const canBegin: Record<FirstStepName, boolean> = {
    account: true,
    service: true,
    hours: true,
    items: service !== null,
    share: isLive,
  };
  const known = {
    account: true,
    service: true,
    items: true,
    hours: hasHours !== null,
    share: hasViews !== null,
  };
  const names = FIRST_STEPS.filter((name) => known[name]);
  const next = names.find((name) => !isDone[name] && canBegin[name]);
  return names.map((name) => {
    if (isDone[name]) return { name, state: 'done' };
    return { name, state: name === next ? 'now' : 'later' };
  });
}
