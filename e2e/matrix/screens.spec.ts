import { routes } from '@umbral/domain/routes/table.ts';
import { portal } from '../fixtures/portal.ts';
import { programWords } from '../fixtures/program-words.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { cookiesOf, seeded, signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { screens } from './screens.ts';

// Read from the answer itself: what a browser does with it is shown by the specs that open it in one.
test.describe('every screen answers whole from the server, without JavaScript', () => {
  test('[R001, R002, R003, R004, R005, R007, R008, R009, R010, R011, R012, R014, R015, R016, R017, R018, R019, R020, R026, R027, R029, R030, R031, R039, R040, R041, R042, R043, R045, R047, R048, R049, R050, R051, R052, R053, R054, R055, R056, R057, R058, R059, R060, R061, R062, R063, R065, R067, R068, R069, R070, R071, R072, R073, R074, R075, R077, R078, R079, R080, R081, R082, R084, R093, R097, R098, R099, R101] the table holds every row of this title', () => {
    const ids = new Set<string>(screens.map((screen) => routes[screen.key].id));
    expect(
      test
        .info()
        .title.match(/R\d{3}/g)
        ?.filter((id) => !ids.has(id)),
    ).toEqual([]);
  });

  for (const screen of screens) {
    const { id, owner, layout, robots } = routes[screen.key];
    test(`[${id}] ${screen.key}`, async ({ context, catalogue }) => {
      if (screen.visitor) await signInDirectly(context, seeded[screen.visitor]);
      const path = screen.path(catalogue);
      const { status, facts } = await factsOf(path, { cookie: await cookiesOf(context) });
      expect(status).toBe(200);
      expect(facts).toMatchObject({ owner, layout, inlineStyles: 0 });
      expect(facts.boundary ?? owner).toBe(owner);
      expect(facts.robots).toEqual([screen.robots ?? robots]);
      expect(facts.canonical).toEqual([`${portal.url}${screen.canonical?.(catalogue) ?? path}`]);
      expect(facts.title).toMatch(screen.title);
      expect(facts.h1).toHaveLength(1);
      expect(facts.h1[0]).toMatch(screen.h1);
      expect(facts.text).toMatch(screen.shows);
      if (!screen.showsCode) expect(facts.text).not.toMatch(programWords);
    });
  }
});
