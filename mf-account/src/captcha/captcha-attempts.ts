import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { CaptchaChallenge, WidgetChallenge, WorkChallenge } from './captcha-challenge.ts';
import type { CaptchaState } from './captcha-state.ts';

/** Our own work is not begun with less of its time left, in milliseconds. */
const reserveMs = 60_000;

/** Asks which captcha is configured: a provider's widget shows at once, our own waits for a press. */
export async function prepare(call: CallApi, signal: AbortSignal): Promise<CaptchaState> {
  const challenge = await ask(call, signal);
  return challenge.provider === 'altcha' ? { step: 'idle', work: challenge } : showWidget(challenge);
}

/** Solves our own captcha, the one that is at hand while there is time; shows the widget where a provider is asked. */
export async function attempt(call: CallApi, signal: AbortSignal, atHand?: WorkChallenge): Promise<CaptchaState> {
  const isFresh = atHand && atHand.parameters.expiresAt * 1000 - Date.now() > reserveMs;
  const challenge = isFresh ? atHand : await ask(call, signal);
  return challenge.provider === 'altcha' ? solve(challenge, signal) : showWidget(challenge);
}

/** After a widget that did not load: solves our own captcha, if the API gives it by now. */
export async function replace(call: CallApi, signal: AbortSignal): Promise<CaptchaState> {
  const challenge = await ask(call, signal);
  return challenge.provider === 'altcha' ? solve(challenge, signal) : { step: 'failed' };
}

async function ask(call: CallApi, signal: AbortSignal): Promise<CaptchaChallenge> {
  const { askChallenge } = await import('./captcha-challenge.ts');
  return askChallenge(call, signal);
}

async function solve(challenge: WorkChallenge, signal: AbortSignal): Promise<CaptchaState> {
  const { solveCaptcha } = await import('./captcha-solver.ts');
  const solved = await solveCaptcha(challenge, signal);
  return solved ? { step: 'solved', ...solved } : { step: 'failed' };
}

async function showWidget(challenge: WidgetChallenge): Promise<CaptchaState> {
  const { CaptchaWidget } = await import('./captcha-widget.tsx');
  return { step: 'loading', widget: { challenge, Widget: CaptchaWidget } };
}
