import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { isFairOver } from '../model/session-state.ts';
import { texts } from '../texts.ts';
import css from './programme.module.css';
import type { Benefit, ProgrammeData } from './programme-data.ts';

const labels = texts.benefits;

interface FairBenefitsProps {
  readonly benefits: ProgrammeData['benefits'];
  /** Where the projects that give some are. */
  readonly href?: string;
  /** Milliseconds. */
  readonly moment: number;
}

/** What the projects of the fair give, until when, and how many of them [B084]. */
export function FairBenefits({ benefits, href, moment }: FairBenefitsProps) {
  return (
    <section aria-labelledby="beneficios" className={css.section}>
      <SectionHeading id="beneficios" lead={labels.lead}>
        {labels.title}
      </SectionHeading>
      <ul className={css.benefits}>
        {benefits.map(({ projects, ...benefit }) => (
          <BenefitCard key={benefit.title} benefit={benefit} moment={moment} of={labels.projects(projects)} />
        ))}
      </ul>
      {href && (
        <p>
          <ButtonLink href={href}>{labels.see}</ButtonLink>
        </p>
      )}
    </section>
  );
}

interface BenefitCardProps {
  readonly benefit: Benefit;
  readonly moment: number;
  /** How many projects give it. */
  readonly of?: string;
}

/** One benefit with the day on which it ends; what has ended says so and stays readable. */
export function BenefitCard({ benefit: { title, text, until, endsOn }, moment, of }: BenefitCardProps) {
  const ends = isFairOver(endsOn, moment) ? labels.ended(until) : labels.until(until);
  return (
    <li className={css.benefit}>
      <h3 className={css.name}>{title}</h3>
      <p>{text}</p>
      <p className={css.small}>{of ? `${of} · ${ends}` : ends}</p>
    </li>
  );
}
