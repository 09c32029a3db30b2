import { routes } from '@umbral/domain/routes/table.ts';
import type { ReactNode } from 'react';
import { Anchor } from '../actions/anchor.tsx';
import { Container } from './container.tsx';
import css from './landing-frame.module.css';
import { landingTexts as texts } from './landing-texts.ts';

interface LandingFrameProps {
  /** Right of the brand: the one way out that the page offers. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** What a page without the portal's header and footer still needs: who speaks, and by which rules. */
export function LandingFrame({ aside, children }: LandingFrameProps) {
  return (
    <div className={css.page}>
      <Container className={css.top}>
        <Anchor href={routes.home.href()} className={css.brand}>
          {texts.brand}
        </Anchor>
        {aside}
      </Container>
      {children}
      <Container className={css.legal}>
        <Anchor href={routes.habeasData.href()}>{texts.data}</Anchor>
        <Anchor href={routes.terms.href()}>{texts.terms}</Anchor>
      </Container>
    </div>
  );
}
