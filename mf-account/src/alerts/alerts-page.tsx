import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { ownAlertsTexts as texts } from '../texts/own-alerts-texts.ts';
import { useListFocus } from '../ui/use-list-focus.ts';
import { AlertCard } from './alert-card.tsx';
import css from './alerts.module.css';
import type { loader } from './alerts-route.ts';
import { OwnWatches } from './own-watches.tsx';

/** The searches and homes that the person is told news of [R081, R077, B134]. */
export function AlertsPage() {
  const { own, counts } = useLoaderData<typeof loader>();
  const { alerts, watches } = own;
  const list = useListFocus<HTMLUListElement>(alerts.length);
  return (
    <AccountFrame
      screen="alerts"
      counts={counts}
      title={texts.title}
      lead={alerts.length > 0 ? texts.quiet : undefined}
    >
      {alerts.length === 0 ? (
        <NoAlerts />
      ) : (
        <ul ref={list} tabIndex={-1} className={css.list} aria-label={texts.title}>
          {alerts.map((alert) => (
            <li key={alert.id}>
              <AlertCard alert={alert} />
            </li>
          ))}
        </ul>
      )}
      <OwnWatches watches={watches} />
      {alerts.length > 0 && <Fragment of="mf-content/audience-form" props={{ form: 'alarms' }} />}
    </AccountFrame>
  );
}

function NoAlerts() {
  return (
    <EmptyState
      title={texts.empty}
      actions={
        <>
          <ButtonLink href={routes.housing.href()}>{texts.explore}</ButtonLink>
          <ButtonLink look="secondary" href={routes.accountFavourites.href()}>
            {texts.favourites}
          </ButtonLink>
        </>
      }
    >
      {texts.emptyHint} {texts.quiet}
    </EmptyState>
  );
}
