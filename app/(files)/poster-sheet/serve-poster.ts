import 'server-only';
import { findAccount } from '@/lib/server/host/accounts';
import { readSchedule } from '@/lib/server/host/calendar/schedule';
import { findShareUrl } from '@/lib/server/host/short-addresses';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import type { PosterQuery, Service } from '@/lib/shared/contract/services';
import { clockOf } from '@/lib/shared/domain/calendar/grid';
import { type DayGroup, usualHours } from '@/lib/shared/domain/hours/usual-hours';
import { isPublic } from '@/lib/shared/domain/listings/status';
import { categoryTitle } from '@/lib/shared/domain/services/categories';
import { toShortAddress } from '@/lib/shared/domain/services/short-address';
import { AppError } from '@/lib/shared/errors';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { asWritten, leftToRight, semicolonOf, withCommas } from '@/lib/shared/texts/lists';
import { DEFAULT_LOCALE, type Locale, readLocale } from '@/lib/shared/texts/locales';
import { dayParts } from '@/lib/shared/time/format';
import { addDays } from '@/lib/shared/time/local-date';
import { splitLocale } from '@/lib/shared/url/locale-path';
import { paths } from '@/lib/shared/url/paths';
import { drawableText } from '../link-card/card-text';
import { drawPoster, type PosterWords } from './draw-poster';
import { toPdf } from './to-pdf';

const SIZES = { a4: { width: 210, height: 297 }, a5: { width: 148, height: 210 } } as const;
const BLEED_MM = 3;
const DPI = { pdf: 300, png: 150, preview: 72 } as const;
const MM_PER_INCH = 25.4;
const MONDAY = '2029-01-01';

/** The hours of a usual week. Null where {host} keeps no hours, or they do not fit on one line. */
export async function readUsualHours(userId: string): Promise<DayGroup[] | null> {
  if (!isOurs()) return null;
  try {
    const id = (await findAccount(userId))?.id;
    if (!id) return null;
    const week = (await readSchedule(id)).schedule.sets[0]?.week;
    return week ? usualHours(week) : null;
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

function hoursInWords(groups: readonly DayGroup[], locale: Locale): string {
  const t = textsFor(locale, 'share.sheet');
  const day = (index: number) => dayParts(addDays(MONDAY, index), locale).weekday;
  const words = groups.map(({ from, to, ranges }) => {
    const times = ranges.map((range) =>
      t('times', { from: clockOf(range.from), to: clockOf(range.to) }),
    );
    const days = from === to ? day(from) : t('days', { from: day(from), to: day(to) });
    return t('hours', { days, times: withCommas(times, locale) });
  });
  return words.join(semicolonOf(locale));
}

/** Leaves out protocol and language. An address with an id is too long to type, so only its host is shown. */
export function typedAddress(url: string): string {
  const { host, pathname } = new URL(url);
  const { path } = splitLocale(pathname);
  return path.startsWith(`${paths.short}/`) ? `${host}${path}` : host;
}

async function wordsOf(service: Service, userId: string, query: PosterQuery, locale: Locale) {
  const t = textsFor(locale, 'share.sheet');
  const [url, hours] = await Promise.all([
    findShareUrl(service.id, locale),
    query.hours === '1' ? readUsualHours(userId) : null,
  ]);
  const foot = [
    query.street === '1' ? asWritten(drawableText(service.address) ?? '', locale) : '',
    hours ? hoursInWords(hours, locale) : '',
    query.telephone === '1' ? leftToRight(service.phoneNumber, locale) : '',
  ];
  return {
    name: service.name,
    kind: categoryTitle(service, textsFor(locale, 'services.categories')),
    call: t('call'),
    address: typedAddress(url),
    foot: foot.filter(Boolean).join(' · '),
    pictureUrl: service.profileImageUrl,
    url,
  } satisfies PosterWords;
}

interface OwnPoster {
  service: Service;
  user: { id: string };
}

/** Throws `conflict` for printing or sending before the service is public. */
export async function servePoster(
  { service, user }: OwnPoster,
  query: PosterQuery,
): Promise<Response> {
  const { kind, size } = query;
  if (kind !== 'preview' && !isPublic(service.status)) {
    throw new AppError('conflict', { key: 'posterNotLive' });
  }
  const locale = readLocale(query.language) ?? DEFAULT_LOCALE;
  return drawFile(await wordsOf(service, user.id, query, locale), { kind, size, locale });
}

interface DrawnFile extends Pick<PosterQuery, 'kind' | 'size'> {
  locale: Locale;
}

export async function drawFile(
  words: PosterWords,
  { kind, size, locale }: DrawnFile,
): Promise<Response> {
  const scale = SIZES[size].width / SIZES.a4.width;
  const pxPerMm = (DPI[kind] / MM_PER_INCH) * scale;
  const bleed = kind === 'pdf' ? BLEED_MM / scale : 0;
  const { png, width, height } = await drawPoster(words, pxPerMm, bleed);
  const page = {
    widthMm: SIZES[size].width + 2 * BLEED_MM,
    heightMm: SIZES[size].height + 2 * BLEED_MM,
  };
  const file =
    kind === 'pdf'
      ? toPdf({
          png,
          widthPx: width,
          heightPx: height,
          widthMm: page.widthMm,
          heightMm: page.heightMm,
          bleedMm: BLEED_MM,
          title: words.name,
          language: locale,
          url: words.url,
        })
      : png;
  const name = `${toShortAddress(words.name) || 'poster'}-${size}.${kind === 'pdf' ? 'pdf' : 'png'}`;
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': kind === 'pdf' ? 'application/pdf' : 'image/png',
      'content-disposition': `${kind === 'preview' ? 'inline' : 'attachment'}; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
