import type { StepFacts } from '@/components/portal/first-steps/step-words';
import { readOwnServiceItems } from '@/lib/server/host/service-items';
import { HostError } from '@/lib/server/host/transport/host-error';
import type { Account } from '@/lib/shared/contract/accounts';
import type { Insight } from '@/lib/shared/contract/insight';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import type { Service } from '@/lib/shared/contract/services';
import { type FirstStep, firstSteps, mainService } from '@/lib/shared/domain/listings/first-steps';
import { formatEuro } from '@/lib/shared/domain/money';
import { pageTexts } from '@/lib/shared/texts/page-texts';

interface Known {
  account: Account;
  userId: string;
  services: readonly Service[];
  insight: Insight | null;
  /** Null where {host} keeps none. */
  hasHours: boolean | null;
}

interface LoadedSteps {
  steps: FirstStep[];
  facts: StepFacts;
  isToDo: boolean;
}

async function describePrices(items: readonly ServiceItem[]): Promise<string> {
  const t = await pageTexts('portal.firstSteps');
  const prices = items.map(({ priceMinor }) => priceMinor);
  if (prices.length === 0) return '';
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map((price) =>
    formatEuro(price, t.locale),
  );
  return least === most ? `${least}` : t('priceRange', { least: `${least}`, most: `${most}` });
}

/** Null when {host} does not say. */
export async function loadFirstSteps({
  account,
  userId,
  services,
  insight,
  hasHours,
}: Known): Promise<LoadedSteps | null> {
  const service = mainService(services);
  try {
    const items = service ? await readOwnServiceItems(service.id, userId) : [];
    const hasViews = insight ? insight.views.some((count) => count > 0) : null;
    const steps = firstSteps({
      service,
      itemCount: items.length,
      hasViews,
      // Times that were marked by hand can be booked, too, so they count as hours.
      hasHours: hasHours === false ? insight?.hasFreeTimes === true : hasHours,
    });
    return {
      steps,
      isToDo: steps.some(({ state }) => state !== 'done'),
      facts: {
        person: account.name || account.firstName,
        service,
        itemCount: items.length,
        prices: await describePrices(items),
      },
    };
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}
