import { Button } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { Check, TicketPercent, Wallet } from '@/components/shared/ui/icons';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import { type CancelOnline, cancellationWords } from '@/lib/shared/domain/booking/cancellation';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ReviewSection } from './section';

export function ReviewPayment() {
  const t = useTexts('booking.terms');
  return (
    <ReviewSection>
      <h2 className={headingVariants({ size: 'medium' })}>{t('paymentHeading')}</h2>
      <div className={optionRowVariants({ look: 'chosen', className: 'cursor-default' })}>
        <span className="grid size-6 flex-none place-items-center rounded-pill border-2 border-primary bg-primary text-on-primary">
          <Check className="size-4 stroke-[3.2]" aria-label={t('chosen')} />
        </span>
        <span className="min-w-0 flex-1">
          <b className="font-semibold">{t('payAtVenue')}</b>
          <br />
          <span className="text-sm text-muted">{t('settleOnArrival')}</span>
        </span>
        <Wallet />
      </div>
      <Button look="secondary" size="small" className="justify-self-start" disabled>
        <TicketPercent />
        {t('discountCode')}
      </Button>
    </ReviewSection>
  );
}

interface ReviewPolicyProps {
  startsAt: number;
  online: CancelOnline;
}

export function ReviewPolicy({ startsAt, online }: ReviewPolicyProps) {
  const t = useTexts('booking.terms');
  const cancellation = useTexts('booking.cancellation');
  return (
    <ReviewSection>
      <h2 className={headingVariants({ size: 'medium' })}>{t('cancellationHeading')}</h2>
      <p className="text-muted">{cancellationWords(startsAt, cancellation, online)}</p>
    </ReviewSection>
  );
}
