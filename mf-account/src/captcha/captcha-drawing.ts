import type { WidgetChallenge } from './captcha-challenge.ts';
import { loadProvider, type WidgetApi, type WidgetOptions } from './captcha-provider.ts';
import type { WidgetNews } from './captcha-state.ts';

/** Both providers' boxes are about as wide, in pixels; a narrower place gets their compact one. */
const boxWidth = 304;

/** What hCaptcha calls an error although the person closed the puzzle or was slow: its box can be pressed again. */
const ownDoing: readonly unknown[] = ['challenge-closed', 'challenge-expired'];

/** Draws the provider's widget into `parent`; gives the way to take it away, after which nothing is told. */
export function drawWidget(parent: HTMLElement, challenge: WidgetChallenge, onNews: (news: WidgetNews) => void) {
  // Its own element each time: a provider refuses one that it has drawn into before.
  const place = document.createElement('div');
  const leave = new AbortController();
  const tell = (news: WidgetNews) => {
    if (!leave.signal.aborted) onNews(news);
  };
  const draw = (api: WidgetApi) => {
    if (leave.signal.aborted) return;
    parent.append(place);
    const id = api.render(place, optionsOf(challenge, parent.clientWidth, tell));
    leave.signal.addEventListener('abort', () => api.remove?.(id));
    tell('ready');
  };
  loadProvider(challenge.provider)
    .then(draw)
    .catch(() => tell('absent'));
  return () => {
    leave.abort();
    place.remove();
  };
}

function optionsOf(
  { site_key: sitekey }: WidgetChallenge,
  width: number,
  tell: (news: WidgetNews) => void,
): WidgetOptions {
  return {
    sitekey,
    hl: 'es',
    theme: isDark() ? 'dark' : 'light',
    size: width > 0 && width < boxWidth ? 'compact' : 'normal',
    callback: (token) => tell({ token }),
    'expired-callback': () => tell('expired'),
    'error-callback': (code) => {
      if (!ownDoing.includes(code)) tell('failed');
    },
  };
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
