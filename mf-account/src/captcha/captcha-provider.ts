import type { WidgetChallenge } from './captcha-challenge.ts';

type WidgetId = string | number;

/** What hCaptcha and reCAPTCHA share of their script's object; `remove` is hCaptcha's only. */
export interface WidgetApi {
  render(container: HTMLElement, options: WidgetOptions): WidgetId;
  remove?(id: WidgetId): void;
}

export interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly size: 'normal' | 'compact';
  readonly hl: 'es';
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  /** hCaptcha says which error it was. */
  readonly 'error-callback': (code?: unknown) => void;
}

type ProviderName = WidgetChallenge['provider'];

const readyName = '__captchaReady';
const patienceMs = 10_000;

const providers = {
  hcaptcha: {
    global: 'hcaptcha',
    url: `https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&hl=es&onload=${readyName}`,
  },
  recaptcha: {
    global: 'grecaptcha',
    url: `https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true&hl=es&onload=${readyName}`,
  },
} as const;

const loading = new Map<ProviderName, Promise<WidgetApi>>();

/** The provider's object; loads its script at the first call and again after a failure. Rejects after ten seconds. */
export function loadProvider(name: ProviderName): Promise<WidgetApi> {
  const known = loading.get(name);
  if (known) return known;
  const api = insertScript(providers[name].url).then(() => readApi(name));
  loading.set(name, api);
  api.catch(() => loading.delete(name));
  return api;
}

/** The script's own `load` comes too early: reCAPTCHA's is a loader. Both call a global function when they are ready. */
function insertScript(url: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The captcha took too long')), patienceMs);
    const settle = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    Object.assign(window, { [readyName]: settle(resolve) });
    script.onerror = settle(() => reject(new Error('The captcha did not load')));
    script.async = true;
    script.src = trusted(url);
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    throw error;
  });
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The document's own policy refuses foreign scripts, so this one says yes to the two addresses above. */
function trusted(url: string): string {
  const { trustedTypes }: { trustedTypes?: TrustedTypesFactory } = window as never;
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('captcha', {
    createScriptURL(text) {
      if (Object.values(providers).some((provider) => provider.url === text)) return text;
      throw new TypeError('Refused script');
    },
  });
  return policy.createScriptURL(url);
}
let policy: ReturnType<TrustedTypesFactory['createPolicy']> | undefined;

function readApi(name: ProviderName): WidgetApi {
  const api: unknown = Reflect.get(window, providers[name].global);
  if (isWidgetApi(api)) return api;
  throw new Error('The captcha is another than expected');
}

function isWidgetApi(value: unknown): value is WidgetApi {
  return typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';
}
