import { hydrateInSlices } from '@umbral/kit/remote/react-root.tsx';
import { startTransition } from 'react';
import { documentIds, idPrefixes } from '../document/boot.ts';
import type { FrameRequest } from '../document/frame-contract.ts';
import { hasFooter } from '../frame/frame-layouts.ts';
import type { FramePorts } from '../frame/frame-ports.ts';
import { HeaderRoot } from '../frame/header-root.tsx';
import { elementById } from './element-by-id.ts';

/** Header and footer for the pages to come. */
export interface FrameRoots {
  /** Draws the frame for another page. */
  update(change: Pick<FrameRequest, 'layout' | 'pathname'>): void;
}

/** Hydrates the header. The footer is links: it stays the server's HTML and is only shown or hidden. */
export function hydrateFrame(first: FrameRequest, ports: FramePorts): FrameRoots {
  const header = hydrateInSlices(elementById(documentIds.header), <HeaderRoot request={first} ports={ports} />, {
    identifierPrefix: idPrefixes.header,
  });
  const footer = elementById(documentIds.footer);
  return {
    update(change) {
      const request = { ...first, ...change };
      startTransition(() => header.render(<HeaderRoot request={request} ports={ports} />));
      footer.hidden = !hasFooter(request.layout);
      if (!footer.hidden && footer.childElementCount === 0) void drawFooter(footer, request);
    },
  };
}

/** A document that began without a footer gets one with the first page that has it. */
async function drawFooter(element: HTMLElement, request: FrameRequest): Promise<void> {
  const [{ createRoot }, { FooterRoot }] = await Promise.all([
    import('react-dom/client'),
    import('../frame/footer-root.tsx'),
  ]);
  createRoot(element, { identifierPrefix: idPrefixes.footer }).render(<FooterRoot request={request} />);
}
