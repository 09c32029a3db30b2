import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { vi } from 'vitest';
import type { WidgetApi, WidgetOptions } from '../captcha/captcha-provider.ts';

/** A challenge of our own that is solved in a moment. */
export async function workChallenge() {
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 2,
    expiresAt: Math.floor(Date.now() / 1000) + 600,
    deriveKey,
    hmacSignatureSecret: 'a secret for tests only',
  });
  return { provider: 'altcha', parameters: { ...parameters, expiresAt: parameters.expiresAt ?? 0 }, signature };
}

/** The provider's object as its script leaves it on `window`, with what was asked of it. */
export function standInForProvider(global: 'hcaptcha' | 'grecaptcha') {
  const drawn: { container: HTMLElement; options: WidgetOptions }[] = [];
  const api = {
    render: vi.fn<WidgetApi['render']>((container, options) => {
      const frame = document.createElement('iframe');
      frame.title = 'Widget';
      container.append(frame);
      return drawn.push({ container, options }) - 1;
    }),
    remove: vi.fn(),
  };
  return {
    drawn,
    api,
    /** What the script does once it is there: the simulated browser loads none. */
    arrive: () => {
      Object.assign(window, { [global]: global === 'hcaptcha' ? api : { render: api.render } });
      Reflect.get(window, '__captchaReady')();
    },
    latest: (): WidgetOptions => {
      const last = drawn.at(-1);
      if (!last) throw new Error('nothing was drawn');
      return last.options;
    },
  };
}

/** The scripts of providers in the document. */
export function providerScripts(): HTMLScriptElement[] {
  return Array.from(document.querySelectorAll<HTMLScriptElement>('script[src^="https:"]'));
}
