import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { promoteTexts as texts } from '../texts/promote-texts.ts';
import { LandingForm } from '../ui/landing-form/landing-form.tsx';
import { LandingOpening } from '../ui/landing-opening.tsx';
import { WrittenBody } from '../ui/written-page/written-body.tsx';
import { CompanyFields } from './company-fields.tsx';
import css from './promote-projects.module.css';
import type { loader } from './promote-projects-route.ts';

/** What the portal does for builders, beside the form by which they come [R039]. */
export function PromoteProjectsPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <LandingOpening heading={page.title} lead={page.description} points={texts.points}>
        <div className={css.aside}>
          <LandingForm
            kind="landing"
            formId="impulsa-tus-proyectos"
            title={texts.form.title}
            lead={texts.form.lead}
            send={texts.form.send}
            thanksHref={routes.promoteProjectsThanks.href()}
            needed={['empresa']}
          >
            {(form) => <CompanyFields form={form} />}
          </LandingForm>
          <p className={css.known}>
            {texts.hasAccount} <Anchor href={routes.builderLogin.href()}>{texts.signIn}</Anchor>
          </p>
        </div>
      </LandingOpening>
      <Container className={css.body}>
        <WrittenBody page={page} />
      </Container>
    </>
  );
}
