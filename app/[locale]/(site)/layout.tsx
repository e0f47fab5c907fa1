import type { ReactNode } from 'react';
import { Footer } from '@/components/site/footer';
import { TopBar } from '@/components/site/top-bar';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar />
      <div className="focus:outline-none" id="content" tabIndex={-1}>
        {children}
      </div>
      <Footer />
    </>
  );
}
