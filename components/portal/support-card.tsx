import { cva, type VariantProps } from 'class-variance-authority';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { Mail, MessageCircle } from '@/components/shared/ui/icons';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { mailtoHref } from '@/lib/shared/url/mailto';

function whatsappHref(text: string): string {
  return `https://wa.me/${product.supportWhatsapp}?${new URLSearchParams({ text })}`;
}

const supportVariants = cva('grid gap-4 rounded-lg p-5', {
  variants: {
    place: {
      below: 'mt-8 mb-16 bg-wash md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:px-8 md:py-6',
      aside: 'bg-sunken',
    },
  },
  defaultVariants: { place: 'below' },
});

type SupportCardProps = VariantProps<typeof supportVariants> & { className?: string };

export function SupportCard({ place, className }: SupportCardProps) {
  const t = useTexts('portal.support');
  const subject = t('subject', { product: product.name });
  const message = t('message', { product: product.name });
  return (
    <section className={supportVariants({ place, className })}>
      <div>
        <h2 className={headingVariants({ size: 'small' })}>{t('heading')}</h2>
        <p className="text-sm text-muted">{t('lead')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <a
          className={buttonVariants({ look: 'secondary' })}
          href={mailtoHref(product.supportEmail, { subject, body: message })}
        >
          <Mail />
          {t('email')}
        </a>
        <a
          className={buttonVariants({ look: 'secondary' })}
          href={whatsappHref(message)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle />
          {t('whatsapp')}
        </a>
      </div>
    </section>
  );
}
