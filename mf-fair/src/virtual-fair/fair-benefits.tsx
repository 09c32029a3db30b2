import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { texts } from '../texts.ts';
import css from './programme.module.css';
import type { ProgrammeData } from './programme-data.ts';

const labels = texts.benefits;

interface FairBenefitsProps {
  readonly benefits: ProgrammeData['benefits'];
  /** Where the projects that give some are. */
  readonly href: string;
}

/** What the projects of the fair give, until when, and how many of them [B084]. */
export function FairBenefits({ benefits, href }: FairBenefitsProps) {
  return (
    <section aria-labelledby="beneficios" className={css.section}>
      <SectionHeading id="beneficios" lead={labels.lead}>
        {labels.title}
      </SectionHeading>
      <ul className={css.benefits}>
        {benefits.map(({ title, text, until, projects }) => (
          <li key={title} className={css.benefit}>
            <h3 className={css.name}>{title}</h3>
            <p>{text}</p>
            <p className={css.small}>
              {labels.projects(projects)} · {labels.until(until)}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink href={href}>{labels.see}</ButtonLink>
      </p>
    </section>
  );
}
