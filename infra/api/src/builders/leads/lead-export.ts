import { leadStateLabels, visitStateLabels } from '@umbral/domain/contact/contact-state-labels.ts';
import { formatDateShort, formatTime } from '@umbral/domain/format/format-date.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { fitsFilter, inLeadState, type LeadFilter } from './lead-filter.ts';
import { leadColumns, type StoredLead, toLeadRow } from './lead-row.ts';
import { leadTexts } from './lead-texts.ts';
import { sheetText } from './sheet-text.ts';

const { sheet: texts } = leadTexts;
const most = 10_000;

type SheetRow = StoredLead & {
  readonly message: string | null;
  readonly home_city: string | null;
  readonly home_country: string | null;
  readonly plant_price: number | null;
  readonly origin: string;
};

/** Every request that a filter shows, as a sheet; the newest 10,000. */
export async function leadSheet({ db }: Backend, builderId: number, filter: LeadFilter): Promise<string> {
  const { rows } = await sql<SheetRow>`
    select ${leadColumns}, case when c.withdrawn_at is null then c.message end as message,
      case when c.withdrawn_at is null then c.home_city end as home_city,
      case when c.withdrawn_at is null then c.home_country end as home_country,
      c.plant_price, c.origin
    from contact c left join project j on j.id = c.project_id
    where ${fitsFilter(builderId, filter)} and ${inLeadState(filter.state)}
    order by c.created_at desc, c.id desc limit ${most}`.execute(db);
  return sheetText([texts.columns, ...rows.map(cellsOf)]);
}

function cellsOf(stored: SheetRow): (string | number | null)[] {
  const { visit, ...row } = toLeadRow(stored);
  return [
    row.id,
    momentText(row.created_at),
    leadStateLabels[row.state],
    row.name,
    row.is_withdrawn ? texts.withdrawn : row.email,
    row.is_withdrawn ? texts.withdrawn : row.phone,
    row.prefers_whatsapp ? texts.yes : texts.no,
    [stored.home_city, stored.home_country].filter(Boolean).join(', '),
    row.project?.title ?? null,
    row.plant_title,
    stored.plant_price,
    stored.message,
    visit && `${formatDateShort(visit.day)} ${visit.time}`,
    visit && visitStateLabels[visit.state],
    row.assigned?.name ?? null,
    row.first_answer_at && momentText(row.first_answer_at),
    stored.origin,
  ];
}

function momentText(moment: string): string {
  return `${formatDateShort(moment)} ${formatTime(moment)}`;
}
