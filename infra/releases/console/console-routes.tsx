import type { RouteObject } from '@umbral/protocol/router/router.ts';
import { consoleUrls } from '../src/console/console-urls.ts';
import { ApprovalsPage } from './approvals/approvals-page.tsx';
import { AuditPage } from './audit/audit-page.tsx';
import { FailuresPage } from './failures/failures-page.tsx';
import { ConsoleFrame } from './frame/console-frame.tsx';
import { LinksPage } from './links/links-page.tsx';
import { NowPage } from './now/now-page.tsx';
import { ReleasesPage } from './releases/releases-page.tsx';
import { RemotePage } from './remote/remote-page.tsx';
import { SessionsPage } from './sessions/sessions-page.tsx';

/** The screens of the console. */
export const consoleRoutes: readonly RouteObject[] = [
  {
    element: <ConsoleFrame />,
    children: [
      { path: consoleUrls.now, element: <NowPage /> },
      { path: consoleUrls.remote, element: <RemotePage /> },
      { path: consoleUrls.releases, element: <ReleasesPage /> },
      { path: consoleUrls.failures, element: <FailuresPage /> },
      { path: consoleUrls.audit, element: <AuditPage /> },
      { path: consoleUrls.links, element: <LinksPage /> },
      { path: consoleUrls.approvals, element: <ApprovalsPage /> },
      { path: consoleUrls.sessions, element: <SessionsPage /> },
    ],
  },
];
