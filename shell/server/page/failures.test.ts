import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

/** A page with one healthy fragment and one that fails in the way its props name. */
const search = `
const url = new URL(request.url);
const way = url.searchParams.get('q') ?? 'none';
const healthy = '<div data-fragment="mf-fair/banner" data-props="{}"></div>';
return page('<h1>Inicio</h1>' + healthy + '<div data-fragment="mf-content/news" data-props="{&quot;way&quot;:&quot;' + way + '&quot;}"></div>');
`;
const misbehaving = `
const way = request.kind === 'page' ? new URL(request.url).searchParams.get('categoria') : request.props.way;
if (way === 'throws') throw new Error('no roof');
if (way === 'slow') await new Promise((resolve) => setTimeout(resolve, 5000));
if (way === 'loop') for (;;);
if (way === 'memory') { const all = []; for (;;) all.push(new Array(10000).fill(Math.random())); }
return page('<p>noticias</p>');
`;
const ways = ['throws', 'slow', 'loop', 'memory'];

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal({
    remotes: {
      'mf-search': { render: search },
      'mf-content': { render: misbehaving, fragments: ['news'] },
      'mf-fair': { render: `return page('<p>feria</p>');`, fragments: ['banner'] },
    },
    env: { PAGE_FRESH_MS: '0', RENDER_HEAP_MB: '48', IGNORES_LOAD: '1' },
  });
});
afterAll(() => portal.stop());

for (const way of ways) {
  test(`a fragment that fails (${way}) is a hole in its page, everything else is there`, async () => {
    const answer = await portal.get(`/proyectos-vivienda?q=${way}`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('<p>feria</p>');
    expect(text).not.toContain('<p>noticias</p>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test(`a page that fails (${way}) answers 503 while pages of other remotes answer`, async () => {
    const [failing, other] = await Promise.all([portal.get(`/actualidad?categoria=${way}`), portal.get('/feria')]);
    expect([failing.status, other.status]).toEqual([503, 200]);
    expect(await failing.text()).toContain('<h1>unavailable</h1>');
  });
}

test('a remote that goes on failing is cut off, so that its pages fail at once', async () => {
  await Promise.all(
    ways
      .slice(1)
      .flatMap((way) => [
        portal.get(`/actualidad?categoria=${way}`),
        portal.get(`/actualidad?categoria=${way}&page=2`),
      ]),
  );
  const metrics = await (await portal.get('/metrics')).text();
  expect(metrics).toContain('umbral_breaker{remote="mf-content"} 2');
  const began = performance.now();
  expect((await portal.get('/actualidad?categoria=loop')).status).toBe(503);
  expect(performance.now() - began).toBeLessThan(1000);
  expect((await portal.get('/')).status).toBe(200);
});
