import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keptDraft } from '@umbral/kit/form/draft/form-draft.ts';
import { beforeAll, expect, test } from 'vitest';
import { fill, nameField, ok, send, sent } from '../../testing/contact-stage.tsx';
import { plantFixture, recordFixture } from '../../testing/plant-fixtures.ts';
import { renderPart, standInForBrowser } from '../../testing/probe-context.tsx';
import { Contact } from './contact.tsx';

beforeAll(standInForBrowser);

test('[B106] an intent from anywhere opens the form of its plant, and the dialog can be closed', async () => {
  const user = userEvent.setup();
  const { topics } = renderPart(<Contact />, {
    C067: () => ({ data: [recordFixture()] }),
    C068: () => ({ data: plantFixture() }),
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => topics.ask('project/open-contact', { plantId: 7 }));
  expect(await screen.findByText('Alameda 170')).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Contacta a la constructora' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
});

test('a plant that cannot be loaded can be tried again', async () => {
  const user = userEvent.setup();
  let isUp = false;
  const { topics } = renderPart(<Contact />, {
    C067: () => {
      if (!isUp) throw new Error('down');
      return { data: [recordFixture()] };
    },
    C068: () => ({ data: plantFixture() }),
  });
  act(() => topics.ask('project/open-contact', { plantId: 7 }));
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByText('Alameda 170')).toBeTruthy();
});

test('[B064] an answer that comes late does not close the form of another home', async () => {
  const user = userEvent.setup();
  let answer: (value: object) => void = () => undefined;
  const homes = [{}, { id: 8, title: 'Tipo B' }];
  const { bus, topics, calls } = renderPart(<Contact />, {
    C015: () => ({ data: [] }),
    C016: () => ({ data: [] }),
    C067: () => ({ data: [recordFixture()] }),
    C068: () => ({ data: plantFixture(homes.shift()) }),
    C084: () => new Promise((resolve) => (answer = resolve)),
  });
  act(() => topics.ask('project/open-contact', { plantId: 7 }));
  await screen.findByText('Alameda 170');
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  act(() => topics.ask('project/open-contact', { plantId: 8 }));
  await screen.findByText(/Tipo B/);
  await user.type(nameField(), 'Beatriz');
  await act(async () => answer(ok));
  await waitFor(() => expect(bus.recent().map(({ topic }) => topic)).toContain('project/contact-sent'));
  expect(keptDraft('contact-8', 0)).toMatchObject({ name: 'Beatriz' });
  expect(screen.getByRole('form', { name: 'Contacta a la constructora' })).toBeTruthy();
});
