import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import type { ProgrammeData } from '../programme/programme-data.ts';
import { pavilionTexts } from '../texts/pavilion-texts.ts';
import { texts } from '../texts.ts';

const labels = texts.virtual;

/** The parts of the page, each a place on it. */
export function FairParts({ programme }: { readonly programme: ProgrammeData }) {
  const parts = [
    { id: 'pabellon', label: pavilionTexts.title, isThere: programme.stands.length > 0 },
    { id: 'proyectos', label: labels.projects, isThere: true },
    { id: 'estands', label: texts.stands.title, isThere: programme.stands.length > 0 },
    { id: 'beneficios', label: texts.benefits.title, isThere: programme.benefits.length > 0 },
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
