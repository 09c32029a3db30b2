import { Footer } from './footer/footer.tsx';
import type { FrameRequest } from './frame-contract.ts';
import { type FramePorts, FramePortsProvider } from './frame-ports.ts';
import { Header } from './header/header.tsx';
// The shell's own pages are drawn on the server only; their look comes with the frame's.
import './pages/shell-page.module.css';

interface RootProps {
  readonly request: FrameRequest;
  readonly ports: FramePorts;
}

const withoutHeader = new Set<FrameRequest['layout']>(['clean', 'landing']);
const withoutFooter = new Set<FrameRequest['layout']>(['landing']);

/** The header's root; empty in layouts that have none [B016]. */
export function HeaderRoot({ request, ports }: RootProps) {
  return (
    <FramePortsProvider value={ports}>
      {!withoutHeader.has(request.layout) && <Header request={request} />}
    </FramePortsProvider>
  );
}

/** The footer's root; empty in layouts that have none. */
export function FooterRoot({ request, ports }: RootProps) {
  return (
    <FramePortsProvider value={ports}>
      {!withoutFooter.has(request.layout) && <Footer request={request} />}
    </FramePortsProvider>
  );
}
