import { expect, it } from 'vitest';
import { type DraftPerson, newPerson } from '@/lib/shared/domain/hours/draft-people';
import { NO_SCHEDULE } from '@/lib/shared/domain/hours/schedule';
import { renderPage } from '@/test/render-page';
import { PersonRow } from './person-row';

const nothing = () => undefined;

function row(more: Partial<DraftPerson>, others: DraftPerson[] = [], isOpen = true) {
  return renderPage(
    <PersonRow
      calendarId={7}
      person={{ ...newPerson('new'), id: 0, name: 'Ann', ...more }}
      others={others}
      place={0}
      total={1 + others.length}
      isOpen={isOpen}
      undos={0}
      schedule={NO_SCHEDULE}
      items={[{ id: 5, name: 'Beard trim', language: '' }]}
      today="2027-03-03"
      onOpen={nothing}
      onChange={nothing}
      onMove={nothing}
      onGiven={nothing}
      onRemove={nothing}
    />,
  );
}

const ownHours = { week: Array.from({ length: 7 }, () => null), special: [] };

it.each([
  ['own hours', { ownHours }, 'Own hours'],
  ['a pause', { pausedFrom: '2027-03-05' }, 'Paused from'],
])('whoever is left alone with %s sees and ends them', async (_, more, words) => {
  const html = await row({ ...more, skippedItemIds: [5] });
  expect(html).toContain(words);
  expect(html).toContain('Same as the shop');
  expect(html).toContain('>Pause<');
  expect(html).not.toContain('Beard trim');
});

it('whoever works alone by the hours of the shop is asked for neither', async () => {
  expect(await row({ skippedItemIds: [5] })).not.toMatch(/Same as the shop|Pause|Hours|Beard trim/);
});

it('each of several says what they do', async () => {
  const html = await row({ skippedItemIds: [5] }, [{ ...newPerson('new'), name: 'Ben' }]);
  expect(html).toMatch(/Same as the shop.*Pause/);
  expect(html).toContain('Beard trim');
  expect(html).toContain('0 of 1 items');
});

it('a closed row keeps its fields while a picture is uploaded', async () => {
  expect(await row({ upload: 'uploading' }, [], false)).toMatch(/class="hidden".*Picture/);
  expect(await row({}, [], false)).not.toContain('Picture');
});

it('a pause of which only the end is said asks for its start', async () => {
  expect(await row({ pausedUntil: '2027-03-05' })).toContain('Say when the pause begins');
  expect(await row({ pausedFrom: '2027-03-04', pausedUntil: '2027-03-05' })).not.toContain(
    'Say when the pause begins',
  );
});
