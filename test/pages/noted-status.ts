/** The status with which a page asked to be answered. */
export const answered = { status: 200 };

// With `vi.mock`, in place of those of lib/server/http/page-status, which need Next's own request.
export function setPageStatus(status: number): void {
  answered.status = status;
}
export function doNotShare(): void {}
