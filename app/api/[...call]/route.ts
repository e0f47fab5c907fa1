import { answerCall } from '@/lib/server/http/calls/answer-call';

export { answerCall as DELETE, answerCall as GET, answerCall as POST, answerCall as PUT };
