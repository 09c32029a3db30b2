import { doneParam } from '@umbral/domain/routes/recovery-paths.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { FormReply } from '@umbral/kit/form/form-reply.tsx';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { LandingFrame } from '@umbral/kit/layout/landing-frame.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { LeadForm } from '@umbral/kit/lead/lead-form.tsx';
import type { LeadPlan } from '@umbral/kit/lead/lead-plan.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { mortgagePartnerTexts as texts } from '../texts/mortgage-partner-texts.ts';
import { LandingOpening } from '../ui/landing-opening.tsx';
import { NumberedSteps } from '../ui/numbered-steps.tsx';
import { CreditPart } from './credit-part.tsx';
import css from './mortgage-partner.module.css';
import type { loader } from './mortgage-partner-route.ts';
import { SubsidyTables } from './subsidy-tables.tsx';

const { form } = texts;
const path = routes.mortgagePartner.href();

const plan: LeadPlan = {
  formId: form.formId,
  thanksHref: `${path}?${doneParam}=1`,
  interest: { label: form.interest },
  questions: [
    { name: 'caja', label: form.fund },
    { name: 'ingreso', label: form.income, options: form.incomes },
  ],
  consent: form.consent,
};

/** A mortgage with one's compensation fund: what it gives, up to which price, and what the loan costs [R038]. */
export function MortgagePartnerPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <LandingFrame aside={<Anchor href={routes.vis.href({})}>{texts.seeHomes}</Anchor>}>
      <LandingOpening heading={texts.heading} lead={texts.lead} points={texts.points}>
        {data.isSent ? (
          <FormReply isNew={false}>
            <Notice tone="success" role="status">
              {form.sent}
            </Notice>
          </FormReply>
        ) : (
          <LeadForm plan={plan} title={form.title} lead={form.lead} send={form.send} sent={form.sent} />
        )}
      </LandingOpening>
      <Container className={css.sections}>
        <Notice tone="info">{texts.notice}</Notice>
        <CreditPart data={data} />
        <SubsidyTables data={data} />
        <section aria-labelledby="pasos">
          <SectionHeading id="pasos">{texts.stepsTitle}</SectionHeading>
          <NumberedSteps steps={texts.steps} />
        </section>
        <section aria-labelledby="preguntas">
          <SectionHeading id="preguntas">{texts.questionsTitle}</SectionHeading>
          <div className={css.questions}>
            {texts.questions.map(([question, answer]) => (
              <Accordion key={question} summary={question}>
                <p>{answer}</p>
              </Accordion>
            ))}
          </div>
        </section>
      </Container>
    </LandingFrame>
  );
}
