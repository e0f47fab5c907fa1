/** Whether the visitor's browser asks not to be tracked. */
export function isDeclined(): boolean {
  const wish = navigator as { globalPrivacyControl?: boolean; doNotTrack?: string | null };
  return wish.globalPrivacyControl === true || wish.doNotTrack === '1';
}
