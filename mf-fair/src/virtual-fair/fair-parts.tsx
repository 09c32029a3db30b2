import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { type FairChoice, fairHref } from '../model/fair-address.ts';
import { texts } from '../texts.ts';
import type { ProgrammeData } from './programme-data.ts';

const labels = texts.virtual;

/** The parts of the page, each a place on it. */
export function FairParts({ programme }: { readonly programme: ProgrammeData }) {
  const parts = [
    { id: 'proyectos', label: labels.projects, isThere: true },
    { id: 'beneficios', label: texts.benefits.title, isThere: programme.benefits.length > 0 },
    { id: 'estands', label: texts.stands.title, isThere: programme.stands.length > 0 },
    { id: 'agenda', label: texts.agenda.title, isThere: programme.days.length > 0 },
    { id: 'bancos', label: texts.desk.title, isThere: programme.banks.length > 0 },
    { id: 'preguntas', label: texts.questions.title, isThere: programme.questions.length > 0 },
  ];
  return (
    <nav aria-label={labels.parts}>
      <ChipRow flow="scroll">
        {parts
          .filter(({ isThere }) => isThere)
          .map(({ id, label }) => (
            <LinkChip key={id} href={`#${id}`}>
              {label}
            </LinkChip>
          ))}
      </ChipRow>
    </nav>
  );
}

interface FairCitiesProps {
  readonly cities: ProgrammeData['cities'];
  readonly choice: FairChoice;
}

/** The cities of the fair, and the switch for what has benefits [B084]. */
export function FairCities({ cities, choice }: FairCitiesProps) {
  const first = { ...choice, page: 1 };
  return (
    <nav aria-label={labels.cities}>
      <ChipRow flow="scroll">
        <LinkChip href={fairHref({ ...first, hasBenefits: !choice.hasBenefits })} isSelected={choice.hasBenefits}>
          {labels.withBenefits}
        </LinkChip>
        <LinkChip href={fairHref({ ...first, city: undefined })} isSelected={!choice.city}>
          {labels.allCities}
        </LinkChip>
        {cities.map(({ name, slug }) => (
          <LinkChip key={slug} href={fairHref({ ...first, city: slug })} isSelected={slug === choice.city}>
            {name}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}
