import { cva } from 'class-variance-authority';
import { useLocale } from '@/lib/shared/texts/use-texts';
import { qrPath } from '@/lib/shared/url/profile-url';

/** Cameras need black on white, in dark themes too. */
const codeVariants = cva('aspect-square h-auto max-w-full rounded-md bg-white p-2');

export function QrPicture(props: { serviceId: string; alt: string; className: string }) {
  const { serviceId, alt, className } = props;
  const locale = useLocale();
  return (
    <img
      className={codeVariants({ className })}
      src={qrPath(serviceId, locale)}
      alt={alt}
      width={240}
      height={240}
    />
  );
}
