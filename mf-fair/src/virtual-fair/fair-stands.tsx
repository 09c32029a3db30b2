import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { texts } from '../texts.ts';
import css from './programme.module.css';
import type { Stand } from './programme-data.ts';

const labels = texts.stands;

/** The builders of the fair: what each brings, who attends and when. */
export function FairStands({ stands }: { readonly stands: readonly Stand[] }) {
  return (
    <section aria-labelledby="estands" className={css.section}>
      <SectionHeading id="estands" lead={labels.lead}>
        {labels.title}
      </SectionHeading>
      <ul className={css.stands}>
        {stands.map(({ name, builder, href, logo, description, host, hours }) => (
          <li key={name} className={css.stand}>
            {logo && <Picture image={{ ...logo, alt: '' }} ratio="1:1" sizes="64px" className={css.logo} />}
            <div className={css.about}>
              <h3 className={css.name}>{name}</h3>
              <p>{description}</p>
              <p className={css.small}>
                {labels.host(host)}. {hours}
              </p>
              <Anchor href={href}>{labels.see(builder)}</Anchor>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
