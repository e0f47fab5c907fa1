'use client';

import { type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { ReplyShown } from '@/components/reviews/shown/review-entry';
import { keptDraft } from '@/components/shared/forms/kept-draft';
import { LanguageField } from '@/components/shared/forms/language-fields';
import type { SaveOutcome } from '@/components/shared/forms/save-outcome';
import { useSubmit } from '@/components/shared/forms/use-submit';
import { PageLink } from '@/components/shared/links/page-link';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { Help } from '@/components/shared/ui/field-parts';
import { Pencil } from '@/components/shared/ui/icons';
import { Spinner } from '@/components/shared/ui/spinner';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import { callApi, isUnsettled } from '@/lib/shared/api/call-api';
import type { PublicReview, Reply } from '@/lib/shared/contract/reviews';
import { isSpokenLanguage } from '@/lib/shared/domain/languages';
import { REPLY_LIMIT } from '@/lib/shared/domain/reviews/review';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ownReviewsPath } from '@/lib/shared/url/portal-paths';

export interface ReplyAnswer {
  text: string | null;
  lang: string;
  error: string;
  problem: string;
}
export type PostReply = (last: ReplyAnswer, form: FormData) => Promise<ReplyAnswer>;

const NOTHING_POSTED: ReplyAnswer = { text: null, lang: '', error: '', problem: '' };

interface OwnReplyProps {
  calendarId: number;
  review: PublicReview;
  page: number;
  opens: boolean;
  /** The language in which a reply is probably written. */
  language: string;
  post: PostReply;
  author: string;
  logo: { src: string; name: string };
  children: ReactNode;
}

const isText = (value: unknown): value is string => typeof value === 'string';

