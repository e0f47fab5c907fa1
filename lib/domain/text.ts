/** The first `limit` characters (code points, so that no emoji is cut in two) and an ellipsis. */
export function truncate(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}
