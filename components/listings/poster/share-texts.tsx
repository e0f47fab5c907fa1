import { useId, useState } from 'react';
import { Button } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { CircleCheck, Copy } from '@/components/shared/ui/icons';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface ShareTextsProps {
  name: string;
  url: string;
  isLive: boolean;
}

const CHANNELS = ['instagram', 'whatsapp'] as const;

export function ShareTexts({ name, url, isLive }: ShareTextsProps) {
  const t = useTexts('share.texts');
  const id = useId();
  return (
    <section className="grid gap-4 border-t border-line pt-5" aria-labelledby={id}>
      <div>
        <h2 className={headingVariants({ size: 'small' })} id={id}>
          {t('heading')}
        </h2>
        <p className="text-sm text-muted">{t(isLive ? 'lead' : 'notLive')}</p>
      </div>
      {isLive
        ? CHANNELS.map((channel) => (
            <TextToCopy
              key={`${channel} ${url}`}
              id={`share-text-${channel}`}
              channel={channel}
              text={t(`${channel}Text`, { name, url, address: url.replace(/^https?:\/\//, '') })}
            />
          ))
        : null}
    </section>
  );
}

interface TextToCopyProps {
  id: string;
  channel: (typeof CHANNELS)[number];
  text: string;
}

function TextToCopy({ id, channel, text }: TextToCopyProps) {
  const t = useTexts('share.texts');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    const field = document.getElementById(id);
    const typed = field instanceof HTMLTextAreaElement ? field.value : text;
    try {
      await navigator.clipboard.writeText(typed);
      setOutcome('copied');
    } catch {
      if (field instanceof HTMLTextAreaElement) field.select();
      setOutcome('notCopied');
    }
  };
  return (
    <div className="grid gap-2">
      <TextAreaField
        id={id}
        label={t(channel)}
        rows={4}
        dir="auto"
        defaultValue={text}
        onChange={() => setOutcome(null)}
      />
      <p className="text-sm text-muted">{t(`${channel}Help`)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="secondary"
          size="small"
          aria-label={t('copyOf', { channel: t(channel) })}
          onClick={copy}
        >
          <Copy />
          {t('copy')}
        </Button>
        <p className="flex min-w-0 items-center gap-2 text-sm" role="status">
          {outcome === 'copied' ? <CircleCheck className="size-4.5 flex-none" /> : null}
          {outcome ? t(outcome) : ''}
        </p>
      </div>
    </div>
  );
}
