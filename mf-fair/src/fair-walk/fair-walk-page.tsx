import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { printIcon } from '@umbral/kit/media/icons.ts';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { walkTexts as texts } from '../texts/walk-texts.ts';
import { texts as fairTexts } from '../texts.ts';
import { OverNotice } from '../ui/over-notice.tsx';
import { useMoment } from '../ui/use-moment.ts';
import { useWalk } from '../walk/use-walk.ts';
import css from './fair-walk.module.css';
import type { FairWalkData } from './fair-walk-route.ts';
import { WalkList } from './walk-list.tsx';

/** The walk through the fair that this device keeps: in order, to be changed and printed [R129]. */
export function FairWalkPage() {
  const { fair, region, programme } = useLoaderData<FairWalkData>();
  const moment = useMoment(programme.readAt);
  const walk = useWalk(fair.hyphenized, programme.stands);
  const fairHref = routes.virtualFair.href({ region });
  const bySlug = new Map(programme.stands.map((stand) => [stand.slug, stand]));
  const stands = (walk.stops ?? []).flatMap((stop) => bySlug.get(stop) ?? []);
  const crumbs = [
    { label: fairTexts.home, href: routes.home.href() },
    { label: fair.name, href: fairHref },
    { label: texts.title },
  ];
  const print = stands.length > 0 && (
    <Button look="secondary" size="s" icon={printIcon} className={css.unprinted} onClick={() => window.print()}>
      {texts.print}
    </Button>
  );
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={crumbs} />
      <PageHeading overline={fair.name} lead={texts.lead} action={print || undefined}>
        {texts.title}
      </PageHeading>
      <OverNotice fair={fair} moment={moment} />
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      <div className={css.stops} aria-busy={walk.stops === undefined}>
        {walk.stops && (
          <WalkList
            stands={stands}
            hrefOf={({ slug }) => routes.fairStand.href({ region, stand: slug })}
            onMove={walk.move}
            onRemove={walk.toggle}
          >
            <EmptyState title={texts.empty} actions={<ButtonLink href={fairHref}>{texts.toFair}</ButtonLink>}>
              {texts.emptyHint}
            </EmptyState>
          </WalkList>
        )}
      </div>
    </Container>
  );
}
