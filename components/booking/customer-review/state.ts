import type { FieldProblem } from '@/lib/domain/field-problem';
import type { TypedReview } from '@/lib/domain/reviews/review';

export interface TypedForm extends TypedReview {
  lang: string;
}

export interface ReviewFormState {
  /** As typed, so that nothing is lost; null before anything was sent. */
  typed: TypedForm | null;
  problems: Partial<Record<keyof TypedReview, FieldProblem>>;
  failure: 'failed' | 'tooMany' | 'refused' | null;
  submits: number;
}

export const NOTHING_SENT: ReviewFormState = {
  typed: null,
  problems: {},
  failure: null,
  submits: 0,
};

/** Ends with a redirect where the review was saved. */
export type ReviewAction = (previous: ReviewFormState, form: FormData) => Promise<ReviewFormState>;

/** Its form has `token`. */
export type LinkAction = (form: FormData) => Promise<void>;

export function typedIn(form: FormData): TypedForm {
  const of = (name: string) => String(form.get(name) ?? '');
  return { stars: of('stars'), text: of('text'), lang: of('lang') };
}
