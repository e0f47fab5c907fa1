import type { PostAction } from '@/components/shared/forms/use-posted-action';
import type { PostedState } from '@/components/shared/forms/use-posted-form';
import type { TypedAppeal } from '@/lib/shared/domain/moderation/appeal';

export type AppealFormState = PostedState<TypedAppeal, 'text', 'refused'>;
export type AppealAction = PostAction<AppealFormState>;

export const typedIn = (form: FormData): TypedAppeal => ({ text: String(form.get('text') ?? '') });
