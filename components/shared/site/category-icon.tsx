import {
  Baby,
  CarFront,
  Hammer,
  type IconComponent,
  Languages,
  Music,
  Package,
  Scale,
  Scissors,
  Store,
  Utensils,
} from '@/components/shared/ui/icons';
import type { CategoryId } from '@/lib/shared/domain/services/categories';

const ICONS: Record<CategoryId, IconComponent> = {
  1: Scale,
  2: Scissors,
  3: Hammer,
  4: Utensils,
  5: Languages,
  6: Package,
  7: Music,
  8: Baby,
  9: CarFront,
};

export function CategoryIcon({ categoryId }: { categoryId: number | null }) {
  const isKnown = (id: number | null): id is CategoryId => id !== null && id in ICONS;
  const Icon = isKnown(categoryId) ? ICONS[categoryId] : Store;
  return <Icon />;
}
