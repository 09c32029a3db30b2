import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useLoaderData, useRevalidator } from '@umbral/protocol/router/router.ts';
import { useRef } from 'react';
import { AccountFrame } from '../frame/account-frame.tsx';
import { RatingForm } from '../rating/rating-form.tsx';
import { ratingTexts } from '../texts/rating-texts.ts';
import { surveysTexts } from '../texts/surveys-texts.ts';
import { GivenRatings } from './given-ratings.tsx';
import css from './surveys.module.css';
import type { SurveysData } from './surveys-queries.ts';
import type { loader } from './surveys-route.ts';

/** Ratings of builders that were contacted, and the state of the portal's own survey [R092, B081]. */
export function SurveysPage() {
  const { own, counts } = useLoaderData<typeof loader>();
  const list = useRef<HTMLElement>(null);
  const { revalidate } = useRevalidator();
  const readAgain = async () => {
    await revalidate();
    list.current?.focus();
  };
  return (
    <AccountFrame screen="surveys" counts={counts} title={surveysTexts.title} lead={surveysTexts.lead}>
      <div className={css.columns}>
        <RatingPart data={own} onRated={readAgain} />
        <div className={css.side}>
          <PortalPart hasAnswered={own.hasAnsweredPortal} />
          <GivenRatings ref={list} given={own.given} />
        </div>
      </div>
    </AccountFrame>
  );
}

function RatingPart({ data, onRated }: { readonly data: SurveysData; readonly onRated: () => Promise<void> }) {
  const texts = ratingTexts;
  return (
    <section aria-labelledby="surveys-rate" className={css.part}>
      <SectionHeading id="surveys-rate" lead={texts.lead}>
        {texts.title}
      </SectionHeading>
      {data.builders.length > 0 ? (
        // A form for the builders that are left: after a rating it begins anew.
        <RatingForm key={data.builders.length} choices={data} onRated={onRated} />
      ) : data.hasContacts ? (
        <Notice tone="success">{texts.allRated}</Notice>
      ) : (
        <EmptyState
          headingLevel={3}
          title={texts.nobody}
          actions={<ButtonLink href={routes.housing.href()}>{texts.explore}</ButtonLink>}
        >
          {texts.nobodyHint}
        </EmptyState>
      )}
    </section>
  );
}

function PortalPart({ hasAnswered }: { readonly hasAnswered: boolean }) {
  const texts = surveysTexts.portal;
  return (
    <section aria-labelledby="surveys-portal" className={css.part}>
      <SectionHeading id="surveys-portal">{texts.title}</SectionHeading>
      {hasAnswered ? (
        <Notice tone="success">{texts.answered}</Notice>
      ) : (
        <Notice
          action={
            <ButtonLink look="secondary" size="s" href={routes.survey.href()}>
              {texts.answer}
            </ButtonLink>
          }
        >
          {texts.open}
        </Notice>
      )}
    </section>
  );
}
