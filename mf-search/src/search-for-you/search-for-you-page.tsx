import { formatCount } from '@umbral/domain/format/format.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { LandingFrame } from '@umbral/kit/layout/landing-frame.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { LeadForm } from '@umbral/kit/lead/lead-form.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { searchForYouTexts as texts } from '../texts/search-for-you-texts.ts';
import opening from '../ui/opening.module.css';
import { SeoLinks } from '../ui/seo-link-row.tsx';
import { leadPlanOf } from './lead-plan-of.ts';
import css from './search-for-you.module.css';
import type { SearchForYouData } from './search-for-you-queries.ts';
import type { loader } from './search-for-you-route.ts';

/** Sells the service and takes the lead, by region or abroad [R072, R074]. */
export function SearchForYouPage() {
  const data = useLoaderData<typeof loader>();
  const { place, isAbroad, count, listing } = data;
  return (
    <LandingFrame aside={<Anchor href={listing}>{texts.seeProjects(place)}</Anchor>}>
      <div className={opening.hero}>
        <Container className={css.heroInner}>
          <div className={css.words}>
            <h1 tabIndex={-1} className={css.title}>
              {texts.heading(place)}
            </h1>
            <p className={opening.lead}>{isAbroad ? texts.leadAbroad : texts.lead}</p>
            {count > 0 && (
              <CotaRule className={opening.cota}>{formatCount(count, texts.onOffer.one, texts.onOffer.many)}</CotaRule>
            )}
            <dl className={css.benefits}>
              {texts.benefits.map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <LeadForm key={data.path} plan={leadPlanOf(data)} title={texts.form.title} send={texts.form.send} />
        </Container>
      </div>
      <Sections data={data} />
    </LandingFrame>
  );
}

function Sections({ data: { place, places, newest } }: { readonly data: SearchForYouData }) {
  return (
    <Container className={opening.sections}>
      <section>
        <SectionHeading>{texts.stepsTitle}</SectionHeading>
        <ol className={css.steps}>
          {texts.steps.map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      {newest.length > 0 && (
        <Fragment
          of="mf-project/project-rail"
          props={{ kind: 'ids', ids: newest, limit: newest.length, title: texts.sampleTitle(place) }}
        />
      )}
      <SeoLinks title={texts.citiesTitle(place)} links={places} />
      <section>
        <SectionHeading>{texts.questionsTitle}</SectionHeading>
        <div className={css.questions}>
          {texts.questions.map(([question, answer]) => (
            <Accordion key={question} summary={question}>
              <p>{answer}</p>
            </Accordion>
          ))}
        </div>
      </section>
    </Container>
  );
}
