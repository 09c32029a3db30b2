import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from '@umbral/protocol/router/router.ts';
import { type MouseEvent, useEffect } from 'react';
import { ButtonLink } from '../actions/button-link.tsx';
import { refreshIcon } from '../media/icons.ts';
import { ErrorState } from '../states/error-state.tsx';
import { NotFound } from '../states/not-found.tsx';
import { isApiAway } from './api-away.ts';
import css from './error-page.module.css';
import { notFoundFacts } from './not-found.ts';
import { remoteTexts as texts } from './remote-texts.ts';
import type { ErrorPageProps } from './route-tree.tsx';
import { listingFamilies, waysBack } from './way-back.ts';

/** Draws what a page's loader or its own drawing threw: its section's 404, or the 500 page inside the slot. */
export function ErrorPage({ section, onFault }: ErrorPageProps) {
  const error = useRouteError();
  const facts = notFoundFacts(error);
  if (!facts) return <UnexpectedError error={error} onFault={onFault} />;
  return <NotFound title={facts.message} back={waysBack[facts.section ?? section]} />;
}

function UnexpectedError({ error, onFault }: Pick<ErrorPageProps, 'onFault'> & { readonly error: unknown }) {
  useEffect(() => {
    if (!isRouteErrorResponse(error) && !isApiAway(error)) onFault?.(error);
  }, [error, onFault]);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    void navigate(here, { replace: true });
  };
  return (
    <div className={css.page}>
      <h1>{texts.errorTitle}</h1>
      <ErrorState text={texts.errorText} />
      <ButtonLink href={here} look="secondary" icon={refreshIcon} onClick={retry}>
        {texts.retry}
      </ButtonLink>
      <ul className={css.families}>
        {listingFamilies.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
