import { useSearchParams } from 'next/navigation';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { EarlyPress } from '@/components/shared/ui/early-press';
import { Check } from '@/components/shared/ui/icons';
import type { BookedPerson } from '@/lib/shared/contract/bookings';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { bookingsPath, parseBookingsPerson } from '@/lib/shared/url/portal-url';

/** The person that the address names; undefined for everybody and for an unknown person. */
export function useAskedPerson(people: readonly BookedPerson[]) {
  const asked = parseBookingsPerson(Object.fromEntries(useSearchParams()));
  const toAddress = usePageAddress();
  return {
    person: people.find(({ id }) => id === asked)?.id,
    show(person: number | undefined) {
      const path = toAddress(bookingsPath(person));
      if (path !== location.pathname + location.search) window.history.pushState(null, '', path);
    },
  };
}

interface PersonFilterProps {
  label: string;
  people: readonly BookedPerson[];
  shown: number | undefined;
  onShow: (person: number | undefined) => void;
}

export function PersonFilter({ label, people, shown, onShow }: PersonFilterProps) {
  const t = useTexts('portal.visitFilters');
  if (people.length === 0) return null;
  const all = [{ id: undefined, name: t('everybody') }, ...people];
  return (
    <fieldset className="m-0 flex max-w-full min-w-0 flex-wrap items-center gap-2 border-0 p-0">
      <legend className="sr-only">{label}</legend>
      {all.map(({ id, name }) => (
        <EarlyPress key={id ?? 'all'} onPress={() => onShow(id)}>
          <button
            type="submit"
            className={choicePillVariants({ className: 'max-w-full' })}
            aria-pressed={id === shown}
          >
            {id === shown ? <Check /> : null}
            <bdi className="truncate">{name}</bdi>
          </button>
        </EarlyPress>
      ))}
    </fieldset>
  );
}
