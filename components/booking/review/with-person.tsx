import { useTexts } from '@/lib/texts/use-texts';

export function WithPerson({ name }: { name: string }) {
  const t = useTexts('booking.withWhom');
  return (
    <p className="text-sm wrap-anywhere text-muted">
      <bdi>{t('with', { person: name })}</bdi>
    </p>
  );
}
