import { useEffect, useRef, useState } from 'react';
import { keptDraft } from '@/components/shared/forms/kept-draft';
import { useRepeatKey } from '@/components/shared/forms/use-repeat-key';
import { callApi, isUnsettled } from '@/lib/shared/api/call-api';
import type { CustomerNote } from '@/lib/shared/contract/customers';
import { CUSTOMER_NOTE_LIMIT } from '@/lib/shared/domain/booking/customers';
import { useTexts } from '@/lib/shared/texts/use-texts';

/** `version` is that of the saved note that was on show while typing. */
interface TypedNote {
  text: string;
  version: number;
}

function isTypedNote(value: unknown): value is TypedNote {
  const { text, version } = Object(value);
  return typeof text === 'string' && typeof version === 'number';
}

interface NoteOptions {
  calendarId: number;
  customerId: number;
  first: CustomerNote;
}

/** Unsaved text stays in this tab. */
export function useCustomerNote({ calendarId, customerId, first }: NoteOptions) {
  const t = useTexts('customers.note');
  const draft = keptDraft(`customer-note-${customerId}`, String(calendarId), isTypedNote);
  const [kept, setKept] = useState(first);
  const [text, setText] = useState(first.text);
  const latest = useRef(first.text);
  const key = useRepeatKey();
  /** A note that was saved elsewhere meanwhile. Saving replaces it. */
  const [newer, setNewer] = useState<CustomerNote | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since the server knows no drafts
  useEffect(() => {
    const typed = draft.load();
    if (!typed || typed.text.trim() === first.text) return;
    show(typed.text);
    if (typed.version !== first.version) setNewer(first);
  }, []);

  function show(next: string) {
    latest.current = next;
    setText(next);
  }

  function edit(next: string, over = newer ? -1 : kept.version) {
    show(next);
    setHasSaved(false);
    setError(null);
    if (next.trim() === kept.text) draft.clear();
    else draft.save({ text: next, version: over });
  }

  function done(saved: CustomerNote) {
    setKept(saved);
    setNewer(null);
    setHasSaved(true);
    // Text that was typed while saving is not saved yet.
    if (latest.current.trim() === saved.text) draft.clear();
    else draft.save({ text: latest.current, version: saved.version });
  }

  async function save() {
    const sent = text.trim();
    const options = { params: { calendarId, customerId } };
    const route = '/api/calendars/{calendarId}/customers/{customerId}/note';
    setIsSaving(true);
    setError(null);
    const body = { version: kept.version, text: sent };
    const result = await key.send((repeatKey) =>
      callApi(`PUT ${route}`, body, { ...options, repeatKey }),
    );
    const isRefused = !result.ok && !isUnsettled(result);
    const now = isRefused ? await callApi(`GET ${route}`, undefined, options) : null;
    setIsSaving(false);
    if (result.ok) return done(result.answer);
    if (now?.ok && now.answer.version !== kept.version) {
      setKept(now.answer);
      return setNewer(now.answer);
    }
    setError(isUnsettled(result) ? t('unsettled') : result.message);
  }

  const both = newer?.text ? `${newer.text}\n\n${text.trim()}` : '';
  const take = (next: string) => {
    setNewer(null);
    edit(next, kept.version);
  };
  return {
    text,
    kept,
    newer,
    error,
    hasSaved,
    isSaving,
    isUnsaved: text.trim() !== kept.text,
    edit: (next: string) => edit(next),
    save,
    takeSaved: () => take(kept.text),
    /** Null if both texts together are too long. */
    takeBoth: both && both.length <= CUSTOMER_NOTE_LIMIT ? () => take(both) : null,
  };
}
