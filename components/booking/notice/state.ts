import type { PostAction } from '@/components/shared/forms/use-posted-action';
import type { PostedState } from '@/components/shared/forms/use-posted-form';
import type { Notice } from '@/lib/shared/domain/site/reports';

/** `isMailed`: a receipt is on its way. */
type Sent = { number: number; isMailed: boolean };
export type NoticeFormState = PostedState<Notice, keyof Notice, 'gone', Sent>;
export type NoticeAction = PostAction<NoticeFormState>;
