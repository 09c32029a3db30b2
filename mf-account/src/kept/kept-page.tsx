import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { comparedHomeOf } from '../comparisons/compared-home.ts';
import { ComparisonCard } from '../comparisons/comparison-card.tsx';
import comparisonsCss from '../comparisons/comparisons.module.css';
import { isLasting as isLastingHere } from '../device/device-store.ts';
import type { KeptHome } from '../favourites/kept-home.ts';
import { KeptHomes } from '../favourites/kept-homes.tsx';
import { NoHomes } from '../favourites/no-homes.tsx';
import { deviceTexts as texts } from '../texts/device-texts.ts';
import type { topics } from '../topics.ts';
import { KeptActionsContext } from '../ui/kept-actions.tsx';
import { deviceActions } from './device-actions.ts';
import css from './kept.module.css';
import { type KeptThings, useKeptThings } from './use-kept-things.ts';

/** It does not change while the page is there. */
const noNews = () => () => undefined;

/** What this device keeps for whoever has no account [R115, B136]. */
export function KeptPage() {
  const kept = useKeptThings();
  const hasAccount = Boolean(useSession());
  const isLasting = useSyncExternalStore(noNews, isLastingHere, () => true);
  useWayToAccount(hasAccount && isNothing(kept));
  return (
    <Container className={css.page}>
      <Heading hasAccount={hasAccount} />
      {!isLasting && <Notice tone="warning">{texts.notLasting}</Notice>}
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <KeptActionsContext value={deviceActions}>
        <Kept kept={kept} />
      </KeptActionsContext>
    </Container>
  );
}

/** Whoever signs in here sees everything in the account as soon as it is there. */
function useWayToAccount(isThere: boolean): void {
  const { navigate } = useRemote();
  useEffect(() => {
    if (isThere) navigate(routes.accountFavourites.href());
  }, [isThere, navigate]);
}

function Heading({ hasAccount }: { readonly hasAccount: boolean }) {
  const bus = useTopics<typeof topics>();
  if (hasAccount) {
    return (
      <PageHeading
        lead={texts.leftLead}
        action={<ButtonLink href={routes.accountFavourites.href()}>{texts.toAccount}</ButtonLink>}
      >
        {texts.left}
      </PageHeading>
    );
  }
  return (
    <PageHeading
      lead={texts.lead}
      action={<Button onClick={() => bus.ask('account/sign-in', { view: 'register' })}>{texts.signIn}</Button>}
    >
      {texts.title}
    </PageHeading>
  );
}

function isNothing({ hearts, things }: KeptThings): boolean {
  return hearts.length + things.homes.length + things.lists.length + things.comparisons.length === 0;
}

function Kept({ kept }: { readonly kept: KeptThings }) {
  const { things, records, retry } = kept;
  if (records === null) return <ErrorState text={texts.failed} onRetry={retry} />;
  if (!records) return <Waiting />;
  const homes = homesOf(kept);
  if (homes.length + things.lists.length + things.comparisons.length === 0) return <NoHomes />;
  return (
    <>
      {homes.length + things.lists.length > 0 && <KeptHomes homes={homes} lists={things.lists} />}
      {things.comparisons.length > 0 && <Comparisons kept={kept} />}
    </>
  );
}

function homesOf({ hearts, things, records }: KeptThings): KeptHome[] {
  const now = Date.now();
  return hearts.flatMap((id) => {
    const record = records?.get(id);
    if (!record) return [];
    const { listId = null, note = '' } = things.homes.find(({ plantId }) => plantId === id) ?? {};
    return [{ card: plantCardOf(record, now), savedAt: '', listId, note, toldCop: null }];
  });
}

function Comparisons({ kept: { things, records } }: { readonly kept: KeptThings }) {
  return (
    <section aria-labelledby="kept-comparisons" className={css.part}>
      <SectionHeading id="kept-comparisons" lead={texts.saved(things.comparisons.length)}>
        {texts.comparisons}
      </SectionHeading>
      <ul className={comparisonsCss.list} aria-labelledby="kept-comparisons">
        {things.comparisons.map(({ id, name, createdAt, plantIds }) => (
          <li key={id}>
            <ComparisonCard
              comparison={{
                id,
                name,
                createdAt,
                homes: plantIds.flatMap((plantId) => {
                  const record = records?.get(plantId);
                  return record ? [comparedHomeOf(record)] : [];
                }),
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting() {
  return (
    <div className={css.waiting}>
      {[0, 1, 2].map((index) => (
        <div key={index}>
          <Skeleton shape="media" />
          <Skeleton count={5} />
        </div>
      ))}
    </div>
  );
}
