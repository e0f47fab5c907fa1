'use client';

import { useEffect, useRef } from 'react';
import { usePostedAction } from '@/components/shared/forms/use-posted-action';
import { Button } from '@/components/shared/ui/button';
import { Field } from '@/components/shared/ui/field';
import { Eye } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { SelectField } from '@/components/shared/ui/select-field';
import { Spinner } from '@/components/shared/ui/spinner';
import { type OwnNames, SETTINGS_LIMITS } from '@/lib/shared/domain/accounts/settings';
import { product } from '@/lib/shared/product';
import { CHOOSABLE, nameOf } from '@/lib/shared/texts/languages';
import { namesInText } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { Outcome, type Said } from './outcome';

export interface NamesAnswer {
  said: Said;
  names: OwnNames;
  version: number;
  /** The language of our mail; undefined where it cannot be chosen. */
  language: string | undefined;
  errors: Partial<Record<keyof OwnNames, string>>;
}

interface OwnNamesFormProps {
  first: Pick<NamesAnswer, 'names' | 'version' | 'language'>;
  services: readonly string[];
  action: (previous: NamesAnswer, form: FormData) => Promise<NamesAnswer>;
}

const COMPLETE = { firstName: 'given-name', lastName: 'family-name', name: 'off', phone: 'tel' };

export function OwnNamesForm({ first, services, action }: OwnNamesFormProps) {
  const t = useTexts('settings.names');
  const posting = usePostedAction<NamesAnswer>({
    action,
    first: { said: 'nothing', errors: {}, ...first },
    lost: (last) => ({ ...last, said: 'failed' }),
  });
  const { state: answer, isPending, form } = posting;
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer.said !== 'invalid') return;
    own.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  const field = (name: keyof OwnNames, help?: string) => (
    <Field
      id={`account-${name}`}
      name={name}
      label={t(name)}
      help={help}
      error={answer.errors[name]}
      defaultValue={answer.names[name]}
      maxLength={SETTINGS_LIMITS[name]}
      type={name === 'phone' ? 'tel' : 'text'}
      autoComplete={COMPLETE[name]}
      optional={name === 'phone'}
      dir={name === 'phone' ? 'ltr' : 'auto'}
    />
  );
  return (
    <form {...form} ref={own} noValidate className="grid gap-5">
      <input type="hidden" name="version" value={answer.version} />
      <div className="grid gap-5 sm:grid-cols-2">
        {field('firstName', t('firstNameHelp'))}
        {field('lastName')}
      </div>
      {field('name', t('nameHelp'))}
      <Note look="wash">
        <Eye />
        <p className="min-w-0 wrap-anywhere">
          {services.length > 0
            ? t('services', { names: namesInText(services, t.locale) })
            : t('noServices')}
        </p>
      </Note>
      {field('phone', t('phoneHelp', { product: product.name }))}
      {answer.language ? (
        <SelectField
          id="account-language"
          name="language"
          label={t('language')}
          options={CHOOSABLE.map((code) => ({ value: code, label: nameOf(code) }))}
          defaultValue={answer.language}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={isPending || undefined}>
          {isPending ? <Spinner /> : null}
          {t('save')}
        </Button>
        <Outcome said={answer.said} saved={t('saved')} isPending={isPending} />
      </div>
    </form>
  );
}
