import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { launchTexts } from '../texts/launch-texts.ts';
import css from './launch-thanks-page.module.css';
import type { loader } from './launch-thanks-route.ts';

const { thanks: texts } = launchTexts;

/** The form of a launch has arrived: what happens next, and ways on until then [R042]. */
export function LaunchThanksPage() {
  const { back } = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <Anchor href={routes.home.href()} className={css.brand}>
        {texts.brand}
      </Anchor>
      <div className={css.words}>
        <h1 tabIndex={-1} className={css.title}>
          {texts.heading}
        </h1>
        <p className={css.lead}>{texts.lead}</p>
        <CotaRule className={css.cota}>{texts.meanwhile}</CotaRule>
        <div className={css.ways}>
          {back && <ButtonLink href={back}>{texts.back}</ButtonLink>}
          <ButtonLink href={routes.launches.href()} look={back ? 'secondary' : undefined}>
            {texts.others}
          </ButtonLink>
          <ButtonLink href={routes.housing.href({})} look="secondary">
            {texts.projects}
          </ButtonLink>
        </div>
      </div>
      <div className={css.legal}>
        <Anchor href={routes.habeasData.href()}>{texts.data}</Anchor>
        <Anchor href={routes.terms.href()}>{texts.terms}</Anchor>
      </div>
    </Container>
  );
}
