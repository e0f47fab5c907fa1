import 'server-only';
import { counterKey, counterOf } from '@/lib/limits/limits';
import { enforceLimit } from '@/lib/limits/refusal';

/** Counts an upload that is about to begin. Throws `too_many` when a user has had enough of them. */
export async function admitUpload(userId: string, bytes: number): Promise<void> {
  await enforceLimit('uploads', userId);
  try {
    await enforceLimit('uploadBytes', userId, bytes);
  } catch (error) {
    await counterOf('uploads').giveBack(counterKey(userId));
    throw error;
  }
}
