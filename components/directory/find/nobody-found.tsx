import { useTexts } from '#texts';
import { ServiceCards } from '@/components/directory/service-cards';
import { PageLink } from '@/components/links/page-link';
import { Art } from '@/components/ui/art';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { Undo2 } from '@/components/ui/icons';
import { textLinkVariants } from '@/components/ui/text-link';
import { ANYBODY, type FindState, findPath } from '@/lib/url/find-url';
import { paths } from '@/lib/url/paths';
import { Communities } from './communities';
import { ListYours } from './list-yours';
import { Asked, Way } from './way';
import type { WaysOn } from './ways-on';

interface NobodyFoundProps {
  state: FindState;
  on: WaysOn;
  /** Epoch ms. */
  now: number;
}

/** In place of results: what was asked, and every way that leads to somebody. */
export function NobodyFound({ state, on, now }: NobodyFoundProps) {
  const t = useTexts('directory.empty');
  const { ways, close, total, communities } = on;
  const [best] = ways;
  return (
    <>
      <section className="grid gap-8 pt-8 pb-4 lg:grid-cols-2 lg:items-center lg:pt-14">
        <div className="grid justify-items-start gap-4">
          <Art name="empty" className="h-auto w-48" />
          <h2 className={headingVariants({ size: 'medium' })}>{t('title')}</h2>
          <p className="max-w-[44ch] text-muted">
            <Asked state={state} /> {ways.length > 0 ? t('oneChange') : null}
          </p>
          {total > 0 ? (
            <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.find}>
              <Undo2 />
              {t('clear', { count: total })}
            </PageLink>
          ) : null}
        </div>
        {ways.length > 0 ? (
          <div className="grid gap-2">
            <h3 className="text-sm font-semibold">{t('tryWithout')}</h3>
            <ul className="grid gap-2">
              {ways.map((way) => (
                <li key={findPath(way.to)}>
                  <Way state={state} way={way} />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </section>
      {best && close.length > 0 ? (
        <section className="grid gap-4 pt-8">
          <div className="flex items-center justify-between gap-4">
            <h2 className={headingVariants({ size: 'small' })}>{t('close')}</h2>
            <PageLink className={textLinkVariants()} href={findPath(best.to)}>
              {t('seeAll')}
            </PageLink>
          </div>
          <ServiceCards services={close} now={now} />
        </section>
      ) : null}
      <Communities heading={t('communities')} state={ANYBODY} counts={communities} />
      <ListYours />
    </>
  );
}
