import { formatEuro } from '@/lib/domain/money';
import { useTexts } from '@/lib/texts/use-texts';

interface CustomerFiguresProps {
  visits: number;
  totalMinor: number;
  missed: number;
  /** In words; null where unknown. */
  lastMissed: string | null;
  everyWeeks: number | null;
}

export function CustomerFigures(props: CustomerFiguresProps) {
  const { visits, totalMinor, missed, lastMissed, everyWeeks } = props;
  const t = useTexts('customers.person');
  const figures = [
    {
      name: t('visits'),
      value: String(visits),
      note: totalMinor > 0 ? t('total', { total: formatEuro(totalMinor, t.locale) }) : '',
    },
    {
      name: t('missed'),
      value: String(missed),
      note: lastMissed === null ? '' : t('missedLast', { day: lastMissed }),
    },
    ...(everyWeeks === null
      ? []
      : [{ name: t('every'), value: t('weeks', { count: everyWeeks }), note: t('about') }]),
  ];
  return (
    <dl className="flex border-y border-line">
      {figures.map(({ name, value, note }) => (
        <div
          key={name}
          className="grid min-w-0 flex-1 content-start border-line py-4 not-first:border-s not-first:ps-4 not-last:pe-2"
        >
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="grid">
            <span className="text-xl font-bold">{value}</span>
            <span className="text-sm text-muted">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
