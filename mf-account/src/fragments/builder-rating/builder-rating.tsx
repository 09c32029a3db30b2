import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';
import { FormReply } from '@umbral/kit/form/form-reply.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { type MouseEvent, useState } from 'react';
import { withWayBack } from '../../model/login-href.ts';
import { RatingForm } from '../../rating/rating-form.tsx';
import { ratingTexts as texts } from '../../texts/rating-texts.ts';
import type { topics } from '../../topics.ts';
import { useChoices } from './use-choices.ts';

interface BuilderRatingProps {
  /** The builder that the page asks about. */
  readonly data: { readonly asked: SelectOption | null };
}

/** How a builder answered, on any page: for whoever is signed in, anybody else is told so [B081, M086]. */
export function BuilderRating({ data: { asked } }: BuilderRatingProps) {
  const session = useSession();
  return (
    <section aria-labelledby="builder-rating">
      <SectionHeading id="builder-rating" lead={texts.lead}>
        {texts.title}
      </SectionHeading>
      {session ? <OwnRating key={session.id} asked={asked} /> : <SignInFirst />}
    </section>
  );
}

function SignInFirst() {
  const bus = useTopics<typeof topics>();
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    bus.ask('account/sign-in', { view: 'login' });
  };
  return (
    <Notice
      action={
        <ButtonLink
          look="secondary"
          size="s"
          href={withWayBack(routes.login.href(), routes.survey.href())}
          onClick={ask}
        >
          {texts.signIn}
        </ButtonLink>
      }
    >
      {texts.onlyRegistered}
    </Notice>
  );
}

function OwnRating({ asked }: { readonly asked: SelectOption | null }) {
  const [isRated, setRated] = useState(false);
  const { choices, isAskedRated, hasFailed, reload } = useChoices(asked);
  if (hasFailed) return <ErrorState text={texts.unreadable} onRetry={reload} />;
  if (!choices) return <Skeleton shape="block" count={2} />;
  const again = () => {
    setRated(false);
    reload();
  };
  if (isRated) {
    return (
      <FormReply>
        <Notice
          tone="success"
          role="status"
          action={
            <Button look="ghost" onClick={again}>
              {texts.another}
            </Button>
          }
        >
          {texts.sent}
        </Notice>
      </FormReply>
    );
  }
  if (choices.builders.length > 0) {
    return (
      <>
        {isAskedRated && <Notice tone="success">{texts.alreadyRated}</Notice>}
        <RatingForm
          choices={choices}
          builder={isAskedRated ? undefined : asked?.value}
          onRated={() => setRated(true)}
        />
      </>
    );
  }
  if (isAskedRated || choices.hasContacts) return <Notice tone="success">{texts.allRated}</Notice>;
  return (
    <EmptyState
      headingLevel={3}
      title={texts.nobody}
      actions={<ButtonLink href={routes.housing.href()}>{texts.explore}</ButtonLink>}
    >
      {texts.nobodyHint}
    </EmptyState>
  );
}
