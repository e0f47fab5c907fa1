import type { FieldProblem } from '@/lib/domain/field-problem';

export interface AppealFormState {
  /** As typed, so that nothing is lost; null before anything was sent. */
  typed: string | null;
  problem: FieldProblem | null;
  failure: 'failed' | 'tooMany' | 'refused' | null;
  submits: number;
}

export const NOTHING_SENT: AppealFormState = {
  typed: null,
  problem: null,
  failure: null,
  submits: 0,
};

/** Ends with a redirect where the appeal was sent. */
export type AppealAction = (previous: AppealFormState, form: FormData) => Promise<AppealFormState>;
