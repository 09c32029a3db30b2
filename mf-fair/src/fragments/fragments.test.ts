import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { fairs } from '../testing/fair-fixtures.ts';
import { renderFragment } from '../testing/render-page.ts';

beforeEach(() => vi.unstubAllGlobals());

test('[B120, C032] the state of the fair that is on comes from the server, and not more of it than the button needs', async () => {
  answerWith({ '/fairs': { data: fairs } });
  const { status, html, state } = await renderFragment('button');
  expect(status).toBe(200);
  expect(html).toContain('Ver proyectos');
  expect(state).toEqual({
    fair: {
      name: '12.ª Feria Virtual Umbral',
      hyphenized: '12-feria-virtual-umbral',
      region: null,
      kind: 'virtual',
      endsOn: '2099-12-20',
    },
  });
});

test.each(['button', 'banner', 'popup'])('[B120] while no fair is on %s draws nothing', async (name) => {
  answerWith({ '/fairs': { data: fairs.filter(({ status }) => status !== '1') } });
  expect(await renderFragment(name)).toMatchObject({ status: 200, html: '', state: { fair: null } });
});
