import { doneParam } from '@umbral/domain/routes/recovery-paths.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import { useState } from 'react';
import { abroadTexts } from '../texts/abroad-texts.ts';
import { LandingForm } from '../ui/landing-form/landing-form.tsx';
import { useVisitorZone } from '../ui/use-visitor-zone.ts';
import { abroadAnchors } from './abroad-address.ts';
import type { AbroadData, VisitDay } from './abroad-data.ts';
import css from './colombians-abroad.module.css';
import { dayInWords, inWords, timeThere } from './visit-times.ts';

const { visit: texts } = abroadTexts;
const thanksHref = `${routes.colombiansAbroad.href()}?${doneParam}=1#${abroadAnchors.visit}`;

/** A call by video: its hours stand by the visitor's own clock, and by the one of Colombia [B063]. */
export function VideoVisit({ data: { country, visitDays, isSent } }: { readonly data: AbroadData }) {
  const ownZone = useVisitorZone();
  return (
    <section id={abroadAnchors.visit} className={css.visit}>
      <LandingForm
        key={country?.code ?? ''}
        kind="potential"
        formId="colombianos-en-el-exterior"
        title={texts.title}
        lead={texts.lead}
        send={texts.send}
        sent={texts.sent}
        thanksHref={thanksHref}
        isSent={isSent}
        country={country?.code}
      >
        {(form) => <VisitFields form={form} days={visitDays} zone={country?.zone ?? ownZone} />}
      </LandingForm>
    </section>
  );
}

interface VisitFieldsProps {
  readonly form: FormFields;
  readonly days: readonly VisitDay[];
  /** Nothing while it is not known: hours stand by the clock of Colombia alone. */
  readonly zone: string | undefined;
}

function VisitFields({ form: { field }, days, zone }: VisitFieldsProps) {
  const [first] = days;
  const kept = field('schedule_date');
  const [day, setDay] = useState(kept.defaultValue || (first?.day ?? ''));
  const times = days.find((one) => one.day === day)?.times ?? first?.times ?? [];
  return (
    <>
      <div className={css.pair}>
        <SelectField
          {...kept}
          defaultValue={undefined}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
          label={texts.day}
          options={days.map((one) => ({ value: one.day, label: dayInWords(one.day) }))}
          required
        />
        <SelectField
          {...field('schedule_time')}
          label={texts.time}
          placeholder={texts.choose}
          help={zone && texts.zone(placeOf(zone))}
          options={times.map((time) => ({ value: time, label: labelOf(day, time, zone) }))}
          required
        />
      </div>
      <input type="hidden" name="schedule_kind" value="video" />
      <TextField {...field('answers.ciudad')} label={texts.interest} mark="optional" />
    </>
  );
}

/** The city by which a zone is known. */
function placeOf(zone: string): string {
  const places: Readonly<Record<string, string>> = texts.places;
  return places[zone] ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}

function labelOf(day: string, time: string, zone: string | undefined): string {
  const here = inWords(time);
  if (!zone || day === '') return texts.colombiaOnly(here);
  const { clock, days } = timeThere(day, time, zone);
  return texts.both(`${clock}${texts.shift[days]}`, here);
}
