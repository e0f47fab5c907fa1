import { useTexts } from '@/lib/shared/texts/use-texts';

interface WithAnybodyProps {
  name: string | null;
}

export function WithAnybody({ name }: WithAnybodyProps) {
  const t = useTexts('booking.withWhom');
  return (
    <p className="text-sm wrap-anywhere text-muted">
      <bdi>{name === null ? t('decided') : t('onlyOne', { person: name })}</bdi>
    </p>
  );
}

export function WithPerson({ name }: { name: string }) {
  const t = useTexts('booking.withWhom');
  return (
    <p className="text-sm wrap-anywhere text-muted">
      <bdi>{t('with', { person: name })}</bdi>
    </p>
  );
}
