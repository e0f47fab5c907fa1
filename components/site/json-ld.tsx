import type { Thing, WithContext } from 'schema-dts';

/** Data for search engines. It needs no nonce, as long as no text in it can end the element. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
