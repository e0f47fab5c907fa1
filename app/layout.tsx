import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { product } from '@/lib/product';
import './globals.css';

export const metadata: Metadata = {
  title: { default: product.name, template: `%s | ${product.name}` },
  applicationName: product.name,
};

export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FFB52B' },
    { media: '(prefers-color-scheme: dark)', color: '#0B1613' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr">
      <body>{children}</body>
    </html>
  );
}
