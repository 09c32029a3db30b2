import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Tabs } from '@umbral/kit/layout/tabs.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { type RegistrationChoice, registrationHref } from '../model/registration-address.ts';
import { BankForm } from '../person/bank-form.tsx';
import { RegistrationForm } from '../person/registration-form.tsx';
import { registrationTexts as texts } from '../texts/registration-texts.ts';
import { texts as fairTexts } from '../texts.ts';
import { fairSpan } from '../ui/fair-span.ts';
import { OverNotice } from '../ui/over-notice.tsx';
import { useMoment } from '../ui/use-moment.ts';
import css from './fair-registration.module.css';
import type { OpenFair, RegistrationData } from './fair-registration-queries.ts';

/** Registration at a fair and, as its second step, the desk of its banks [R021, B084, B140]. */
export function RegistrationPage() {
  const { choice, open, next } = useLoaderData<RegistrationData>();
  const crumbs = [
    { label: fairTexts.home, href: routes.home.href() },
    { label: fairTexts.fairs.title, href: routes.fairs.href() },
    { label: texts[choice.step].title },
  ];
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={crumbs} />
      {open ? <Open open={open} choice={choice} /> : <Closed next={next} />}
    </Container>
  );
}

interface OpenProps {
  readonly open: OpenFair;
  readonly choice: RegistrationChoice;
}

function Open({ open, choice }: OpenProps) {
  const { fair, readAt, combos, stands, banks } = open;
  const moment = useMoment(readAt);
  const { step, stand } = choice;
  const isBank = step === 'bank';
  const steps = [
    { href: registrationHref({ ...choice, step: 'visitor' }), label: texts.stepVisitor, isCurrent: !isBank },
    { href: registrationHref({ ...choice, step: 'bank' }), label: texts.stepBank, isCurrent: isBank },
  ];
  return (
    <>
      <PageHeading
        overline={fairSpan(fair, moment)}
        lead={isBank ? texts.bank.lead(fair.name) : texts.visitor.lead(fair.name, fair.ends)}
      >
        {texts[step].title}
      </PageHeading>
      <OverNotice fair={fair} moment={moment} />
      <Tabs label={texts.steps} tabs={steps} />
      <div className={css.form}>
        {isBank ? (
          <BankForm fair={fair.hyphenized} banks={banks} />
        ) : (
          <RegistrationForm fair={fair.hyphenized} combos={combos} stands={stands} stand={stand} />
        )}
      </div>
    </>
  );
}

function Closed({ next }: Pick<RegistrationData, 'next'>) {
  const { closed } = texts;
  return (
    <>
      <PageHeading lead={closed.lead}>{closed.title}</PageHeading>
      <p>{next ? closed.next(next.name, next.starts, next.ends) : closed.none}</p>
      <p>{closed.news}</p>
      <Fragment of="mf-content/newsletter" />
      <p>
        <ButtonLink look="secondary" href={routes.fairs.href()}>
          {closed.fairs}
        </ButtonLink>
      </p>
    </>
  );
}
