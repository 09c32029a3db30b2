import { formatCount } from 'shared-contracts/domain/format.ts';
import { Fragment } from 'shared-contracts/remote/fragment.tsx';
import { useLoaderData } from 'shared-contracts/router/router.ts';
import { Accordion } from 'shared-contracts/ui/accordion.tsx';
import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { CotaRule } from 'shared-contracts/ui/cota-rule.tsx';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { searchForYouTexts as texts } from '../texts/search-for-you-texts.ts';
import { LandingFrame } from '../ui/landing-frame.tsx';
import opening from '../ui/opening.module.css';
import { SeoLinks } from '../ui/seo-link-row.tsx';
import { LeadForm } from './lead-form.tsx';
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
          <LeadForm key={data.path} data={data} />
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
