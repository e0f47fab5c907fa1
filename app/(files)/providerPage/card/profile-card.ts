import 'server-only';
import type { Service } from '@/lib/shared/contract/services';
import { categoryTitle } from '@/lib/shared/domain/services/categories';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import type { CardContent } from '../../link-card/card-content';

export function profileCard(service: Service, locale: Locale): CardContent {
  const category = categoryTitle(service, textsFor(locale, 'services.categories'));
  return {
    above: category,
    name: service.name,
    kind: category,
    below: service.address,
    pictureUrl: service.profileImageUrl,
    day: null,
  };
}
