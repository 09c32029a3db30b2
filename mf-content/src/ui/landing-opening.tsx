import { Container } from '@umbral/kit/layout/container.tsx';
import type { ReactNode } from 'react';
import css from './landing-opening.module.css';

interface LandingOpeningProps {
  readonly heading: string;
  readonly lead: string;
  /** What speaks for it, each with a sentence. */
  readonly points: readonly (readonly [name: string, text: string])[];
  /** The form beside the words. */
  readonly children: ReactNode;
}

/** How a landing page opens: what it offers, beside the form that takes it. */
export function LandingOpening({ heading, lead, points, children }: LandingOpeningProps) {
  return (
    <div className={css.band}>
      <Container className={css.inner}>
        <div className={css.words}>
          <h1 tabIndex={-1} className={css.title}>
            {heading}
          </h1>
          <p className={css.lead}>{lead}</p>
          <dl className={css.points}>
            {points.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        {children}
      </Container>
    </div>
  );
}
