import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { LandingFrame } from '@umbral/kit/layout/landing-frame.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { searchForYouTexts } from '../texts/search-for-you-texts.ts';
import opening from '../ui/opening.module.css';
import css from './search-for-you-thanks.module.css';
import type { loader } from './search-for-you-thanks-route.ts';

const { thanks: texts } = searchForYouTexts;

/** The lead has arrived: what happens next, and ways on until then [R073, R075]. */
export function SearchForYouThanksPage() {
  const { isAbroad, listing } = useLoaderData<typeof loader>();
  return (
    <LandingFrame>
      <Container className={css.words}>
        <h1 tabIndex={-1} className={css.title}>
          {texts.heading}
        </h1>
        <p className={opening.lead}>{isAbroad ? texts.leadAbroad : texts.lead}</p>
        <CotaRule className={opening.cota}>{texts.meanwhile}</CotaRule>
        <div className={css.ways}>
          <ButtonLink href={listing}>{texts.projects}</ButtonLink>
          <ButtonLink href={routes.guides.href()} look="secondary">
            {texts.guides}
          </ButtonLink>
        </div>
      </Container>
    </LandingFrame>
  );
}
