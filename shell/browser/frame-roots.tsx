import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { documentIds, idPrefixes } from '../composition/boot.ts';
import type { FrameRequest } from '../frame/frame-contract.ts';
import type { FramePorts } from '../frame/frame-ports.ts';
import { FooterRoot, HeaderRoot } from '../frame/frame-roots.tsx';
import { elementById } from './element-by-id.ts';

/** Header and footer, alive. */
export interface FrameRoots {
  /** Draws the frame for another page. */
  update(change: Pick<FrameRequest, 'layout' | 'pathname'>): void;
}

/** Hydrates the two roots of the frame. */
export function hydrateFrame(first: FrameRequest, ports: FramePorts): FrameRoots {
  const header = hydrateRoot(elementById(documentIds.header), <HeaderRoot request={first} ports={ports} />, {
    identifierPrefix: idPrefixes.header,
  });
  const footer = hydrateRoot(elementById(documentIds.footer), <FooterRoot request={first} ports={ports} />, {
    identifierPrefix: idPrefixes.footer,
  });
  return {
    update(change) {
      const request = { ...first, ...change };
      startTransition(() => {
        header.render(<HeaderRoot request={request} ports={ports} />);
        footer.render(<FooterRoot request={request} ports={ports} />);
      });
    },
  };
}
