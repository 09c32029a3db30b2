import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { remoteTexts as texts } from '../remote/remote-texts.ts';

interface Shared {
  readonly title: string;
  /** Path on the portal. */
  readonly href: string;
}

/** Passes a page on by the device's own sheet, else into the clipboard, and says what became of it [M096]. */
export async function shareLink({ title, href }: Shared, toast: RemoteContext['toast']): Promise<void> {
  if (!navigator.share) return copyLink(href, toast);
  try {
    await navigator.share({ title, url: `${location.origin}${href}` });
  } catch (error) {
    // Who closes the sheet has changed their mind: that is no failure.
    if (error instanceof Error && error.name === 'AbortError') return;
    toast({ tone: 'warning', text: texts.shareFailed });
  }
}

/** Puts the address of a path on the portal into the clipboard and says what became of it [M096]. */
export async function copyLink(href: string, toast: RemoteContext['toast']): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}${href}`);
    toast({ tone: 'success', text: texts.linkCopied });
  } catch {
    toast({ tone: 'warning', text: texts.shareFailed });
  }
}
