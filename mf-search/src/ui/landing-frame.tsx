import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import type { ReactNode } from 'react';
import { searchForYouTexts as texts } from '../texts/search-for-you-texts.ts';
import css from './landing-frame.module.css';

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
        <Anchor href={routes.habeasData.href()}>{texts.legal.data}</Anchor>
        <Anchor href={routes.terms.href()}>{texts.legal.terms}</Anchor>
      </Container>
    </div>
  );
}
