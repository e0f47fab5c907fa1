import { plainAmount } from '@/lib/shared/domain/text/digits';
import { foldText } from '@/lib/shared/domain/text/fold';
import { withoutMarks } from '@/lib/shared/domain/text/text';

/** Words in the languages of the product and in German. */
const HOURS = `h hr hrs hour hours std stunde stunden siegħa sigħat ora ore hora horas heure heures
  س ساعة ساعات sat sata sati сат сата сати घं घंटा घंटे घंटों घण्टा घण्टे घन्टा oras
  год година години годину годин`;
const MINUTES = `m min mins minute minutes minuten minuta minuti minuto minutos mn د دقيقة دقائق دقايق minut
  мин минут минута минути मि मिनट मिनटों मिनिट मिनेट хв хвилина хвилини хвилину хвилин`;
const TWO_HOURS = 'sagħtejn ساعتان ساعتين';
const TWO_MINUTES = 'دقيقتان دقيقتين';
/** Words that are skipped: "1 ora e 30 minuti", "11-il minuta", "30 na minuto". */
const NOTHING = 'and und u il e y et و i и और र at na і й та';

const UNITS = new Map(
  [
    [HOURS, 'h'],
    [MINUTES, 'm'],
    [TWO_HOURS, '2h'],
    [TWO_MINUTES, '2m'],
    [NOTHING, ''],
  ].flatMap(([words = '', unit = '']) =>
    words.split(/\s+/).map((word): [string, string] => [foldText(word), unit]),
  ),
);

const WORDS = /-?[\p{L}\p{M}'’]+[.॰]?/gu;
const CLOCK = /^(\d{1,3}):([0-5]\d)$/;
const IN_HOURS = /^(\d{1,3})(?:\.(\d{1,2}))? ?h(?: ?(\d{1,2})(?: ?m)?)?$/;
const IN_MINUTES = /^(\d{1,6}) ?m?$/;

/**
 * Returns the minutes of "2h30", "2 h 30 min", "2 год 30 хв", "1.5 h", "2:30" or "150". 0 if
 * nothing was typed, and null for other texts.
 */
export function readDuration(typed: string): number | null {
  const text = plainAmount(withoutMarks(typed))
    .replace(WORDS, (word) => ` ${UNITS.get(foldText(word)) ?? word} `)
    .replace(/\s+/gu, ' ')
    .trim();
  // "And" without a number is no length.
  if (text === '') return withoutMarks(typed) === '' ? 0 : null;
  const clock = CLOCK.exec(text);
  if (clock) return 60 * Number(clock[1]) + Number(clock[2]);
  const minutes = IN_MINUTES.exec(text);
  if (minutes) return Number(minutes[1]);
  const hours = IN_HOURS.exec(text);
  if (!hours) return null;
  const [, whole, part, rest] = hours;
  // "1.5 h 20" is ambiguous.
  if (part !== undefined && rest !== undefined) return null;
  if (Number(rest ?? 0) > 59) return null;
  const total = 60 * Number(whole) + 60 * Number(`0.${part ?? 0}`) + Number(rest ?? 0);
  const rounded = Math.round(total);
  return Math.abs(total - rounded) < 1e-6 ? rounded : null;
}
