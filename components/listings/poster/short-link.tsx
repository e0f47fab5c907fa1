import { type ReactNode, useState } from 'react';
import type { SaveOutcome } from '@/components/shared/forms/save-outcome';
import { useSubmit } from '@/components/shared/forms/use-submit';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { Field } from '@/components/shared/ui/field';
import { headingVariants } from '@/components/shared/ui/heading';
import {
  AtSign,
  CircleCheck,
  Copy,
  Download,
  Globe,
  MessageCircle,
  Pencil,
} from '@/components/shared/ui/icons';
import { Spinner } from '@/components/shared/ui/spinner';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { callApi } from '@/lib/shared/api/call-api';
import type { OwnAddresses } from '@/lib/shared/contract/short-addresses';
import { SHORT_ADDRESS, toShortAddress } from '@/lib/shared/domain/services/short-address';
import { whatsappTextHref } from '@/lib/shared/domain/text/telephone';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { shortPath } from '@/lib/shared/url/paths';
import { qrPath } from '@/lib/shared/url/profile-url';

interface ShortLinkProps {
  service: { id: string; name: string };
  isLive: boolean;
  siteUrl: string;
  url: string;
  addresses: OwnAddresses | null;
  onChosen: (addresses: OwnAddresses) => void;
}

const withoutProtocol = (url: string) => url.replace(/^https?:\/\//, '');

export function ShortLink(props: ShortLinkProps) {
  const { service, isLive, siteUrl, url, addresses, onChosen } = props;
  const t = useTexts('share.short');
  const [status, setStatus] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const short = addresses?.address ?? null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setStatus(t('copied'));
      setHasFailed(false);
    } catch {
      setStatus(t('notCopied'));
      setHasFailed(true);
    }
  };
  return (
    <section className="grid gap-3 border-t border-line pt-5" aria-labelledby="short-title">
      <h2 className={headingVariants({ size: 'small' })} id="short-title">
        {t(short === null ? 'profile' : 'heading')}
      </h2>
      <div className="flex gap-2">
        <input
          className="min-h-control w-full min-w-0 flex-1 rounded-sm border border-line bg-sunken px-3.5 text-ellipsis"
          aria-label={t('link')}
          dir="ltr"
          readOnly
          value={withoutProtocol(url)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button look="secondary" onClick={copy}>
          <Copy />
          {t('copy')}
        </Button>
      </div>
      <p className="flex items-center gap-2 text-sm" role="status">
        {status && !hasFailed ? <CircleCheck className="size-4.5 flex-none" /> : null}
        {status}
      </p>
      {isLive ? null : <p className="text-sm text-muted">{t('notLive')}</p>}
      <ul className="overflow-hidden rounded-lg border border-line bg-surface">
        <Place Icon={AtSign} name={t('instagram')} help={t('instagramHelp')} />
        <Place
          Icon={MessageCircle}
          name={
            <OutsideLink
              className={textLinkVariants()}
              href={whatsappTextHref(t('whatsappText', { name: service.name, url }))}
            >
              {t('whatsapp')}
            </OutsideLink>
          }
          help={t('whatsappHelp')}
        />
        <Place Icon={Globe} name={t('pages')} help={t('pagesHelp')} />
      </ul>
      {isLive ? <CodeFiles serviceId={service.id} /> : null}
      {addresses && !isChoosing ? (
        <button
          type="button"
          className={textLinkVariants({
            className: 'cursor-pointer justify-self-start border-0 bg-transparent p-0 text-start',
          })}
          onClick={() => setIsChoosing(true)}
        >
          <Pencil />
          {t(short === null ? 'choose' : 'change')}
        </button>
      ) : null}
      {addresses && isChoosing ? (
        <ChooseAddress
          serviceId={service.id}
          siteUrl={siteUrl}
          addresses={addresses}
          onCancel={() => setIsChoosing(false)}
          onChosen={(chosen) => {
            onChosen(chosen);
            setIsChoosing(false);
            setStatus(t('chosen', { address: chosen.address ?? '' }));
            setHasFailed(false);
          }}
        />
      ) : null}
      {addresses && addresses.former.length > 0 ? (
        <p className="text-sm text-muted wrap-anywhere">
          {t('former', { addresses: withCommas(addresses.former.map(shortPath), t.locale) })}
        </p>
      ) : null}
    </section>
  );
}

