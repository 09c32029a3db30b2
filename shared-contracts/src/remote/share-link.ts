import type { RemoteContext } from './remote-context.ts';
import { remoteTexts as texts } from './remote-texts.ts';

interface Shared {
  readonly title: string;
  /** Path on the portal. */
  readonly href: string;
}

/** Passes a page on by the device's own sheet, else into the clipboard, and says what became of it [M096]. */
export async function shareLink({ title, href }: Shared, toast: RemoteContext['toast']): Promise<void> {
  const url = `${location.origin}${href}`;
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ tone: 'success', text: texts.linkCopied });
  } catch (error) {
    // Who closes the sheet has changed their mind: that is no failure.
    if (error instanceof Error && error.name === 'AbortError') return;
    toast({ tone: 'warning', text: texts.shareFailed });
  }
}
