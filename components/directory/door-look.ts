const FIELDS = ['bg-wash', 'bg-success', 'bg-sunken', 'bg-info', 'bg-hibiscus/15'] as const;

/** The tint behind a picture: by the id, so that it stays what it is wherever the thing is listed. */
export function doorLook(id: string): string {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return FIELDS[sum % FIELDS.length] ?? FIELDS[0];
}
