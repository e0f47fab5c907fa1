// Written by `npm run texts` from messages.
import en_account from './en/account.json';
import en_booking from './en/booking.json';
import en_calendar from './en/calendar.json';
import en_communities from './en/communities.json';
import en_directory from './en/directory.json';
import en_errors from './en/errors.json';
import en_events from './en/events.json';
import en_forms from './en/forms.json';
import en_hours from './en/hours.json';
import en_items from './en/items.json';
import en_legal from './en/legal.json';
import en_mail from './en/mail.json';
import en_meta from './en/meta.json';
import en_news from './en/news.json';
import en_owner from './en/owner.json';
import en_portal from './en/portal.json';
import en_profile from './en/profile.json';
import en_promo from './en/promo.json';
import en_publicEvents from './en/publicEvents.json';
import en_report from './en/report.json';
import en_services from './en/services.json';
import en_share from './en/share.json';
import en_site from './en/site.json';
import en_slates from './en/slates.json';
import en_staff from './en/staff.json';
import en_ui from './en/ui.json';
import en_unsettled from './en/unsettled.json';
import en_uploads from './en/uploads.json';

/** A group of texts, with the groups below it. */
export interface Tree {
  readonly [key: string]: string | Tree;
}

/** The texts by language and file. */
export const CATALOGUE: Readonly<Record<string, Tree>> = {
  en: {
    account: en_account,
    booking: en_booking,
    calendar: en_calendar,
    communities: en_communities,
    directory: en_directory,
    errors: en_errors,
    events: en_events,
    forms: en_forms,
    hours: en_hours,
    items: en_items,
    legal: en_legal,
    mail: en_mail,
    meta: en_meta,
    news: en_news,
    owner: en_owner,
    portal: en_portal,
    profile: en_profile,
    promo: en_promo,
    publicEvents: en_publicEvents,
    report: en_report,
    services: en_services,
    share: en_share,
    site: en_site,
    slates: en_slates,
    staff: en_staff,
    ui: en_ui,
    unsettled: en_unsettled,
    uploads: en_uploads,
  },
};
