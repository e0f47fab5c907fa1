import 'server-only';

const FOR_X = /<meta name="twitter:([\w:]+)" (content="[^"]*")\/>/g;

/**
 * The head without what it says of a preview once more for X. Next repeats title, description and
 * picture under names of X's own, which reads those of Open Graph where its own are missing.
 */
export function leaveOutEchoes(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const left = head.replaceAll(FOR_X, (tag, name: string, content: string) =>
    head.includes(`<meta property="og:${name}" ${content}/>`) ? '' : tag,
  );
  return `${left}${html.slice(end)}`;
}
