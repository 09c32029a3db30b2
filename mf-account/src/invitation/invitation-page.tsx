import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { TitleBlock } from '@umbral/kit/layout/title-block.tsx';
import { useNavigate } from '@umbral/protocol/router/router.ts';
import { EmailStep } from '../sign/email-step.tsx';
import formCss from '../sign/sign-form.module.css';
import { usePageWays } from '../sign/sign-ways.ts';
import { SwitchLink } from '../sign/switch-link.tsx';
import { keepTypedEmail } from '../sign/typed-email.ts';
import { invitationTexts as texts } from '../texts/invitation-texts.ts';
import { registrationTexts } from '../texts/registration-texts.ts';
import { Benefits } from './benefits.tsx';
import css from './invitation.module.css';

/** Tells what an account is for, and takes the first step of the registration [R044]. */
export function InvitationPage() {
  return (
    <Container className={css.page}>
      <div className={css.columns}>
        <PageHeading overline={texts.overline} lead={texts.lead}>
          {texts.title}
        </PageHeading>
        <FirstStep />
        <Benefits />
      </div>
      <TitleBlock cells={texts.figures} />
      <section className={css.builders} aria-labelledby="builders">
        <div>
          <h2 id="builders">{texts.builders.title}</h2>
          <p>{texts.builders.text}</p>
        </div>
        <ButtonLink look="secondary" href={routes.builderLogin.href()}>
          {texts.builders.enter}
        </ButtonLink>
      </section>
    </Container>
  );
}

function FirstStep() {
  const goInside = useNavigate();
  const ways = usePageWays(null);
  const goOn = (email: string) => {
    keepTypedEmail(email, true);
    goInside(routes.registration.href());
  };
  return (
    <section className={css.sheet} aria-labelledby="first-step" data-sign-form>
      <h2 id="first-step">{texts.start}</h2>
      <CotaRule />
      <EmailStep email="" onNext={goOn} />
      <p className={formCss.switch}>
        {registrationTexts.hasAccount}{' '}
        <SwitchLink ways={ways} to="login">
          {registrationTexts.login}
        </SwitchLink>
      </p>
    </section>
  );
}
