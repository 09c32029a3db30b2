import { type AnchorProps, AnchorProvider } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { Container } from '@umbral/kit/layout/container.tsx';
import { Tabs } from '@umbral/kit/layout/tabs.tsx';
import { logoutIcon } from '@umbral/kit/media/icons.ts';
import { production } from '@umbral/protocol/composition/environment.ts';
import { Link, Outlet, useLocation } from '@umbral/protocol/router/router.ts';
import { useEffect, useRef } from 'react';
import { consoleUrls } from '../../src/console/console-urls.ts';
import { useSession } from '../session/session-context.ts';
import css from './console-frame.module.css';
import { EnvironmentSwitch } from './environment-switch.tsx';
import { frameTexts } from './frame-texts.ts';
import { useEnvironments } from './use-environments.tsx';

interface Screen {
  readonly href: string;
  readonly label: string;
  readonly isForOperators?: boolean;
}

const screens: readonly Screen[] = [
  { href: consoleUrls.now, label: frameTexts.now },
  { href: consoleUrls.releases, label: frameTexts.releases },
  { href: consoleUrls.failures, label: frameTexts.failures },
  { href: consoleUrls.audit, label: frameTexts.audit },
  { href: consoleUrls.links, label: frameTexts.links },
  { href: consoleUrls.approvals, label: frameTexts.approvals, isForOperators: true },
  { href: consoleUrls.sessions, label: frameTexts.sessions },
];

/** Links of the portal's own parts go through the console's router. */
function RouterAnchor({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />;
}

/** Head and navigation around every screen. */
export function ConsoleFrame() {
  const { identity, signOut } = useSession();
  const { pathname } = useLocation();
  const offered = screens.filter(({ isForOperators }) => !isForOperators || identity.role === 'operator');
  const { names, refusal } = useEnvironments();
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main, pathname);
  return (
    <AnchorProvider value={RouterAnchor}>
      <a href="#contenido" className="skip-link">
        {frameTexts.skip}
      </a>
      <header className={css.head}>
        <Container className={css.bar}>
          <Link to={consoleUrls.now} className={css.brand}>
            {frameTexts.brand} <span className={css.word}>{frameTexts.title}</span>
          </Link>
          <EnvironmentSwitch names={refusal ? [...new Set([...names, production])] : names} />
          <p className={css.who}>
            <strong>{identity.name}</strong>
            <span className={css.rights}>
              {identity.role === 'operator' ? frameTexts.operator : frameTexts.team(identity.remotes)}
            </span>
          </p>
          {/* A document of the portal, not a screen of the console. */}
          <a href="/?inspector" className={buttonClass({ look: 'ghost', size: 's' })}>
            {frameTexts.inspector}
          </a>
          <Button look="ghost" size="s" icon={logoutIcon} onClick={signOut}>
            {frameTexts.signOut}
          </Button>
        </Container>
        <Container>
          <Tabs
            label={frameTexts.screens}
            tabs={offered.map(({ href, label }) => ({ href, label, isCurrent: href === pathname }))}
          />
        </Container>
      </header>
      <main id="contenido" ref={main} tabIndex={-1}>
        <Container className={css.screen}>{refusal ?? <Outlet />}</Container>
      </main>
    </AnchorProvider>
  );
}

/** Another screen is read from its start, as another page would be. */
function useFocusOnArrival(main: { readonly current: HTMLElement | null }, pathname: string): void {
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
