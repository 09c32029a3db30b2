import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createCallGuard } from '../guard/call-guard.ts';
import { type AltchaTools, altcha, decodeAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import type { CaptchaProviderSettings } from './captcha-settings.ts';
import { spendAnswer } from './spent-answers.ts';

/** Answers of both providers; a score only from those that watch instead of asking. */
const verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  score: z.number().optional(),
});
const enoughScore = 0.5;
/** Longer than the answers of both providers, characters. */
const longestAnswer = 8192;
/** Providers let an answer count for two minutes; ours are remembered for longer. */
const rememberedMs = 600_000;

interface WidgetTools extends AltchaTools {
  /** Host name of the portal: answers that were given on other pages do not count. */
  readonly hostname: string;
  readonly clock?: () => number;
}

/**
 * A provider's widget, checked by `siteverify`. While the provider is down the browser is given our own work instead.
 * Only then: a signed challenge of ours is proof that it was given in such a moment.
 */
export function widgetCaptcha(settings: CaptchaProviderSettings, tools: WidgetTools): Captcha {
  const { provider, siteKey, secret, verifyUrl } = settings;
  const substitute = altcha(tools);
  const guard = createCallGuard({
    party: 'captcha',
    baseUrl: verifyUrl,
    timeoutMs: 3000,
    breaker: { failures: 3, openMs: 60_000 },
    ...(tools.clock ? { clock: tools.clock } : {}),
  });

  async function isRight(answer: string): Promise<boolean> {
    const body = new URLSearchParams({ secret, response: answer, sitekey: siteKey });
    // An answer counts once at the provider: a repetition might be refused although the first one went well.
    const said = await guard.json({ method: 'POST', path: '', body, isRepeatable: false }, verdict);
    return said.success && (said.hostname ?? tools.hostname) === tools.hostname && (said.score ?? 1) >= enoughScore;
  }

  return {
    challenge: async () => (guard.isResting ? substitute.challenge() : { provider, site_key: siteKey }),
    async accepts(answer) {
      if (decodeAltcha(answer)) return substitute.accepts(answer);
      if (answer.length > longestAnswer || !(await isRight(answer).catch(() => false))) return false;
      const signature = createHash('sha256').update(`${provider}:${answer}`).digest('base64url');
      return spendAnswer(tools.db, signature, new Date(tools.now().getTime() + rememberedMs));
    },
  };
}
