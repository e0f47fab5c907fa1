/** The status with which a page asked to be answered. */
export const answered = { status: 200 };

function note(status: number): void {
  answered.status = status;
}

// With `vi.mock`, in place of those of lib/http/page-status, which need Next's own request.
export { note as noteCopyStatus, note as setPageStatus };
