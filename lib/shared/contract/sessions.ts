import { z } from 'zod';
import { Instant } from './call-fields';
import { endpoint } from './endpoint';

const OfOwner = z.object({ userId: z.string().min(1).max(255) });

export const SessionId = z.string().min(1).max(100);

const Version = z.object({ version: z.number().int().nonnegative() });

/**
 * `ended` holds the ids of sessions that were ended early. An id is kept until its session would
 * have ended anyway.
 */
const Sessions = Version.extend({ ended: z.array(z.string()) });
export type Sessions = z.output<typeof Sessions>;

const OpenSession = z.object({
  id: z.string(),
  /** "Chrome, Android"; "" for an unknown one. */
  device: z.string(),
  since: Instant,
});
export type OpenSession = z.output<typeof OpenSession>;

const OpenSessions = z.object({ sessions: z.array(OpenSession) });

const BegunSession = OfOwner.extend({
  id: SessionId,
  device: z.string().max(60).default(''),
  endsAt: Instant,
  /** The session that this browser had before. It is ended. */
  former: SessionId.optional(),
});
export type BegunSession = z.output<typeof BegunSession>;

export const sessionRows = {
  getSessions: endpoint({
    method: 'GET',
    path: 'settlnProviders/sessions',
    summary:
      'Which sessions of a user are over: those with a lower version, which is 0 without an account, ' +
      'and those that were ended by themselves.',
    since: 1,
    query: OfOwner,
    answer: Sessions,
  }),
  beginSession: endpoint({
    method: 'POST',
    path: 'settlnProviders/sessions',
    summary: 'Lists a session of a user, and answers with the version that it gets.',
    since: 1,
    body: BegunSession,
    answer: Version,
  }),
  listOpenSessions: endpoint({
    method: 'GET',
    path: 'settlnProviders/sessions/open',
    summary: 'The sessions of a user that go on, the newest first.',
    since: 1,
    query: OfOwner,
    answer: OpenSessions,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: 'settlnProviders/sessions/end',
    summary: 'Ends all sessions of a user.',
    since: 1,
    body: OfOwner,
    refuses: ['gone'],
    answer: Version,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: 'settlnProviders/sessions/{id}',
    summary:
      'Ends a session of a user and the notices on its device; false if none of theirs goes on.',
    since: 1,
    params: z.object({ id: SessionId }),
    query: OfOwner,
    answer: z.object({ ended: z.boolean() }),
  }),
} as const;
