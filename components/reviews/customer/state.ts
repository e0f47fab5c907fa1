import type { PostAction } from '@/components/shared/forms/use-posted-action';
import type { PostedState } from '@/components/shared/forms/use-posted-form';
import type { TypedReview } from '@/lib/shared/domain/reviews/review';

export interface TypedForm extends TypedReview {
  lang: string;
}

export type ReviewFormState = PostedState<TypedForm, keyof TypedReview, 'refused'>;
export type ReviewAction = PostAction<ReviewFormState>;

/** The form has the field `token`. */
export type LinkAction = (form: FormData) => Promise<void>;

export function typedIn(form: FormData): TypedForm {
  const of = (name: string) => String(form.get(name) ?? '');
  return { stars: of('stars'), text: of('text'), lang: of('lang') };
}
