import { createRoot } from 'react-dom/client';
import type { FramePorts } from '../../frame/frame-ports.ts';
import type { StartedPrompts } from '../prompts/start-prompts.ts';
import { FairDebug } from './fair-debug.tsx';

/** Draws the panel over whatever page is open, until it is closed [B121]. */
export function drawFairDebug(ports: FramePorts, prompts: StartedPrompts): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')), { identifierPrefix: 'd-' });
  root.render(<FairDebug ports={ports} prompts={prompts} onClose={() => root.unmount()} />);
}
