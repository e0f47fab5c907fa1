export function isDeclined(): boolean {
  const wish = navigator as { globalPrivacyControl?: boolean; doNotTrack?: string | null };
  return wish.globalPrivacyControl === true || wish.doNotTrack === '1';
}
