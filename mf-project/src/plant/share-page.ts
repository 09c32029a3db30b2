/** Passes the page's address on: by the device's own sheet, else into the clipboard. */
export async function sharePage(title: string): Promise<'shared' | 'copied' | 'failed'> {
  const url = `${location.origin}${location.pathname}`;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // Who closes the sheet has changed their mind: that is no failure.
    return error instanceof Error && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
