import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppealPage } from '@/lib/shared/contract/moderation';
import { AppealView } from './appeal-view';

const NOW = Date.UTC(2027, 2, 3);
const SENT = { text: 'The lease is ours since May.', sentAt: NOW };
const TAKEN = { outcome: 'reverse', text: '', answeredAt: NOW } as const;
const NOTICE = { number: 7, reason: 'other', text: '' } as const;

function read(change: Partial<AppealPage>, decision: Partial<AppealPage['decision']> = {}) {
  const appeal: AppealPage = {
    decision: {
      number: 3,
      kind: 'review',
      name: 'A Chair',
      action: 'takeDown',
      reasonId: null,
      text: '',
      byNotice: false,
      isMarked: false,
      notice: null,
      decidedAt: NOW,
      ...decision,
    },
    closesAt: NOW + 1,
    isSettled: false,
    isMailed: true,
    isOwnerTold: false,
    sent: null,
    answer: null,
    ...change,
  };
  return renderToStaticMarkup(
    <AppealView token="t" appeal={appeal} now={NOW} action={async (state) => state} />,
  );
}

test('an appeal that was sent is settled with what it is about', () => {
  expect(read({ sent: SENT })).toContain('We have your appeal');
  expect(read({ sent: SENT, isSettled: true })).toContain('No appeal is needed any more');
  const ofNotice = read({ sent: SENT, isSettled: true }, { action: 'keep', notice: NOTICE });
  expect(ofNotice).toContain('We have your appeal');
});

test('whoever sent a notice reads it, what was answered, and that they may appeal', () => {
  const notice = { number: 7, reason: 'rights', text: 'Nobody asked me.' } as const;
  const html = read({}, { kind: 'service', action: 'keep', text: 'It is hers.', notice });
  expect(html).toMatch(/<h1[^>]*>Do you think we are wrong\?</);
  for (const text of ['Your notice N-7', 'Nobody asked me.', 'It is hers.', 'Send appeal']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('A notice by somebody who saw it');
});

test('a program took part where it marked the review', () => {
  expect(read({})).toContain('No program took part.');
  const marked = read({}, { isMarked: true });
  expect(marked).toContain('A program had marked the review for a person to read.');
  expect(marked).not.toContain('No program took part.');
});

test.each([true, false])('only who was mailed was told why (settled: %s)', (isSettled) => {
  const taken = { sent: SENT, answer: TAKEN, isSettled };
  const decision = { action: 'keep', notice: NOTICE } as const;
  const told = read({ ...taken, isOwnerTold: true }, decision);
  expect(told).toContain('was told why');
  expect(told).toContain('We have changed our decision');
  const untold = read(taken, decision);
  expect(untold).not.toContain('was told why');
  expect(untold).toMatch(isSettled ? /It is not public any more/ : /It was taken down/);
});
