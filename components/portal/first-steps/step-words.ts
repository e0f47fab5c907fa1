import type { Service } from '@/lib/shared/contract/services';
import {
  type FirstStep,
  type FirstStepName,
  isTurnedDown,
} from '@/lib/shared/domain/listings/first-steps';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { asWritten } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import {
  editServicePath,
  newServicePath,
  openingHoursPath,
  servicePath,
} from '@/lib/shared/url/portal-paths';

export interface StepFacts {
  person: string;
  service: Service | null;
  itemCount: number;
  /** "from €12.00 to €78.50"; "" without items. */
  prices: string;
}

interface StepWords {
  name: string;
  lines: string[];
}

export function useStepWords(
  step: FirstStepName,
  state: FirstStep['state'],
  { person, service, itemCount, prices }: StepFacts,
): StepWords {
  const t = useTexts('portal.firstSteps');
  const isDone = state === 'done';
  const isLive = service !== null && isPublic(service.status);
  switch (step) {
    case 'account':
      return { name: person, lines: [] };
    case 'service': {
      if (service === null) return { name: '', lines: [t('serviceNow')] };
      if (service.status === 'pending') return { name: service.name, lines: [t('serviceWaits')] };
      if (!isTurnedDown(service.status)) return { name: service.name, lines: [] };
      const { statusReason } = service;
      const reason = statusReason
        ? [t('reason', { reason: asWritten(statusReason, t.locale) })]
        : [];
      return { name: service.name, lines: [...reason, t('turnedDown')] };
    }
    case 'items':
      if (!isDone) return { name: '', lines: [t('itemsNow')] };
      return { name: '', lines: [t('itemsDone', { count: itemCount, prices })] };
    case 'hours':
      if (!isDone) return { name: '', lines: [t('hoursNow')] };
      return { name: '', lines: [isLive && itemCount > 0 ? t('hoursDone') : t('hoursSet')] };
    case 'share':
      if (isDone) return { name: '', lines: [t('shareDone')] };
      return { name: '', lines: [isLive ? t('shareNow') : t('shareLater')] };
  }
}

export function stepLink(step: FirstStepName, { service }: StepFacts) {
  switch (step) {
    case 'account':
      return null;
    case 'service':
      return service && ({ href: editServicePath(service.id), label: 'edit' } as const);
    case 'items':
      return service && ({ href: servicePath(service.id), label: 'addItems' } as const);
    case 'hours':
      return { href: openingHoursPath(), label: 'setHours' } as const;
    case 'share':
      return service && ({ href: servicePath(service.id), label: 'openPage' } as const);
  }
}

export function stepPath(step: FirstStepName, { service }: StepFacts): string | null {
  switch (step) {
    case 'account':
      return null;
    case 'hours':
      return openingHoursPath();
    case 'service':
    case 'items':
    case 'share':
      return service ? servicePath(service.id) : newServicePath();
  }
}
