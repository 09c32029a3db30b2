import { screen, waitFor } from '@testing-library/react';
import { projectFormExample } from '@umbral/domain/project-form/project-form-example.ts';
import type { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import type { ComponentProps } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { editorOf, openForm, standInForBrowser } from './testing/open-form.tsx';

const drawn = vi.hoisted(() => ({ buttons: 0 }));

// Counts what is drawn and draws it as ever.
vi.mock('@umbral/kit/actions/icon-button.tsx', async (load) => {
  const { IconButton: Real } = await load<{ readonly IconButton: typeof IconButton }>();
  const Counted = (props: ComponentProps<typeof IconButton>) => {
    drawn.buttons += 1;
    return <Real {...props} />;
  };
  return { IconButton: Counted };
});

const [plant] = projectFormExample.plants;
const plants = Array.from({ length: 12 }, (_, index) => ({ ...plant, id: null, name: `Tipo ${index + 1}` }));

beforeAll(async () => {
  standInForBrowser();
  await Promise.all([import('./sections/plants-section.tsx'), import('../keeping/api-draft-server.ts')]);
});
beforeEach(() => localStorage.clear());

test('[R086, B142] what is kept while somebody types draws no typology but the one that is written', async () => {
  const editor = editorOf({ ...projectFormExample, plants });
  const { user, sentTo } = openForm({ editor, search: '?seccion=tipologias' });
  await user.click(await screen.findByText('Tipo 7'));
  const name = await screen.findByDisplayValue('Tipo 7');
  const before = drawn.buttons;
  await user.type(name, 'a');
  // The form says that it is waiting, sending and saved: none of it is about the rows.
  await waitFor(() => expect(sentTo('C303')).toHaveLength(1));
  await screen.findByText('Borrador guardado 10:42');
  // Its own row, and none of the other eleven.
  expect(drawn.buttons - before).toBeLessThan(12);
});
