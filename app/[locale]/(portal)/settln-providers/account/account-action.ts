'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { MailAnswer, PushAnswer } from '@/components/portal/account/mail-choices';
import type { AddressAnswer } from '@/components/portal/account/notice-address';
import type { NamesAnswer } from '@/components/portal/account/own-names';
import type { DevicesAnswer } from '@/components/portal/account/signed-in-devices';
import { endOneSession, endSessionsOf } from '@/lib/server/auth/ended-sessions';
import { endedSessionCookie, getSignIn, isFresh } from '@/lib/server/auth/session';
import {
  askNoticeAddress,
  chooseMail,
  choosePush,
  dropNoticeAddress,
  findSettings,
  saveOwnNames,
} from '@/lib/server/host/account-settings';
import { actionLocale } from '@/lib/server/http/action-locale';
import {
  checkOwnNames,
  MAIL_CHOICES,
  type OwnNames,
  PUSH_CHOICES,
} from '@/lib/shared/domain/accounts/settings';
import { problemTexts } from '@/lib/shared/domain/field-problem';
import { plainAddress } from '@/lib/shared/domain/text/mail-address';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { readLocale } from '@/lib/shared/texts/locales';
import { accountPath } from '@/lib/shared/url/account-url';
import { localePath } from '@/lib/shared/url/locale-path';
import { asOwner } from './own-action';
import { pendingWords } from './pending-words';
import { listSignedIn } from './signed-in';

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

export async function saveNames(previous: NamesAnswer, form: FormData): Promise<NamesAnswer> {
  const names: OwnNames = {
    firstName: textIn(form, 'firstName'),
    lastName: textIn(form, 'lastName'),
    name: textIn(form, 'name'),
    phone: textIn(form, 'phone'),
  };
  const version = Number.parseInt(textIn(form, 'version'), 10) || 0;
  const language = readLocale(textIn(form, 'language'));
  const answer = { ...previous, names, version, language, errors: {} };
  const problems = checkOwnNames(names);
  if (Object.keys(problems).length > 0) {
    const errors = problemTexts(problems, textsFor(actionLocale(), 'errors.fields'));
    return { ...answer, said: 'invalid', errors };
  }
  const outcome = await asOwner(async ({ id }): Promise<NamesAnswer> => {
    const saved = await saveOwnNames(id, names, version, language);
    if (saved !== null) return { ...answer, said: 'saved', version: saved };
    const kept = await findSettings(id);
    return { ...answer, said: 'conflict', version: kept?.version ?? version };
  });
  return typeof outcome === 'string' ? { ...answer, said: outcome } : outcome;
}

/**
 * Saves the choices for the kinds that the form asked about. A form without scripts asks about all.
 */
async function saveChoices<Kind extends string>(
  form: FormData,
  kinds: readonly Kind[],
  off: readonly Kind[],
  choose: (kind: Kind, isOn: boolean) => Promise<void>,
): Promise<{ said: 'saved'; off: Kind[] }> {
  const asked = kinds.filter((kind) => form.getAll('asked').includes(kind));
  const wanted = form.getAll('kinds');
  for (const kind of asked) {
    const isOn = wanted.includes(kind);
    if (isOn === off.includes(kind)) await choose(kind, isOn);
  }
  return { said: 'saved', off: asked.filter((kind) => !wanted.includes(kind)) };
}

export async function saveMail(previous: MailAnswer, form: FormData): Promise<MailAnswer> {
  const outcome = await asOwner(async ({ id }): Promise<MailAnswer> => {
    const known = await findSettings(id);
    if (!known) return { ...previous, said: 'failed' };
    return saveChoices(form, MAIL_CHOICES, known.mailOff, (kind, isOn) =>
      chooseMail(id, kind, isOn),
    );
  });
  return typeof outcome === 'string' ? { ...previous, said: outcome } : outcome;
}

export async function savePush(previous: PushAnswer, form: FormData): Promise<PushAnswer> {
  const outcome = await asOwner(async ({ id }): Promise<PushAnswer> => {
    const known = await findSettings(id);
    if (!known) return { ...previous, said: 'failed' };
    return saveChoices(form, PUSH_CHOICES, known.pushOff, (kind, isOn) =>
      choosePush(id, kind, isOn),
    );
  });
  return typeof outcome === 'string' ? { ...previous, said: outcome } : outcome;
}

export async function setAddress(previous: AddressAnswer, form: FormData): Promise<AddressAnswer> {
  const typed = textIn(form, 'email');
  const isDropped = textIn(form, 'intent') === 'drop';
  const answer = { ...previous, typed: isDropped ? '' : typed, error: '' };
  if (!isDropped && plainAddress(typed) === null) {
    const error = textsFor(actionLocale(), 'errors.fields')('emailUnreadable');
    return { ...answer, said: 'invalid', error };
  }
  const outcome = await asOwner(async ({ id }): Promise<AddressAnswer> => {
    if (!isFresh(await getSignIn())) return { ...answer, said: 'signedOut' };
    const asked = isDropped ? await dropNoticeAddress(id) : await askNoticeAddress(id, typed);
    if (asked && 'refusal' in asked) return { ...answer, said: 'invalid', error: asked.refusal };
    const kept = await findSettings(id);
    if (!kept) return { ...answer, said: 'failed' };
    const pending = pendingWords(kept, actionLocale());
    const said = asked ? asked.outcome : 'dropped';
    return { said, email: kept.email, pending, typed: '', error: '' };
  });
  return typeof outcome === 'string' ? { ...answer, said: outcome } : outcome;
}

export async function signOutDevice(
  previous: DevicesAnswer,
  form: FormData,
): Promise<DevicesAnswer> {
  const session = textIn(form, 'session');
  const words = previous.devices.find(({ id }) => id === session)?.words ?? '';
  const outcome = await asOwner(async ({ id }): Promise<DevicesAnswer> => {
    await endOneSession(id, session);
    const locale = actionLocale();
    const done = textsFor(locale, 'settings.sessions')('endedOne', { device: words });
    return { said: 'saved', devices: await listSignedIn(id, locale), done };
  });
  return typeof outcome === 'string' ? { ...previous, said: outcome, done: '' } : outcome;
}

export async function signOutEverywhere(): Promise<void> {
  const outcome = await asOwner(({ id }) => endSessionsOf(id));
  const said = outcome === 'signedOut' ? 'over' : (outcome ?? 'ended');
  if (said === 'ended') (await cookies()).set(endedSessionCookie());
  const path = accountPath(said);
  redirect(localePath(actionLocale(), path));
}