export function OwnReply(props: OwnReplyProps) {
  const { calendarId, review, author, logo, page, opens, language, post, children } = props;
  const t = useTexts('shownReviews.own');
  const [shown, setShown] = useState(review);
  const [isOpen, setIsOpen] = useState(opens);
  const [wasPosted, setWasPosted] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const draft = keptDraft(`reply-${review.id}`, String(calendarId), isText);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since the server knows no drafts
  useEffect(() => {
    if (draft.load() !== null) setIsOpen(true);
  }, []);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  const close = () => {
    draft.clear();
    setIsOpen(false);
  };
  const onPosted = ({ text: reply, lang: replyLang = shown.replyLang }: Reply, at: number) => {
    close();
    const isFirst = shown.repliedAt === null;
    const isOther = reply !== shown.reply;
    setShown({
      ...shown,
      reply,
      replyLang,
      repliedAt: shown.repliedAt ?? at,
      replyChangedAt: isFirst || !isOther ? shown.replyChangedAt : at,
    });
    setWasPosted(true);
  };
  return (
    <>
      {isOpen ? (
        <ReplyForm
          calendarId={calendarId}
          reviewId={review.id}
          author={author}
          first={draft.load() ?? shown.reply}
          isChange={shown.reply !== ''}
          language={shown.reply ? shown.replyLang : language}
          page={page}
          post={post}
          onType={draft.save}
          onCancel={close}
          onPosted={onPosted}
        />
      ) : null}
      {!isOpen && shown.reply ? (
        <ReplyShown review={shown} logo={logo} heading={t('yourReply')}>
          <Button
            ref={opener}
            className="-ms-3 mt-1 noscript:hidden"
            look="ghost"
            size="small"
            onClick={() => setIsOpen(true)}
          >
            <Pencil />
            {t('edit')}
          </Button>
          <WithoutScripts href={ownReviewsPath(page, review.id)} look="ghost">
            {t('edit')}
          </WithoutScripts>
        </ReplyShown>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3">
        {!isOpen && !shown.reply ? (
          <Button
            ref={opener}
            className="noscript:hidden"
            look="secondary"
            size="small"
            aria-label={t('writeTo', { name: author })}
            onClick={() => setIsOpen(true)}
          >
            {t('write')}
          </Button>
        ) : null}
        {!isOpen && !shown.reply ? (
          <WithoutScripts
            href={ownReviewsPath(page, review.id)}
            look="secondary"
            label={t('writeTo', { name: author })}
          >
            {t('write')}
          </WithoutScripts>
        ) : null}
        {children}
      </div>
      <p className="text-sm text-muted empty:hidden" role="status">
        {wasPosted && !isOpen ? t('posted') : ''}
      </p>
    </>
  );
}

interface WithoutScriptsProps {
  href: string;
  look: 'secondary' | 'ghost';
  label?: string;
  children: ReactNode;
}

function WithoutScripts({ href, look, label, children }: WithoutScriptsProps) {
  return (
    <span className="hidden noscript:contents">
      <PageLink className={buttonVariants({ look, size: 'small' })} href={href} aria-label={label}>
        {children}
      </PageLink>
    </span>
  );
}

interface ReplyFormProps extends Pick<OwnReplyProps, 'page' | 'post'> {
  calendarId: number;
  reviewId: string;
  author: string;
  first: string;
  isChange: boolean;
  language: string;
  onType: (text: string) => void;
  onCancel: () => void;
  onPosted: (reply: Reply, at: number) => void;
}

function ReplyForm(props: ReplyFormProps) {
  const { calendarId, reviewId, author, first, isChange, language } = props;
  const { onType, onCancel, onPosted } = props;
  const [posted, formAction] = useActionState(props.post, NOTHING_POSTED);
  const t = useTexts('shownReviews.own');
  const id = `reply-${reviewId}`;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function send(form: HTMLFormElement): Promise<SaveOutcome<'text'>> {
    const data = new FormData(form);
    const text = String(data.get('text') ?? '').trim();
    const chosen = data.get('lang');
    const lang: Reply['lang'] = isSpokenLanguage(chosen) ? chosen : '';
    const reply: Reply = { text, lang };
    const route = 'PUT /api/calendars/{calendarId}/reviews/{reviewId}/reply';
    const result = await callApi(route, reply, { params: { calendarId, reviewId } });
    if (result.ok) {
      onPosted(reply, Date.now());
      return { kind: 'saved' };
    }
    const wrong = result.fields?.text;
    if (wrong) return { kind: 'invalid', errors: { text: wrong } };
    if (isUnsettled(result)) return { kind: 'failed', message: t('unsettled') };
    return { kind: 'failed', message: `${result.message} ${t('kept')}` };
  }

  const { step, errors, problem, onSubmit, clearError } = useSubmit<'text'>({
    send,
    focusFirst: { fields: ['text'], idOf: () => id },
  });
  const isSending = step === 'sending';
  return (
    <form
      className="grid max-w-160 gap-3 rounded-lg border border-line bg-surface p-4"
      action={formAction}
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="reviewId" value={reviewId} />
      <input type="hidden" name="page" value={props.page} />
      <TextAreaField
        ref={field}
        id={id}
        name="text"
        label={t('label', { name: author })}
        rows={3}
        dir="auto"
        maxLength={REPLY_LIMIT}
        defaultValue={posted.text ?? first}
        readOnly={isSending}
        error={errors.text || posted.error || undefined}
        onChange={({ target }) => {
          onType(target.value);
          clearError('text');
        }}
      />
      <Help>{t('hint')}</Help>
      <LanguageField
        id={`${id}-lang`}
        name="lang"
        defaultValue={posted.text === null ? language : posted.lang}
      />
      {problem || posted.problem ? <FailureNote>{problem || posted.problem}</FailureNote> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? <Spinner /> : null}
          {isSending ? t('sending') : t(isChange ? 'save' : 'post')}
        </Button>
        <Button className="noscript:hidden" look="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <WithoutScripts href={ownReviewsPath(props.page)} look="ghost">
          {t('cancel')}
        </WithoutScripts>
      </div>
    </form>
  );
}
