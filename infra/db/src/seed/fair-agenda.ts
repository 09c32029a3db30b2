import type { FairPlan } from './fair-plans.ts';
import type { SeedRow } from './insert-rows.ts';
import { fieldOf } from './markup.ts';
import { dayAfter } from './seed-clock.ts';
import { readTexts } from './seed-texts.ts';

const kinds = ['talk', 'workshop', 'launch', 'meeting'] as const;

function kindOf(word: string): (typeof kinds)[number] {
  const found = kinds.find((kind) => kind === word);
  if (!found) throw new Error(`a fair's agenda has the unknown kind ${word}`);
  return found;
}

/** Clock time in Bogotá on a day counted from the seed's day. */
const moment = (days: number, clock: string) => `${dayAfter(days)}T${clock}:00-05:00`;

/** `# day of the fair | from | to | kind | place | title`, then `speaker, role`, then what it is about. */
function sessionOf(fair: FairPlan, part: string): SeedRow<'fair_session'> {
  const [head = '', speaker = '', ...words] = part.trim().split('\n');
  const [day, from = '', to = '', kind = '', place = '', title = ''] = head.split('|').map((word) => word.trim());
  const [name = '', role = ''] = speaker.split(', ');
  const on = fair.days[0] + Number(day) - 1;
  return {
    fair_id: fair.row.id,
    kind: kindOf(kind),
    title,
    summary: words.join(' ').trim(),
    speaker: name,
    speaker_role: role,
    place,
    starts_at: moment(on, from),
    ends_at: moment(on, to),
  };
}

/** The sessions of a fair out of the text that names it. */
export function sessionRows(fair: FairPlan): SeedRow<'fair_session'>[] {
  const agenda = readTexts('fairs').find(({ file }) => fieldOf(file, 'fair') === fair.row.slug);
  if (!agenda) throw new Error(`the fair ${fair.row.slug} has no agenda`);
  return agenda.file.body
    .split(/^# /m)
    .filter((part) => part.trim() !== '')
    .map((part) => sessionOf(fair, part));
}
