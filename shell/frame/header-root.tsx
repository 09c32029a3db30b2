import type { FrameRequest } from '../document/frame-contract.ts';
import { hasHeader } from './frame-layouts.ts';
import { type FramePorts, FramePortsProvider } from './frame-ports.ts';
import { Header } from './header/header.tsx';

interface HeaderRootProps {
  readonly request: FrameRequest;
  readonly ports: FramePorts;
}

/** The header's root; empty in layouts that have none [B016]. */
export function HeaderRoot({ request, ports }: HeaderRootProps) {
  return (
    <FramePortsProvider value={ports}>{hasHeader(request.layout) && <Header request={request} />}</FramePortsProvider>
  );
}
