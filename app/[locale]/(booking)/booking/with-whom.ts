import type { PersonOption } from '@/components/booking/times/with-whom';
import type { Team } from '@/lib/server/host/calendar/people';
import type { ChoosableItem } from '@/lib/shared/domain/booking/choice';
import { offeredStarts, type Slot } from '@/lib/shared/domain/calendar/slots';
import { doesAll } from '@/lib/shared/domain/hours/people';
import { localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

interface Looked {
  slots: readonly Slot[];
  durationMinutes: number;
  now: number;
  until: number;
}

/** Null where customers do not choose a person, or if fewer than two people do all chosen items. */
export function withWhom(
  team: Team | null,
  chosen: readonly ChoosableItem[],
  { slots, durationMinutes, now, until }: Looked,
): PersonOption[] | null {
  if (!team?.mayChoose) return null;
  const itemIds = chosen.map(({ id }) => id);
  if (team.people.filter((one) => doesAll(one, itemIds)).length < 2) return null;
  return team.people.map((one) => {
    const skipped = chosen.find(({ id }) => one.skippedItemIds.includes(id));
    const [first] = offeredStarts(slots, { durationMinutes, now, people: [one.id] });
    return {
      id: one.id,
      name: one.name,
      pictureUrl: one.pictureUrl,
      sentence: one.sentence,
      languages: one.languages,
      skipped: skipped?.name ?? null,
      freeFrom: first === undefined || first >= until ? null : localDay(first, VENUE_ZONE.id),
    };
  });
}
