import { civilDate } from '@umbral/domain/format/format-date.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import type { FairCard } from '../model/fair-card.ts';
import { ownHomeHref } from '../model/own-home.ts';
import { registrationHref } from '../model/registration-address.ts';
import { isFairOver } from '../model/session-state.ts';
import { BankDesk } from '../programme/bank-desk.tsx';
import { FairAgenda } from '../programme/fair-agenda.tsx';
import { FairBenefits } from '../programme/fair-benefits.tsx';
import { FairQuestions } from '../programme/fair-questions.tsx';
import { ownHomeTexts as texts } from '../texts/own-home-texts.ts';
import { OverNotice } from '../ui/over-notice.tsx';
import { useMoment } from '../ui/use-moment.ts';
import { Editions } from './editions.tsx';
import css from './own-home.module.css';
import { ownHomeCrumbs } from './own-home-crumbs.ts';
import type { Edition, OwnHomeData } from './own-home-data.ts';
import { OwnHomeProjects } from './own-home-projects.tsx';
import { Subsidies } from './subsidies.tsx';

/** The fair of own homes: an edition, whole or in one city; one that is over can only be read [R023, R024, R025, B141]. */
export function OwnHomePage() {
  const data = useLoaderData<OwnHomeData>();
  const { edition } = data;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={ownHomeCrumbs(data)} />
      {edition ? <Whole data={data} edition={edition} /> : <NoEdition />}
    </Container>
  );
}

interface WholeProps {
  readonly data: OwnHomeData;
  readonly edition: Edition;
}

function Whole({ data, edition }: WholeProps) {
  const { city, editions, page } = data;
  const { fair, programme } = edition;
  const moment = useMoment(programme.readAt);
  const isOn = fair.isActive && !isFairOver(fair.endsOn, moment);
  const register = isOn && <ButtonLink href={registrationHref({ fair: fair.hyphenized })}>{texts.register}</ButtonLink>;
  return (
    <>
      <PageHeading overline={stateOf(fair, isOn)} lead={fair.description} action={register || undefined}>
        {city ? texts.cityTitle(city.name) : fair.name}
      </PageHeading>
      {fair.isActive ? <OverNotice fair={fair} moment={moment} /> : <Past fair={fair} editions={editions} />}
      <OwnHomeProjects data={data} edition={edition} />
      {page === 1 && !city && <About edition={edition} moment={moment} />}
      {editions.length > 1 && <Editions editions={editions} current={fair} />}
    </>
  );
}

/** An edition that ends while its page is open is told as past. */
function stateOf({ isComing, starts, ends }: FairCard, isOn: boolean): string {
  if (isOn) return texts.open(ends);
  return isComing ? texts.coming(starts, ends) : texts.past(starts, ends);
}

function Past({ fair, editions }: { readonly fair: FairCard; readonly editions: readonly FairCard[] }) {
  const current = editions.find(({ isActive }) => isActive);
  if (fair.isComing) return null;
  const way = current && (
    <ButtonLink size="s" look="secondary" href={ownHomeHref(current, editions)}>
      {texts.toCurrent(current.name)}
    </ButtonLink>
  );
  return (
    <Notice tone="info" action={way}>
      {texts.pastNotice}
    </Notice>
  );
}

function About({ edition: { fair, programme }, moment }: { readonly edition: Edition; readonly moment: number }) {
  const { benefits, days, pastSessions, banks, questions } = programme;
  return (
    <>
      <section aria-labelledby="que-es" className={css.section}>
        <SectionHeading id="que-es">{texts.about.title}</SectionHeading>
        <p className={css.text}>{texts.about.text}</p>
      </section>
      <Subsidies year={civilDate(programme.readAt).year} />
      {benefits.length > 0 && <FairBenefits benefits={benefits} moment={moment} />}
      {days.length > 0 && <FairAgenda {...{ days, pastSessions, moment }} fair={fair.hyphenized} />}
      {fair.isActive && banks.length > 0 && <BankDesk banks={banks} fair={fair.hyphenized} />}
      {questions.length > 0 && <FairQuestions questions={questions} />}
    </>
  );
}

function NoEdition() {
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      <Fragment of="mf-content/newsletter" />
    </>
  );
}
