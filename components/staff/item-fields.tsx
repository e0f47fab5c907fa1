import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { cardVariants } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { StaffItem } from '@/lib/shared/contract/staff';
import { diffWords } from '@/lib/shared/domain/staff/word-diff';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { slatePath } from '@/lib/shared/url/slate-url';
import { type FieldWords, useFieldWords } from './field-words';

type Field = StaffItem['fields'][number];

/** What is read first, with what belongs together; the order of the others means nothing. */
const FIRST = [
  'name',
  'title',
  'author',
  'flags',
  'stars',
  'description',
  'text',
  'language',
  'secondLanguage',
  'secondDescription',
  'categoryId',
  'category',
  'subcategories',
  'address',
  'startsAt',
  'endsAt',
  'timezone',
  'phoneNumber',
  'whatsappNumber',
  'websiteUrl',
  'speaks',
  'communityId',
  'countryIso',
  'hostCountry',
  'ticketRequired',
  'ticketPriceMinor',
  'ticketCurrency',
  'requiresBooking',
  'bookingLink',
];

function inOrder(fields: readonly Field[]): Field[] {
  const place = ({ name }: Field) => {
    if (name.startsWith('item/')) return FIRST.length + 1;
    return FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length;
  };
  return fields.toSorted((a, b) => place(a) - place(b));
}

const ROW =
  'grid gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-t-0 md:grid-cols-[10.5rem_minmax(0,1fr)]';
const BOTH = 'grid gap-x-4 gap-y-2 md:grid-cols-2';

function Pieces({ before, after, side }: { before: string; after: string; side: 'gone' | 'new' }) {
  const Mark = side === 'gone' ? 'del' : 'ins';
  const look =
    side === 'gone'
      ? 'bg-rejected text-on-rejected line-through'
      : 'bg-approved text-on-approved underline';
  let at = 0;
  return diffWords(before, after)
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ text, kind }) => {
      at += text.length + 1;
      return kind === 'same' ? (
        <span key={at}>{text}</span>
      ) : (
        <Mark key={at} className={look}>
          {text}
        </Mark>
      );
    });
}

/** Names of services are those of businesses, in no language. */
const LANGUAGE_OF: Partial<Record<string, 'language' | 'secondLanguage'>> = {
  title: 'language',
  description: 'language',
  text: 'language',
  secondDescription: 'secondLanguage',
};

type Side = 'before' | 'after';

function languageOf(name: string, fields: readonly Field[], side: Side) {
  const field = fields.find((one) => one.name === LANGUAGE_OF[name]);
  return field?.[side] ?? undefined;
}

function currencyOf(fields: readonly Field[], side: Side): string {
  return fields.find(({ name }) => name === 'ticketCurrency')?.[side] ?? '';
}

function Value({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <div
      className="min-w-0 text-sm whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]"
      lang={lang}
      dir="auto"
    >
      {children}
    </div>
  );
}