function CodeFiles({ serviceId }: { serviceId: string }) {
  const t = useTexts('share.short');
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <b className="font-semibold">{t('code')}</b>
      <a className={textLinkVariants()} href={qrPath(serviceId, t.locale)} download="qr-code.svg">
        <Download />
        {t('svg')}
      </a>
      <a
        className={textLinkVariants()}
        href={qrPath(serviceId, t.locale, 'png')}
        download="qr-code.png"
      >
        <Download />
        {t('png')}
      </a>
    </p>
  );
}

interface PlaceProps {
  Icon: typeof Globe;
  name: ReactNode;
  help: string;
}

function Place({ Icon, name, help }: PlaceProps) {
  return (
    <li className="flex items-center gap-4 border-line px-4 py-3 not-first:border-t">
      <Icon />
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{help}</p>
      </div>
    </li>
  );
}

interface ChooseAddressProps {
  serviceId: string;
  siteUrl: string;
  addresses: OwnAddresses;
  onCancel: () => void;
  onChosen: (addresses: OwnAddresses) => void;
}

/** Shows the address that typed text in any script becomes. */
function ChooseAddress({ serviceId, siteUrl, addresses, onCancel, onChosen }: ChooseAddressProps) {
  const t = useTexts('share.short');
  const [typed, setTyped] = useState(addresses.address ?? addresses.ideas[0] ?? '');
  const [ideas, setIdeas] = useState(addresses.ideas);
  const address = toShortAddress(typed);
  const { step, errors, clearError, onSubmit } = useSubmit<'address'>({
    send,
    focusFirst: { fields: ['address'], idOf: () => 'short-address' },
  });
  const isSending = step === 'sending';
  const change = (to: string) => {
    setTyped(to);
    clearError('address');
  };

  async function send(): Promise<SaveOutcome<'address'>> {
    const refuse = (problem: string) =>
      ({ kind: 'invalid', errors: { address: problem } }) as const;
    if (address.length < SHORT_ADDRESS.least) {
      return refuse(t('form', { least: SHORT_ADDRESS.least }));
    }
    const route = 'PUT /api/services/{id}/short-address';
    const result = await callApi(route, { address }, { params: { id: serviceId } });
    if (!result.ok) {
      return refuse(result.fields?.address ?? t('failed', { reason: result.message }));
    }
    if (result.answer.isTaken) {
      setIdeas(result.answer.ideas);
      return refuse(t('taken', { address }));
    }
    onChosen(result.answer);
    return { kind: 'saved' };
  }

  return (
    <form className="grid gap-3 rounded-lg bg-sunken p-4" noValidate onSubmit={onSubmit}>
      <Field
        id="short-address"
        label={t('field')}
        help={t('help', { least: SHORT_ADDRESS.least, most: SHORT_ADDRESS.most })}
        value={typed}
        error={errors.address}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        onChange={({ target }) => change(target.value)}
      />
      <p className="text-sm wrap-anywhere" role="status">
        {t('becomes', { address: withoutProtocol(siteUrl) + shortPath(address) })}
      </p>
      {ideas.length > 0 ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 text-sm font-semibold">{t('ideas')}</legend>
          {ideas.map((idea) => (
            <button
              key={idea}
              type="button"
              className={choicePillVariants()}
              aria-pressed={idea === address}
              onClick={() => change(idea)}
            >
              <bdi className="wrap-anywhere">{idea}</bdi>
            </button>
          ))}
        </fieldset>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonVariants()} aria-disabled={isSending || undefined}>
          {isSending ? <Spinner /> : null}
          {t(isSending ? 'saving' : 'save')}
        </button>
        <Button look="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
