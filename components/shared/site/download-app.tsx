'use client';

import { PageForm } from '@/components/shared/links/page-form';
import { Button } from '@/components/shared/ui/button';
import { Download } from '@/components/shared/ui/icons';
import { useLate } from '@/lib/shared/texts/use-late';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

interface DownloadAppProps {
  size?: 'small' | 'large';
  look?: 'primary' | 'hero';
}

const loadDialog = async () => (await import('./download-dialog')).DownloadDialog;

/**
 * Without scripts, or if the dialog does not load, it leads to the page on which the dialog is
 * open.
 */
export function DownloadApp({ size = 'large', look = 'primary' }: DownloadAppProps) {
  const t = useTexts('site.download');
  const { Late, open, close } = useLate('components/shared/site/download-dialog', loadDialog);
  return (
    <>
      <PageForm
        action={paths.downloadApp}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          open(t.locale).catch(() => form.submit());
        }}
      >
        <Button look={look} size={size} type="submit">
          <Download />
          {t('open')}
        </Button>
      </PageForm>
      {Late ? <Late onClose={close} /> : null}
    </>
  );
}
