const anyOrigin = 'http://portal.invalid';

/** Whether a text is a path on this origin, whatever a browser makes of its slashes. */
export function isLocalPath(text: string): boolean {
  if (!text.startsWith('/')) return false;
  try {
    return new URL(text, anyOrigin).origin === anyOrigin;
  } catch {
    return false;
  }
}
