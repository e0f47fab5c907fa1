import { Star } from 'lucide-react';
import { ProviderLogo } from '@/components/ui/provider-logo';

export interface ProviderCardProps {
  name: string;
  address: string;
  imageUrl: string;
}

/** The provider of a booking: image, name, address and the fixed rating (BOOK-010 to BOOK-013). */
export function ProviderCard({ name, address, imageUrl }: ProviderCardProps) {
  return (
    <div className="row flex-nowrap [--gap:1rem]">
      <ProviderLogo src={imageUrl} name={name} className="h-20 w-16" />
      <div className="grow">
        <p className="name leading-[1.3]" dir="auto">
          {name}
        </p>
        <p className="sm muted" dir="auto">
          {address}
        </p>
        <p className="sm row font-semibold [--gap:.25rem]">
          <Star className="i fill-current text-star" />
          <span className="sr">Rating</span> 5.0
        </p>
      </div>
    </div>
  );
}
