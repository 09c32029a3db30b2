import type { QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { timeLeft } from '../../document/time-left.ts';
import { startBanner } from './banner.ts';
import { nextWish } from './next-link.ts';

const now = Date.UTC(2026, 10, 22, 12);
const link: QaLink = {
  schema: 1,
  id: 'a'.repeat(22),
  origin: 'http://localhost:4000',
  from: now / 1000,
  until: now / 1000 + 7200,
  pins: { 'mf-fair': { version: '2.0.0', manifest: '0'.repeat(64) } },
  dev: {},
  chaos: [
    { remote: 'mf-fair', side: 'server', fault: 'error' },
    { remote: 'mf-fair', side: 'browser', fault: 'slow', ms: 100 },
  ],
  flags: [],
  path: '/',
  purpose: 'look',
  by: 'olga',
};

test('what is left of a link is told in its largest whole unit', () => {
  const hour = 3_600_000;
  expect([3 * 24 * hour, 5 * hour, 90_000, 4000, -1].map((ms) => timeLeft(now + ms, now))).toEqual([
    'dentro de 3 días',
    'dentro de 5 horas',
    'dentro de 1 minuto',
    'dentro de 4 segundos',
    'dentro de 0 segundos',
  ]);
});

test('the next link says what the present one says, with one fault more, another or less', () => {
  const at = { path: '/feria', now };
  const loop = nextWish(link, { remote: 'mf-fair', side: 'server', fault: 'loop', ms: 50 }, at);
  expect(loop).toMatchObject({ pins: { 'mf-fair': '2.0.0' }, path: '/feria', hours: 2, purpose: 'look' });
  expect(loop.chaos).toEqual([link.chaos[1], { remote: 'mf-fair', side: 'server', fault: 'loop', ms: 50 }]);
  const fewer = nextWish(link, { remote: 'mf-fair', side: 'server', fault: undefined, ms: undefined }, at);
  expect(fewer.chaos).toEqual([link.chaos[1]]);
  const untimed = nextWish(link, { remote: 'mf-search', side: 'server', fault: 'error', ms: 50 }, at);
  expect(untimed.chaos.at(-1)).toEqual({ remote: 'mf-search', side: 'server', fault: 'error' });
});

describe('the strip', () => {
  const answers = vi.fn<(path: string) => unknown>();
  let banner: HTMLElement;

  beforeEach(() => {
    vi.useFakeTimers({ now });
    vi.stubGlobal('fetch', async (path: string) => Response.json(answers(path)));
    document.body.innerHTML = `<aside><div class="qa-said"><time datetime="${new Date(now + 7_200_000).toISOString()}">hoy</time> (<span data-qa-left>dentro de 2 horas</span>)
      <details class="qa-panel"><summary>Provocar una falla</summary><p><a href="/platform">Abrir la consola</a></p></details></div>
      <a href="/_link/about" data-qa-copy>Copiar</a></aside>
      <script type="application/json" id="umbral-boot">{"remotes": [{"name": "mf-fair"}, {"name": "mf-tv2"}]}</script>`;
    banner = document.querySelector('aside') ?? document.body;
    answers.mockReset();
    startBanner(banner);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function openPanel(identity: object | null): Promise<HTMLElement> {
    answers.mockImplementation((path) =>
      path === '/_link/address' ? { url: 'x', link } : { identity: identity && { name: 'ana', ...identity } },
    );
    const fold = banner.querySelector('details') ?? document.body;
    fold.dispatchEvent(new Event('toggle'));
    await vi.advanceTimersByTimeAsync(10);
    return fold;
  }

  test('tells what is left, again each minute', () => {
    vi.advanceTimersByTime(3_600_000);
    expect(banner.textContent).toContain('hoy (dentro de 1 hora)');
  });

  test('asks nobody before its panel is opened', () => {
    expect(answers).not.toHaveBeenCalled();
  });

  test('lets a team choose its remotes', async () => {
    const options = (fold: HTMLElement) =>
      [...fold.querySelectorAll('[name=remote] option')].map((one) => one.textContent);
    expect(options(await openPanel({ role: 'team', remotes: ['mf-fair'] }))).toEqual(['mf-fair']);
  });

  test('sends who is not signed in to the console', async () => {
    const fold = await openPanel(null);
    expect(fold.querySelector('form')).toBeNull();
    expect(fold.querySelector('a')?.getAttribute('href')).toBe('/platform');
  });

  test('lets an operator choose every remote of the composition, whoever built it', async () => {
    const fold = await openPanel({ role: 'operator', remotes: [] });
    const names = [...fold.querySelectorAll('[name=remote] option')].map((one) => one.textContent);
    expect(names).toEqual(['mf-fair', 'mf-tv2']);
  });
});
