import { cva, type VariantProps } from 'class-variance-authority';
import { formatDuration } from '@/lib/shared/domain/booking/duration';
import { useTexts } from '@/lib/shared/texts/use-texts';

const priceLineVariants = cva('flex justify-between gap-4', {
  variants: { look: { plain: '', strong: 'font-semibold', total: 'text-lg/7 font-bold' } },
});

interface PriceLineProps extends VariantProps<typeof priceLineVariants> {
  label: string;
  price: string;
}

export function PriceLine({ label, price, look }: PriceLineProps) {
  return (
    <p data-price-line className={priceLineVariants({ look })}>
      <span>{label}</span>
      <span className="whitespace-nowrap">{price}</span>
    </p>
  );
}

interface ItemLineProps {
  item: { name: string; language?: string; durationMinutes: number };
  price: string;
}

export function ItemLine({ item, price }: ItemLineProps) {
  const t = useTexts('ui.duration');
  return (
    <li className={priceLineVariants()}>
      <span className="min-w-0">
        <span lang={item.language || undefined} dir="auto">
          {item.name}
        </span>
        <br />
        <bdi className="text-sm text-muted">{formatDuration(item.durationMinutes, t)}</bdi>
      </span>
      <span className="whitespace-nowrap">{price}</span>
    </li>
  );
}
