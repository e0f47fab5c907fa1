import { SupportCard } from '@/components/portal/support-card';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import {
  CircleUserRound,
  Clock,
  Eye,
  type IconComponent,
  Share2,
  Store,
  Tag,
} from '@/components/shared/ui/icons';
import { Names } from '@/components/shared/ui/names';
import { ProviderLogo } from '@/components/shared/ui/provider-logo';
import type { Service } from '@/lib/shared/contract/services';
import {
  type FirstStep,
  type FirstStepName,
  isNearlyOpen,
  isTurnedDown,
} from '@/lib/shared/domain/listings/first-steps';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { categoryTitle } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { providerPath } from '@/lib/shared/url/paths';
import { FirstStepRow } from './first-step-row';
import type { StepFacts } from './step-words';

const STEP_ICONS: Record<FirstStepName, IconComponent> = {
  account: CircleUserRound,
  service: Store,
  items: Tag,
  hours: Clock,
  share: Share2,
};

const DOORS = {
  done: 'bg-primary text-on-primary dark:bg-hero dark:text-on-hero',
  now: 'bg-highlight text-on-highlight',
  later: 'border-2 border-dashed border-line-strong text-muted',
} as const;

interface FirstStepsProps {
  steps: readonly FirstStep[];
  facts: StepFacts;
}

export function FirstSteps({ steps, facts }: FirstStepsProps) {
  const t = useTexts('portal.firstSteps');
  const done = steps.filter(({ state }) => state === 'done').length;
  const { service } = facts;
  return (
    <div className="grid gap-x-12 pb-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section className="grid gap-4 pt-6" aria-labelledby="first-steps">
        <div>
          <h2 id="first-steps" className={headingVariants({ size: 'large' })}>
            {t(isNearlyOpen(steps) ? 'nearlyOpen' : 'heading')}
          </h2>
          <p className="mt-1 max-w-measure text-muted">
            {done === steps.length
              ? t('allDone')
              : t('progress', {
                  done,
                  all: steps.length,
                  next: steps.find(({ state }) => state === 'now')?.name ?? 'none',
                  waits: service?.status === 'pending' ? 'yes' : 'no',
                })}
          </p>
        </div>
        <Doors steps={steps} />
        <ol className={cardVariants({ padding: 'none', className: 'overflow-hidden' })}>
          {steps.map((step, index) => (
            <FirstStepRow key={step.name} {...step} position={index + 1} facts={facts} />
          ))}
        </ol>
      </section>
      <aside className="flex flex-col gap-6 pt-10 max-lg:hidden" aria-label={t('aside')}>
        {service ? <OwnService service={service} /> : null}
        <SupportCard place="aside" />
      </aside>
    </div>
  );
}

function Doors({ steps }: Pick<FirstStepsProps, 'steps'>) {
  return (
    <div className="flex max-w-120 gap-2" aria-hidden="true">
      {steps.map(({ name, state }) => {
        const Icon = STEP_ICONS[name];
        return (
          <span
            key={name}
            className={`grid h-18 flex-1 place-items-center rounded-t-pill ${DOORS[state]}`}
          >
            <Icon />
          </span>
        );
      })}
    </div>
  );
}

function OwnService({ service }: { service: Service }) {
  const t = useTexts('portal.firstSteps');
  const categories = useTexts('services.categories');
  const { id, name, status, address, profileImageUrl } = service;
  const isLive = isPublic(status);
  const about = [categoryTitle(service, categories), address].filter(Boolean);
  return (
    <section className={cardVariants({ padding: 'none', className: 'overflow-hidden' })}>
      <div className="grid justify-items-center bg-sunken px-5 pt-6">
        <ProviderLogo src={profileImageUrl} name={name} className="h-40 w-32 rounded-b-none" />
      </div>
      <div className="flex flex-col gap-1 p-5">
        <h3 className={headingVariants({ face: 'name', className: 'wrap-anywhere' })}>
          <bdi translate="no">{name}</bdi>
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          <Names names={about} mark=" · " />
        </p>
        <p className="text-sm text-muted">
          {t(isLive ? 'doorOpen' : isTurnedDown(status) ? 'doorShut' : 'doorWaits')}
        </p>
        {isTurnedDown(status) ? null : (
          <PageLink
            className={buttonVariants({ look: 'secondary', className: 'mt-3' })}
            href={providerPath(id)}
          >
            <Eye />
            {t(isLive ? 'seePage' : 'seePreview')}
          </PageLink>
        )}
      </div>
    </section>
  );
}
