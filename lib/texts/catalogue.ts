import compile from 'icu-minify/compile';
import account from '@/messages/en/account.json';
import booking from '@/messages/en/booking.json';
import calendar from '@/messages/en/calendar.json';
import directory from '@/messages/en/directory.json';
import errors from '@/messages/en/errors.json';
import events from '@/messages/en/events.json';
import forms from '@/messages/en/forms.json';
import items from '@/messages/en/items.json';
import legal from '@/messages/en/legal.json';
import meta from '@/messages/en/meta.json';
import news from '@/messages/en/news.json';
import owner from '@/messages/en/owner.json';
import portal from '@/messages/en/portal.json';
import profile from '@/messages/en/profile.json';
import promo from '@/messages/en/promo.json';
import services from '@/messages/en/services.json';
import site from '@/messages/en/site.json';
import slates from '@/messages/en/slates.json';
import staff from '@/messages/en/staff.json';
import ui from '@/messages/en/ui.json';
import unsettled from '@/messages/en/unsettled.json';
import uploads from '@/messages/en/uploads.json';
import type { Locale } from './locales';
import { PSEUDO_LOCALE } from './locales';
import { toPseudo } from './pseudo';
import { type CompiledGroup, createTexts, type Group, type Texts } from './texts';

interface Tree {
  readonly [key: string]: string | Tree;
}

const ENGLISH: Tree = {
  account,
  booking,
  calendar,
  directory,
  errors,
  events,
  forms,
  items,
  legal,
  meta,
  news,
  owner,
  portal,
  profile,
  promo,
  services,
  site,
  slates,
  staff,
  ui,
  unsettled,
  uploads,
};

function textsOfGroup(group: string): [string, string][] {
  let tree: string | Tree | undefined = ENGLISH;
  for (const step of group.split('.')) tree = typeof tree === 'object' ? tree[step] : undefined;
  return Object.entries(tree ?? {}).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text]] : [],
  );
}

const compiled = new Map<string, CompiledGroup>();

/** The compiled texts of a group; compiled once per process. */
export function compiledGroup(locale: Locale, group: Group): CompiledGroup {
  const key = `${locale} ${group}`;
  const known = compiled.get(key);
  if (known) return known;
  const inLanguage =
    locale === PSEUDO_LOCALE ? toPseudo : (message: ReturnType<typeof compile>) => message;
  const texts = Object.fromEntries(
    textsOfGroup(group).map(([name, text]) => [name, inLanguage(compile(text))]),
  );
  // The compiler's objects have no prototype, which React refuses to send to a browser.
  const plain: CompiledGroup = JSON.parse(JSON.stringify(texts));
  compiled.set(key, plain);
  return plain;
}

const functions = new Map<string, unknown>();

/** The texts of a group for whoever knows the language: routes, drawn pictures, mail and tests. */
export function textsFor<G extends Group>(locale: Locale, group: G): Texts<G> {
  const key = `${locale} ${group}`;
  const known = functions.get(key) ?? createTexts<G>(locale, compiledGroup(locale, group));
  functions.set(key, known);
  // The key names the group, whose type the map cannot carry.
  return known as Texts<G>;
}
