import { linkIds } from '../../document/link-marks.ts';
import { readConsoleIdentity } from '../console-identity.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Who sees the inspector: a visit with a QA link, a portal on the own machine, whoever is signed in at the console. */
export async function mayInspect(): Promise<boolean> {
  const banner = document.getElementById(linkIds.banner);
  if ((banner && !banner.hidden) || loopback.test(location.hostname)) return true;
  // A portal without a registry has no console.
  return (await readConsoleIdentity().catch(() => null)) !== null;
}