/** Shows the changes side by side, or all fields if the old values are unknown. */
export function ItemFields({ item }: { item: StaffItem }) {
  const t = useTexts('staff.item');
  const { label, text } = useFieldWords();
  const locale = useLocale();
  // A report, or an item that was decided before, has nothing new to read.
  const isReview = item.kind !== 'report' && item.waitingSince !== null;
  const hasCopy = isReview && item.copyTakenAt !== null;
  const shown = inOrder(item.fields).filter(
    ({ before, after }) => after !== null || (hasCopy && before !== null),
  );
  const changed = hasCopy ? shown.filter(({ before, after }) => before !== after) : [];
  const others = shown.filter((field) => !changed.includes(field));
  if (shown.length === 0) return null;
  const since =
    item.waitingSince === null || !isReview
      ? t('nowPublic')
      : t('nowWaiting', {
          time: `${formatDay(item.waitingSince, VENUE_ZONE.id, locale)} ${formatClock(item.waitingSince, VENUE_ZONE.id, locale)}`,
        });
  const none = <span className="text-muted">{t('nothing')}</span>;
  return (
    <section className="grid gap-3" aria-labelledby="fields">
      <h2 className={headingVariants({ size: 'small' })} id="fields">
        {t(changed.length > 0 ? 'whatChanged' : 'whatItSays')}
      </h2>
      {isReview && !hasCopy && item.status === 'approved' ? (
        <p className="text-sm text-muted">{t('unknownBefore')}</p>
      ) : null}
      <div className={cardVariants({ padding: 'none' })}>
        {changed.length > 0 ? (
          <div
            className={`${ROW} bg-sunken text-sm font-semibold max-md:hidden`}
            aria-hidden="true"
          >
            <span>{t('what')}</span>
            <div className={BOTH}>
              <span>{t('wasApproved')}</span>
              <span>{since}</span>
            </div>
          </div>
        ) : null}
        {changed.map(({ name, before, after }, index) => {
          const old = before && text(name, before, currencyOf(item.fields, 'before'));
          const now = after && text(name, after, currencyOf(item.fields, 'after'));
          return (
            <div key={name} className={index === 0 ? `${ROW} max-md:border-t-0` : ROW}>
              <h3 className="text-sm font-semibold text-muted">{label(name, after ?? before)}</h3>
              <div className={BOTH}>
                <Value>
                  <span className="block text-xs text-muted md:sr-only">{t('wasApproved')}</span>
                  {old === null ? (
                    none
                  ) : (
                    <span lang={languageOf(name, item.fields, 'before')}>
                      <Pieces before={old} after={now ?? ''} side="gone" />
                    </span>
                  )}
                </Value>
                <Value>
                  <span className="block text-xs text-muted md:sr-only">{since}</span>
                  {now === null ? (
                    none
                  ) : (
                    <span lang={languageOf(name, item.fields, 'after')}>
                      <Pieces before={old ?? ''} after={now} side="new" />
                    </span>
                  )}
                </Value>
              </div>
            </div>
          );
        })}
        {changed.length > 0 ? (
          <details className="border-t border-line">
            <summary className="min-h-target cursor-pointer px-4 py-3 text-sm font-semibold">
              {t('unchanged', { count: others.length })}
            </summary>
            <Plain fields={others} all={item.fields} label={label} text={text} />
          </details>
        ) : (
          <Plain fields={others} all={item.fields} label={label} text={text} />
        )}
      </div>
    </section>
  );
}

interface PlainProps extends FieldWords {
  fields: readonly Field[];
  all: readonly Field[];
}

function Plain({ fields, all, label, text }: PlainProps) {
  return fields.map(({ name, after, before }) => {
    const side = after === null ? 'before' : 'after';
    return (
      <div key={name} className={ROW}>
        <h3 className="text-sm font-semibold text-muted">{label(name, after ?? before)}</h3>
        <Value lang={languageOf(name, all, side)}>
          {text(name, after ?? before ?? '', currencyOf(all, side))}
        </Value>
      </div>
    );
  });
}

interface Shown {
  url: string;
  label: string;
}

export function ItemPictures({ item }: { item: StaffItem }) {
  const t = useTexts('staff.item');
  const { before, after } = item.pictures;
  const gone: Shown[] = before.flatMap((url, index) =>
    after.includes(url) ? [] : [{ url, label: t('pictureBefore', { number: String(index + 1) }) }],
  );
  const now: Shown[] = after.map((url, index) => {
    const number = String(index + 1);
    const isSame = before.includes(url);
    return { url, label: t(isSame ? 'pictureSame' : 'pictureAfter', { number }) };
  });
  const posts = item.about.kind === 'slate' && item.status === 'approved' ? item.about.id : null;
  if (gone.length + now.length === 0 && posts === null) return null;
  return (
    <section className="grid gap-3" aria-labelledby="pictures">
      <h2 className={headingVariants({ size: 'small' })} id="pictures">
        {t('pictures')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-3">
        {[...gone, ...now].map(({ url, label }, index) => (
          <li key={`${label} ${url}`}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('pictureLarge', { number: String(index + 1) })}
            >
              <img
                className="aspect-4/3 w-full rounded-md bg-sunken object-contain"
                src={url}
                alt=""
                width="640"
                height="480"
                loading="lazy"
              />
            </a>
            <p className="mt-1 text-sm text-muted">{label}</p>
          </li>
        ))}
        {posts === null ? null : (
          <li>
            <PageLink className={textLinkVariants()} href={slatePath(posts)}>
              {t('openPortal')}
            </PageLink>
          </li>
        )}
      </ul>
    </section>
  );
}
