import { IconButton } from '@/components/shared/ui/icon-button';
import { Clock, Pencil, Trash2 } from '@/components/shared/ui/icons';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import { formatDuration } from '@/lib/shared/domain/booking/duration';
import { formatEuro } from '@/lib/shared/domain/money';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface ServiceItemRowProps {
  item: ServiceItem;
  onEdit: () => void;
  onDelete: () => void;
}

export function ServiceItemRow({ item, onEdit, onDelete }: ServiceItemRowProps) {
  const t = useTexts('items.row');
  const duration = useTexts('ui.duration');
  const { name, description, language, secondLanguage, secondName } = item;
  const { priceMinor, durationMinutes } = item;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 border-line py-4 ps-5 pe-2 wrap-anywhere not-first:border-t max-tiny:ps-4">
      <div className="min-w-0">
        <b className="font-semibold" lang={language || undefined} dir="auto">
          {name}
        </b>
        {secondName ? (
          <p className="text-sm" lang={secondLanguage || undefined} dir="auto">
            {secondName}
          </p>
        ) : null}
        {description ? (
          <p className="text-sm text-muted" lang={language || undefined} dir="auto">
            {description}
          </p>
        ) : null}
        {priceMinor > 0 || durationMinutes > 0 ? (
          <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
            {durationMinutes > 0 ? (
              <span className="flex flex-wrap items-center gap-1.5 text-muted">
                <Clock className="size-4" />
                <bdi>{formatDuration(durationMinutes, duration)}</bdi>
              </span>
            ) : null}
            {priceMinor > 0 ? (
              <b className="font-bold">{formatEuro(priceMinor, t.locale)}</b>
            ) : null}
          </p>
        ) : null}
      </div>
      <div className="-mt-2 flex">
        <IconButton aria-label={t('edit', { name })} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton className="text-danger" aria-label={t('delete', { name })} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
