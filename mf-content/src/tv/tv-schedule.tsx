import { formatMonth } from '@umbral/domain/format/format-date.ts';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Tabs } from '@umbral/kit/layout/tabs.tsx';
import { scheduleAnchor, scheduleHref } from '../model/tv-address.ts';
import { tvTexts as texts } from '../texts/tv-texts.ts';
import { BroadcastList } from '../ui/broadcast-list.tsx';
import css from './tv.module.css';
import type { Schedule } from './tv-data.ts';

/** "Horarios TV": the broadcasts of a country in a month, by its own clock and the visitor's [M048, B101]. */
export function TvSchedule({ schedule }: { readonly schedule: Schedule }) {
  const { country, countries, months, month, broadcasts } = schedule;
  const name = countries.find(({ code }) => code === country)?.name ?? country;
  const [first] = broadcasts;
  return (
    <section aria-labelledby={scheduleAnchor} className={css.section}>
      <div className={css.anchor}>
        <SectionHeading id={scheduleAnchor} lead={first && texts.scheduleLead(name, placeOf(first.timeZone))}>
          {texts.schedule}
        </SectionHeading>
      </div>
      <div className={css.choices}>
        <Tabs
          label={texts.countries}
          tabs={countries.map(({ code, name: label }) => ({
            href: scheduleHref({ country: code }),
            label,
            isCurrent: code === country,
          }))}
        />
        <nav aria-label={texts.months}>
          <ChipRow flow="scroll">
            {months.map((value) => (
              <LinkChip key={value} href={scheduleHref({ country, month: value })} isSelected={value === month}>
                {monthLabel(value)}
              </LinkChip>
            ))}
          </ChipRow>
        </nav>
      </div>
      {broadcasts.length === 0 ? <p>{texts.noBroadcasts}</p> : <BroadcastList broadcasts={broadcasts} look="table" />}
    </section>
  );
}

/** `20261101` in words. */
function monthLabel(month: string): string {
  return formatMonth(`${month.slice(0, 4)}-${month.slice(4, 6)}-01T12:00:00-05:00`);
}

/** The cities by whose clock a zone is known. */
function placeOf(timeZone: string): string {
  const zones: Readonly<Record<string, string>> = texts.zones;
  return zones[timeZone] ?? timeZone;
}
