import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Picture } from '@umbral/kit/media/picture.tsx';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import css from './programme.module.css';
import type { Stand } from './programme-data.ts';

const labels = texts.stands;

interface FairStandsProps {
  readonly stands: readonly Stand[];
  readonly hrefOf: (stand: Stand) => string;
  /** What one can do with a stand besides going there. */
  readonly actionOf?: (stand: Stand) => ReactNode;
}

/** The builders of the fair: what each brings, who attends and when. */
export function FairStands({ stands, hrefOf, actionOf }: FairStandsProps) {
  return (
    <section aria-labelledby="estands" className={css.section}>
      <SectionHeading id="estands" lead={labels.lead}>
        {labels.title}
      </SectionHeading>
      <ul className={css.stands} id="lista-de-estands" tabIndex={-1}>
        {stands.map((stand) => (
          <li key={stand.slug} className={css.stand}>
            {stand.logo && <Picture image={{ ...stand.logo, alt: '' }} ratio="1:1" sizes="64px" className={css.logo} />}
            <div className={css.about}>
              <h3 className={css.name}>{stand.name}</h3>
              <p>{stand.description}</p>
              <p className={css.small}>
                {labels.host(stand.host)}. {stand.hours}
              </p>
              <p className={css.ways}>
                <Anchor href={hrefOf(stand)}>{labels.enter(stand.builder)}</Anchor>
                {actionOf?.(stand)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
