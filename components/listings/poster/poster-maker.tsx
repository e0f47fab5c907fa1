'use client';

import { useState } from 'react';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { Download, ImageDown } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { SelectField } from '@/components/shared/ui/select-field';
import { Switch } from '@/components/shared/ui/switch';
import type { OwnAddresses } from '@/lib/shared/contract/short-addresses';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { localePath } from '@/lib/shared/url/locale-path';
import { providerPath, shortPath } from '@/lib/shared/url/paths';
import { type PosterChoice, posterFilePath } from '@/lib/shared/url/portal-paths';
import { ShareTexts } from './share-texts';
import { ShortLink } from './short-link';

interface PosterMakerProps {
  service: { id: string; name: string };
  isLive: boolean;
  hasHours: boolean;
  isNameDrawn: boolean;
  languages: readonly { code: string; name: string }[];
  siteUrl: string;
  /** Null where {host} keeps none. */
  addresses: OwnAddresses | null;
}

export function PosterMaker(props: PosterMakerProps) {
  const { service, isLive, hasHours, isNameDrawn, languages } = props;
  const t = useTexts('share.maker');
  const locale = useLocale();
  const [addresses, setAddresses] = useState(props.addresses);
  const [choice, setChoice] = useState<PosterChoice>({
    size: 'a4',
    language: locale,
    street: true,
    hours: hasHours,
    telephone: false,
  });
  const short = addresses?.address ?? null;
  const sharePath = short === null ? providerPath(service.id) : shortPath(short);
  const shareUrl = props.siteUrl + localePath(locale, sharePath);
  const fileOf = (kind: 'pdf' | 'png' | 'preview') =>
    posterFilePath(service.id, kind, Object.assign({ version: addresses?.address ?? '' }, choice));
  const change = (to: Partial<PosterChoice>) => setChoice(Object.assign({}, choice, to));
  return (
    <>
      <h1 className={headingVariants({ size: 'large' })}>{t('title')}</h1>
      <p className="mt-1 text-muted">{t('lead')}</p>
      <div className="mt-4 grid gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <Preview key={fileOf('preview')} src={fileOf('preview')} name={service.name} />
        <div className="grid min-w-0 content-start gap-5">
          {isNameDrawn ? null : <p className={noteVariants({ look: 'info' })}>{t('leftOut')}</p>}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
            {languages.length > 1 ? (
              <SelectField
                id="poster-language"
                label={t('language')}
                value={choice.language}
                options={languages.map(({ code, name }) => ({ value: code, label: name }))}
                onChange={({ target }) => change({ language: target.value })}
              />
            ) : null}
            <SelectField
              id="poster-size"
              label={t('size')}
              value={choice.size}
              options={[
                { value: 'a4', label: t('a4') },
                { value: 'a5', label: t('a5') },
              ]}
              onChange={({ target }) => change({ size: target.value })}
            />
          </div>
          <PosterLines choice={choice} hasHours={hasHours} onChange={change} />
          <PosterFiles isLive={isLive} fileOf={fileOf} />
          <ShortLink
            service={service}
            isLive={isLive}
            siteUrl={props.siteUrl}
            url={shareUrl}
            addresses={addresses}
            onChosen={setAddresses}
          />
          <ShareTexts name={service.name} url={shareUrl} isLive={isLive} />
        </div>
      </div>
    </>
  );
}

interface PosterLinesProps {
  choice: PosterChoice;
  hasHours: boolean;
  onChange: (to: Partial<PosterChoice>) => void;
}

function PosterLines({ choice, hasHours, onChange }: PosterLinesProps) {
  const t = useTexts('share.maker');
  return (
    <ul className="grid gap-1">
      <Line
        label={t('street')}
        isOn={choice.street}
        onToggle={() => onChange({ street: !choice.street })}
      />
      {hasHours ? (
        <Line
          label={t('hours')}
          help={t('hoursHelp')}
          isOn={choice.hours}
          onToggle={() => onChange({ hours: !choice.hours })}
        />
      ) : null}
      <Line
        label={t('telephone')}
        isOn={choice.telephone}
        onToggle={() => onChange({ telephone: !choice.telephone })}
      />
    </ul>
  );
}

interface PosterFilesProps {
  isLive: boolean;
  fileOf: (kind: 'pdf' | 'png') => string;
}

function PosterFiles({ isLive, fileOf }: PosterFilesProps) {
  const t = useTexts('share.maker');
  return (
    <div className="grid gap-2">
      {isLive ? (
        <>
          <a className={buttonVariants({ full: true })} href={fileOf('pdf')} download>
            <Download />
            {t('pdf')}
          </a>
          <a
            className={buttonVariants({ look: 'secondary', full: true })}
            href={fileOf('png')}
            download
          >
            <ImageDown />
            {t('png')}
          </a>
          <p className="text-sm text-muted">{t('files')}</p>
        </>
      ) : (
        <>
          <Button disabled full aria-describedby="poster-not-live">
            <Download />
            {t('pdf')}
          </Button>
          <Button look="secondary" disabled full aria-describedby="poster-not-live">
            <ImageDown />
            {t('png')}
          </Button>
          <p className="text-sm text-muted" id="poster-not-live">
            {t('notLive')}
          </p>
        </>
      )}
    </div>
  );
}

function Preview({ src, name }: { src: string; name: string }) {
  const t = useTexts('share.maker');
  const [isBroken, setIsBroken] = useState(false);
  return (
    <div className="grid place-items-center self-start rounded-xl bg-sunken px-6 py-8 lg:px-10 lg:py-10">
      {isBroken ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          {t('notDrawn')}
        </p>
      ) : (
        <img
          className="h-auto w-full max-w-108 rounded-sm bg-white shadow-3"
          src={src}
          alt={t('preview', { name })}
          width={595}
          height={842}
          onError={() => setIsBroken(true)}
        />
      )}
    </div>
  );
}

interface LineProps {
  label: string;
  help?: string;
  isOn: boolean;
  onToggle: () => void;
}

function Line({ label, help, isOn, onToggle }: LineProps) {
  return (
    <li className="flex items-center gap-3">
      <Switch label={label} isOn={isOn} onToggle={onToggle} />
      <div className="min-w-0">
        <p className="font-semibold" aria-hidden="true">
          {label}
        </p>
        {help ? <p className="text-sm text-muted">{help}</p> : null}
      </div>
    </li>
  );
}
