import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useState } from 'react';
import { ScreenHeading } from '../frame/screen-heading.tsx';
import { type KeptLink, linksAnswer } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { useAnswer } from '../session/use-answer.ts';
import { LinkForm } from './link-form.tsx';
import { LinkRow } from './link-row.tsx';
import css from './links-page.module.css';
import { linksTexts } from './links-texts.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

/** Links that hold an exact composition: made here, listed, ended. */
export function LinksPage() {
  const { answer, askAgain } = useAnswer(linksAnswer, '/links?limit=100');
  const [leaving, setLeaving] = useState<KeptLink>();
  return (
    <>
      <ScreenHeading title={linksTexts.title} lead={linksTexts.lead} />
      <section aria-labelledby="make">
        <SectionHeading id="make">{linksTexts.make}</SectionHeading>
        <LinkForm onMade={askAgain} />
      </section>
      <section aria-labelledby="list">
        <SectionHeading id="list">{linksTexts.list}</SectionHeading>
        {answer.state === 'loading' && <Skeleton shape="control" count={3} />}
        {answer.state === 'failed' && <ErrorState text={problemText(answer.problem)} onRetry={askAgain} />}
        {answer.state === 'ready' && answer.value.links.length === 0 && (
          <EmptyState title={linksTexts.empty} headingLevel={3}>
            {linksTexts.emptyLead}
          </EmptyState>
        )}
        {answer.state === 'ready' && (
          <ul className={css.list}>
            {answer.value.links.map((kept) => (
              <LinkRow key={kept.link.id} kept={kept} onRevoke={() => setLeaving(kept)} />
            ))}
          </ul>
        )}
      </section>
      {leaving && (
        <RevokeDialog
          kept={leaving}
          onClose={() => setLeaving(undefined)}
          onDone={() => {
            setLeaving(undefined);
            askAgain();
          }}
        />
      )}
    </>
  );
}
