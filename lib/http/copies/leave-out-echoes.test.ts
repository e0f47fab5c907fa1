import { expect, it } from 'vitest';
import { leaveOutEchoes } from './leave-out-echoes';

const CARD = '<meta name="twitter:card" content="summary_large_image"/>';
const OPEN_GRAPH = [
  '<meta property="og:title" content="Adaeze’s &amp; Co"/>',
  '<meta property="og:image" content="https://settln.example/card?id=7&amp;v=1"/>',
  '<meta property="og:image:alt" content="Adaeze’s &amp; Co"/>',
].join('');
const FOR_X = OPEN_GRAPH.replaceAll('property="og:', 'name="twitter:');

const pageWith = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

it('leaves out what a head says to X in the words of Open Graph, and keeps the kind of card', () => {
  const page = pageWith(`${OPEN_GRAPH}${CARD}${FOR_X}`);
  expect(leaveOutEchoes(page)).toBe(pageWith(`${OPEN_GRAPH}${CARD}`));
});

it('keeps what X is told differently', () => {
  const page = pageWith(`${OPEN_GRAPH}<meta name="twitter:title" content="Braids"/>`);
  expect(leaveOutEchoes(page)).toBe(page);
});

it('changes nothing after the head', () => {
  const page = pageWith(OPEN_GRAPH, FOR_X);
  expect(leaveOutEchoes(page)).toBe(page);
});
