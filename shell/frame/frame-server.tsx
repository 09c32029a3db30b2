import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { fixedCurrency } from '../currency/currency-store.ts';
import { idPrefixes } from '../document/boot.ts';
import type { FrameRequest, FrameResult, FrameServer, ShellPage } from '../document/frame-contract.ts';
import { unknownSession } from '../session/session-store.ts';
import { FooterRoot } from './footer-root.tsx';
import { HeaderRoot } from './header-root.tsx';
import { inertPorts } from './inert-ports.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { pageTexts } from './pages/page-texts.ts';
import { UnavailablePage } from './pages/unavailable-page.tsx';

/** Draws header and footer of a layout. */
export function renderFrame(request: FrameRequest): FrameResult {
  const ports = inertPorts(fixedCurrency(request.currency), unknownSession());
  return {
    header: renderToString(<HeaderRoot request={request} ports={ports} />, { identifierPrefix: idPrefixes.header }),
    footer: renderToString(<FooterRoot request={request} />, { identifierPrefix: idPrefixes.footer }),
  };
}

const pages: Readonly<Record<ShellPage['kind'], { readonly page: ReactElement; readonly title: string }>> = {
  'not-found': { page: <NotFoundPage />, title: pageTexts.notFound.title },
  error: { page: <ErrorPage />, title: pageTexts.error.title },
  unavailable: { page: <UnavailablePage />, title: pageTexts.unavailable.title },
};

/** Draws one of the shell's own pages; they need no JavaScript. */
export function renderShellPage(shown: ShellPage): { html: string; title: string } {
  const { page, title } = pages[shown.kind];
  const special = shown.kind === 'not-found' && shown.message ? <NotFoundPage message={shown.message} /> : page;
  return { html: renderToString(special), title };
}

({ renderFrame, renderShellPage }) satisfies FrameServer;
