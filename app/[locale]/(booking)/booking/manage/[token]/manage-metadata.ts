import 'server-only';
import type { Metadata } from 'next';
import { sitePreview } from '@/app/page-metadata';
import { pageTexts } from '@/lib/shared/texts/page-texts';

/**
 * Anybody with this address can change the booking. Not `no-referrer`: browsers then hide the
 * origin of plain forms, and Next refuses those.
 */
async function metadataOf(page: 'manage' | 'move'): Promise<Metadata> {
  const title = (await pageTexts('meta.booking'))(page);
  return { ...(await sitePreview()), title, referrer: 'same-origin' };
}

export const manageMetadata = () => metadataOf('manage');
export const moveMetadata = () => metadataOf('move');
