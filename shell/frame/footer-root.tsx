import type { FrameRequest } from '../document/frame-contract.ts';
import { Footer } from './footer/footer.tsx';
import { hasFooter } from './frame-layouts.ts';

/** The footer's root; empty in layouts that have none. It holds nothing that needs a script. */
export function FooterRoot({ request }: { readonly request: FrameRequest }) {
  return hasFooter(request.layout) && <Footer request={request} />;
}
