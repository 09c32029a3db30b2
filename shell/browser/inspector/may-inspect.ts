import { linkIds } from '../../document/link-marks.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Who sees the inspector: a visit with a QA link, a portal on the own machine, whoever is signed in at the console. */
export async function mayInspect(): Promise<boolean> {
  if (document.getElementById(linkIds.banner) || loopback.test(location.hostname)) return true;
  try {
    const answer = await fetch('/platform/api/session', { signal: AbortSignal.timeout(5000) });
    const { identity }: { identity?: unknown } = await answer.json();
    return answer.ok && typeof identity === 'object' && identity !== null;
  } catch {
    // A portal without a registry has no console.
    return false;
  }
}
